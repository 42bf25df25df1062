/**
 * Which page numbers to show: the first, the last, and those around the current one.
 * @returns numbers in order; each gap is a different negative number, so that a list can use them as keys
 */
export function pageWindow(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? 0
    // A single missing page is shown, since a gap would take the same space.
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [-n, n] : [n]
  })
}
