/** Chinese has no spaces. The index has every pair of neighbouring characters, so that 钢管 is found in 无缝钢管. */

/** Created once, because that loads a dictionary; it has no state between calls. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * @param run Han characters only.
 * @returns every pair in order and the last character by itself: each character begins one token, so a single one is
 *   found as a beginning, and neighbouring pairs are a phrase.
 */
export function bigrams(run: string): string[] {
  const characters = Array.from(run)
  return characters.map((character, at) => character + (characters[at + 1] ?? ''))
}

/** Splits characters into pairs, since most compounds have two: 法兰球阀 is 法兰 and 球阀; of an odd number the last three stay together. */
function pairs(characters: string[]): string[] {
  const pieces: string[] = []
  let at = 0
  while (at < characters.length) {
    const size = characters.length - at === 3 ? 3 : 2
    pieces.push(characters.slice(at, at + size).join(''))
    at += size
  }
  return pieces
}

/** @param run Han characters only. @returns its words as a dictionary has them; characters of unknown words by themselves. */
export const wordsOfRun = (run: string): string[] => Array.from(segmenter.segment(run), ({ segment }) => segment)

/**
 * @param run Han characters only.
 * @returns the words to look for, each to be found somewhere in the text. The segmenter cuts technical terms it does not know into single
 * characters; those are joined again.
 * @param isParticle whether a word only joins others, such as 带: it is left out, and the characters beside it are not joined to a word
 */
export function segmentWords(run: string, isParticle: (word: string) => boolean = () => false): string[] {
  const words: string[] = []
  let singles: string[] = []
  const joinSingles = () => {
    words.push(...pairs(singles))
    singles = []
  }
  for (const segment of wordsOfRun(run)) {
    if (isParticle(segment)) {
      joinSingles()
      continue
    }
    if (Array.from(segment).length === 1) {
      singles.push(segment)
      continue
    }
    joinSingles()
    words.push(segment)
  }
  joinSingles()
  return words
}
