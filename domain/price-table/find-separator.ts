import { csvReader } from '../csv-reader.ts'

const SEPARATORS = [';', '\t', ',', '|', '^', '~'] as const

/** The squared share of rows with the usual number of cells, times that number, 20 at most: the separator with the highest weight is chosen. */
function weight(text: string, separator: string): number {
  const reader = csvReader(separator)
  const lengths = [...reader.write(text), ...reader.end()].map(({ cells }) => cells.length)
  const counts = new Map<number, number>()
  for (const length of lengths) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [usual = 0, count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  return count < 2 ? 0 : (count / lengths.length) ** 2 * Math.min(usual, 20)
}

/**
 * @param text the beginning of a file, some kilobytes of whole lines
 * @returns the separator of the table's cells; null where the text is not a table
 */
export function findSeparator(text: string): string | null {
  const [best] = SEPARATORS.map((separator) => ({ separator, weight: weight(text, separator) })).sort(
    (a, b) => b.weight - a.weight,
  )
  return best && best.weight >= 0.2 ? best.separator : null
}
