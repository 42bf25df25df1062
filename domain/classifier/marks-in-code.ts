import type { MarkedRange } from './marks.ts'

/**
 * @param shown a code as it is written, with spaces or dots
 * @returns the range of these digits in it, separators included; none where they do not occur
 */
export function marksInCode(shown: string, digits: string): MarkedRange[] {
  if (!/^\d+$/.test(digits)) return []
  const found = new RegExp([...digits].join('[ .]?')).exec(shown)
  return found ? [[found.index, found.index + found[0].length]] : []
}
