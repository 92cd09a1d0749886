### Что говорится иначе, когда играют раундами на очки: башня американской игры, и заявление не опровергают, а оспаривают.

question-object = { $voice ->
    [you] Вы заявляете, что двигать больше нечего. Кто-нибудь оспорит?
   *[name] { $name } заявляет, что двигать больше нечего. Кто-нибудь оспорит?
}
question-prove = { $voice ->
    [you] Вы это оспариваете. Теперь докажите: колонну наверх!
   *[name] { $name } это оспаривает. Теперь нужно доказать: колонну наверх!
}
act-object = Оспариваю!
act-consent = Не оспариваю
act-nobody = Никто не оспаривает
act-objects = Оспаривает { $name }
sure-claim = Неужели ни одну колонну не сдвинуть? Остальные могут это оспорить.
sure-put-back = { $price ->
    [lost] Вернуть? Тогда оспорить не удастся.
   *[locked] Вернуть? Тогда ваш ход окончен, а эта колонна останется запертой.
}
event-plateau-applied-for = { $by } заявляет, что двигать больше нечего.
event-consented = { $by ->
    [none] Никто не оспаривает.
   *[other] { $by } не оспаривает.
}
event-objected = { $by } оспаривает: ещё есть что поднять!
event-plateau-laid = { $by } кладёт { plateau }.
event-plateau-given-up = { $by } отказывается: { plateau } подождёт.
event-villa-set-up = { $round ->
    [1] Башня стоит: двадцать колонн под синим перекрытием.
   *[other] Башня снова стоит: раунд { $round }.
}
event-villa-collapsed = Грохот! { $by } роняет башню.
end-stands = Башня стоит, но строить дальше никто не может.
end-fell = { $voice ->
    [you] Вы уронили башню.
   *[name] { $cause } роняет башню.
}
question-faulted = Ничего не трогать! Устоит ли башня?
question-mending = Башню возвращают в прежний вид.
story-villa-stands = Башня стоит.
access-villa = Башня
access-leaned = Башня сдвинулась на { $mm } мм.
access-still = Башня стоит неподвижно.
act-look-home = Показать всю башню
look-told = { $from ->
    [side] Теперь взгляд идёт вдоль пола.
   *[home] Снова видна вся башня.
}
notice-interrupted = Игра прервалась. Рука убрана из башни, всё стоит как прежде.
sorry-storage-away = Сохранённые игры сейчас недоступны. Башня стоит и ждёт.
event-plateau-slid-off = { plateau.start } соскальзывает, но башня стоит. Его возвращают к остальным.
watch-fell = Башню роняет { $name }.

refusal-not-set-up = Сначала нужно построить башню
refusal-already-building = Башня уже стоит, идёт стройка
refusal-apply-first = Сначала заявите, что двигать нечего, потом кладите перекрытие
refusal-objections-open = Сначала послушаем, не оспорит ли кто
refusal-nothing-to-object-to = Оспаривать нечего
refusal-your-own-claim = Своё заявление не оспаривают
refusal-already-objected = Опоздали: уже оспаривает { $player }
refusal-not-the-objector = Кто оспорил, тот и доказывает: { $player }

keeper-ask-claim = { $by } заявляет, что двигать больше нечего. Кто-нибудь оспорит?
keeper-ask-objector = Кто оспаривает?
keeper-answer-apply = заявить, что двигать нечего
keeper-key-apply = я
keeper-answer-nobody = никто не оспаривает
keeper-answer-object = кто-то оспаривает

analysis-ends-collapse = башня рухнула
analysis-objections-none = Никто не оспаривал напрасно, и никто не упустил случая оспорить.
analysis-objection-missed = Никто не оспорил, а зря. { $column } пошла бы наверх: шансы { $chance }.
analysis-objection-right = { $name } оспаривает, и не зря. { $column } могла пойти наверх: шансы { $chance }.
analysis-objection-wrong = { $name } оспаривает вопреки шансам. { $column } — лучшее, что было: { $chance }.
analysis-objection-vain = { $name } оспаривает, а доказать это нечем.
analysis-way-prove = Оспорить: { $column }
analysis-way-object = Оспорить
analysis-way-consent = Не оспаривать
analysis-way-apply = Заявить, что двигать нечего
analysis-line-objection = { $kind ->
    [missed] никто не оспорил
    [right] оспорено верно
   *[wrong] оспорено вопреки шансам
}
choice-sway-lean-deg = Башня шатается при наклоне от (°)
choice-sway-shift-mm = Башня шатается при сдвиге от (мм)
choice-objection-time-s = Время, чтобы оспорить по сети (с)
more-objection = Время, чтобы оспорить по сети
