/** Words typed with the other keyboard layout on: "rkfgfy" is «клапан», «мфдму» is "valve". */

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const mapping = (from: string, to: string) => new Map([...from].map((key, at) => [key, to[at] ?? key]))
const TO_RUSSIAN = mapping(LATIN, RUSSIAN)
const TO_LATIN = mapping(RUSSIAN, LATIN)

const typedWith = (keys: Map<string, string>, text: string) => Array.from(text, (key) => keys.get(key) ?? key).join('')

/**
 * @param text in lower case.
 * @returns what the same keys give in the other layout; null where the text has letters of both, or of neither.
 */
export function otherLayout(text: string): string | null {
  const [latin, russian] = [/[a-z]/.test(text), /[а-яё]/.test(text)]
  if (latin === russian) return null
  return typedWith(latin ? TO_RUSSIAN : TO_LATIN, text)
}
