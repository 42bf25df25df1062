/** Numbers in form fields, parsed and written as in the page's language (docs/behaviour.md, "Numbers by language"). */
import { getOrCreate } from './get-or-create.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** The number, or why it is refused: `ambiguous` where the separator could be one of thousands or of decimals. */
export type TypedNumber = number | 'unreadable' | 'ambiguous'

/** The decimal separator; Russian thousands are separated by spaces. */
const DECIMAL_SIGN: Record<Locale, '.' | ','> = { en: '.', ru: ',', zh: '.' }

/** A currency sign, a minus, the digits with what separates them, and a unit. "10 м2" is the only unit with a digit. */
const SHAPE =
  /^[\s≈]*(?:[A-Z]{3}|р\.|[A-Z]{0,3}\p{Sc})?\s*([-−–]?)\s*([.,]?\d(?:[\d\s.,]*\d)?)[.,]?(?:\s*[мm][23]|\D*)$/u
/** "5 тыс.", "1万": a unit that multiplies is refused, because ignoring it would give a wrong number. */
const MULTIPLIER = /\d\s*(?:[万萬百亿億]|千(?![克米])|тыс|млн|млрд|thousand|million|mln|[kк](?!\p{L}))/iu
const BY_SPACE = /^\d{1,3}(?:\s\d{3})*(?:[.,]\d+)?$/
/** "1,200.5" */
export const BY_COMMA = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const BY_POINT = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/
/** "1,000", "1,5" */
const ONE_SEPARATOR = /^([1-9]\d*)([.,])(\d+)$/

/** Converts full-width digits and signs, which Chinese keyboards type, to ASCII. */
const halfWidth = (text: string): string =>
  text
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    // No-break spaces come from numbers that the site has filled in: after a digit is added they may be in the wrong places, so they
    // are removed.
    .replaceAll('\u00a0', '')

/** @returns the digits with a point for decimals; null where the separators are not valid */
function plainDigits(body: string): string | null {
  const separators = body.replace(/[\d\s]/g, '')
  if (/\s/.test(body)) return BY_SPACE.test(body) ? body.replace(/\s/g, '').replace(',', '.') : null
  if (separators.length < 2) return body.replace(',', '.')
  if (BY_COMMA.test(body)) return body.replaceAll(',', '')
  return BY_POINT.test(body) ? body.replaceAll('.', '').replace(',', '.') : null
}

/**
 * Parses a number as the page's language writes it: "1,000" is a thousand in English and Chinese, "1 000,5" is 1000.5 in Russian.
 * Full-width digits and every kind of space are accepted; a unit after the number and a currency are ignored.
 * @param digits maximum number of decimals; 0 for a whole number
 */
export function typedNumber(text: string, locale: Locale, digits: number): TypedNumber {
  const plain = halfWidth(text).trim()
  const [, minus, body = ''] = SHAPE.exec(plain) ?? []
  if (body === '' || MULTIPLIER.test(plain)) return 'unreadable'
  const [, whole = '', separator, decimals = ''] = ONE_SEPARATOR.exec(body) ?? []
  const own = DECIMAL_SIGN[locale]
  const isGroup = whole.length < 4 && decimals.length === 3
  // In English "18,60" is either a decimal comma, or "18,600" with a digit deleted.
  if (separator === ',' && own === '.' && whole.length < 4)
    return isGroup ? signed(minus, whole + decimals, digits) : 'ambiguous'
  // The site itself never writes decimals that end in 0.
  if (isGroup && (separator !== own || digits < 3 || body.endsWith('0'))) return 'ambiguous'
  return signed(minus, plainDigits(body), digits)
}

function signed(minus: string | undefined, plain: string | null, digits: number): TypedNumber {
  const [whole = '', decimals = ''] = plain?.split('.') ?? []
  if (plain === null || whole.length > 15 || decimals.length > digits) return 'unreadable'
  return minus ? -Number(plain) : Number(plain)
}

const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number as the value of a field, which `typedNumber` parses back.
 * @param decimals minimum number of decimals unless it is a whole number: 2 for an amount of money
 */
export function fieldNumber(value: number, locale: Locale, decimals = 0): string {
  const least = Number.isInteger(value) ? 0 : decimals
  const format = () =>
    new Intl.NumberFormat(LANGUAGE_TAGS[locale], { minimumFractionDigits: least, maximumFractionDigits: 12 })
  return getOrCreate(formats, locale + least, format).format(value)
}
