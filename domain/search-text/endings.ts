/**
 * Endings that may follow a stem: «клапанов» is a form of «клапан», «клапанный» is not. With them only the query has to
 * be stemmed.
 */

// biome-ignore format: a paradigm reads in rows
const RUSSIAN = [
  '', 'а', 'я', 'ы', 'и', 'е', 'у', 'ю', 'о', 'ь', 'й',
  'ой', 'ей', 'ою', 'ею', 'ий', 'ом', 'ем', 'ам', 'ям', 'ами', 'ями', 'ах', 'ях', 'ов', 'ев', 'ью', 'ия', 'ии', 'ию', 'ие', 'ием', 'иям', 'иями', 'иях',
  'ый', 'ая', 'яя', 'ое', 'ее', 'ого', 'его', 'ому', 'ему', 'ым', 'им', 'ыми', 'ими', 'ых', 'их', 'ые', 'ую', 'юю',
  'н', 'на', 'ны', 'ну', 'не', 'ном', 'нов', 'нам', 'нами', 'нах',
]

// biome-ignore format: a paradigm reads in rows
const ENGLISH = ['', 's', 'es', 'e', 'y', 'ies', 'i', 'ed', 'd', 'ing', 'ings', 'er', 'ers', "'s", '’s']

export const RUSSIAN_ENDINGS: ReadonlySet<string> = new Set(RUSSIAN)
export const ENGLISH_ENDINGS: ReadonlySet<string> = new Set(ENGLISH)
