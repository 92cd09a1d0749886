### Читать и смотреть: правила как книга, партии для зрителей, зал.

## Правила как книга

book-title = Правила
book-lead = Шесть книжек правил, одна куча дерева. Читайте ту, по которой играете, или смотрите, где они спорят.
book-edition = Издание
book-players = Сколько вас?
book-any = сколько угодно
book-compare = Сравнить издания
book-compare-more = Отметьте второе — и увидите, чем они различаются.
book-loading = Открываем книгу…
book-kept = Нет связи: это правила для любого числа игроков.
book-contents = Что внутри
book-link = Ссылка на этот пункт
book-own = не так, как в оригинале
book-own-why = В немецком оригинале сказано иначе.
book-ruling = наше решение
book-ruling-why = В книге об этом ни слова; так решили мы.
book-compared = Чем они различаются
book-count = { $count ->
    [0] Они говорят одно и то же. Редкий случай.
    [one] Отличается { $count } пункт.
    [few] Отличаются { $count } пункта.
   *[many] Отличается { $count } пунктов.
}
book-absent = Такого пункта там нет.

## Смотреть

watch-lead = Берите стул. Смотреть можно, дышать на виллу нельзя.
watch-live = Строят прямо сейчас
watch-live-none = Сейчас никто не строит на людях.
watch-look = Смотреть
watch-finished = Законченные партии
watch-finished-none = Ни одна вилла ещё не упала. Терпение.
watch-see = Посмотреть ещё раз
watch-file = Партия из файла
watch-file-hint = Файл .villa: его можно сохранить в конце партии.
watch-choose = Открыть файл .villa
watch-busy = Распаковываем…
watch-bad-replay = В этом файле нет партии, которую мы можем прочесть.
watch-too-large = Этот файл слишком велик для партии.
watch-deeds = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
watch-turn = Ход { $turn }
watch-won = Победа: { $names }
watch-nobody = не победил никто
watch-fell = Виллу роняет { $name }.
watch-ago = { $minutes ->
    [0] Только что.
    [one] { $minutes } минуту назад.
    [few] { $minutes } минуты назад.
   *[many] { $minutes } минут назад.
}
watch-hours = { $hours ->
    [one] { $hours } час назад.
    [few] { $hours } часа назад.
   *[many] { $hours } часов назад.
}
watch-days = { $days ->
    [1] Вчера.
    [one] { $days } день назад.
    [few] { $days } дня назад.
   *[many] { $days } дней назад.
}

## Ещё раз

replay-loading = Ставим виллу заново…
replay-missing = Законченной партии по этой ссылке нет.
replay-play = Смотреть
replay-pause = Пауза
replay-before = Предыдущий шаг
replay-next = Следующий шаг
replay-line = Вся партия по времени
replay-villa = Вилла. Поворачивайте её как угодно.
replay-speed = Скорость
replay-deed = Шаг { $number } из { $count }: { $story }
replay-end = Конец.
replay-loads = Что на чём держится
replay-loads-none = Данных о нагрузке нет: эту партию играли на другой версии движка.
replay-story = Как всё было
replay-others = Другие партии
replay-table = Назад к столу

## Зал

lobby-lead = Столы со свободным стулом. Садитесь, не ссорьтесь и держите локти при себе.
lobby-open = Свободные стулья
lobby-none = Ни один стол никого не ждёт. Откройте свой: остальные придут.
lobby-quick = Найдите мне стул
lobby-quick-none = Сейчас свободных стульев нет.
lobby-new = Открыть стол
lobby-sit = Сесть
lobby-free = { $count ->
    [one] { $count } свободный стул
    [few] { $count } свободных стула
   *[many] { $count } свободных стульев
}
lobby-waits = Ждём: { $names }
lobby-name = Ваше имя
lobby-talk = Разговоры в зале
lobby-talk-none = Пока никто ничего не сказал.
lobby-say = Сказать
lobby-says = { $name }: { $words }
lobby-live = Партии, которые можно посмотреть
lobby-someone = Кто-то
