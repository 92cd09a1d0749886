### Что говорят команды.

rules-unknown-edition = Издания { $given } нет; есть такие: { $known }.
rules-unknown-clause = Пункта { $given } нет; попробуйте PLATEAU-2 или RULING-1.
rules-wrong-players = { $edition }: играют от { $least } до { $most } человек.
rules-compare-two = Чтобы сравнивать, нужны два разных издания.
rules-compare-title = Чем различаются издания
rules-compare-same = Эти издания говорят одно и то же.
rules-compare-only = Есть не во всех изданиях
rules-compare-missing = нет
rules-not-in-edition = В этой игре такого пункта нет ({ $edition }).
rules-also = В других изданиях
rules-legend = ≠ не так, как в немецком оригинале    ⌂ домашнее правило    § наше решение, в книге его нет
rules-ruling = § Наше решение: в книге об этом ни слова.
rules-told-in = { $way }: { $text }

## Сохранённая партия

replay-players = за столом
replay-edition = издание
replay-set = набор
replay-deeds = шаги
replay-hands = руки в деле
replay-winner = победа
replay-engine = движок
replay-unfinished = партия не окончена
replay-nobody = никто
replay-verified = Проверено: все шаги ({ $deeds }) дают то же самое, до бита.
replay-differs = Не совпало: шаг { $deed } кончился иначе ({ $difference }).
replay-not-here = Эту партию здесь не проверить: { $because }. Всё остальное с ней можно.
replay-judged-refused = { $edition }: с шага { $deed } партия не могла бы продолжаться.
replay-judged-open = { $edition }: партия не была бы окончена.
replay-judged-ended = { $edition }: партия кончается шагом { $deed }. Победа: { $winners }.
replay-drawn = Нарисовано: { $path }
replay-no-deed = В этой партии шаги от 1 до { $deeds }, шага { $deed } нет.
replay-picture-kind = Рисунок сохраняется в файл .png или .svg.

replay-again = шагов повторено
replay-set-named = { $name } № { $serial }, { $layout ->
    [scattered] вперемешку
    [rings] кольцами
    [colours] по цветам
   *[by-hand] расставлено руками
}

## Как она рухнула и что могло быть

forensics-tries = попыток
forensics-none = В этой партии ни одна вилла не рухнула.
forensics-deed = Шаг { $deed }: { $by }, в руке { $piece }.
forensics-lost = Первыми разошлись { $upper } и { $lower }: через { $seconds } с.
forensics-lost-none = До падения ничего не разошлось: { $seconds } с.
forensics-went = Потом не удержалось { $upper }: через { $seconds } с.
forensics-ruin = Потом упало слишком много колонн: через { $seconds } с.
forensics-hand = Рука тянула с силой { $newtons } Н, { $speed } мм/с, на { $stretch } мм впереди детали.
forensics-stood = { $way }: устояла { $stood } из { $tries }.
forensics-way-slower = Медленнее
forensics-way-other-angle = Под другим углом
analysis-again-progress = шагов рассмотрено
analysis-line-all = все
analysis-line-chance = шанс { $chance }
analysis-line-turning = перелом
analysis-line-hopeless = С шага { $deed } виллу было уже не спасти.
analysis-line-nothing = В этой партии рукой ничего не делали.
analysis-line-objection = { $kind ->
    [missed] никто не возразил
    [right] возражение верное
   *[wrong] возражение наперекор шансам
}

## Сценарии

referee-ok = верно
referee-failed = НЕВЕРНО
referee-failure = шаг { $step } ({ $what }): ожидалось { $expected }, вышло { $got }

## Боты против ботов

arena-progress = { $bots }, { $edition }
arena-title = Арена: { $bots } ({ $edition })
arena-games = Партий: { $games }, с победой: { $decided }, с падением: { $collapsed }
arena-bot = бот
arena-rating = рейтинг
arena-wins = победы
arena-won = выиграно
arena-collapsed = уронено
arena-means = В среднем перекрытий: { $plateaus }, ходов: { $turns }.
arena-lost = { $turns ->
    [one] { $name }: потерян { $turns } ход:
    [few] { $name }: потеряно { $turns } хода:
   *[many] { $name }: потеряно { $turns } ходов:
}
arena-fault = Партия { $game }. { $sentence }
arena-more = … и ещё { $count } (с --json все).
arena-cpu = { $unfinished ->
    [0] Секунд процессора: { $seconds }.
   *[other] Не закончено: { $unfinished }. Секунд процессора: { $seconds }.
}
arena-chart-rating = Рейтинг с двойной погрешностью в обе стороны
arena-chart-won = Доля выигранных партий
arena-chart-collapsed = Доля партий, в которых бот уронил виллу
arena-chart-plateaus = Перекрытий в вилле под конец, вместе с синим
arena-chart-turns = Сколько ходов длилась партия

## Играть и открывать столы

host-home = Телефоны и планшеты в домашней сети: { $address }
host-scan = Наведите камеру телефона:
host-how-home = Телефоны тоже могут играть: запустите с --home.
host-no-network = Компьютер сейчас ни в какой сети: больше никто не присоединится.
host-port-taken = Порт { $port } занят, поэтому { $taken }.
host-stop = Остановить: Ctrl+C.

## Показатели

bench-figure = показатель
bench-measured = измерено
bench-promised = обещано
bench-meaning = что это
