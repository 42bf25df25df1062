/** @param sorted ascending, not empty @returns of an even number the mean of the two in the middle */
export const median = (sorted: readonly number[]): number => {
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2
}
