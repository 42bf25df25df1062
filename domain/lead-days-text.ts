/** Lead times in one cell of a table, as people write them there (docs/behaviour.md, "Cells of the list"). */

interface Days {
  from: number
  to: number
}

/** One or two numbers with any dash or "to" sign between them, and a unit behind them. */
const SHAPE = /^(\d{1,4})(?:\s*(?:[-‐‑‒–—−~]|至|到)\s*(\d{1,4}))?(?:\s*\p{L}[^\d]*)?$/u

/** @returns null for an empty text, undefined for one that is not a lead time */
export function readLeadDays(text: string): Days | null | undefined {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return null
  const [, from, to = from] = SHAPE.exec(plain) ?? []
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}

/** @returns the text that `readLeadDays` reads back */
export function leadDaysText(days: Days | null): string {
  if (!days) return ''
  return days.from === days.to ? String(days.from) : `${days.from}–${days.to}`
}
