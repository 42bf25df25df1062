/**
 * Tells the lines of a letter that can be no goods from those that may be: greetings, terms, signatures. A good that is left out costs
 * more than a greeting that is sent, so a line that has anything else in it stays.
 */
import type { Cut } from './cut-amount.ts'
import { letterPatterns } from './letter-patterns.ts'

/** Lines below "Best regards": name, position, company, address, phones. */
const MAX_SIGNATURE = 8
/** Words of a name, or of a line of a signature. */
const MAX_WORDS = 7
/** What a letter has around its text. */
const RULE = /^[\s\-–—_=*>]+$/u
const SAYS = /[\p{L}\p{N}]/u

/** What is in the place of a term that was taken out. */
const TERM = ' \u0000 '

/** What is left of a line without dates, phones, places and spans of time. */
function withoutTerms(text: string): string {
  const { contacts, dates, spans, namedTerm, destination, town } = letterPatterns()
  return [contacts, ...dates, spans, namedTerm, destination, town].reduce(
    (left, pattern) => left.replace(pattern, TERM),
    text,
  )
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}.-]*\p{L}[\p{L}\p{N}.-]*/gu) ?? []
const isName = (word: string): boolean => /^\p{Lu}/u.test(word)

const hasFewWords = (text: string): boolean => !/\d/.test(text) && wordsOf(text).length <= MAX_WORDS

/** @returns where a letter ends: the place of its last closing phrase; its length where it has none */
export function endOfLetter(texts: string[]): number {
  const at = texts.findLastIndex((text) => letterPatterns().closing.test(text) && hasFewWords(withoutTerms(text)))
  return at < 0 ? texts.length : at
}

/** @returns a line without the words that letters begin with: «Нужны», "please quote" */
export function withoutLetterWords(text: string): string {
  const words = text.trim().split(/(?<=[\s,，])/u)
  const at = words.findIndex((word) => SAYS.test(word.replace(letterPatterns().usual, ' ')))
  return at < 0 ? '' : words.slice(at).join('').trim()
}

/** Whether nothing but the words of letters is left, and something in the line says that it is one. */
function isOfLetter(text: string): boolean {
  const left = withoutTerms(text)
  const isDistinctive = left.includes(TERM) || letterPatterns().telling.test(left) || /[:：]\s*$/.test(left)
  return isDistinctive && !SAYS.test(left.replace(letterPatterns().usual, ' '))
}

/** "Здравствуйте, Иван Петрович!" */
function isGreeting(text: string): boolean {
  if (!letterPatterns().greeting.test(text)) return false
  const left = text.replace(letterPatterns().greeting, '')
  if (/\d/.test(left)) return false
  const name = /^\s*\p{Script=Han}{1,4}(?:经理|先生|女士|总|老师)[，,：:！!\s]*$/u
  const words = wordsOf(left.replace(letterPatterns().usual, ' '))
  return name.test(left) || (words.length <= 3 && words.every(isName) && !/\p{Script=Han}/u.test(left))
}

const isCounted = (cut: Cut | null): boolean => cut !== null && cut.quantity !== null && cut.unit !== null

/** «Итого: 22», 合计 324 */
const TOTAL = /^(?:итого|всего|(?:grand |sub)?total|合计|總計|总计|小计|共计)[\s:：.–—-]*[\d\s.,]*\p{L}{0,4}\.?$/iu

export const isTotal = (text: string): boolean => TOTAL.test(text.trim())

function isNoGoods(text: string, cut: Cut | null): boolean {
  if (isTotal(text)) return true
  if (isCounted(cut)) return false
  return letterPatterns().labelled.test(text) || isGreeting(text) || isOfLetter(text)
}

/** Lines below the last closing phrase, if there is no amount in any of them: then they say who wrote the letter. */
function signatureOf(texts: string[], cuts: (Cut | null)[]): Set<number> {
  const at = endOfLetter(texts)
  const end = texts.slice(at + 1)
  const isEnd = at < texts.length && end.length <= MAX_SIGNATURE && !cuts.slice(at + 1).some(isCounted)
  if (!isEnd) return new Set()
  const signed = [at, ...end.map((_, place) => at + 1 + place)]
  return new Set(signed.filter((place) => hasFewWords(withoutTerms(texts[place] ?? ''))))
}

/** Numbered or counted lines that make a list; the lines before and after it belong to the letter. */
const MIN_LISTED = 3

/** @returns whether a place is before the first or behind the last line of a list */
function outsideOf(listed: boolean[]): (at: number) => boolean {
  if (listed.filter(Boolean).length < MIN_LISTED) return () => false
  const first = listed.indexOf(true)
  const last = listed.lastIndexOf(true)
  return (at) => at < first || at > last
}

/** Whether a line has something that letters say, whatever else it has: "Our plant needs these parts, please quote:". */
export const isLikeLetter = (text: string): boolean =>
  letterPatterns().telling.test(text) || letterPatterns().labelled.test(text) || withoutTerms(text).includes(TERM)

/**
 * @param texts the lines of a letter
 * @param cuts the amounts that they end or begin with
 * @param numbered whether each has a number or a bullet before it
 * @returns for each line whether it can be no goods; false for all of them where none would be left
 */
export function findNoGoods(texts: string[], cuts: (Cut | null)[], numbered: boolean[]): boolean[] {
  const signature = signatureOf(texts, cuts)
  const isOutside = outsideOf(texts.map((_, at) => Boolean(numbered[at]) || isCounted(cuts[at] ?? null)))
  const found = texts.map(
    (text, at) =>
      RULE.test(text) ||
      signature.has(at) ||
      (isOutside(at) && isLikeLetter(text)) ||
      isNoGoods(text.trim(), cuts[at] ?? null),
  )
  return found.every((is, at) => is || !SAYS.test(texts[at] ?? '')) ? texts.map(() => false) : found
}
