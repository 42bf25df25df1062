/** Amounts in lines of text as regular expressions, made when they are first needed: the worker reads the spellings of units before that. */
import { once } from '../once.ts'
import { saleUnitPattern } from './unit-words.ts'

const DIGITS = String.raw`\d+(?:[.,]\d+)*`
/** With spaces between thousands, which only a number that is set off may have: "DIN 933 200 шт". */
const GROUPED = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|${DIGITS}`
const NOT_IN_WORD = String.raw`(?![\p{L}\p{N}])`
const HAN = String.raw`(?=\p{Script=Han})|(?<=\p{Script=Han})`
const OF = String.raw`(?:по|of|à|x|х|×|\*|每包|每箱)`
/** Says that a quantity follows: "(qty 4)", «кол-во: 10», 数量：5. */
const NAME_OF_AMOUNT = String.raw`(?:(?<![\p{L}\p{N}])(?:qty|q-ty|quantity|кол-во|количество)|数量|數量)\.?\s*[:：=–-]?\s*`
/** What sets an amount off from the words before it: of "M16 x 80" the last number is a size. */
const MARK = String.raw`(?:\s+[-–—=:]+\s*|[,;:=]\s+|\s*[，、；：—–]\s*|\s*\t\s*|(?<!\d)\s+[xх×]\s?(?=\d+\s*$))`

const pattern = (source: string): RegExp => new RegExp(source, 'iu')

export const amountPatterns = once(() => {
  const unit = saleUnitPattern()
  const packed = `(${DIGITS})\\s*(${unit})\\s*${OF}\\s*(${DIGITS})\\s*(${unit})?`
  return {
    whole: pattern(`^(${GROUPED})\\s*(${unit})?$`),
    packed: pattern(`^${packed}$`),
    packedLast: pattern(`(?:${MARK}|\\s)${packed}[.;,]?$`),
    bracketedLast: pattern(`\\s*[(（]\\s*(${GROUPED})\\s*(${unit})\\s*[)）][.;,]?$`),
    namedLast: pattern(`[\\s,;(（]*${NAME_OF_AMOUNT}(${GROUPED})\\s*(${unit})?\\s*[)）]?[.;,]?$`),
    markedLast: pattern(`${MARK}\\(?(${GROUPED})\\s*(${unit})?\\)?[.;,]?$`),
    timesLast: pattern(`\\s+[xх×*]\\s?(${DIGITS})\\s*(${unit})[.;]?$`),
    plainLast: pattern(`(?:(?<=[\\s)\\]"»”])|(?<=\\p{Script=Han}))(${DIGITS})\\s*(${unit})[.;]?$`),
    namedFirst: pattern(`^${NAME_OF_AMOUNT}(${DIGITS})\\s*(${unit})?\\s*[-–—:：,]\\s*(?=\\S)`),
    timesFirst: pattern(`^(${DIGITS})\\s*[xх×]\\s+(?=\\p{L})`),
    unitFirst: pattern(`\\s(${unit})\\s*[-–—:]?\\s+(${DIGITS})[.;]?$`),
    /** Anywhere in a line. */
    every: new RegExp(`(?<![\\p{N}.,a-zа-яё])(${DIGITS})\\s*(${unit})(?![\\p{N}a-zа-яё])`, 'giu'),
    first: pattern(`^(${GROUPED})\\s*(${unit})(?:${NOT_IN_WORD}|${HAN})\\s*[-–—:xх×]?\\s*(?=\\S)`),
  }
})
