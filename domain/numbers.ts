/**
 * A number as people type it (SPECIFICATION section 5): digits are kept, a comma is a decimal point, whatever else stands
 * between them (spaces, units, currency signs) is left out. There are no negative quantities or prices: a minus is left out too.
 * @returns the number, 0 when there is none to be read
 */
export function parseNumber(text: string): number {
  const kept = text.replace(/[^\d.,]/g, '').replaceAll(',', '.')
  const value = Number(kept)
  return Number.isFinite(value) ? value : 0
}
