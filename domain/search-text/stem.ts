/** Stems of words: Snowball for English and Russian; words of other scripts are returned unchanged. */
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as russian } from '@orama/stemmers/russian'

const CYRILLIC = /^[а-я]+$/
const LATIN = /^[a-z]+$/

/** Minimum length of a stemmed word: shorter ones are mostly symbols and units, which have no endings. */
const MIN_LENGTH = 4

/** Snowball removes «ан» from «клапан» but not from «клапанов»; stemming the stem again gives all forms the same one. */
function russianStem(word: string): string {
  const cut = russian(word)
  return /[ая]н$/.test(cut) ? russian(cut) : cut
}

/** The stems of words that were asked for: those of a query are ten times and more, and those of an index are the same in each product. */
const known = new Map<string, string>()
const MOST_KNOWN = 4000

function newStem(word: string): string {
  if (CYRILLIC.test(word)) return russianStem(word)
  return LATIN.test(word) ? english(word) : word
}

/** @param word in lower case, with е for ё */
export function stem(word: string): string {
  if (word.length < MIN_LENGTH) return word
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const found = newStem(word)
  known.set(word, found)
  return found
}

/** Fleeting vowels before the last consonant: втулка — втулок, кольцо — колец, ремень — ремни. */
const WITH_VOWEL = /^(.*[бвгджзйклмнпрстфхцчшщ])[ео]([кцнл])$/
const SOFT_WITH_VOWEL = /^(.*[аеиоуыэюялн])е([кц])$/
const WITHOUT_VOWEL = /^(.*[бвгджзйклмнпрстфхцчшщ]ь?)([кцнл])$/

function withoutVowel(stem: string): string[] {
  const soft = SOFT_WITH_VOWEL.exec(stem)
  const plain = WITH_VOWEL.exec(stem)
  return [
    ...(plain ? [`${plain[1]}${plain[2]}`] : []),
    ...(soft ? [`${soft[1]}${/[лн]$/.test(soft[1] ?? '') ? 'ь' : 'й'}${soft[2]}`] : []),
  ]
}

function withVowel(stem: string): string[] {
  const match = WITHOUT_VOWEL.exec(stem)
  if (!match?.[1] || !match[2]) return []
  const hard = match[1].replace(/[ьй]$/, '')
  return match[2] === 'к' ? [`${hard}ок`, `${hard}ек`] : [`${hard}е${match[2]}`]
}

/**
 * @returns the other stems that forms of the same Russian word may have because of a fleeting vowel, which Snowball does not handle.
 * Only for queries: in the index the stored word would begin otherwise than people type it.
 */
export function relatedStems(stem: string): string[] {
  if (stem.length < MIN_LENGTH || !CYRILLIC.test(stem)) return []
  const shorter = withoutVowel(stem)
  return shorter.length > 0 ? shorter : withVowel(stem)
}

/** English stems may end in another letter than the word (bodi for body): returns what both have in common. */
export function commonPrefix(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return a.slice(0, length)
}
