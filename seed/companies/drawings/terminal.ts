/** A yard with containers under a gantry, and a lorry on its way out. */
import { chance } from '../../chance.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { between, GROUND, ground } from './scene.ts'

const WIDE = 70
const HIGH = 28

function container(sheet: Sheet, x: number, y: number, tinted: boolean): void {
  sheet.rect(x, y - HIGH, WIDE, HIGH, { fill: tinted ? 'tint' : 'paper' })
  for (let rib = x + 8; rib < x + WIDE; rib += 9) sheet.line(rib, y - HIGH + 4, rib, y - 4, 'thin')
}

function gantry(sheet: Sheet, trolley: number): void {
  for (const x of [28, 268]) {
    sheet.polygon([
      [x - 12, GROUND],
      [x - 3, 64],
      [x + 3, 64],
      [x + 12, GROUND],
    ])
  }
  sheet.rect(12, 52, 276, 12, { fill: 'paper' }).rect(trolley - 16, 42, 32, 10, { fill: 'paper' })
  sheet.line(trolley - 12, 64, trolley - 12, 92, 'thin').line(trolley + 12, 64, trolley + 12, 92, 'thin')
  sheet.rect(trolley - 20, 92, 40, 5, { fill: 'paper' })
}

function lorry(sheet: Sheet, x: number): void {
  container(sheet, x, GROUND - 20, false)
  sheet.line(x - 2, GROUND - 16, x + 74, GROUND - 16)
  sheet.path(`M${x + 74} ${GROUND - 12}v-34h12l8 14v20z`, { fill: 'paper' })
  for (const wheel of [x + 12, x + 26, x + 84]) {
    sheet.circle(wheel, GROUND - 8, 8, { fill: 'paper' }).circle(wheel, GROUND - 8, 2.5, { weight: 'thin' })
  }
}

/** @param key of the company, which decides the height of the stacks and the place of the trolley. */
export function drawTerminal(key: string): Sheet {
  const sheet = ground()
  for (let column = 0; column < 3; column++) {
    const high = between(`${key}:${column}`, 1, 4)
    for (let at = 0; at < high; at++) {
      container(sheet, 44 + column * 73, GROUND - at * HIGH, chance(`${key}:${column}:${at}`) < 0.4)
    }
  }
  gantry(sheet, between(`${key}:trolley`, 70, 240))
  lorry(sheet, 288)
  return sheet
}
