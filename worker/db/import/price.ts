/** Prices as feeds write them. */

const MINOR = 100
/** A hundred milliard: beyond it a price is a mistake, and would not fit beside the mark for "on request". */
const LARGEST = 1e13

const CODES: Record<string, string> = { RUR: 'RUB', РУБ: 'RUB', ГРН: 'UAH', UHA: 'UAH', RMB: 'CNY' }

/**
 * @returns the ISO 4217 code: many shops still write the rouble's code before 1998 (docs/behaviour.md, "Currencies": RUR is
 *   RUB). '' for what is no code. BYR is not BYN: one is ten thousand of the other.
 */
export function currencyCode(text: string): string {
  const code = text.trim().toUpperCase()
  const known = CODES[code] ?? code
  return /^[A-Z]{3}$/.test(known) ? known : ''
}

const AMOUNT =
  /^(?:от|from)?\s*(\d[\d\s.,'’]*?)[\s.]*(?:руб|р|₽|rub|rur|uah|грн|₴|\$|usd|€|eur|¥|cny|₸|тг|kzt|byn)?\.?$/i

/** Thousands set off in threes, or not at all. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[\s.,'’]\d{3})+)$/

/** Which mark sets off the fraction: '' when there is none, null when it cannot be told. */
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
  // 1,234 is a thousand to one and little more than one to another; a price wrong by a thousand is worse than none.
  return /^[1-9]\d{0,2},\d{3}$/.test(digits) ? null : ','
}

/**
 * @param text a decimal number with a point or a comma, thousands set off or not, a currency sign behind it or not.
 * @returns minor units, half a coin rounded up; null when it cannot be read for certain.
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
