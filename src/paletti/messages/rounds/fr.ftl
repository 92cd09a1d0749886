### Ce qui se dit autrement quand on joue en manches pour des points : la tour du jeu américain, et qui conteste.

question-object = { $name } affirme que plus aucune colonne ne peut bouger. Quelqu'un conteste ?
event-plateau-applied-for = { $by } affirme que plus aucune colonne ne peut bouger.
event-objected = { $by } conteste : mais si, { $against } peut encore jouer !
event-plateau-laid = { $by } pose { plateau }.
event-villa-collapsed = La tour s'écroule. La faute à { $by }.
