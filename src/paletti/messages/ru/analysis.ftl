### Что могло бы быть: законченная партия, увиденная ещё раз.

## Пока смотрим

analysis-looking = Просмотрено: { $done } из { $whole }…
analysis-done = Разбор готов.
analysis-patience = Мастер пробует каждый ход ещё раз: твёрдой рукой и никуда не торопясь.
analysis-failed = Разобрать эту партию не удалось.
analysis-back = Назад к столу
analysis-again = Попробовать ещё раз
analysis-nothing = В этой партии никто ничего не построил. Жалеть не о чем.
analysis-about = Эту партию играли на другой версии движка. Виллы восстановлены здесь по их снимкам, поэтому шансы приблизительны.

## Кривая

analysis-curve = К чьей победе шло дело
analysis-curve-label = Шансы каждого на победу, шаг за шагом
analysis-axis-chance = шансы на победу
analysis-axis-turn = ход
analysis-moment = Момент партии
analysis-begins = Стройка начинается.
analysis-see = Посмотреть
analysis-see-moment = Посмотреть этот момент
analysis-table = Кривая в виде таблицы
analysis-table-deed = Что произошло
analysis-hopeless-mark = безнадёжно

## Поворотные моменты и партия вкратце

analysis-turning = Поворотные моменты
analysis-turning-none = Ни один шаг не перевернул эту партию. Она утекла потихоньку.
analysis-turning-point = Поворотный момент { $number }
analysis-changed = { $name }: { $before } → { $after }
analysis-short = Вкратце
analysis-hopeless = Начиная с хода { $turn } поднять, скорее всего, нельзя было уже ничего.
analysis-hopeless-here = Отсюда и дальше поднять, скорее всего, нельзя было уже ничего.
analysis-hopeful = До самого конца оставалась колонна, которая пошла бы наверх.
analysis-objections-none = Никто не возразил напрасно, и никто не упустил случая возразить.
analysis-objection-missed = Никто не возразил, а зря. { $column } пошла бы наверх: шансы { $chance }.
analysis-objection-right = { $name } возражает, и не зря. { $column } могла пойти наверх: шансы { $chance }.
analysis-objection-wrong = { $name } возражает вопреки шансам. { $column } — лучшее, что было: { $chance }.
analysis-objection-vain = { $name } возражает, а доказать это нечем.

## Ход за ходом

analysis-turns = Ход за ходом
analysis-telling = Только ходы, на которых что-то решалось
analysis-turn = Ход { $turn }: { $name }
analysis-chance = Шансы твёрдой руки
analysis-ends-stands = стоит
analysis-ends-broken-off = вернулась на место
analysis-ends-collapse = вилла рухнула
analysis-ends-falls = упала
analysis-ends-fault = сдвинута соседняя
analysis-ends-out = убрана
analysis-ends-waived = оставили как есть
analysis-ends-given-up = отказ
analysis-luck-bold = Это было смело.
analysis-luck-bad = Твёрдая рука справилась бы.
analysis-luck-shy = Скорее всего, всё обошлось бы.
analysis-luck-due = Этого следовало ожидать.
analysis-luck-bluff = Это был блеф.
analysis-luck-honest = Честное предложение.
analysis-else = Что ещё можно было сделать
analysis-weighed = Из чего выбирает { $name }
analysis-value = шансы на победу: { $chance }
analysis-way-prove = Возразить: { $column }
analysis-way-object = Возразить
analysis-way-take-out = Убрать: { $column }
analysis-way-leave = Оставить на месте: { $column }
analysis-way-apply = Предложить перекрытие
analysis-way-consent = Не возражать
analysis-way-pass = Пропустить ход
analysis-way-lay = Положить перекрытие
analysis-way-waive = Оставить как есть
analysis-way-give-up = Отказаться от перекрытия
analysis-way-choose = Выбрать цвет
analysis-replay = Посмотреть всю партию ещё раз
