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
