### Что говорит судья: детали, отказы и рассказ о партии.
### Атрибуты (.acc, .gen…) — грамматика этого языка; ими пользуются только другие тексты.

## Детали. Колонна: $colour, $shape, $number; место: $level; перекрытие: $plateau.

colour = { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
    [orange] оранжевый
   *[green] зелёный
}
    .nom = { $colour ->
        [red] красная
        [yellow] жёлтая
        [blue] синяя
        [orange] оранжевая
       *[green] зелёная
    }
    .acc = { $colour ->
        [red] красную
        [yellow] жёлтую
        [blue] синюю
        [orange] оранжевую
       *[green] зелёную
    }
    .gen = { $colour ->
        [red] красной
        [yellow] жёлтой
        [blue] синей
        [orange] оранжевой
       *[green] зелёной
    }
    .plural-gen = { $colour ->
        [red] красных
        [yellow] жёлтых
        [blue] синих
        [orange] оранжевых
       *[green] зелёных
    }
    .plural-ins = { $colour ->
        [red] красными
        [yellow] жёлтыми
        [blue] синими
        [orange] оранжевыми
       *[green] зелёными
    }
mark = { $colour ->
    [red] солнце
    [yellow] лимон
    [blue] волна
    [green] лист
   *[neutral] кольцо
}
shape = { $shape ->
    [thin] тонкая
    [hex] шестигранная
   *[thick] толстая
}
    .acc = { $shape ->
        [thin] тонкую
        [hex] шестигранную
       *[thick] толстую
    }
    .gen = { $shape ->
        [thin] тонкой
        [hex] шестигранной
       *[thick] толстой
    }
column = { shape } { colour.nom } колонна{ column-rings }
    .start = { $shape ->
        [thin] Тонкая
        [hex] Шестигранная
       *[thick] Толстая
    } { colour.nom } колонна{ column-rings }
    .acc = { shape.acc } { colour.acc } колонну{ column-rings }
    .ins = { shape.gen } { colour.gen } колонной{ column-rings }
column-rings = { $number ->
    [1] { " " }с одним кольцом
    [2] { " " }с двумя кольцами
    [3] { " " }с тремя кольцами
   *[0] { "" }
}
column-short = { colour.nom } { shape }{ column-rings }
plateau = { $plateau ->
    [blue] синее
    [green] зелёное
    [yellow] жёлтое
    [orange] оранжевое
   *[red] красное
} перекрытие
    .start = { $plateau ->
        [blue] Синее
        [green] Зелёное
        [yellow] Жёлтое
        [orange] Оранжевое
       *[red] Красное
    } перекрытие
level = { $level ->
    [base] фундамент
    [blue] синее перекрытие
    [green] зелёное перекрытие
    [yellow] жёлтое перекрытие
    [orange] оранжевое перекрытие
   *[red] красное перекрытие
}
    .where = { $level ->
        [base] на фундаменте
        [blue] на синем перекрытии
        [green] на зелёном перекрытии
        [yellow] на жёлтом перекрытии
        [orange] на оранжевом перекрытии
       *[red] на красном перекрытии
    }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
list-two = { $first } и { $second }
list-more = { $first }, { $second }

## Рассказ: по тексту на событие.

event-villa-set-up = { $round ->
    [1] Вилла стоит: двадцать колонн под синим перекрытием.
   *[other] Вилла снова стоит: раунд { $round }.
}
event-seal-thrown = { $shows ->
    [end] { $by } бросает печать, и та встаёт на торец.
   *[other] { $by } бросает печать: { colour }.
}
event-throw-again = { $clause ->
    [COLOUR-1] Этот цвет ({ colour }) уже занят. { $by } бросает ещё раз.
   *[other] Ниже верхнего яруса не осталось { colour.plural-gen } колонн. { $by } бросает ещё раз.
}
event-colour-taken = { $how ->
    [left-over] { $by } играет { colour.plural-ins }: других не осталось.
   *[other] { $by } играет { colour.plural-ins }.
}
event-colour-neutral = Нейтральный цвет — { colour }.
event-colour-required = { $by }: двигать нужно { colour.acc } колонну.
event-turn-began = Ход { $number }: { $by }.
event-turn-ended = { $by }: ход окончен ({ $clause }).
event-column-raised = { $by } ставит { column.acc } на { level }.
event-attempt-broken-off = { $locked ->
    [yes] { $swayed ->
        [yes] Вилла шатается: { $by } возвращает { column.acc } на место. Она заперта.
       *[no] { $by } возвращает { column.acc } на место. Она заперта.
    }
   *[no] { $by } возвращает { column.acc } на место.
}
pushed-column = { column.acc }
pushed = { $pushed ->
    [none] соседнюю колонну
   *[other] { $pushed }
}
event-villa-put-back = { $locked ->
    [yes] { $by } слишком сильно сдвигает { pushed }. Всё возвращают на место, { column } теперь заперта, и ход окончен.
   *[no] { $by } слишком сильно сдвигает { pushed }. Всё возвращают на место, и { column } снова там, где была.
}
event-column-jammed = { column.start } не выходит: { $by } оставляет её на месте.
event-column-askew = { column.start } { level.where } покосилась, но держится. Она заперта и ни для кого не считается.
event-column-void = { column.start } стоит, но до следующего перекрытия не считается.
event-column-out = { $clause ->
    [RULING-2] { $leant ->
        [yes] { column.start }, и без того покосившаяся, падает и выбывает.
       *[no] { column.start } падает и выбывает.
    }
    [PLATEAU-3] { column.start } доказала, что хотела, и выбывает.
    [PLATEAU-4] { $by } убирает из игры { column.acc }.
   *[other] { column.start } выбывает.
}
event-plateau-applied-for = { $by } предлагает { plateau }.
event-consented = { $by ->
    [none] Никто не возражает.
   *[other] { $by } не возражает.
}
event-application-stood = { $by } может класть { plateau }.
event-objected = { $by } возражает: ещё есть что поднять!
event-proof-succeeded = { $by } доказывает это { column.ins }.
event-proof-failed = { $by }: доказать не вышло.
event-removal-waived = { $pushed ->
    [none] { $by } проявляет великодушие и ничего не убирает.
   *[other] { $by } слишком сильно сдвигает { $pushed }. Всё возвращают на место и ничего не убирают.
}
event-plateau-laid = { $plateau ->
    [green] { $by } кладёт { plateau }. Теперь очки считаются.
   *[other] { $by } кладёт { plateau }. Прежние очки сгорают.
}
event-plateau-given-up = { $by } всё-таки не кладёт { plateau }. Ход окончен.
event-plateau-slid-off = { plateau.start } соскальзывает, но вилла стоит. Его возвращают к остальным.
event-plateau-required = Ниже верхнего яруса нет { colour.plural-gen } колонн: { $by } сначала кладёт { plateau }.
event-passed = { $itself ->
    [yes] { $by }: делать нечего, ход пропущен.
   *[no] { $by } пропускает ход.
}
event-seal-taken = { $former ->
    [none] { $by } берёт печать.
   *[other] { $by } забирает печать, { $former } её отдаёт.
}
event-points-scored = { $by }: { points }, всего { $total }.
event-villa-collapsed = Грохот! { $by } роняет виллу.
event-round-ended = Раунд { $number } окончен.
event-round-began = Раунд { $number }: начинает { $by }.
event-time-ran-out = { $by }: время вышло.
event-player-left = { $by } больше не за столом.
event-game-ended = { $count ->
    [0] Игра окончена, и не победил никто.
    [1] { $winners } побеждает!
   *[other] Победу делят { $winners }!
}

## Отказы: по тексту на причину, без точки; `refused` добавляет пункт правил и точку; за столом страница добавляет только точку.

refused = { $sentence } ({ $clause }).
wanted = { $wanted ->
    [red] красная
    [yellow] жёлтая
    [blue] синяя
   *[green] зелёная
}
plateau-next = { $next ->
    [blue] синее
    [green] зелёное
    [yellow] жёлтое
    [orange] оранжевое
   *[red] красное
}

refusal-game-over = Эта партия окончена
refusal-not-at-the-table = { $player } не сидит за этим столом
refusal-not-your-turn = Сейчас ходит { $player }
refusal-not-set-up = Сначала нужно построить виллу
refusal-already-building = Вилла уже стоит, идёт стройка
refusal-column-on-rim = { column.start } стоит на краю
refusal-blue-beyond-base = Синее перекрытие выступает за фундамент
refusal-column-uncovered = { column.start } не под синим перекрытием
refusal-blue-unsteady = Синее перекрытие лежит неустойчиво: что-то наклонилось
refusal-colours-first = Сначала цвета: { $player } ещё выбирает
refusal-colours-settled = Цвет уже есть у всех
refusal-colours-open-to-all = В этой игре у цветов нет хозяев
refusal-not-your-throw = Сейчас бросает { $player }
refusal-not-your-choice = Сейчас выбирает { $player }
refusal-throw-for-colour = За этот цвет бросают печать, его не выбирают
refusal-choose-a-colour = Этот цвет выбирают, печать за него не бросают
refusal-seal-on-end = На торце цвета не видно: бросайте ещё раз
refusal-colour-taken = Занято: { colour } цвет, им играет { $player }
refusal-colour-held = { $player }: цвет уже есть
refusal-nothing-to-throw = Сейчас бросать нечего
refusal-throw-first = Сначала бросьте печать
refusal-name-first = Сначала назовите цвет: печать стоит на торце
refusal-nothing-to-name = Сейчас цвет называть не нужно
refusal-colour-not-below = Ниже верхнего яруса нет { colour.plural-gen } колонн
refusal-colour-not-yours = Вы не играете { colour.plural-ins }
refusal-column-out = { column.start } вне игры
refusal-column-on-top = { column.start } стоит на верхнем ярусе и там останется
refusal-column-locked = Она заперта: в ходе { $turn } ({ $player }) её вернули на место
refusal-column-askew = { column.start } покосилась, но держит виллу: не трогайте её
refusal-not-your-column = { $player ->
    [none] { column.start } никому не принадлежит
   *[other] { column.start } не ваша, ею играет { $player }
}
refusal-wrong-colour = { column.start } не подходит: нужна { wanted }
refusal-neutral-first = Сначала нейтральная колонна, потом { column }
refusal-one-neutral-a-turn = Одной нейтральной за ход довольно; теперь поднимайте свою
refusal-neutral-tried = Нейтральную вы уже пробовали; теперь поднимайте свою
refusal-last-neutral = { column.start } на этом ярусе последняя нейтральная и остаётся на месте
refusal-ask-the-others = Пусть сначала остальные скажут, можно ли было поднять другую нейтральную; потом { column }
refusal-no-breaking-off = Пути назад нет: { column } уже тронута, доводите дело до конца
refusal-no-jamming = { column.start } может просто вернуться на место: отступите
refusal-must-break-off = Вилла зашаталась: { column } возвращается на место
refusal-applied-already = Кто предложил перекрытие, в этот ход колонн не поднимает
refusal-answer-first = Сначала отвечают остальные
refusal-lay-first = Сначала перекрытие, потом колонна
refusal-not-at-the-start = Это делают в начале хода, а он уже идёт
refusal-raise-now = Перекрытие лежит; теперь поднимите колонну
refusal-no-plateau-left = Перекрытий больше нет
refusal-nothing-to-claim = Заявлять здесь ничего не нужно: просто кладите перекрытие
refusal-apply-first = Сначала предложите перекрытие, потом кладите
refusal-objections-open = Сначала послушаем, не возразит ли кто
refusal-proof-due = Сначала доказывает { $player }
refusal-take-out-due = Сначала уберите одну из колонн, которыми играет { $player }, или оставьте как есть
refusal-wrong-plateau = { plateau.start } подождёт: сначала { plateau-next }
refusal-too-few-columns = Под ним колонн: { $covers }, а нужно не меньше { $least }
refusal-too-many-columns = Накрыть { $covers } нельзя: на верхнем ярусе колонн всего { $most }
refusal-plateau-beyond-base = { plateau.start } выступает за фундамент
refusal-nothing-to-object-to = Возражать не против чего
refusal-nothing-to-consent-to = Согласия никто не спрашивал
refusal-your-own-claim = Сами себе не возражают
refusal-already-objected = Опоздали: уже возражает { $player }
refusal-one-proof-a-turn = Доказывать можно один раз за ход, и этот раз уже был
refusal-nothing-to-prove-with = Доказывать больше нечем
refusal-no-proof-due = Доказывать нечего
refusal-not-the-objector = Кто возразил, тот и доказывает: { $player }
refusal-proof-not-theirs = { column.start } ничего не доказывает: нужна та, которой играет { $player }
refusal-proof-wrong-colour = { column.start } ничего не доказывает: нужна { wanted }
refusal-proof-not-neutral = { column.start } ничего не доказывает: нужна нейтральная
refusal-proof-out = { column.start } вне игры и ничего не доказывает
refusal-proof-on-top = { column.start } уже наверху и ничего не доказывает
refusal-proof-locked = { column.start } заперта и ничего не доказывает
refusal-proof-askew = { column.start } покосилась и ничего не доказывает
refusal-proof-last-neutral = { column.start } на этом ярусе последняя нейтральная и ничего не доказывает
refusal-nothing-to-take-out = Убирать нечего
refusal-not-the-objectors = { column.start } не та: нужна колонна, которой играет { $player }
refusal-already-out = { column.start } уже вне игры
refusal-which-column = Скажите, какую колонну убрать
refusal-plateau-left = Ещё не всё: { plateau } впереди. Предложите его или поднимите колонну
refusal-must-move = Есть что двигать — значит, надо двигать
refusal-own-column-due = После нейтральной колонны поднимают свою
refusal-no-passing-now = Сейчас ход пропустить нельзя
refusal-no-clock-runs = { $player }: часы не идут
refusal-not-begun = Игра ещё не началась
refusal-hands-off-plateau = Не трогайте { plateau }
refusal-cover-changed = { plateau.start } не вернулось на место: посмотрите на { column.acc }
refusal-plateau-shifted = { plateau.start } лежит не там, где лежало: поправьте или отступите
refusal-plateau-held = Отпустите { plateau }, прежде чем ставить колонну
refusal-plateau-steadied = Пока { plateau } кладут, его никто не придерживает
refusal-column-overhangs = { column.start } выступает за край
refusal-column-on-column = { column.start } встала бы на другую
refusal-column-leans = { column.start } стоит не прямо
refusal-not-on-top-plateau = { column.start } должна встать на { plateau } целиком
refusal-second-column = В этот ход вы уже взялись за другую; { column } подождёт
