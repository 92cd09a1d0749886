### Что говорит судья: детали, отказы и рассказ о партии.
### Атрибуты (.acc, .gen …) — грамматика этого языка; ими пользуются только другие тексты.

## Детали. Колонна: $colour, $shape, $number; место: $level; перекрытие: $plateau.

colour = { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
    [orange] оранжевый
   *[green] зелёный
}
    .nom = { $colour ->
        [red] красная
        [yellow] жёлтая
        [blue] синяя
        [orange] оранжевая
       *[green] зелёная
    }
    .acc = { $colour ->
        [red] красную
        [yellow] жёлтую
        [blue] синюю
        [orange] оранжевую
       *[green] зелёную
    }
    .gen = { $colour ->
        [red] красной
        [yellow] жёлтой
        [blue] синей
        [orange] оранжевой
       *[green] зелёной
    }
    .plural-gen = { $colour ->
        [red] красных
        [yellow] жёлтых
        [blue] синих
        [orange] оранжевых
       *[green] зелёных
    }
    .plural-ins = { $colour ->
        [red] красными
        [yellow] жёлтыми
        [blue] синими
        [orange] оранжевыми
       *[green] зелёными
    }
mark = { $colour ->
    [red] солнце
    [yellow] лимон
    [blue] волна
    [green] лист
   *[neutral] кольцо
}
shape = { $shape ->
    [thin] тонкая
    [hex] шестигранная
   *[thick] толстая
}
    .acc = { $shape ->
        [thin] тонкую
        [hex] шестигранную
       *[thick] толстую
    }
    .gen = { $shape ->
        [thin] тонкой
        [hex] шестигранной
       *[thick] толстой
    }
column = { $number ->
    [1] первая { shape } { colour.nom } колонна
    [2] вторая { shape } { colour.nom } колонна
    [3] третья { shape } { colour.nom } колонна
   *[0] { shape } { colour.nom } колонна
}
    .start = { $number ->
        [1] Первая { shape } { colour.nom } колонна
        [2] Вторая { shape } { colour.nom } колонна
        [3] Третья { shape } { colour.nom } колонна
       *[0] { $shape ->
            [hex] Шестигранная
           *[thick] Толстая
        } { colour.nom } колонна
    }
    .acc = { $number ->
        [1] первую { shape.acc } { colour.acc } колонну
        [2] вторую { shape.acc } { colour.acc } колонну
        [3] третью { shape.acc } { colour.acc } колонну
       *[0] { shape.acc } { colour.acc } колонну
    }
    .gen = { $number ->
        [1] первой { shape.gen } { colour.gen } колонны
        [2] второй { shape.gen } { colour.gen } колонны
        [3] третьей { shape.gen } { colour.gen } колонны
       *[0] { shape.gen } { colour.gen } колонны
    }
    .ins = { $number ->
        [1] первой { shape.gen } { colour.gen } колонной
        [2] второй { shape.gen } { colour.gen } колонной
        [3] третьей { shape.gen } { colour.gen } колонной
       *[0] { shape.gen } { colour.gen } колонной
    }
column-short = { colour.nom } { shape }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
plateau = { $plateau ->
    [blue] синее
    [green] зелёное
    [yellow] жёлтое
    [orange] оранжевое
   *[red] красное
} перекрытие
    .start = { $plateau ->
        [blue] Синее
        [green] Зелёное
        [yellow] Жёлтое
        [orange] Оранжевое
       *[red] Красное
    } перекрытие
    .gen = { $plateau ->
        [blue] синего
        [green] зелёного
        [yellow] жёлтого
        [orange] оранжевого
       *[red] красного
    } перекрытия
level = { $level ->
    [base] фундамент
    [blue] синее перекрытие
    [green] зелёное перекрытие
    [yellow] жёлтое перекрытие
    [orange] оранжевое перекрытие
   *[red] красное перекрытие
}
    .prep = { $level ->
        [base] фундаменте
        [blue] синем перекрытии
        [green] зелёном перекрытии
        [yellow] жёлтом перекрытии
        [orange] оранжевом перекрытии
       *[red] красном перекрытии
    }
    .gen = { $level ->
        [base] фундамента
        [blue] синего перекрытия
        [green] зелёного перекрытия
        [yellow] жёлтого перекрытия
        [orange] оранжевого перекрытия
       *[red] красного перекрытия
    }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
