/** Racks with goods on them, and a truck in the aisle. */
import { chance } from '../../chance.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { between, GROUND, ground } from './scene.ts'

const BAY = 62
const LEVEL = 52

function goods(sheet: Sheet, key: string, x: number, y: number): void {
  const kind = Math.floor(chance(key) * 4)
  if (kind === 0) {
    sheet.rect(x + 8, y - 30, 20, 30, { fill: 'paper', weight: 'thin' })
    sheet.rect(x + 32, y - 22, 22, 22, { fill: 'paper', weight: 'thin' })
  } else if (kind === 1) {
    for (let at = 0; at < 3; at++) sheet.circle(x + 14 + at * 17, y - 8, 8, { weight: 'thin', fill: 'paper' })
    for (let at = 0; at < 2; at++) sheet.circle(x + 22.5 + at * 17, y - 22.5, 8, { weight: 'thin', fill: 'paper' })
  } else if (kind === 2) {
    sheet.rect(x + 8, y - 36, 46, 36, { fill: 'tint', weight: 'thin' })
    sheet.line(x + 8, y - 24, x + 54, y - 24, 'thin').line(x + 8, y - 12, x + 54, y - 12, 'thin')
  }
}

function truck(sheet: Sheet, x: number): void {
  sheet.rect(x, GROUND - 40, 40, 26, { fill: 'paper', radius: 3 }).rect(x + 6, GROUND - 66, 26, 26, { fill: 'paper' })
  sheet.rect(x + 42, GROUND - 86, 5, 80, { fill: 'paper' }).line(x + 47, GROUND - 12, x + 74, GROUND - 12)
  sheet.circle(x + 10, GROUND - 9, 9, { fill: 'paper' }).circle(x + 32, GROUND - 9, 9, { fill: 'paper' })
  sheet.rect(x + 50, GROUND - 34, 22, 20, { fill: 'hatch', weight: 'thin' })
}

/** @param key of the company, which decides the goods on the racks. */
export function drawWarehouse(key: string): Sheet {
  const sheet = ground()
  const bays = between(`${key}:bays`, 4, 5)
  const left = 26
  const top = GROUND - 4 * LEVEL + 4
  for (let bay = 0; bay <= bays; bay++) sheet.rect(left + bay * BAY - 2, top, 4, GROUND - top, { fill: 'paper' })
  for (let level = 0; level < 4; level++) {
    const y = GROUND - level * LEVEL - (level === 0 ? 0 : 4)
    if (level > 0) sheet.rect(left, y, bays * BAY, 4, { fill: 'hatch', weight: 'thin' })
    for (let bay = 0; bay < bays; bay++) goods(sheet, `${key}:${bay}:${level}`, left + bay * BAY, y)
  }
  truck(sheet, bays === 5 ? 308 : 296)
  return sheet
}
