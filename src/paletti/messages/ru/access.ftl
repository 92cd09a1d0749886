### Игра с клавиатуры, на слух и пальцем: вилла списком, что чувствует рука, куда можно поставить.

access-title = С клавиатуры и на слух

## Колонны списком

access-list = Колонны
access-list-help = Стрелки ведут по колоннам, Enter берёт. N расскажет, что стоит рядом и с какой стороны подойти. R расскажет, как идёт игра.
access-only = Только те, которые можно взять
access-none = Сейчас брать нечего.
access-level = { $level ->
    [base] на фундаменте
    [blue] на синем
    [green] на зелёном
    [yellow] на жёлтом
    [orange] на оранжевом
   *[red] на красном
}
access-column = { $owner ->
    [mine] ваша: { column-short }
    [other] { $name }: { column-short }
    [neutral] нейтральная: { column-short }
   *[nobody] { column-short }
}, { access-level }, { $hour ->
    [0] в середине
   *[other] { access-neighbour.clock }
}{ $hint ->
    [free] , на ней ничего не лежит
    [loose] , не зажата
    [light] , несёт мало
    [heavy] , несёт много
   *[unknown] { "" }
}{ $locked ->
    [yes] , заперта
   *[no] { "" }
}{ $askew ->
    [yes] , стоит криво
   *[no] { "" }
}{ $hook ->
    [yes] , только крючком
   *[no] { "" }
}
access-neighbour = { column-short }, { access-neighbour.clock }, { $gap } мм
    .clock = { $hour ->
        [1] на { $hour } час
        [2] на { $hour } часа
        [3] на { $hour } часа
        [4] на { $hour } часа
       *[other] на { $hour } часов
    }
    .side = { $hour ->
        [1] { $hour } часа
       *[other] { $hour } часов
    }
access-neighbours = Рядом: { $list }.
access-alone = Рядом ничего нет.
access-reach = { $by ->
    [fingers] Пальцы подойдут со стороны { access-neighbour.side }.
    [hook] Подойдёт только крючок, со стороны { access-neighbour.side }.
   *[nothing] Не подойти ни пальцами, ни крючком.
}
access-hook-ready = Крючок наготове: Enter заведёт его за основание колонны.
access-fingers-ready = Крючок убран. Снова берёте пальцами.
access-offer = { hand-offer-hook } Tab ведёт к кнопке «{ act-take-hook }».

## Рука

access-pad = Ваша рука
access-pad-holds = Ваша рука: { column-short }
access-pad-plateau = Ваши руки: { plateau }
access-pad-steadies = Ваша другая рука: { plateau }
access-enter = Enter: { $step }
access-pad-help = Стрелки двигают её на 5 мм, с Shift — на 1 мм. O тянет наружу, I толкает внутрь. Page Up поднимает, Page Down опускает. H придерживает другой рукой перекрытие сверху, и клавиши двигают его; ещё раз H — и они снова двигают колонну. Enter делает следующий шаг, пробел отпускает. Backspace возвращает на место и сначала спросит, если это чего-то стоит. R рассказывает, как дела.
access-pad-help-plateau = Стрелки двигают его на 5 мм, с Shift — на 1 мм. Page Up поднимает, Page Down опускает, запятая и точка поворачивают. Enter делает следующий шаг, пробел отпускает. Backspace — отказ от перекрытия: ход на этом кончается, поэтому сначала вас спросят. R рассказывает, как дела.
access-keys = Клавиши
access-taken = { $tool ->
    [hook] На крючке { column-short }.
   *[hand] В руке { column-short }.
} Путь наружу — в сторону { access-neighbour.side }.
access-resumed = { $tool ->
    [hook] На крючке { column-short }
   *[hand] В руке { column-short }
}, вытянута на { $mm } мм.
access-taken-plateau = В руках { plateau }.
access-felt = { $grade ->
    [nothing] Её ничто не держит.
    [easy] Скользит легко.
    [firm] Сопротивляется.
    [hard] Сильно сопротивляется.
   *[stuck] Не поддаётся.
}
access-drawn = Вытянута на { $mm } мм, осталось не меньше { $left } мм.
access-half = Наполовину снаружи.
access-free = Она свободна.{ $next ->
    [regrip] { " " }Enter возьмёт её пальцами.
    [release-hold] { " " }Сначала отпустите перекрытие: это сделает Enter.
   *[other] { "" }
}
access-height = { $over ->
    [columns] { $mm } мм над колоннами.
    [base] { $mm } мм над фундаментом.
   *[plateau] { $mm } мм над верхним перекрытием.
}
access-aside = { $mm ->
    [0] Точно над серединой.
   *[other] { $mm } мм от середины, в сторону { access-neighbour.side }.
}
access-raised = { $way ->
    [up] Перекрытие на { $mm } мм выше, чем было.
    [down] Перекрытие на { $mm } мм ниже, чем было.
   *[none] Перекрытие лежит как лежало.
}
access-shifted = Оно сместилось на { $mm } мм в сторону { access-neighbour.side }.
access-leaned = Вилла сдвинулась на { $mm } мм в сторону { access-neighbour.side }.
access-still = Вилла стоит неподвижно.
access-draw-out = Тянуть наружу
access-push-in = Толкать внутрь
access-away = От себя
access-near = К себе
access-left = Влево
access-right = Вправо
access-hold = Придержать { plateau }
access-holding = Другая рука держит { plateau }. Теперь клавиши двигают его: пробел отпускает, H возвращает клавиши к колонне.
access-released = Клавиши снова двигают колонну; другая рука по-прежнему держит перекрытие.
access-steadies = Другая рука держит { plateau }.
access-closed = Список закрыт, но рука не разжата. На картинке виллы стрелки по-прежнему двигают то, что вы держите.
access-let-go = Другая рука отпустила перекрытие.
access-still-in = Она ещё в вилле, поэтому остаётся в руке. Enter тянет дальше, Backspace возвращает её на место.
access-no-hold = { $why ->
    [house] По правилам этого стола придерживать перекрытие другой рукой нельзя.
   *[none] Сверху нет перекрытия, которое можно придержать другой рукой.
}
access-as-before = Она стоит, где стояла.

## Куда поставить или положить

access-spots = Куда её поставить?
access-places = Места
access-spot = { $where ->
    [middle] В середину
    [edge] { access-spot.hours }, к краю
   *[between] { access-spot.hours }, на полпути к краю
}{ $near ->
    [none] , вокруг свободно
   *[other] , в { $gap } мм: { $near }
}{ $tips ->
    [yes] , перекрытие накренится
   *[no] { "" }
}
    .hours = { $hour ->
        [1] { $hour } час
        [2] { $hour } часа
        [3] { $hour } часа
        [4] { $hour } часа
       *[other] { $hour } часов
    }
access-no-spot = Свободного места нет. Ведите её рукой.
access-beds = Куда его положить?
access-no-bed = Наверху слишком мало колонн: нужно { $least }. Backspace — отказаться.
access-bed = { $kind ->
    [steady] Где ляжет надёжнее всего
    [most] Где под ним больше всего колонн
   *[middle] Ровно посередине
}: { $covers ->
    [one] под ним { $covers } колонна
    [few] под ним { $covers } колонны
   *[many] под ним { $covers } колонн
}
access-carrying = Несём.
access-lowering = { $what ->
    [plateau] Кладём.
   *[column] Ставим.
}
access-there = На месте. Enter поставит.
access-stopped = Остановилась на полпути. Выберите место ещё раз или ведите рукой.
access-points = { $name }: { points }.
access-seal-taken = { $others ->
    [one] { $by } берёт печать: { $points } против { $behind }.
   *[other] { $by } берёт печать, очки: { $points }.
}
access-not-yet = На синем она ещё не в счёт: очки начнутся с зелёного перекрытия.

## Пальцем

access-lift = Поднять и опустить
access-lift-at = на высоте { $mm } мм
access-lift-word = Высота

## Геймпадом

gamepad-help = Геймпад: влево и вправо на крестовине — выбор колонны, вверх и вниз — выбор кнопки. A берёт колонну, нажимает кнопку или переходит к следующему шагу, B возвращает колонну на место. Если это чего-то стоит, вас спросят: Y — да, B — нет. Левый стик тянет, правый поднимает. X придерживает перекрытие сверху, верхние кнопки LB и RB поворачивают перекрытие. Левый курок — потихоньку, правый — быстрее.
