/** A bench of a laboratory: a testing machine, a microscope, glass, and gauges on the wall. */
import type { Sheet } from '../../drawing/sheet.ts'
import { between, GROUND, ground } from './scene.ts'

const BENCH = 190

function bench(sheet: Sheet): void {
  sheet.rect(24, BENCH, 236, 10, { fill: 'paper' })
  for (let x = 32; x < 250; x += 72) {
    sheet.rect(x, BENCH + 10, 64, 44, { weight: 'thin', fill: 'paper' })
    sheet.line(x + 26, BENCH + 18, x + 38, BENCH + 18)
  }
}

function microscope(sheet: Sheet, x: number): void {
  sheet
    .rect(x, BENCH - 6, 40, 6, { fill: 'paper' })
    .path(`M${x + 34} ${BENCH - 6}V${BENCH - 40}Q${x + 34} ${BENCH - 58} ${x + 18} ${BENCH - 58}`)
  sheet.rect(x + 6, BENCH - 66, 12, 30, { fill: 'paper' }).rect(x + 9, BENCH - 36, 6, 10, { fill: 'hatch' })
  sheet.line(x + 2, BENCH - 22, x + 28, BENCH - 22)
}

function flasks(sheet: Sheet, x: number, n: number): void {
  for (let at = 0; at < n; at++) {
    const left = x + at * 26
    sheet.path(`M${left + 7} ${BENCH - 34}h8v14l8 20h-24l8 -20z`, { fill: 'paper' })
    sheet.line(left + 3, BENCH - 10, left + 19, BENCH - 10, 'thin')
  }
}

function gauges(sheet: Sheet, n: number, key: string): void {
  for (let at = 0; at < n; at++) {
    const x = 52 + at * 50
    const angle = (between(`${key}:gauge:${at}`, -60, 60) * Math.PI) / 180
    sheet.circle(x, 84, 18, { fill: 'paper' }).circle(x, 84, 2, { weight: 'thin' })
    sheet.line(x, 84, x + 13 * Math.sin(angle), 84 - 13 * Math.cos(angle))
    sheet.line(x - 12, 94, x - 9, 92, 'thin').line(x + 12, 94, x + 9, 92, 'thin')
  }
}

/** A tensile testing machine with a specimen between its grips. */
function tester(sheet: Sheet): void {
  sheet.rect(286, GROUND - 24, 84, 24, { fill: 'paper' })
  for (const x of [298, 350]) sheet.rect(x, 60, 8, GROUND - 84, { fill: 'paper' })
  sheet.rect(290, 50, 76, 14, { fill: 'paper' }).rect(292, 104, 72, 12, { fill: 'hatch' })
  sheet.rect(322, 116, 12, 16, { fill: 'paper' }).rect(322, GROUND - 52, 12, 28, { fill: 'paper' })
  sheet
    .line(328, 132, 328, GROUND - 52)
    .line(326, 150, 326, 180, 'thin')
    .line(330, 150, 330, 180, 'thin')
}

/** @param key of the company, which decides the instruments on the bench. */
export function drawLaboratory(key: string): Sheet {
  const sheet = ground()
  bench(sheet)
  const count = between(`${key}:gauges`, 2, 4)
  gauges(sheet, count, key)
  microscope(sheet, between(`${key}:microscope`, 40, 70))
  flasks(sheet, 134, between(`${key}:flasks`, 2, 4))
  tester(sheet)
  return sheet
}
