### Что не так с тем, что набрано, или с файлом. Простые фразы, как в help.ftl. Библиотеки говорят их по-английски;
### команда узнаёт их по английской фразе и говорит на языке того, кто читает.

complaint-try = { $sentence }. Подробнее: «{ $command } --help».
complaint-no-command = Не названа команда
complaint-no-language = Языка { $given } нет; мы говорим на { $known }.
complaint-missing-package = Для этого нужен пакет { $package }, а его нет. Попробуйте: pip install '{ $needed }'

## Сама командная строка

complaint-argument = { $option }: { $problem }
complaint-one-value = не хватает значения
complaint-some-values = не хватает хотя бы одного значения
complaint-no-number = { $given } — не целое число
complaint-no-decimal = { $given } — не число
complaint-no-choice = { $given } нет (на выбор: { $known })
complaint-unknown = неизвестные аргументы: { $given }
complaint-required = не хватает: { $names }
complaint-no-value-wanted = значение { $given } здесь лишнее

## Файлы и папки

complaint-cannot-read-because = { $path } не прочитать: { $because }
complaint-cannot-read = { $path } не прочитать
complaint-cannot-write = { $path } не записать: { $because }.
complaint-cannot-make = { $path } не создать: { $because }.
complaint-cannot-use = Папкой данных { $path } не воспользоваться: { $because }.
complaint-no-such-file = нет такого файла или папки
complaint-no-permission = нет прав доступа
complaint-is-a-directory = это папка
complaint-not-a-directory = это не папка
complaint-file-exists = файл с таким именем уже есть
complaint-no-room = на диске нет места
complaint-read-only = файловая система только для чтения
complaint-no-file = нет такого файла

## play и serve

complaint-port = Порт — это число от 1 до 65535.
complaint-counts = Количества, дни и секунды — числа больше нуля.
complaint-lease = --lease-seconds — не меньше двух секунд, --drain-seconds — не меньше нуля.
complaint-tables-nodes = Каждый узел несёт хотя бы один стол: --tables не может быть меньше --nodes.
complaint-nodes-or-address = Укажите либо --nodes (несколько узлов на этом компьютере), либо --node-address (один из нескольких компьютеров).
complaint-nodes-windows = Для нескольких узлов на одном компьютере нужен Linux или macOS; здесь можно с одним.
complaint-node-address = --node-address — это хост и порт, например 10.0.0.5:7642.
complaint-proxy-address = --proxy-address — это IP-адрес, сеть, например 10.0.0.0/24, или * для всех.
complaint-port-taken = Порт { $port } на { $host } занят
complaint-cannot-listen = Слушать на { $host } не получается: { $because }
complaint-storage-kind = Партии хранятся в SQLite или PostgreSQL, а не в { $store }
complaint-storage-driver = Для PostgreSQL нужен драйвер: установите villa-paletti[postgres]
complaint-storage-url = Это не адрес базы данных; он выглядит как postgresql://user@host/name
complaint-storage-closed = Хранилище партий не открывается: { $because }
complaint-storage-broken = Хранилище партий повреждено или чужое: { $because }
complaint-storage-file = Партии хранятся в файле: назовите файл для SQLite
complaint-storage-folder = Папки { $folder } для партий нет: создайте её или назовите другую
complaint-storage-newer = Эти партии сохранены более новой версией Paletti; откройте их в ней

## admin, --settings

complaint-admin-takes = «paletti admin { $act }»: { $needed }; см. docs/hosting.md
complaint-admin-nothing = больше ничего указывать не нужно
complaint-admin-one = нужно одно имя
complaint-admin-two = нужны два имени
complaint-admin-database = Базы данных { $path } нет
complaint-admin-node = Такого узла нет; все узлы перечисляет «paletti admin nodes»
complaint-admin-table = Такого стола нет; все столы перечисляет «paletti admin tables»
complaint-admin-seat = Такого места нет; места считаются с 0
complaint-admin-banned = Этот адрес не заблокирован
complaint-admin-address = { $given } — это не IP-адрес
complaint-admin-game = По этой ссылке нет законченной партии
complaint-settings-read = Настройки { $path } не прочитать
complaint-settings-toml = Настройки { $path } — не TOML: { $because }
complaint-settings-option = Настройки { $path } называют параметр, которого нет: { $given }
complaint-settings-switch = { $option } — это yes или no, а не { $given }

## arena

complaint-games = На арене бывает от 1 до { $most } партий, а не { $games }.
complaint-workers = Играть должен хотя бы один процесс.
complaint-workers-ray = Либо --workers здесь, либо --ray, но не то и другое сразу.
complaint-no-cluster-here = На этой машине нет кластера Ray: его запускает `ray start --head`.
complaint-no-cluster = По адресу { $address } нет кластера Ray.
complaint-cluster-empty = У кластера Ray нет свободных процессоров.
complaint-cluster-lossy = Кластер Ray теряет машины быстрее, чем они успевают что-либо сделать.
complaint-cluster-other = На одной из машин кластера стоит { $name } { $there }, на этой — { $here }.
complaint-bench-bots = { $option } есть только у «paletti bench bots».
complaint-bench-part = У «paletti bench { $bench }» нет части { $part }: выберите из { $known }.
complaint-bench-whole = «paletti bench { $bench }» не делится на части: измеряется только целиком.
complaint-bench-code = { $path }: здесь нет партий именно этого кода, назовите новый файл
complaint-bench-broken = { $path } не продолжить: { $because }
complaint-no-bot = Бота { $name } нет: выберите из { $known } или назовите своего как my_module:MyBot.
complaint-house-form = Домашнее правило пишется ИМЯ=ЗНАЧЕНИЕ, а не { $given }.
complaint-bot-import = { $module } не импортируется: { $because }
complaint-bot-ends = он завершает программу
complaint-bot-class = В { $module } нет класса { $name }
complaint-bot-method = { $name } — не бот: нет метода decide(view, rng)

## Издания, домашние правила, игроки

complaint-no-edition = издания { $given } нет, есть только { $known }
complaint-no-rule = домашнего правила { $given } нет
complaint-rule-values = { $rule } — это { $values }, а не { $given }
complaint-rule-number = { $rule } — число от { $lowest } до { $highest }, а не { $given }
complaint-mode-scoring = mode { $played } не сочетается со scoring { $counted }
complaint-rounds = раунды бывают при scoring basic и tournament: за печать играют один раз
complaint-edition-players = В этом издании играют от { $least } до { $most } человек, а не { $players }
complaint-game-players = в эту игру играют от { $least } до { $most } человек, а не { $players }
complaint-every-name = каждому игроку нужно имя
complaint-twice-called = двоих игроков зовут { $name }
complaint-first-plays-not = { $name } начинает партию, но в ней не играет
complaint-seed = Номер набора — целое число от 1 до { $serials }, начальное число — целое от 0 до { $numbers }

## Измеренный набор

complaint-set-long = { $name }: слишком длинно, набору хватит { $most } знаков
complaint-set-toml = { $name } — не TOML: { $because }
complaint-set-lacks = { $name }: не хватает { $part }
complaint-set-twice = две детали называются { $piece }
complaint-set-site = стройплощадка больше фундамента
complaint-set-shape = колонна бывает круглой (round) или шестигранной (hexagonal), а не { $given }
complaint-set-outline = контуру { $piece } нужно не меньше четырёх точек по два числа
complaint-set-nested = { $name }: слишком глубокая вложенность
complaint-set-friction = friction_max не меньше самого трения
complaint-set-name = в названии набора от 1 до { $most } знаков
complaint-set-corners = у контура { $piece } больше { $most } точек или одна очень далеко
complaint-set-number = { $key } должно быть числом от { $least } до { $most }
complaint-set-piece = В наборе { $set } нет { $piece }: для партии нужны двадцать колонн и пять перекрытий
complaint-set-order = В наборе { $set } деталь { $piece } не на своём месте; порядок такой: { $order }
complaint-set-villa = Для числа { $seed } не нашлось виллы, где перекрытий { $plateaus }
complaint-set-such-villa = Для числа { $seed } не нашлось такой виллы, где перекрытий { $plateaus }
complaint-set-columns = Для вилл нужно { $needed } колонн, в этом наборе { $columns }

## Сохранённая партия

complaint-replay-deeds = { $name }: в партии не хватает шагов
complaint-replay-bots = { $name }: речь о ботах, которых за столом не было
complaint-replay-much = { $name }: в распакованном виде это больше любой партии
complaint-replay-packed = { $name } не распаковывается
complaint-replay-no-game = { $name }: нет партии, понятной этой версии
complaint-replay-empty = { $name }: файл пуст
complaint-replay-large = { $name }: файл слишком велик для партии
complaint-replay-none = { $name }: это не партия Villa Paletti
complaint-replay-text = { $name }: файл изменился в пути, словно это текст; отправьте его как двоичный
complaint-replay-short = { $name }: файл обрывается
complaint-replay-shorter = { $name }: файл обрывается, есть { $there } байт из { $whole }
complaint-replay-older = { $name }: записано до первого выпуска (формат { $number }), здесь читается формат { $format }
complaint-replay-newer = { $name }: записано более новой версией Paletti (формат { $number }), здесь читается формат { $format }
complaint-replay-altered = { $name }: файл изменён, контрольная сумма не сходится
complaint-replay-engine = Эта партия сыграна на { $engine }; повторить её падение здесь нельзя
complaint-replay-elsewhere = она сыграна на { $played }, а здесь { $here }

## Сценарий

complaint-no-scenarios = В { $folder } нет сценариев (*.yaml).
complaint-scenario-read = не прочитать: { $because }
complaint-scenario-long = больше { $most } байт
complaint-scenario-utf8 = байт { $byte }: это не текст в UTF-8
complaint-scenario-place = строка { $line }, столбец { $column }: { $problem }
complaint-scenario-yaml = не YAML: { $because }
complaint-scenario-key-twice = ключ { $key } встречается дважды
complaint-scenario-empty = файл пуст
complaint-scenario-map = в сценарии есть edition, players и steps
complaint-scenario-key = неизвестный ключ { $key }
complaint-scenario-missing = не хватает { $key }
complaint-scenario-in-key = { $key }: { $problem }
complaint-scenario-in-step = шаг { $number }: { $problem }
complaint-scenario-no-text = { $given } — не текст
complaint-scenario-steps = здесь нужен список шагов
complaint-scenario-clauses = здесь нужен список пунктов правил
complaint-scenario-clause = пункта { $given } нет
complaint-scenario-edition = издания { $given } нет
complaint-scenario-options = здесь нужны параметры с их значениями
complaint-scenario-no-player = { $given } не играет
complaint-scenario-no-beginner = в издании { $edition } не назначают, кто начинает
complaint-scenario-names = здесь нужен список имён
complaint-scenario-refuse = здесь нужны step и clause
complaint-scenario-one-key = у шага ровно один ключ
complaint-scenario-unknown-step = неизвестный шаг { $given }
complaint-scenario-expectations = здесь нужно то, что ожидается
complaint-scenario-a-map = здесь нужны ключи со значениями
complaint-scenario-players = { $given } не играет
complaint-scenario-twice = { $column } дважды названа среди упавших или покосившихся колонн
complaint-scenario-cannot-be = { $field } не может быть { $given }
complaint-scenario-only = { $field } не может быть { $given }, только { $known }
complaint-scenario-is-list = { $field } — это список, а не { $given }
complaint-scenario-no-column = колонны { $given } нет
complaint-scenario-no-colour = цвета { $given } нет
complaint-scenario-no-level = яруса { $given } нет
complaint-scenario-no-plateau = перекрытия { $given } нет
complaint-scenario-no-list = { $given } — не список
complaint-scenario-no-map = { $given } — не ключи со значениями
complaint-scenario-no-whole-number = { $given } — не целое число
complaint-scenario-no-truth = { $given } — не «да» и не «нет»

## Партия на листе счёта

complaint-kept-long = { $path } — не сохранённая партия: слишком длинно
complaint-kept-json = { $path } — не сохранённая партия: это не JSON
complaint-kept-none = { $path } — не сохранённая партия
complaint-kept-wrong = { $path } — не сохранённая партия: { $because }
complaint-kept-key = { $key } отсутствует или неверно
complaint-kept-version = { $path }: сохранено другой версией листа счёта
complaint-kept-entry = { $path }, запись { $number }: { $problem }
complaint-kept-refused = { $line }: нельзя, см. { $clause }
