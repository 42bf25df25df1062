/** Parses the prices and currencies of feeds. */
import { CURRENCY_PATTERN, currencyOfWord } from '../../../domain/currency-words.ts'
import { MINOR_UNITS } from '../../../domain/trade-terms.ts'

/** A hundred billion, in minor units: a higher price is a mistake, and would sort after the marker for "on request". */
const MAX_PRICE = 1e13

const CODES: Record<string, string> = { RUR: 'RUB', UHA: 'UAH', RMB: 'CNY' }

/**
 * @returns the ISO 4217 code, also for a sign or a word (₽, руб.); '' for any other text. Many shops still write the rouble's code before
 * 1998 (docs/behaviour.md, "Currencies": RUR is RUB). BYR is not taken for BYN, which is worth ten thousand of it.
 */
export function currencyCode(text: string): string {
  const code = text.trim().toUpperCase()
  const known = CODES[code] ?? code
  if (/^[A-Z]{3}$/.test(known)) return known
  return currencyOfWord(code.replace(/\.$/, '')) ?? ''
}

/** Other currencies that use the same sign: Belarusian roubles, dollars of other countries, yen. */
const ALSO: Record<string, RegExp> = { RUB: /^BYN$/, USD: /D$/, CNY: /^JPY$/ }

/** Whether a sign may mean a currency. */
export const fitsSign = (currency: string, sign: string): boolean =>
  currency === sign || (ALSO[sign]?.test(currency) ?? false)

/** A suffix that says that the price is for one piece. */
const EACH = String.raw`(?:\s*(?:/|за|per)\s*(?:1\s*)?(?:шт|ед|pcs?|piece|unit|个|件)\.?)?`
const SIGN = `(${CURRENCY_PATTERN})?`
const AMOUNT = new RegExp(String.raw`^(?:от|from)?\s*${SIGN}\.?\s*(\d[\d\s.,'’]*?)[\s.]*${SIGN}\.?${EACH}$`, 'i')

/** Reads prices as people write them: full-width digits and signs, "3 990-00", "2490=". */
const amountIn = (text: string) =>
  AMOUNT.exec(
    text
      .trim()
      .slice(0, 40)
      .normalize('NFKC')
      .replace(/(?<=\d)(?:-00|\s*=|,--?|,-)(?=\D*$)/, ''),
  )

/** @returns the code of the currency whose sign is beside the amount: "15 €"; '' without one */
export function currencyIn(text: string): string {
  const [, before, , after] = amountIn(text) ?? []
  return currencyOfWord(before ?? after ?? '') ?? ''
}

/** A whole number with or without separated thousands. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[\s.,'’]\d{3})+)$/

/** @returns the decimal mark: '' without a fraction, null when it is ambiguous. */
function decimalMark(digits: string): '.' | ',' | '' | null {
  const points = digits.split('.').length - 1
  const commas = digits.split(',').length - 1
  if (points > 0 && commas > 0) {
    const mark = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
    return (mark === '.' ? points : commas) === 1 ? mark : null
  }
  if (points > 1 || commas > 1) return ''
  if (points === 1) return '.'
  if (commas === 0) return ''
  // 1,234 may be a thousand or little more than one, and a price wrong by a factor of 1000 is worse than none.
  return /^[1-9]\d{0,2},\d{3}$/.test(digits) ? null : ','
}

/**
 * @param text a decimal number with a point or a comma; separated thousands and a currency sign beside it are optional.
 * @returns minor units, halves rounded up; null when the text is ambiguous, no number, or less than the smallest coin.
 */
export function parsePrice(text: string): number | null {
  const digits = amountIn(text)?.[2]
  if (digits === undefined) return null
  const mark = decimalMark(digits)
  if (mark === null) return null
  const at = mark === '' ? digits.length : digits.lastIndexOf(mark)
  const whole = digits.slice(0, at)
  const fraction = digits.slice(at + 1)
  if (!WHOLE.test(whole) || !/^\d*$/.test(fraction)) return null
  const coins = fraction.padEnd(3, '0')
  const rounded = Number(coins.slice(0, 2)) + (Number(coins.charAt(2)) >= 5 ? 1 : 0)
  const amount = Number(whole.replace(/\D/g, '')) * MINOR_UNITS + rounded
  const isLost = amount === 0 && /[1-9]/.test(digits)
  return amount < MAX_PRICE && !isLost ? amount : null
}
