/** An office building from the street. */
import { chance } from '../../chance.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { between, fitting, GROUND, ground } from './scene.ts'

function tree(sheet: Sheet, x: number, height: number): void {
  sheet.line(x, GROUND, x, GROUND - height * 0.5)
  sheet.ellipse(x, GROUND - height * 0.7, height * 0.22, height * 0.34, { fill: 'paper' })
  sheet.line(x, GROUND - height * 0.5, x, GROUND - height * 0.85, 'thin')
}

/**
 * @param key of the company, which decides the number of floors and the lit windows.
 * @param sign above the door, in Latin letters.
 */
export function drawOffice(key: string, sign: string): Sheet {
  const floors = between(`${key}:floors`, 3, 5)
  const columns = between(`${key}:columns`, 5, 7)
  const left = 92
  const right = 308
  const storey = 34
  const top = GROUND - 44 - floors * storey
  const sheet = ground()
  tree(sheet, 52, between(`${key}:tree`, 70, 110))
  tree(sheet, 352, between(`${key}:other`, 60, 100))
  sheet.rect(left, top, right - left, GROUND - top, { fill: 'paper' }).rect(left - 5, top - 7, right - left + 10, 7)
  const width = (right - left) / columns
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const lit = chance(`${key}:${floor}:${column}`) < 0.3
      const x = left + column * width + 6
      const y = top + 8 + floor * storey
      sheet.rect(x, y, width - 12, 20, { weight: 'thin', fill: lit ? 'tint' : 'none' })
    }
  }
  sheet.rect(left + 14, GROUND - 44, right - left - 28, 14, { fill: 'paper', weight: 'thin' })
  sheet.label(200, GROUND - 37, sign, fitting(sign, right - left - 40, 10))
  return sheet.rect(186, GROUND - 28, 28, 28, { fill: 'paper' }).line(200, GROUND - 28, 200, GROUND)
}
