### Справка по командам. Только простые фразы без выбора: их читают без Fluent, чтобы справка появлялась сразу.

help-usage = вызов:
help-heading-commands = команды
help-heading-arguments = аргументы
help-heading-options = параметры
help-heading-keeper = счёт партии, без файла
help-about = Villa Paletti: играть, судить, смотреть.
help-help = показать эту справку и выйти
help-version = показать версию и выйти
help-lang = язык: { $languages } (как в терминале)
help-json = вывести JSON для программ
help-kit = играть набором, описанным в этом файле TOML

## Что стоит на месте значения

help-word-command = КОМАНДА
help-word-file = ФАЙЛ
help-word-folder = ПАПКА
help-word-address = АДРЕС
help-word-name = ИМЯ
help-word-rule = ИМЯ=ЗНАЧЕНИЕ
help-word-deed = ШАГ
help-word-part = ЧАСТЬ

## Команды

help-play = Играть в браузере на этом компьютере; партии хранятся в вашей папке данных.
help-serve = Открыть столы для других: в домашней сети или за прокси с HTTPS (docs/hosting.md).
help-referee = Проверить сценарии по правилам; без файла — вести счёт деревянной игры на вашем столе.
help-rules = Объяснить правила любого издания и показать, чем издания различаются.
help-replay = Показать, проверить, пересудить или нарисовать партию из файла .villa.
help-arena = Пусть боты сыграют друг с другом целые партии с настоящей физикой.
help-bench = Измерить обещанные показатели рядом с тем, с чем их сравнивают.
help-admin = Управлять узлами, столами и посетителями сервера в его базе данных (docs/hosting.md).

## play и serve

help-play-port = порт; если он занят, то следующий свободный ({ $default })
help-play-here = играть только на этом компьютере; иначе присоединиться могут телефоны и планшеты домашней сети
help-serve-host = адрес, на котором слушать (все адреса этого компьютера)
help-serve-port = порт, на котором слушать ({ $default })
help-serve-database = файл SQLite или адрес postgresql:// (файл в вашей папке данных)
help-serve-origin = ещё один адрес, страницам которого можно подключаться, например https://villa.example; можно повторять
help-serve-name = имя, на которое отвечает сервер, например villa.example; можно повторять (имя этого компьютера и любой IP-адрес)
help-serve-behind-proxy = верить прокси в том, кто спрашивает
help-serve-proxy-address = адрес или сеть прокси на другом компьютере, которому верить; можно повторять (только прокси на этом компьютере)
help-serve-tables = столов одновременно, не больше ({ $default })
help-serve-tables-an-address = столов на один адрес одновременно; двигать детали сразу можно за половиной из них ({ $default })
help-serve-new-a-minute = столов, файлов и листов счёта с одного адреса в минуту ({ $default })
help-serve-watchers = страниц, которые только смотрят, не больше ({ $default })
help-serve-watchers-an-address = страниц с одного адреса, которые только смотрят, не больше ({ $default })
help-serve-nodes = процессов, которые делят столы, по одному на ядро ({ $default })
help-serve-node-address = хост:порт, на котором узел этого компьютера ждёт узлы других (та же --database, закрытая сеть)
help-serve-lease-seconds = через сколько секунд столы замолчавшего узла берут другие ({ $default })
help-serve-drain-seconds = столько секунд узел, который останавливается, ждёт руку в вилле ({ $default })
help-serve-forget-days = через столько дней удалять незаконченные столы, которых никто не трогал ({ $default })
help-serve-no-bots = без ботов
help-serve-ray = пусть законченные партии разбирает кластер Ray по этому адресу
help-serve-log = вид журнала: text или json, один объект в строке (text)
help-serve-settings = файл TOML с этими параметрами, например port = 8642; что идёт после, важнее

## referee

help-referee-files = сценарий или папка со сценариями
help-referee-json = вывести события каждого файла как JSON вместо строки
help-referee-resume = продолжить сохранённую партию
help-referee-new = начать новую партию, не спрашивая о прошлой

## rules

help-rules-edition = издание: { $editions } ({ $default })
help-rules-players = сколько игроков; без этого — правила для любого числа
help-rules-compare = показать, чем издания различаются: все или названные
help-rules-clause = только один пункт, например PLATEAU-2, и что говорят о нём другие издания
help-rules-rule = домашнее правило, например few-columns=yes или mode=random; можно повторять
help-rules-no-pager = вывести всё сразу, без постраничного просмотра

## replay

help-replay-file = партия, файл .villa
help-replay-verify = повторить каждое движение руки и сравнить до последнего бита
help-replay-judge = что сказало бы другое издание: { $editions }
help-replay-events = рассказать партию
help-replay-picture = нарисовать виллу в файл .png или .svg
help-replay-at = после какого шага рисовать (после последнего)
help-replay-forensics = как рухнула вилла и могло ли быть иначе
help-replay-analyse = каковы были шансы каждого шага и что ещё можно было сделать

## arena и bench

help-arena-games = сколько партий ({ $default })
help-arena-bots = кто играет: { $strengths } или свой бот в виде my_module:MyBot ({ $default })
help-arena-seed = одно и то же число даёт одни и те же партии ({ $default })
help-arena-workers = процессов (по одному на ядро)
help-arena-ray = играть партии на кластере Ray по этому адресу (или на кластере этой машины)
help-arena-keep = сохранить каждую партию в эту папку
help-arena-report = написать страницу с графиками (.html)
help-bench-bench = что измерить: { $benches }
help-bench-quick = меньше случаев: беглый взгляд, а не обещание
help-bench-part = только эту часть; можно указать несколько раз ({ $parts })
help-bench-keep = bots: продолжить сохранённые там партии и сохранять новые
help-bench-workers = bots: процессов (по одному на ядро)
help-bench-ray = bots: играть партии на кластере Ray

## admin

help-admin-act = что показать или сделать
help-admin-what = узел, стол и место, адрес или стол и файл
help-admin-database = файл SQLite или адрес postgresql:// сервера (из PALETTI_DATABASE)
help-admin-days = ban: на столько дней ({ $default })
