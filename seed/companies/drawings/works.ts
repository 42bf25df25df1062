/** A factory seen from the street: bays under one of three roofs, gate, sign, and objects beside it. */
import type { Sheet } from '../../drawing/sheet.ts'
import { between, fitting, GROUND, ground } from './scene.ts'

interface Hall {
  left: number
  right: number
  /** Height of the eaves. */
  eaves: number
  bays: number
}

type Roof = (sheet: Sheet, hall: Hall) => void

const eachBay = ({ left, right, bays }: Hall, draw: (from: number, to: number) => void): void => {
  const width = (right - left) / bays
  for (let at = 0; at < bays; at++) draw(left + at * width, left + (at + 1) * width)
}

const ROOFS: Roof[] = [
  /** North-light saw-tooth. */
  (sheet, hall) =>
    eachBay(hall, (from, to) => {
      sheet.polygon(
        [
          [from, hall.eaves],
          [from, hall.eaves - 26],
          [to, hall.eaves],
        ],
        { fill: 'paper' },
      )
      sheet.line(from + 4, hall.eaves - 20, from + 4, hall.eaves - 4, 'thin')
    }),
  /** A gable over each bay. */
  (sheet, hall) =>
    eachBay(hall, (from, to) => {
      const middle = (from + to) / 2
      sheet.polygon(
        [
          [from, hall.eaves],
          [middle, hall.eaves - 22],
          [to, hall.eaves],
        ],
        { fill: 'paper' },
      )
      sheet.circle(middle, hall.eaves - 8, 3, { weight: 'thin' })
    }),
  /** Flat, with a lantern along it. */
  (sheet, { left, right, eaves }) => {
    sheet.rect(left - 4, eaves - 6, right - left + 8, 6, { fill: 'paper' })
    sheet.rect(left + 30, eaves - 20, right - left - 60, 14, { fill: 'paper' })
    for (let x = left + 44; x < right - 34; x += 14) sheet.line(x, eaves - 20, x, eaves - 6, 'thin')
  },
]

function windows(sheet: Sheet, hall: Hall): void {
  eachBay(hall, (from, to) => {
    const width = (to - from - 16) / 2
    for (const x of [from + 6, from + 10 + width]) {
      sheet.rect(x, hall.eaves + 40, width, 22, { weight: 'thin' })
      sheet.line(x + width / 2, hall.eaves + 40, x + width / 2, hall.eaves + 62, 'thin')
    }
  })
}

function gate(sheet: Sheet, x: number): void {
  sheet.rect(x, GROUND - 42, 44, 42, { fill: 'paper' })
  for (let y = GROUND - 35; y < GROUND; y += 7) sheet.line(x, y, x + 44, y, 'thin')
}

function stack(sheet: Sheet, x: number, height: number): void {
  sheet.polygon([
    [x, GROUND],
    [x + 4, GROUND - height],
    [x + 14, GROUND - height],
    [x + 18, GROUND],
  ])
  sheet.line(x + 3, GROUND - height + 10, x + 15, GROUND - height + 10, 'thin')
  sheet.line(x + 3, GROUND - height + 18, x + 15, GROUND - height + 18, 'thin')
}

function silo(sheet: Sheet, x: number, height: number): void {
  sheet.rect(x, GROUND - height, 26, height, { fill: 'paper' })
  sheet.path(`M${x} ${GROUND - height}A13 9 0 0 1 ${x + 26} ${GROUND - height}`)
  sheet.line(x + 20, GROUND, x + 20, GROUND - height, 'thin').line(x + 23, GROUND, x + 23, GROUND - height, 'thin')
}

/**
 * @param key of the company.
 * @param sign what stands on the front, in Latin letters.
 * @param staff a larger works has more bays.
 */
export function drawWorks(key: string, sign: string, staff: number): Sheet {
  const bays = Math.min(7, 3 + Math.floor(staff / 110))
  const hall: Hall = { left: 52, right: 338, eaves: 150 - between(`${key}:eaves`, 0, 14), bays }
  const sheet = ground()
  const beside = between(`${key}:beside`, 0, 1) === 0 ? stack : silo
  beside(sheet, 348, between(`${key}:height`, 96, 150))
  sheet.rect(hall.left, hall.eaves, hall.right - hall.left, GROUND - hall.eaves, { fill: 'paper' })
  ROOFS[between(`${key}:roof`, 0, ROOFS.length - 1)]?.(sheet, hall)
  windows(sheet, hall)
  gate(sheet, between(`${key}:gate`, 70, 280))
  sheet.rect(hall.left + 28, hall.eaves + 10, hall.right - hall.left - 56, 22, { fill: 'paper', weight: 'thin' })
  return sheet.label((hall.left + hall.right) / 2, hall.eaves + 21, sign, fitting(sign, 220, 14))
}
