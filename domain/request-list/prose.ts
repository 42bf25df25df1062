/** A sentence that names several goods: «Нужны подшипники 6205 - 10 шт, 6308 - 4 шт и ремни А1250 5 шт.» */
import { amountsIn } from './cut-amount.ts'
import { isLikeLetter, withoutLetterWords } from './not-goods.ts'

/** Between two goods; spaces alone are between "2 packs" and "of 50 pcs". */
const SEPARATOR = /^\s*(?:[,;、，；.。]|(?:и|а также|and|plus|&)(?=\s)|和|及)\s*/iu
const BEFORE_AMOUNT = /[\s\-–—:：=]+$/u
/** What a thing is called, and not its number or "of". */
const NOUN = /\p{L}{3,}|\p{Script=Han}{2,}/u

interface Part {
  words: string
  amount: string
}

/** The parts of a line that each end in an amount of what is counted; null where anything else is behind one of them. */
function partsOf(text: string): Part[] | null {
  const parts: Part[] = []
  let from = 0
  for (const { start, end } of amountsIn(text)) {
    parts.push({ words: text.slice(from, start).replace(BEFORE_AMOUNT, ''), amount: text.slice(start, end) })
    const [separator = ''] = SEPARATOR.exec(text.slice(end)) ?? []
    if (separator === '' && end < text.length) return null
    from = end + separator.length
  }
  return withoutLetterWords(text.slice(from)) === '' ? parts : null
}

/** "Please quote: valves" without what is before the colon, and without "we need". */
function withoutLeadIn(text: string): string {
  const [, before = '', rest = text] = /^([^:：]*)[:：]\s*(\S.*)$/su.exec(text) ?? []
  return withoutLetterWords(isLikeLetter(before) ? rest : text)
}

/** «подшипники» of «подшипники 6205» */
function nounOf(words: string): string {
  const all = words.split(/\s+/)
  return all
    .slice(
      0,
      all.findIndex((word) => /\d/.test(word)),
    )
    .join(' ')
}

/** @returns the goods that a line names, each with its amount; the line alone where it names one, or something without an amount */
export function splitProse(text: string): string[] {
  const parts = partsOf(text)
  if (!parts || parts.length < 2) return [text]
  const words = parts.map((part, at) => (at === 0 ? withoutLeadIn(part.words) : part.words))
  const noun = nounOf(words[0] ?? '')
  // «6308 - 4 шт» behind «подшипники 6205 - 10 шт» are bearings, too.
  const named = words.map((one, at) => (at === 0 || NOUN.test(one) ? one : `${noun} ${one}`))
  const areGoods = named.every((one, at) => (at === 0 ? /[\p{L}\p{N}]{2,}/u : NOUN).test(one))
  return areGoods ? named.map((one, at) => `${one} - ${parts[at]?.amount ?? ''}`) : [text]
}
