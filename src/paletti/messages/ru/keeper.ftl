### Счёт партии для деревянной игры.

keeper-turn = ход { $number }
keeper-round = раунд { $round } из { $rounds }
keeper-floor = { $level ->
    [base] фундамент
    [blue] синее
    [green] зелёное
    [yellow] жёлтое
    [orange] оранжевое
   *[red] красное
}
keeper-floor-columns = { keeper-floor }: { $count } { $count ->
    [one] колонна
    [few] колонны
   *[other] колонн
}
keeper-neutral = нейтральный
keeper-seal-free = Печать лежит на столе.
keeper-seal = { $former ->
    [none] Печать: { $by }.
   *[other] Печать: { $by }, прежде { $former }.
}
keeper-to-come = впереди
keeper-all-laid = все перекрытия лежат
keeper-locked = { $count ->
    [one] { $count } заперта
   *[other] { $count } заперто
}
keeper-askew = { $count ->
    [one] { $count } покосилась
   *[other] { $count } покосилось
}
keeper-out = { $count } вне игры
keeper-hint-wrong-key = Такого ответа здесь нет. Попробуйте { $keys }.
keeper-hint-undone = Взято назад: { $deed }
keeper-hint-nothing-to-undo = Взять назад нечего.
keeper-hint-cannot-save = Сохранить не удалось: { $problem }.
keeper-footer = ⌫ взять назад   Esc шаг назад   ? клавиши   F2 язык   q выйти
keeper-left = Партия сохранена: { $path }. Продолжить: paletti referee
keeper-needs-terminal = Чтобы вести счёт, нужен терминал.

## Вопрос хода

keeper-ask-set-up = { $columns-on-rim ->
    [yes] Все двадцать колонн на фундамент
   *[no] Все двадцать колонн на стройплощадку, на край ни одной
}; { $blue-plateau ->
    [within-base] сверху синее перекрытие, не дальше фундамента.
    [on-all-columns] сверху синее перекрытие, прочно на всех.
   *[free] сверху синее перекрытие.
}
keeper-ask-throw = { $by } бросает печать. Какой цвет сверху?
keeper-ask-choose = { $by } выбирает цвет.
keeper-ask-name = { $why ->
    [end] { $by }: печать стоит на торце. Какой цвет?
   *[two] { $by }: какой из двух ваших цветов?
}
keeper-ask-build = { $by }: { $what ->
    [column] вынимайте колонну
    [neutral] сначала поднимите нейтральную колонну
    [nothing] вынимать нечего
    [red] вынимайте красную колонну
    [yellow] вынимайте жёлтую колонну
    [blue] вынимайте синюю колонну
   *[green] вынимайте зелёную колонну
}{ $way ->
    [apply] { $what ->
        [nothing] , предложите { plateau }.
       *[other] {" "}или предложите { plateau }.
    }
    [lay] { $what ->
        [nothing] , кладите { plateau }.
       *[other] {" "}или кладите { plateau }.
    }
   *[none] .
}
keeper-ask-own = { $by }: теперь свою колонну.
keeper-ask-raise = { $by }: теперь колонну на новое перекрытие.
keeper-ask-window = { $own ->
    [yes] { $by } возвращает нейтральную колонну. Теперь свою, если никто не возразит.
   *[no] { $by } возвращает нейтральную колонну. Кто-нибудь возражает?
}
keeper-ask-claim = { $by } предлагает { plateau }. Кто-нибудь возражает?
keeper-ask-proof = { $neutral ->
    [yes] { $by } доказывает другой нейтральной колонной. Какой?
   *[no] { $by } доказывает колонной, что { $against } ещё может ходить. Какой?
}
keeper-ask-take-out = { $by } убирает колонну, которой играет { $against }. Какую?
keeper-ask-lay = { $least ->
    [0] { $by } кладёт { plateau }.
    [one] { $by } кладёт { plateau }: под ним хотя бы { $least } колонна.
    [few] { $by } кладёт { plateau }: под ним хотя бы { $least } колонны.
   *[many] { $by } кладёт { plateau }: под ним хотя бы { $least } колонн.
}
keeper-ask-covers = Сколько колонн накрывает { plateau }?
keeper-ask-ends = { $by } и { column }: чем кончилось?
keeper-ask-removed = { $by } убирает { column.acc }: чем кончилось?
keeper-ask-fallen = Какие ещё колонны упали?
keeper-ask-leaning = Какие ещё колонны покосились, но держатся?
keeper-ask-shape = Какая форма?
keeper-ask-level = С какого яруса?
keeper-ask-locked = Которая из них?
keeper-ask-objector = Кто возражает?
keeper-ask-over = { $count ->
    [0] Вот и всё, и никто не победил.
    [1] { $winners } побеждает. Принесите кто-нибудь бокал.
   *[other] Победу делят { $winners }. Принесите кто-нибудь бокалы.
}

## Ответы и клавиши; в одном вопросе они должны различаться.

keeper-answer-set-up = стоит
keeper-answer-shape = { $shape }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}
keeper-answer-free = обычная
keeper-answer-locked = запертая
keeper-answer-leaning-one = покосившаяся
keeper-answer-void = та, что не в счёт
keeper-answer-out = убрана
keeper-answer-lies = лежит
keeper-answer-all = все { $count }
keeper-answer-covers = { $more ->
    [yes] { $count } или больше
   *[no] { $count }
}
keeper-answer-stands = стоит
keeper-answer-done = { $count ->
    [0] всё-таки никакие
   *[other] это все ({ $count })
}
keeper-answer-nobody = никто не возражает
keeper-answer-apply = предложить { plateau }
keeper-answer-lay = положить { plateau }
keeper-answer-pass = пропустить
keeper-answer-object = кто-то возражает
keeper-answer-back = вернулась на место
keeper-answer-swayed = шаталась: назад
keeper-answer-collapse = обвал!
keeper-answer-falls = колонна упала
keeper-answer-askew = покосилась, но держится
keeper-answer-jammed = застряла: назад
keeper-answer-fault = сдвинута соседняя
keeper-answer-others = упали другие{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-leaning = покосились другие{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-give-up = не получилось
keeper-answer-slid-off = соскользнуло
keeper-answer-waive = оставить как есть
keeper-answer-end = на торце
keeper-answer-rematch = ещё раз
keeper-answer-new = новая партия
keeper-answer-resume = продолжить
keeper-key-red = к
keeper-key-yellow = ж
keeper-key-blue = с
keeper-key-green = з
keeper-key-apply = п
keeper-key-lay = л
keeper-key-pass = у
keeper-key-object = в
keeper-key-back = в
keeper-key-swayed = ш
keeper-key-collapse = о
keeper-key-falls = у
keeper-key-askew = п
keeper-key-jammed = з
keeper-key-fault = с
keeper-key-others = д
keeper-key-leaning = к
keeper-key-give-up = н
keeper-key-slid-off = с
keeper-key-waive = о
keeper-key-end = т
keeper-key-rematch = е
keeper-key-new = н

## Новая партия

keeper-setup-title = Кто играет?
keeper-setup-intro = По часовой стрелке, начиная с младших.
keeper-setup-language = Язык
keeper-setup-edition = Издание
keeper-setup-player = Игрок { $number }
keeper-setup-name = впишите имя
keeper-setup-first = Кто начинает
keeper-setup-rules = Домашние правила
keeper-setup-rules-none = как в издании
keeper-setup-rules-some = изменено: { $count }
keeper-setup-begin = Начать
keeper-setup-footer = ↑↓ двигаться   ←→ менять   ⏎ дальше   Esc выйти
keeper-setup-needs-two = Нужно хотя бы два имени.
keeper-setup-too-many = { $count ->
    [one] Одно имя лишнее: играют не больше { $most }.
   *[other] Лишних имён: { $count }. Играют не больше { $most }.
}
keeper-setup-twice = Двоих зовут { $name }. Кто есть кто?
keeper-rules-title = Домашние правила
keeper-rules-footer = ↑↓ двигаться   ←→ менять   Esc готово
keeper-resume-title = На столе ещё стоит партия
keeper-resume-text = { $names }, { $edition }, записей: { $count }.

## Помощь

keeper-help-title = Клавиши
keeper-help-columns = Колонна — это 1, 2 или 3: тонкая, шестигранная или толстая, ровно сколько она и стоит. Если подходят разные цвета или ярусы, появится вопрос.
keeper-help-enter = Enter — то, что бывает обычно: стоит, лежит, никто не возражает.
keeper-help-undo = Backspace берёт последнюю запись назад, и так сколько угодно раз.
keeper-help-escape = Esc — шаг назад, пока вы отвечаете.
keeper-help-saved = Каждая запись сохраняется сразу. Выйти можно по q и продолжить в другой день.
keeper-help-marks = ☼ красный   ◊ жёлтый   ≈ синий   ♠ зелёный   ○ нейтральный   × заперта   / покосилась
keeper-help-close = Любая клавиша закроет эту подсказку.
