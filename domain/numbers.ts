/**
 * A number as people type it (docs/behaviour.md, "Typed numbers"): digits are kept, a comma is a decimal point, whatever else stands
 * between them (spaces, units, currency signs) is left out. There are no negative quantities or prices: a minus is left out too.
 * @returns the number, 0 when there is none to be read
 */
export function parseNumber(text: string): number {
  const kept = text.replace(/[^\d.,]/g, '').replaceAll(',', '.')
  const value = Number(kept)
  return Number.isFinite(value) ? value : 0
}

/**
 * A decimal number with a point or a comma, either minus, and spaces between its digits: '1 250,50', '−7'.
 * @returns NaN for anything else
 */
export function decimalNumber(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.').replace('−', '-')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
