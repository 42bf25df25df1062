import type { Sheet } from '../../drawing/sheet.ts'

/** A threaded shank lying along x from x1 to x2 on the axis y: outer radius r, one slanted line per turn. */
export function threaded(sheet: Sheet, x1: number, x2: number, y: number, r: number, pitch: number): Sheet {
  const step = Math.max(pitch, 3.4)
  const depth = Math.min(step * 0.6, r * 0.24)
  const turns = Math.max(2, Math.floor((x2 - x1) / step))
  const wide = (x2 - x1) / turns
  let d = `M${x1.toFixed(1)} ${(y - r + depth).toFixed(1)}`
  for (let i = 0; i < turns; i++)
    d += `l${(wide / 2).toFixed(1)} ${(-depth).toFixed(1)}l${(wide / 2).toFixed(1)} ${depth.toFixed(1)}`
  d += `V${(y + r - depth).toFixed(1)}`
  for (let i = 0; i < turns; i++)
    d += `l${(-wide / 2).toFixed(1)} ${depth.toFixed(1)}l${(-wide / 2).toFixed(1)} ${(-depth).toFixed(1)}`
  sheet.path(`${d}Z`, { fill: 'paper', weight: 'thin' })
  let slants = ''
  for (let i = 0; i < turns; i++)
    slants += `M${(x1 + (i + 0.5) * wide).toFixed(1)} ${(y - r).toFixed(1)}L${(x1 + Math.min(i + 1, turns - 0.1) * wide).toFixed(1)} ${(y + r - (i === turns - 1 ? depth : 0)).toFixed(1)}`
  return sheet.path(slants, { weight: 'thin' })
}

/** The corners of a hexagon with inscribed radius r, flats to the left and right. */
export function hexagon(x: number, y: number, r: number): [number, number][] {
  const corner = r / Math.cos(Math.PI / 6)
  return [0, 1, 2, 3, 4, 5].map((i) => [
    x + corner * Math.sin((i * Math.PI) / 3),
    y - corner * Math.cos((i * Math.PI) / 3),
  ])
}
