/** Unifies the spelling of the Chinese sample data, whose content files had several authors. */

const BEFORE_LATIN = /(?<=\p{Script=Han})(?=[A-Za-z\p{Script=Cyrillic}\d±≤≥⌀]|−\d)/gu
const AFTER_LATIN = /(?<=[A-Za-z\p{Script=Cyrillic}\d%°²³])(?=\p{Script=Han})/gu
/** The tilde in ranges: –40～+200, 2～8 天. */
const RANGE = /～/g
/** A unit directly after its number: 315kW, 2000m³/h. Digits of a type or a steel grade, such as A4 or Q235A, are no number. */
const UNIT = /(?<![A-Za-z\d.-])(\d[\d.,]*)(?=(?:[kM]?[VWJN]|kVA|k?A|[MkG]?Pa|bar|μm|[kcm]?m|[km]?g|Hz)(?![A-Za-z\d]))/g
const CELSIUS = /(?<=\d) ?℃/g
/** A ratio with spaces, as Russian writes it: 5 : 1. */
const RATIO = /(?<=\d) : (?=\d)/g
/** Nominal sizes and pressures are written as in the table of specifications, which is one for all languages: DN 200, PN 16. */
const NOMINAL = /\b(DN|PN)(?=\d)/g
const BOLD = /\*\*([^*\n]+)\*\*/g

const HAN = /\p{Script=Han}/u
const LATIN = /[A-Za-z\p{Script=Cyrillic}\d%±≤≥⌀°²³]/u
const meet = (left: string, right: string): boolean =>
  (HAN.test(left) && LATIN.test(right)) || (LATIN.test(left) && HAN.test(right))

/** Puts the spaces outside the asterisks of bold text, between which nothing else would find the neighbors. */
const spacedBold = (text: string): string =>
  text.replace(BOLD, (bold: string, inner: string, at: number) => {
    const before = meet(text.charAt(at - 1), inner.charAt(0)) ? ' ' : ''
    const after = meet(inner.charAt(inner.length - 1), text.charAt(at + bold.length)) ? ' ' : ''
    return before + bold + after
  })

/** @returns the text with spaces between Chinese and Latin and between numbers and units, and one spelling of ranges, ratios and degrees */
export const spaced = (text: string): string =>
  spacedBold(text.replace(RANGE, '–'))
    .replace(CELSIUS, ' °C')
    .replace(RATIO, ':')
    .replace(NOMINAL, '$1 ')
    .replace(UNIT, '$1 ')
    .replace(BEFORE_LATIN, ' ')
    .replace(AFTER_LATIN, ' ')

/**
 * Rewrites every Chinese text within the content in that spelling, in place. Postal addresses are left as they are.
 * @param content texts by language, at any depth
 */
export function spaceChinese(content: unknown): void {
  if (typeof content !== 'object' || content === null) return
  for (const [key, value] of Object.entries(content)) {
    if (key === 'zh' && typeof value === 'string') Reflect.set(content, key, spaced(value))
    else if (key !== 'address') spaceChinese(value)
  }
}
