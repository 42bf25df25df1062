/** Inside: columns, an overhead crane, and a row of machines. */
import type { Sheet } from '../../drawing/sheet.ts'
import { between, GROUND, ground } from './scene.ts'

type Machine = (sheet: Sheet, x: number) => void

const lathe: Machine = (sheet, x) => {
  sheet.rect(x, GROUND - 24, 66, 24, { fill: 'paper' }).rect(x, GROUND - 50, 22, 26, { fill: 'paper' })
  sheet.circle(x + 28, GROUND - 36, 8).circle(x + 28, GROUND - 36, 2, { weight: 'thin' })
  sheet.line(x + 36, GROUND - 36, x + 54, GROUND - 36).rect(x + 54, GROUND - 44, 12, 20, { fill: 'paper' })
  sheet.line(x + 22, GROUND - 28, x + 66, GROUND - 28, 'thin')
}

const press: Machine = (sheet, x) => {
  sheet.rect(x + 4, GROUND - 92, 12, 92, { fill: 'paper' }).rect(x + 48, GROUND - 92, 12, 92, { fill: 'paper' })
  sheet.rect(x, GROUND - 104, 64, 16, { fill: 'paper' }).rect(x + 18, GROUND - 66, 28, 14, { fill: 'hatch' })
  sheet.line(x + 32, GROUND - 88, x + 32, GROUND - 66).rect(x + 16, GROUND - 24, 32, 24, { fill: 'paper' })
}

const mill: Machine = (sheet, x) => {
  sheet.rect(x + 36, GROUND - 86, 26, 86, { fill: 'paper' }).rect(x + 14, GROUND - 80, 26, 20, { fill: 'paper' })
  sheet.line(x + 22, GROUND - 60, x + 22, GROUND - 46).rect(x, GROUND - 40, 46, 8, { fill: 'hatch' })
  sheet.rect(x + 8, GROUND - 32, 28, 32, { fill: 'paper' }).circle(x + 49, GROUND - 50, 5, { weight: 'thin' })
}

const testBench: Machine = (sheet, x) => {
  sheet.rect(x, GROUND - 30, 66, 6, { fill: 'paper' })
  for (const leg of [x + 4, x + 60]) sheet.line(leg, GROUND - 24, leg, GROUND)
  sheet.rect(x + 8, GROUND - 52, 26, 22, { fill: 'tint' }).line(x + 34, GROUND - 41, x + 46, GROUND - 41)
  sheet.circle(x + 53, GROUND - 48, 7).line(x + 53, GROUND - 48, x + 57, GROUND - 52, 'thin')
  sheet.line(x + 53, GROUND - 41, x + 53, GROUND - 30)
}

const furnace: Machine = (sheet, x) => {
  sheet.rect(x, GROUND - 62, 64, 62, { fill: 'hatch' }).rect(x + 14, GROUND - 38, 36, 38, { fill: 'paper' })
  sheet.path(`M${x + 14} ${GROUND - 38}A18 12 0 0 1 ${x + 50} ${GROUND - 38}`, { fill: 'paper' })
  sheet.line(x + 32, GROUND - 62, x + 32, GROUND - 108).line(x + 26, GROUND - 108, x + 38, GROUND - 108)
}

const MACHINES = [lathe, press, mill, testBench, furnace]

function crane(sheet: Sheet, trolley: number): void {
  sheet.rect(30, 78, 340, 12, { fill: 'paper' }).line(30, 84, 370, 84, 'thin')
  sheet.rect(22, 90, 20, 6, { fill: 'paper' }).rect(358, 90, 20, 6, { fill: 'paper' })
  sheet.rect(trolley - 14, 66, 28, 12, { fill: 'paper' })
  sheet.line(trolley - 4, 90, trolley - 4, 118, 'thin').line(trolley + 4, 90, trolley + 4, 118, 'thin')
  sheet.path(`M${trolley} 118v8a5 5 0 1 1 -5 5`)
}

/** Height of a chord of the roof truss at x, given its height at the ridge. */
const chord = (x: number, ridge: number): number => ridge + (Math.abs(200 - x) * 18) / 186

/** @param key of the company, which decides the machines and their order. */
export function drawShopFloor(key: string): Sheet {
  const sheet = ground()
  for (const x of [14, 376]) sheet.rect(x, 40, 10, GROUND - 40, { fill: 'paper' })
  sheet.path('M14 40L200 22L386 40').path('M24 52L200 34L376 52', { weight: 'thin' })
  for (let x = 38; x < 362; x += 36) sheet.line(x, chord(x, 34), x + 18, chord(x + 18, 22), 'thin')
  crane(sheet, between(`${key}:trolley`, 90, 310))
  const first = between(`${key}:machine`, 0, MACHINES.length - 1)
  const step = between(`${key}:step`, 1, 2)
  for (let at = 0; at < 4; at++) MACHINES[(first + at * step) % MACHINES.length]?.(sheet, 40 + at * 84)
  return sheet
}
