/** Words cut to what their forms have in common: Snowball for English and Russian. Other scripts pass as they are. */
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as russian } from '@orama/stemmers/russian'

const CYRILLIC = /^[а-я]+$/
const LATIN = /^[a-z]+$/

/** Below this length a word is a sign or a unit rather than a word with endings. */
const SHORTEST = 4

/** Snowball takes the н of «клапан» for an ending and leaves it in «клапанов»: cut there again, and all forms meet. */
function russianStem(word: string): string {
  const cut = russian(word)
  return /[ая]н$/.test(cut) ? russian(cut) : cut
}

/** @param word normalised: lower case, ё written е. */
export function stem(word: string): string {
  if (word.length < SHORTEST) return word
  if (CYRILLIC.test(word)) return russianStem(word)
  return LATIN.test(word) ? english(word) : word
}

/** A vowel that comes and goes before the last consonant: втулка — втулок, кольцо — колец, ремень — ремни. */
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
  const found = WITHOUT_VOWEL.exec(stem)
  if (!found?.[1] || !found[2]) return []
  const hard = found[1].replace(/[ьй]$/, '')
  return found[2] === 'к' ? [`${hard}ок`, `${hard}ек`] : [`${hard}е${found[2]}`]
}

/**
 * @returns the other stems that forms of the same Russian word may have (fleeting vowels), which Snowball keeps apart.
 *   They widen a query only: in the index they would make a word's beginning differ from what is typed.
 */
export function kin(stem: string): string[] {
  if (stem.length < SHORTEST || !CYRILLIC.test(stem)) return []
  const shorter = withoutVowel(stem)
  return shorter.length > 0 ? shorter : withVowel(stem)
}
