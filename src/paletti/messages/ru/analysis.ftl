### Что могло бы быть: законченная партия, увиденная ещё раз.

page-analysis = Что могло бы быть
act-analysis = Что могло бы быть

## Пока смотрим

analysis-looking = Просмотрено ходов: { $done } из { $whole } …
analysis-patience = Мастер-строитель пробует каждый ход ещё раз: твёрдой рукой и никуда не торопясь.
analysis-failed = Эту партию не удалось посмотреть ещё раз.
analysis-again = Попробовать ещё раз
analysis-nothing = В этой партии никто ничего не построил. Жалеть не о чем.

## Кривая

analysis-curve = К чьей победе шло дело
analysis-curve-label = Шансы каждого на победу, ход за ходом
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
analysis-turning-none = Ни один ход не перевернул эту партию. Она утекла потихоньку.
analysis-turning-point = Поворот { $number }
analysis-changed = { $name }: { $before } → { $after }
analysis-short = Вкратце
analysis-hopeless = Начиная с хода { $turn } ни одна колонна, скорее всего, не поднялась бы.
analysis-hopeless-here = Начиная отсюда ни одна колонна, скорее всего, не поднялась бы.
analysis-hopeful = До самого конца была колонна, которую можно было поднять.
analysis-objections-none = Никто не возразил напрасно, и никто не упустил случая возразить.
analysis-objection-missed = Никто не возразил. { $column } поднялась бы: шансы { $chance }.
analysis-objection-right = Возражение ({ $name }) было верным. { $column } могла подняться: { $chance }.
analysis-objection-wrong = Возражение ({ $name }) было наперекор шансам. { $column } была ещё лучшей: { $chance }.
analysis-objection-vain = Возражение ({ $name }): доказать его было нечем.

## Ход за ходом

analysis-turns = Ход за ходом
analysis-telling = Только важные ходы
analysis-turn = Ход { $turn }: { $name }
analysis-chance = Шансы твёрдой руки
analysis-ends-stands = стоит
analysis-ends-broken-off = поставлена обратно
analysis-ends-collapse = вилла рухнула
analysis-ends-falls = упала
analysis-ends-fault = задета соседняя
analysis-ends-out = вынута
analysis-ends-waived = без изъятия
analysis-ends-given-up = отказ
analysis-luck-bold = Это было смело.
analysis-luck-bad = Твёрдая рука бы справилась.
analysis-luck-shy = Скорее всего, всё обошлось бы.
analysis-luck-due = Этого следовало ожидать.
analysis-luck-bluff = Это был блеф.
analysis-luck-honest = Честная просьба.
analysis-else = Что ещё можно было сделать
analysis-weighed = Что взвесил этот игрок: { $name }
analysis-value = шансы на победу: { $chance }
analysis-way-prove = Возразить: { $column }
analysis-way-object = Возразить
analysis-way-take-out = Вынуть: { $column }
analysis-way-leave = Оставить на месте: { $column }
analysis-way-apply = Попросить перекрытие
analysis-way-consent = Не возражать
analysis-way-pass = Пропустить ход
analysis-way-lay = Положить перекрытие
analysis-way-waive = Не вынимать
analysis-way-give-up = Отказаться от перекрытия
analysis-way-choose = Выбрать цвет
analysis-replay = Посмотреть всю партию ещё раз
