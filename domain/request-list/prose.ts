/** A sentence that names several goods: «Нужны подшипники 6205 - 10 шт, 6308 - 4 шт и ремни А1250 5 шт.» */
import { amountsIn } from './amount.ts'
import { isLikeLetter, withoutLetterWords } from './not-goods.ts'

const SEPARATORS = /^(?:[\s,;、，；.。]|(?:и|а также|and|plus|&|和|及)(?=\s|\p{Script=Han}))+/iu
const WORD = /\p{L}{3,}|\p{Script=Han}{2,}/u

/** "Please quote: valves" without what is before the colon, and without "we need". */
function withoutLeadIn(text: string): string {
  const [, before = '', rest = text] = /^([^:：]*)[:：]\s*(\S.*)$/su.exec(text) ?? []
  return withoutLetterWords(isLikeLetter(before) ? rest : text)
}

/**
 * @returns the goods that a line names, each with its amount; the line alone where it names one, or something without an amount
 */
export function splitProse(text: string): string[] {
  const ends = amountsIn(text)
  const areApart = ends.every(({ end }) => end === text.length || SEPARATORS.test(text.slice(end)))
  // A separator of spaces alone is none: "2 packs of 50 pcs".
  const areListed = ends.slice(0, -1).every(({ end }) => !/^\s+(?!(?:и|а также|and|plus|&)\s)/iu.test(text.slice(end)))
  if (ends.length < 2 || !areApart || !areListed) return [text]
  const parts = ends.map(({ end }, at) => text.slice(ends[at - 1]?.end ?? 0, end).replace(SEPARATORS, ''))
  const tail = text.slice(ends.at(-1)?.end).replace(SEPARATORS, '')
  const [first = '', ...others] = [withoutLeadIn(parts[0] ?? ''), ...parts.slice(1)]
  const noun = first
    .split(/\s+/)
    .slice(
      0,
      first.split(/\s+/).findIndex((word) => /\d/.test(word)),
    )
    .join(' ')
  const amountAt = (at: number) => ends[at]?.length ?? 0
  const wordsOf = (part: string, at: number) => part.slice(0, part.length - amountAt(at)).replace(/[\s\-–—:：=]+$/u, '')
  const isNoun = (part: string, at: number) => at === 0 || WORD.test(wordsOf(part, at))
  const lines = [first, ...others].map((part, at) => (isNoun(part, at) ? part : `${noun} ${part}`))
  const areGoods =
    [first, ...others].every((part, at) => /[\p{L}\p{N}]{2,}/u.test(wordsOf(part, at))) &&
    (tail === '' || withoutLetterWords(tail) === '')
  return areGoods && (noun !== '' || [first, ...others].every(isNoun)) ? lines : [text]
}
