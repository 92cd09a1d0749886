### Wat anders heet waar in ronden om punten wordt gespeeld: de toren van het Amerikaanse spel, en wie uitdaagt.

question-object = { $name } zegt dat er geen pilaar meer weg kan. Daagt iemand uit?
event-plateau-applied-for = { $by } zegt dat er geen pilaar meer weg kan.
event-objected = { $by } daagt { $against } uit!
event-plateau-laid = { $by } legt { plateau }.
event-villa-collapsed = De toren valt. Dat was { $by }.
