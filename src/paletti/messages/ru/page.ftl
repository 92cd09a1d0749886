### Что говорит страница: её рамка, начало игры и стол.

page-name = Вилла Палетти
page-start = Главная
page-table = За столом
table-coming = Минутку: вилла строится…
page-learn = Урок
page-practice = Тренировка
page-analysis = Разбор: что могло бы быть
act-analysis = Что могло бы быть
page-rules = Правила
page-watch = Смотреть
page-replay = Повтор
page-lobby = Зал
keeper-title = Счёт партии
shell-language = Язык
shell-menu = Другие страницы
access-villa = Вилла
access-open = Играть с клавиатуры и на слух
broken-title = Ой-ой.
broken-text = На этой странице что-то упало, и это была не вилла. Сама игра цела, она на сервере.
broken-reload = Собрать страницу заново
broken-home = На главную
missing-parts = Часть этой страницы не загрузилась.
lost-title = Здесь ничего не построено
lost-text = По этому адресу страницы нет. Возможно, из ссылки по дороге выпала буква.

## Начать игру

start-lead = Вынуть колонну снизу. Поставить наверх. Не дышать.
win = { $scoring ->
    [basic] Кто уронит башню, получает очко. В конце побеждает тот, у кого очков меньше всех.
    [tournament] С зелёного перекрытия каждая поднятая колонна приносит очки. Побеждает тот, у кого их больше всех.
   *[seal] Побеждает тот, у кого под конец печать мастера, а достаётся она тому, у кого наверху больше всех очков. Кто уронит виллу, остаётся без печати.
}
win-worth = У каждого свои цвета, и вам идут в счёт только ваши колонны: тонкая 1, шестигранная 2, толстая 3.
win-later = С зелёного перекрытия побеждает тот, у кого наверху больше всех очков; до него — никто.
win-now-title = Теперь пошёл счёт!
win-now = У кого наверху больше всех очков, у того печать, а с ней и победа.
start-first-visit = Ещё не играли? Несколько минут на вилле — и вы умеете строить.
start-lesson = Научите меня
start-go-on = Продолжить: { $names }{ $yours ->
    [yes] , ваш ход
   *[no] { "" }
}
start-alone = В одиночку
start-against = Против кого?
start-how-many = Сколько вас?
start-who = Кто играет?
start-name = Имя игрока { $number }
start-name-guest = придёт по ссылке
start-name-1 = Аня
start-name-2 = Боря
start-name-3 = Вера
start-name-4 = Гриша
start-name-5 = Даша
start-name-6 = Егор
start-name-7 = Женя
start-name-8 = Зоя
start-where = Где { $name }?
start-here = здесь
start-link = по ссылке
start-bot = компьютер
start-strength = Как строит { $name }
start-order = По часовой стрелке, начиная с младших.
start-link-hint = Ссылка для друзей появится за столом.
start-edition = Какие правила?
start-differs = В чём отличия
start-play = Строим!
start-problem = Такой стол собрать не получается. Посмотрите ещё раз, что вы выбрали.
start-offline = Сервер сейчас не отвечает. Попробуйте чуть позже.
start-bad-kit = С этим набором сыграть не получится: { $sentence }
start-more = Ещё: постройка, время, домашние правила
strength-novice = новичок
strength-apprentice = ученик
strength-journeyman = подмастерье
strength-master = мастер
start-strength-option = { $strength ->
    [novice] { strength-novice } (легче всего)
    [master] { strength-master } (труднее всего)
    [apprentice] { strength-apprentice }
   *[journeyman] { strength-journeyman }
}
seat-won = побед: { $won }

## Ждём людей

waiting-your-name = Ваше имя

## Вопрос хода, одной строкой

question-wait = Минутку…
question-rest = Не дышим, пока дерево не замрёт.
asked = { $voice ->
    [you] Ваш ход
   *[name] { $name }
}
own-column = { $colour ->
    [red] красную колонну
    [yellow] жёлтую колонну
    [blue] синюю колонну
    [green] зелёную колонну
   *[any] колонну
}
question-other = Ходит { $name }.
seat-you = вы
question-setup = Поставьте двадцать колонн на стройплощадку и накройте их синим перекрытием.
question-throw = { asked }: бросьте печать, она выберет вам цвет.
question-throw-turn = { asked }: бросьте печать. Она скажет, колонну какого цвета двигать.
question-choose = { asked }: выберите цвет.
question-choose-second = { asked }: выберите второй цвет. У каждого их два.
question-name = { asked }: печать встала на торец. Назовите цвет.
question-move = { asked }: выньте { own-column } и поставьте её наверх.
question-move-apply = { asked }: выньте { own-column } или предложите { plateau }.
question-move-lay = { asked }: выньте { own-column } или положите { plateau }.
question-move-pass = { asked }: выньте { own-column } или пропустите ход.
question-neutral = { asked }: сначала поднимите нейтральную колонну.
question-neutral-apply = { asked }: сначала поднимите нейтральную колонну или предложите { plateau }.
question-apply = { asked }: предложите { plateau }.
question-claim = { asked }: выньте колонну или заявите, что ни одну не сдвинуть.
question-pass = { asked }: остаётся только пропустить ход.
question-object = { $voice ->
    [you] Вы предлагаете { plateau }. Кто-нибудь возражает?
   *[name] { $name } предлагает { plateau }. Кто-нибудь возражает?
}
question-object-vain = { $name } не видит, что ещё поднять, и отдаёт ход: под { plateau } не хватает колонн. Кто-нибудь возражает?
question-object-neutral = { $name } возвращает нейтральную колонну. Кто-нибудь видит другую, которая пойдёт?
question-prove = { $voice ->
    [you] Вы возражаете. Теперь докажите: колонну наверх!
   *[name] { $name } возражает. Теперь нужно доказать: колонну наверх!
}
question-take-out = { asked }: уберите одну из колонн, которыми играет { $other }, или оставьте как есть.
question-take-out-other = { $name } может убрать одну из колонн, которыми играет { $other }: доказать не удалось.
question-lay = { asked }: положите { plateau } на верхние колонны.
question-over = Игра окончена.
question-in-hand = { $voice ->
    [you] У вас в руке { column }.
    [other] { $name } тянет { column.acc }.
   *[name] { $name } держит { column.acc }.
}
question-in-hand-plateau = { $voice ->
    [you] Вы кладёте { plateau }.
   *[name] { $name } кладёт { plateau }.
}
column-worth = Наверху за неё { points }.
hover-column = { column-short }: { points }
question-returning = { $voice ->
    [you] Вы возвращаете { column.acc } на место.
   *[name] { $name } возвращает { column.acc } на место.
}
question-faulted = Ничего не трогать! Устоит ли вилла?
question-mending = Виллу возвращают в прежний вид.
question-falling = Ой, нет…
work-pushed = { $voice ->
    [you] Вы слишком сильно сдвинули { column.acc }.
   *[name] { $name } слишком сильно сдвигает { column.acc }.
}
work-locks = { $locks ->
    [yes] , вытянутая колонна заперта
   *[no] { "" }
}
work-mending = { $verb ->
    [move] { $voice ->
        [you] Всё возвращают на место{ work-locks }, и ваш ход окончен.
       *[name] Всё возвращают на место{ work-locks }. { $name }: ход окончен.
    }
   *[other] Всё возвращают на место.
}
verdict-turn-over = { $voice ->
    [you] Ваш ход окончен.
   *[name] { $name }: ход окончен.
}
verdict-out = Эта колонна теперь вне игры.

## Что можно сделать

act-arrange = Расставить за нас
act-throw = Бросить печать
act-apply = Предложить { plateau }
act-claim = Заявить: ничего не сдвинуть
act-pass = Пропустить ход
act-waive = Оставить как есть
act-give-up = Не класть { plateau }
act-take-plateau = Взять { plateau }
act-object = Я возражаю!
act-consent = Не возражаю
act-nobody = Никто не возражает
act-objects = Возражает { $name }
act-put-back = Вернуть
act-carry-up = Нести наверх
act-set-down = Поставить
act-lay-down = Положить
act-hook = Крючок
act-fingers = Пальцы
act-regrip = Взять пальцами
act-hold = Придержать перекрытие
act-release = Отпустить перекрытие
act-precise = Потихоньку
act-turn-left = Повернуть влево
act-turn-right = Повернуть вправо
act-raise = Выше
act-lower = Ниже
act-why = Почему?
act-close = Закрыть
act-again = Сыграть ещё
act-new = На главную
act-leave = Выйти из игры…
act-see-again = Посмотреть падение ещё раз
act-skip = К итогу
act-rules = Правила этого стола
act-all-rules = Все правила
sound = Звук
sound-on = включён
sound-off = выключен
act-look-home = Показать всю виллу
act-look-side = Вид сбоку
act-menu = Меню
act-drop = { $name } выбывает, играем дальше
act-wait-on = Ещё подождать
act-bot = Пусть доиграет компьютер
act-cancel = Пожалуй, нет
apply-dropped = Перекрытие не предложено: вы взяли колонну.

## Рука

hand-hint-plateau-clear = Поднимите его над верхними колоннами.
hand-offer-hook = Пальцам туда не пролезть, а крючок достанет.
act-take-hook = Взять крючок

## Вокруг стола

seat-points = { $points ->
    [one] { $points } очко наверху
    [few] { $points } очка наверху
   *[many] { $points } очков наверху
}
seat-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
seat-away = нет на месте
seat-bot = компьютер
seat-leads = впереди
seat-ties = с печатью
seat-gone = больше не играет
seal-title = Печать мастера
seal-nobody = Печати пока нет ни у кого.
seal-held = Печатью владеет { $name }.
seal-shows = Сверху { colour } цвет: прежний владелец — { $name }. Ему и достанется победа, если виллу уронит { $holder }.
seal-first = Раньше её не было ни у кого: если виллу уронит { $holder }, не выиграет никто.
plateaus-title = Ещё не положены
out-title = Вне игры
locked-title = Заперты
askew-title = Покосились
story-title = Что уже произошло
story-empty = Пока ничего не случилось. Наслаждайтесь.
story-villa-stands = Вилла стоит.
story-older = Раньше
rules-title = Правила за этим столом
rules-players = { $players ->
    [one] для { $players } игрока
    [few] для { $players } игроков
   *[many] для { $players } игроков
}
rules-house = домашнее правило
rules-plain = Всё как в оригинале, никто ничего не менял.
round-of = Раунд { $round } из { $rounds }
watching = { $count ->
    [0] { "" }
    [one] Смотрит { $count } гость
    [few] Смотрят { $count } гостя
   *[many] Смотрят { $count } гостей
}
you-watch = Вы смотрите.

## Возражения

objection-waiting = Ждём: { $names }
objection-left = { $seconds ->
    [one] ещё { $seconds } секунда
    [few] ещё { $seconds } секунды
   *[many] ещё { $seconds } секунд
}

## Связь

link-lost = Связь пропала. Восстанавливаем…
link-slow = Сейчас всё идёт медленно: картинка отстаёт на { $seconds } с. Ничего не потеряется.
absent = { $name }: нет на месте уже { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
absent-question = Вернётся ли { $name }? Можно подождать или играть дальше.
sorry-version = У страницы и сервера разные версии. Обновите страницу.
sorry-no-table = Такого стола нет, или его давно убрали.
sorry-table-full = За этим столом все места заняты.
sorry-table-closed = За этим столом зрителей не ждут.
sorry-damaged-table = Запись этого стола повреждена: продолжить игру нельзя.
sorry-not-your-seat = Это чужой стул.
sorry-seat-taken = Кто-то успел раньше: стул занят.
sorry-bad-message = Сервер не понял эту страницу. Обновите её.
sorry-too-fast = Чуть помедленнее, пожалуйста.
sorry-not-now = Сейчас нельзя.
sorry-practice-only = Это только для тренировки.
sorry-bots-missing = Компьютер здесь играть не может.
sorry-server-full = У сервера дел по горло. Попробуйте через несколько минут.
sorry-shutting-down = Сервер выключается. Ваша игра сохранена.
sorry-moving = Стол переезжает на другой сервер. Минутку…
sorry-storage-away = Сохранённые игры сейчас недоступны. Вилла стоит и ждёт.

## Что можно сказать друг другу

say-title = Сказать что-нибудь
say-hello = Привет!
say-good-luck = Удачи!
say-steady = Спокойно…
say-careful = Осторожно!
say-bravo = Браво!
say-ouch = Ой!
say-thinking = Дайте подумать.
say-hurry = Ну же…
say-one-moment = Минутку.
say-sorry = Простите!
say-thanks = Спасибо!
say-good-game = Хорошая партия!
say-again = Ещё разок?
say-bye = Пока!
no-picture = Этот браузер не может нарисовать виллу. История продолжается словами.
act-keep = Сохранить игру в файл

# За столом
act-hurry = Пусть компьютер играет быстрее
act-notify = Сообщить, когда мой ход
summons = Ваш ход!
start-feel-first = Сначала на ощупь: сдвиг колонны до { $mm } мм ещё не считается ходом
replay-loads-light = не несёт ничего
replay-loads-heavy = несёт больше всех
