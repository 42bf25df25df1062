/** @returns how many letters have to be inserted, left out or replaced to make one word of the other (Levenshtein's distance) */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(from).entries()) {
    const next = [at + 1]
    for (let place = 1; place <= to.length; place += 1) {
      const changed = (row[place - 1] ?? 0) + (to[place - 1] === letter ? 0 : 1)
      next.push(Math.min(changed, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
