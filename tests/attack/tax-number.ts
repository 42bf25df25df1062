const WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8]
let made = 0

/** @returns another tax number with a correct check digit (order of the Federal Tax Service MMV-7-6/435@) */
export function newTaxNumber(): string {
  const digits = [...String(660_000_000 + ++made)].map(Number)
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0)
  return `${digits.join('')}${(sum % 11) % 10}`
}
