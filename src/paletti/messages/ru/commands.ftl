### Что говорят команды.

rules-unknown-language = Языка { $given } нет; мы говорим на таких: { $known }.
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
