/** Parses the prices and currencies of feeds. */

const MINOR = 100
/** A hundred billion, in minor units: a higher price is a mistake, and would sort after the marker for "on request". */
const LARGEST = 1e13

const CODES: Record<string, string> = { RUR: 'RUB', РУБ: 'RUB', ГРН: 'UAH', UHA: 'UAH', RMB: 'CNY' }

/**
 * @returns the ISO 4217 code: many shops still write the rouble's code before 1998 (docs/behaviour.md, "Currencies":
 *   RUR is RUB). '' for any other text. BYR is not taken for BYN, which is worth ten thousand of it.
 */
export function currencyCode(text: string): string {
  const code = text.trim().toUpperCase()
  const known = CODES[code] ?? code
  return /^[A-Z]{3}$/.test(known) ? known : ''
}

const AMOUNT =
  /^(?:от|from)?\s*(\d[\d\s.,'’]*?)[\s.]*(?:руб|р|₽|rub|rur|uah|грн|₴|\$|usd|€|eur|¥|cny|₸|тг|kzt|byn)?\.?$/i

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
 * @param text a decimal number with a point or a comma; separated thousands and a currency sign after it are optional.
 * @returns minor units, halves rounded up; null when the text is ambiguous or no number.
 */
export function parsePrice(text: string): number | null {
  const digits = AMOUNT.exec(text.trim().slice(0, 40))?.[1]
  if (digits === undefined) return null
  const mark = decimalMark(digits)
  if (mark === null) return null
  const at = mark === '' ? digits.length : digits.lastIndexOf(mark)
  const whole = digits.slice(0, at)
  const fraction = digits.slice(at + 1)
  if (!WHOLE.test(whole) || !/^\d*$/.test(fraction)) return null
  const coins = fraction.padEnd(3, '0')
  const rounded = Number(coins.slice(0, 2)) + (Number(coins.charAt(2)) >= 5 ? 1 : 0)
  const amount = Number(whole.replace(/\D/g, '')) * MINOR + rounded
  return amount < LARGEST ? amount : null
}
