/** Unifies the spelling of the Chinese sample data, whose content files had several authors. */

const BEFORE_LATIN = /(?<=\p{Script=Han})(?=[A-Za-z\p{Script=Cyrillic}\d±≤≥⌀]|−\d)/gu
const AFTER_LATIN = /(?<=[A-Za-z\p{Script=Cyrillic}\d%°²³])(?=\p{Script=Han})/gu
/** The tilde in ranges: 2～8 天. It stays beside a sign, –40～+200, where a dash would be read as a minus. */
const RANGE = /(?<![−+]\d[\d.]*)～(?![−+])/g
const SIGNED_RANGE = /(?<=[−+]\d[\d.]*)[–…](?=[−+\d])|(?<=\d)–(?=[−+])/g
/** Both ends of a range of percentages have the sign: 70%–80%. */
const PERCENT_RANGE = /(?<![\d.%–～])(\d[\d.]*)–(\d[\d.]*) ?%/g
/** A remark in half-width parentheses after a word or a figure: 09G2S (Q355). Formulas and links keep theirs. */
const HALF_WIDTH = /(?<=[\p{L}\d%]) \(([^()]*)\)/gu
const AROUND_FULL_WIDTH = / +(?=[（）。，、；：])|(?<=[（。，、；：]) +(?!\|)|(?<=）) +(?![|])/g
/** Dates have no spaces: 2027年2月16日. */
const DATE = /(?:(\d{4}) ?年 ?)?(\d{1,2}) ?月 ?(\d{1,2}) ?日/g
const MONTH = /(\d{4}) ?年 ?(\d{1,2}) ?月(?! ?\d)/g
/**
 * A unit directly after its number: 315kW, 2000m³/h. Digits of a type or a steel grade, such as A4 or Q235A, are not a number, and
 * neither are those of a specification, a motor frame or a fire rating: Spec 9A, 机座号 71A, 6A、183B.
 */
const UNIT =
  /(?<![A-Za-z\d.-]|Spec |机座号 ?)(\d[\d.,]*)(?!A、\d+B)(?=(?:[kM]?[VWJN]|kVA|k?A|[MkG]?Pa|bar|μm|[kcm]?m|[km]?g|Hz)(?![A-Za-z\d]))/g
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

/** @returns the text with spaces between Chinese and Latin and between numbers and units, and one spelling of ranges, ratios, degrees, parentheses and dates */
export const spaced = (text: string): string =>
  spacedBold(text.replace(RANGE, '–'))
    .replace(CELSIUS, ' °C')
    .replace(RATIO, ':')
    .replace(NOMINAL, '$1 ')
    .replace(UNIT, '$1 ')
    .replace(SIGNED_RANGE, '～')
    .replace(PERCENT_RANGE, '$1%–$2%')
    .replace(HALF_WIDTH, '（$1）')
    .replace(BEFORE_LATIN, ' ')
    .replace(AFTER_LATIN, ' ')
    .replace(AROUND_FULL_WIDTH, '')
    .replace(MONTH, '$1年$2月')
    .replace(
      DATE,
      (_, year: string | undefined, month: string, day: string) => `${year ? `${year}年` : ''}${month}月${day}日`,
    )

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
