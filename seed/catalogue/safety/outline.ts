/**
 * Puts an outline drawn in its own coordinates on the sheet: x and y alternate in the path (commands M, L, C, Q and Z
 * only), each multiplied by the scale and moved to the origin.
 */
export const placed = (outline: string, scale: number, x: number, y: number): string => {
  let n = 0
  return outline.replace(/-?\d+(\.\d+)?/g, (number) => ((n++ % 2 === 0 ? x : y) + Number(number) * scale).toFixed(1))
}
