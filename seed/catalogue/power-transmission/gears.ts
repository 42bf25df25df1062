import type { Sheet } from '../../drawing/sheet.ts'

/** Outline of a spur gear around (x, y) with pitch radius r; internal gears get their teeth turned inwards. */
export function toothed(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  teeth: number,
  internal = false,
  turn = 0,
): Sheet {
  const depth = Math.min((r * 2.6) / teeth, r * 0.3)
  const [tip, root] = internal ? [r - depth * 0.45, r + depth * 0.55] : [r + depth * 0.45, r - depth * 0.55]
  const points: [number, number][] = []
  for (let i = 0; i < teeth; i++)
    for (const [part, radius] of [
      [0, root],
      [0.28, root],
      [0.42, tip],
      [0.76, tip],
      [0.9, root],
    ] as const) {
      const angle = ((i + part + turn) / teeth) * 2 * Math.PI
      points.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)])
    }
  return sheet
    .polygon(points, { fill: internal ? 'none' : 'paper', weight: teeth > 40 ? 'thin' : 'outline' })
    .circle(x, y, r, { weight: 'centre' })
}
