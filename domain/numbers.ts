/**
 * Parses a decimal number with a point or a comma, any kind of minus, and spaces between its digits: '1 250,50', '−7'.
 * @returns NaN for anything else
 */
export function decimalNumber(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.').replace('−', '-')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
