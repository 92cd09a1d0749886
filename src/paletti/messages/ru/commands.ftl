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
replay-partly = Проверено, насколько это здесь возможно. Шагов, давших то же самое до бита: { $checked }. Здесь не проверить: { $unchecked }; эти шаги сыграны на { $played }, а здесь { $here }.
replay-differs = Не совпало: шаг { $deed } кончился иначе ({ $difference ->
    [deed] что сделано
    [events] что из этого вышло
    [before] вилла до него
    [after] вилла после него
    [seat] чья была рука
    [began] когда начался
    [ended] когда кончился
    [gestures] как двигалась рука
    [track] его кадры
    [extra] что о нём отмечено
    [state] точное положение дерева
   *[bytes] его байты
}).
replay-not-here = Эту партию здесь не проверить: { $because }. Всё остальное с ней можно.
replay-judged-refused = { $edition }: с шага { $deed } партия не могла бы продолжаться.
replay-judged-open = { $edition }: партия не была бы окончена.
replay-judged-ended = { $edition }: партия кончается шагом { $deed }. Победа: { $winners }.
replay-drawn = Нарисовано: { $path }
replay-no-deed = В этой партии шаги от 1 до { $deeds }, шага { $deed } нет.
replay-picture-kind = Рисунок сохраняется в файл .png или .svg.

replay-again = шагов повторено
replay-set-named = { $name } № { $serial }, { $layout ->
    [scattered] вразброс
    [rings] кольцами
    [colours] по цветам
   *[by-hand] расставлено руками
}

## Как она рухнула и что могло быть

forensics-tries = попыток
forensics-none = В этой партии ни одна вилла не рухнула.
forensics-deed = Шаг { $deed }: { $by }, в руке { $piece }.
forensics-carried = На этой колонне держалось { $upper }.
forensics-lost = Первыми разошлись { $upper } и { $lower }: через { $seconds } с.
forensics-lost-none = До падения ничего не разошлось: { $seconds } с.
forensics-went = Потом не удержалось { $upper }: через { $seconds } с.
forensics-ruin = Потом упало слишком много колонн: через { $seconds } с.
forensics-hand = Рука тянула с силой { $newtons } Н, { $speed } мм/с, на { $stretch } мм впереди детали.
forensics-stood = { $way }: устояла { $stood } из { $tries }.
forensics-put-back = Стол уже возвращал деталь на место, поэтому иначе не пробовали.
forensics-way-slower = Медленнее
forensics-way-other-angle = Под другим углом
analysis-again-progress = шагов рассмотрено
analysis-line-all = все
analysis-line-chance = шанс { $chance }
analysis-line-turning = поворотный момент
analysis-line-hopeless = С шага { $deed } виллу было уже не спасти.
analysis-line-nothing = В этой партии рукой ничего не делали.
analysis-line-about = Эта партия сыграна под { $engine }. Виллы восстановлены здесь по их снимкам, поэтому шансы приблизительны.
analysis-line-objection = { $kind ->
    [missed] никто не возразил
    [right] возражение верное
   *[wrong] возражение вопреки шансам
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
host-no-network = Компьютер сейчас не в домашней сети: больше никто не присоединится.
host-port-taken = Порт { $port } занят, поэтому { $taken }.
host-new-database = Партий ещё не было; создана новая, пустая база данных: { $database }
host-cores = Один узел занимает примерно одно ядро из { $cores }; с `--nodes { $cores }` работают все.
host-stop = Остановить: Ctrl+C.

## Показатели

bench-figure = показатель
bench-measured = измерено
bench-promised = обещано
bench-meaning = что это

## paletti bench attack

bench-attack-messages = искажённые сообщения, пока за четырьмя столами играют
bench-attack-takeovers = места, доставшиеся взломщику
bench-attack-breakdowns = столы, на которых случился сбой
bench-attack-tracebacks = трассировки ошибок в журнале сервера
bench-attack-victim-fps = кадры честного стола при худшем наплыве по отношению к обычным
bench-attack-bombs-refused = доля файлов-бомб, отвергнутых одной фразой
bench-attack-bomb-mb = прирост памяти от худшего файла-бомбы, МБ
bench-attack-kills = сколько раз сервер убивали посреди игры
bench-attack-lost = шаги, о которых страница знала, а журнал нет
bench-attack-differs = столы, вернувшиеся другими
bench-attack-soak-growth = память в конце игр между компьютерами по отношению к памяти после шестой части времени

## paletti bench bots

bench-bots-statics-cases = убранные колонны: виллы любой высоты, наборы с изъянами
bench-bots-statics-agreement = «стоит без X» против симуляции в 3 с
bench-bots-statics-speedup = время этой симуляции по отношению ко времени расчёта статики
bench-bots-oracle-draws = вытягивания твёрдой рукой
bench-bots-oracle-brier = оценка Брайера для предсказанного успеха
bench-bots-base-rate-brier = оценка Брайера, если всегда называть среднее
bench-bots-oracle-ratio = первая по отношению ко второй
bench-bots-ladder-games = партий на пару, вдвоём (издание de)
bench-bots-ladder = наименьшая доля побед уровня над ближайшим более слабым
bench-bots-ladder-master-journeyman = мастер против подмастерья
bench-bots-ladder-master-novice = мастер против новичка
bench-bots-former = наименьшая доля побед уровня над собой прежним
bench-bots-endless = партии, которые не закончились
bench-bots-master-games = партии четырёх мастеров (издание de)
bench-bots-master-plateaus = перекрытия, уложенные четырьмя мастерами, включая синее, в среднем
bench-bots-collapses = доля партий двух подмастерьев, кончившихся обвалом
bench-bots-collapse-plateaus = перекрытий к этому времени, в среднем
bench-bots-collapse-turns = ходов к этому времени, медиана
bench-bots-early = доля партий двух новичков, кончившихся до четвёртой колонны
bench-bots-turn-cpu-s = секунд вычислений на ход, мастер против подмастерья
bench-bots-decide-cpu-s = секунд вычислений на решение мастера, медиана
bench-bots-decide-cpu-s-novice = то же для новичка
bench-bots-turn-s-median = медиана хода в темпе игры с людьми: раздумья и руки, с

## paletti bench cli

bench-cli-start-ratio = время «paletti --version» по отношению к «python -c pass»
bench-cli-help-ratio = время «paletti --help» по отношению к «python -c pass»

## paletti bench cluster

bench-cluster-kills = узлы, убитые, замороженные или отрезанные от базы посреди игры, по трети
bench-cluster-lost = шаги, о которых страница знала, а журнал нет
bench-cluster-double = шаги, которые приняли два владельца, каждый свой
bench-cluster-differs = столы, вернувшиеся не такими, какими их видела страница
bench-cluster-resume-s-p99 = через сколько секунд стол возвращается на страницу
bench-cluster-drain-pause-s-p99 = секунд без стола, пока узлы по очереди перезапускаются
bench-cluster-outages = отказы базы данных
bench-cluster-outage-back-s = после отказа базы данных до продолжения всех партий, с
bench-cluster-forward-ms = насколько позже приходит кадр через посредника, p99 минус p99
bench-cluster-scaling = столы на трёх узлах по отношению к одному, по времени процессора, насколько хватает ядер
bench-cluster-ray-games = партии ботов на двух машинах Ray, одна из которых убита на полпути
bench-cluster-ray-equal = доля тех, что закончились как на одной машине

## paletti bench page

bench-page-predicted-mm-p99 = ошибка рисования руки в воздухе при задержке 150 мс ± 50 мс в каждую сторону
bench-page-predicted-mm-median = то же, медиана
bench-page-jammed-over-stretch-p99 = ошибка у неподатливого дерева по отношению к нарисованному растяжению
bench-page-script-ms-per-frame = JavaScript на кадр при движущейся руке, процессорное время, медиана за много секунд
bench-page-listener-ms-per-frame = сколько из этого стоит ещё один слушатель линии страницы, на кадр
bench-page-script-wall-ms-per-frame = то же по часам, вместе с ожиданием ядра
bench-page-draw-calls = для кадра с рукой в вилле, с тенями, в высшем качестве
bench-page-triangles = то же
bench-page-bytes-a-frame = память, которую JavaScript берёт на кадр при движущейся руке
bench-page-shadows-share = доля кадров с новыми тенями, пока ничто не движется
bench-page-fps = кадров в секунду здесь, без видеокарты

## paletti bench rules

bench-rules-deeds-per-s = шаги случайных партий вчетвером через apply, в секунду
bench-rules-pushes-per-s = случайные законные ходы через push из python-chess, в секунду
bench-rules-vs-chess = первое по отношению ко второму

## paletti bench server

bench-server-tables-per-core = столы с игрой без пауз и 4 страницами, пока кадры не опаздывают
bench-server-limit-per-core = те же руки в прежних голых мирах (шаг 4 мс, ничто не спит), которые никто не видит
bench-server-tables-strayed = доля начатых за этими столами партий, которые пошли не так, как записаны
bench-server-vs-limit = первое по отношению ко второму
bench-server-tables-by-cpu = столы только по времени процессора, будто кадры не опаздывают
bench-server-limit-by-cpu = предел только по времени процессора
bench-server-vs-limit-by-cpu = первое из этих двух по отношению ко второму
bench-server-awake-by-cpu = сегодняшние голые миры, где ничто не спит, только по времени процессора
bench-server-vs-awake-by-cpu = столы только по времени процессора по отношению к ним
bench-server-games-per-core = партии с раздумьями (в медиане 12 с) и 4 страницами, пока кадры не опаздывают
bench-server-games-by-cpu = такие партии только по времени процессора
bench-server-games-strayed = доля начатых партий, которые пошли не так, как записаны
bench-server-scaling = цена кадра для одного узла по отношению к цене для двух с вдвое большим числом столов
bench-server-scaling-limit = то же для одной лишь физики в одном процессе и в двух: больше ядра дать не могут
bench-server-watchers = зрители одного стола, игроки которого получают кадры вовремя
bench-server-kbit-s = на каждую страницу стола, где играют без пауз
bench-server-kbit-s-rest = на каждую страницу, пока вилла в покое
bench-server-frames-s = кадров в секунду, дошедших до страницы
bench-server-frame-late-p99-ms = опоздание кадров на страницу, когда столов на ядре мало
bench-server-join-ms = от открытия соединения до первой полной картины
bench-server-first-load-kb = всё, что загружают начальная страница и стол, пока никто ничего не делает, в сжатом виде
bench-server-bytes-a-game = сколько база хранит от целой партии, медиана

## paletti bench table

bench-table-games = целые партии по сценарию, все издания, любое число игроков
bench-table-ended = из них дошли до конца, который объясняет журнал
bench-table-all-verified = каждая, просчитанная заново, совпадает до бита
bench-table-all-rejudged = каждая партия, заново проверенная по правилам своего издания, даёт того же победителя
bench-table-replay-kb = медианный размер записи партии
bench-table-replay-kb-max = самая большая запись
bench-table-deeds = шагов в партии, медиана
bench-table-kill-trials = столы, убитые SIGKILL в случайный миг
bench-table-kill-mid-attempt = из них с рукой в вилле
bench-table-kill-lost = объявленные, но потерянные шаги
bench-table-kill-differs = столы, вернувшиеся другими или продолжившие иначе
bench-table-kill-untold = прерванные жесты, о которых никому не сказали
bench-table-verified = партии через настоящий сервер, совпавшие до бита при новом просчёте
bench-table-not-verified = партии через настоящий сервер, которые не совпали
bench-table-unfinished = партии через настоящий сервер, не доигранные до конца
bench-table-rarest-verb = в скольких из них встречается самый редкий глагол
bench-table-verbs = в скольких из них встречается каждый глагол
bench-table-collapses = признанные обвалы: все издания, рука и крючок, сценарии и компьютеры
bench-table-by-hook = из них с крючком
bench-table-least-of-an-edition = наименьшее их число в одном издании
bench-table-least-of-a-strength = наименьшее их число у компьютеров одной силы
bench-table-visible-collapses = доля из них, которую подтверждают последние сохранённые положения и контуры
bench-table-unseen-falls = иначе оценённые попытки, после которых упало перекрытие
bench-table-early = доля партий двух новичков (de), кончившихся до четвёртой колонны
bench-table-save-ms-p99 = 99-й процентиль записи шага (SQLite, каждый коммит на диске)
bench-table-save-ms-median = то же, медиана

## paletti bench world

bench-world-drift-mm = наибольший сдвиг детали за 60 с после того, как вилла улеглась
bench-world-drift-fallen = виллы, рухнувшие за это время сами
bench-world-asleep-drift-mm = то же, когда миру позволено спать
bench-world-restore-error = наибольшая разница положений после снимка, восстановления и 500 шагов
bench-world-restore-hashes-equal = совпадают ли и контрольные суммы
bench-world-overhead = цена руки, покоя и наблюдения при 60 Гц по отношению к голому счёту
bench-world-speedup = секунды симуляции на секунду счёта у бодрствующей виллы по отношению к обычным настройкам
bench-world-rollout-speedup = то же для шага пробных расчётов
bench-world-live-speedup = то же для виллы в игре, пока рука тянет
bench-world-carry-speedup = цена шага с колонной на весу: без сна по отношению ко сну
bench-world-pull-agreement = исходы вытягивания, совпавшие с эталоном в 0,5 мс
bench-world-rollout-agreement = то же для шага пробных расчётов
bench-world-pull-cases = вытянутые колонны
bench-world-pull-villas = виллы, из которых тянули
bench-world-pull-fallen-share = доля, от которой вилла рушится
bench-world-loose-share = доля накрытых колонн, несущих меньше десятой части среднего
bench-world-memory-mb = на каждую ещё одну виллу в покое
bench-world-live-speed = секунды симуляции на секунду счёта, в игре
bench-world-rollout-speed = секунды симуляции на секунду счёта, пробные расчёты
bench-world-usual-speed = секунды симуляции на секунду счёта, обычные настройки

## paletti bench, while it measures

bench-doing-messages = искажённые сообщения
bench-doing-bombs = файлы-бомбы
bench-doing-kills = внезапные остановки
bench-doing-soak = игры между компьютерами
bench-doing-statics = статика
bench-doing-oracle = предсказанные вытягивания
bench-doing-games = партии
bench-doing-turns = ходы в темпе игры с людьми
bench-doing-starting = запуски
bench-doing-restarts = перезапуски по очереди
bench-doing-outage = отказы базы данных
bench-doing-ray = партии на кластере Ray
bench-doing-floods = наплывы сообщений
bench-doing-far-air = далёкая рука в воздухе
bench-doing-far-wood = далёкая рука у неподатливого дерева
bench-doing-cost = цена кадров
bench-doing-drawn = что на них рисуется
bench-doing-done = готово
bench-doing-rules = правила
bench-doing-live = столы и голая физика по очереди
bench-doing-rest = виллы в покое
bench-doing-joining = вход за стол
bench-doing-recording = запись партий
bench-doing-watchers = зрители стола
bench-doing-traffic = что получают страницы
bench-doing-nodes = один узел и два
bench-doing-served = партии через настоящий сервер
bench-doing-verified = партии сыграны и проверены
bench-doing-resumed = столы убиты и возвращены
bench-doing-collapses = обвалы рассмотрены
bench-doing-novices = партии новичков
bench-doing-speed = скорость
bench-doing-speed-drawing = скорость, пока рука тянет
bench-doing-speed-carrying = скорость, пока несут колонну
bench-doing-overhead = накладные расходы
bench-doing-memory = память на виллу
bench-doing-restore = точное восстановление
bench-doing-drift = дрейф
bench-doing-loose = незажатые колонны
bench-doing-draws = вытянутые колонны
