/**
 * Which page numbers to show: the first, the last, and those around the present one.
 * @returns numbers in order; a gap is a negative number, each its own, so that a list can be keyed by them
 */
export function pageWindow(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? 0
    // One missing page is shown itself: a gap would take the same room.
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [-n, n] : [n]
  })
}
