/**
 * Parses a number in a text of unknown language, such as a supplier's file (docs/behaviour.md, "Typed numbers"): digits are read, a
 * comma is a decimal point, and anything else between them (spaces, units, currency signs) is skipped. So is a minus, since quantities
 * and prices are never negative. Form fields are parsed by `typedNumber`, which knows the page's language.
 * @returns the number; 0 where there is none
 */
export function parseNumber(text: string): number {
  const plain = text.replace(/[^\d.,]/g, '').replaceAll(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : 0
}

/**
 * Parses a decimal number with a point or a comma, any kind of minus, and spaces between its digits: '1 250,50', '−7'.
 * @returns NaN for anything else
 */
export function decimalNumber(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.').replace('−', '-')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
