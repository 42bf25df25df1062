/** What was changed in a text, line by line. */

export interface TextLineChange {
  kind: 'removed' | 'added'
  line: string
}

/** Lines of the parts that differ, beyond which they are not compared with each other: the table would have millions of cells. */
const MAX_LINES = 800

/** Lengths of the longest common subsequence of what begins at each pair of lines. */
function lengths(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let a = before.length - 1; a >= 0; a--) {
    for (let b = after.length - 1; b >= 0; b--) {
      const row = table[a] ?? []
      const below = table[a + 1] ?? []
      row[b] = before[a] === after[b] ? 1 + (below[b + 1] ?? 0) : Math.max(below[b] ?? 0, row[b + 1] ?? 0)
    }
  }
  return table
}

const mark = (kind: TextLineChange['kind'], lines: readonly string[]): TextLineChange[] =>
  lines.map((line) => ({ kind, line }))

function compared(before: readonly string[], after: readonly string[]): TextLineChange[] {
  if (before.length > MAX_LINES || after.length > MAX_LINES)
    return [...mark('removed', before), ...mark('added', after)]
  const table = lengths(before, after)
  const changes: TextLineChange[] = []
  let a = 0
  let b = 0
  while (a < before.length || b < after.length) {
    if (a < before.length && b < after.length && before[a] === after[b]) {
      a++
      b++
    } else if (a < before.length && (table[a + 1]?.[b] ?? 0) >= (table[a]?.[b + 1] ?? -1)) {
      changes.push(...mark('removed', before.slice(a, ++a)))
    } else changes.push(...mark('added', after.slice(b, ++b)))
  }
  return changes
}

/** @returns the lines that were removed and added, in their order; without those that both have */
export function lineChanges(before: string, after: string): TextLineChange[] {
  const old = before.split('\n')
  const now = after.split('\n')
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++
  let end = 0
  const most = Math.min(old.length, now.length) - start
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  return compared(old.slice(start, old.length - end), now.slice(start, now.length - end)).filter(
    ({ line }) => line !== '',
  )
}
