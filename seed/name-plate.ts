/** Draws a product's second picture: its name plate, with data that is the same in every language. */
import type { Fact, ProductSpec } from './catalogue/model.ts'
import { Sheet } from './drawing/sheet.ts'

/** Matches designations that are understood without a label: DN 50, PN 63 (6.3 MPa), SDR 11, IP55, G 1/2. */
const CODE = /^(?:DN|PN|SDR|IP|G) ?\d[\d/.]*(?: \([^)]*\))?$/

/** Matches standards, such as GOST 33259-2015 and EN 1171. */
const STANDARD = /^(?:GOST|EN|ISO|IEC|DIN|GB|JB|BB|TR) ?[A-Z/]*(?: [A-Z]+)* ?\d/

/**
 * Matches figures whose unit is enough to know the quantity, such as 4 kW, but not 4 mm or 4 MPa, which need a label.
 */
const FIGURE = /^[\d.,×–/ ]+ (kW|kVA|V|A|rpm|m³\/h|L\/min)$/

const MASS = /^[\d.,]+ (?:kg|g|t)$/

const MAX_LINES = 5
const MIN_LINES = 2

/** @returns the value where it is the same in English and Chinese but for the comma of lists, in Latin characters, and so needs no translation. */
function signOf({ value }: Fact): string {
  if (typeof value === 'string') return value
  return value.en === value.zh.replaceAll('、', ', ') ? value.en : ''
}

/** @returns standards, codes, figures and mass, without figures whose unit occurs twice, which would be ambiguous. */
export function plateLines({ facts }: Pick<ProductSpec, 'facts'>): string[] {
  const signs = facts.map(signOf)
  const units = signs.map((sign) => FIGURE.exec(sign)?.[1])
  const isClear = (unit: string | undefined) => unit !== undefined && units.indexOf(unit) === units.lastIndexOf(unit)
  const codes = signs.filter((sign, at) => CODE.test(sign) || isClear(units[at]))
  const mass = facts.filter(({ name }) => /^(?:Weight|Mass)$/.test(name.en)).map(signOf)
  const standards = signs.filter((sign) => STANDARD.test(sign)).map((sign) => sign.split(', ').slice(0, 2).join(', '))
  return [...new Set([...codes.slice(0, MAX_LINES - 2), ...mass.filter((sign) => MASS.test(sign)), ...standards])]
}

const HOLES = [
  [52, 72],
  [348, 72],
  [52, 228],
  [348, 228],
] as const

/** Width of a monospaced letter relative to its height. */
const fitting = (text: string, widest: number, tallest: number): number =>
  Math.min(tallest, widest / (0.6 * text.length))

/** @returns the plate; null for a product with too little data that needs no translation. */
export function namePlate(product: Pick<ProductSpec, 'model' | 'facts'>): Sheet | null {
  const lines = plateLines(product).slice(0, MAX_LINES)
  if (lines.length < MIN_LINES) return null
  const sheet = new Sheet().rect(30, 50, 340, 200, { radius: 10, fill: 'paper' })
  sheet.rect(37, 57, 326, 186, { radius: 6, weight: 'thin' })
  for (const [x, y] of HOLES) sheet.circle(x, y, 5, { weight: 'thin' }).centre(x, y, 8)
  sheet.label(200, 96, product.model, fitting(product.model, 270, 24)).line(70, 112, 330, 112, 'thin')
  const step = 110 / lines.length
  for (const [at, line] of lines.entries()) sheet.label(200, 122 + step * (at + 0.5), line, fitting(line, 250, 15))
  return sheet
}
