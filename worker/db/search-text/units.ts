/** Reads units of measure in their spellings (unit-table.ts). */
import { escapeRegExp } from '../../../domain/escape-regexp.ts'
import { UNIT_TABLE } from './unit-table.ts'

interface Unit {
  /** The unit in which its quantity is stored. */
  base: string
  factor: number
}

/** The Russian «в» is both volts and a preposition: only after these numbers it means volts, not in «16 в корпусе». */
const VOLTAGES = new Set([12, 24, 36, 42, 48, 110, 127, 220, 230, 240, 380, 400, 415, 440, 660, 690, 1000, 6000, 10000])

function readUnits() {
  const units = new Map<string, Unit>()
  for (const line of UNIT_TABLE.lines.trim().split('\n')) {
    const [base = '', factor = '', ...spellings] = line.split(' ')
    for (const spelling of spellings) units.set(spelling, { base, factor: Number(factor) })
  }
  const longestFirst = [...units.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp)
  return { units, pattern: longestFirst.join('|') }
}

let read: ReturnType<typeof readUnits> | undefined
const known = () => {
  read ??= readUnits()
  return read
}

/** @returns the source of a regular expression that matches any spelling, the longest first. */
export const unitPattern = (): string => known().pattern

/** @returns the units whose spelling continues an unfinished one: «кв» may become «квт». */
export const unitsBeginning = (spelling: string): Unit[] =>
  [...known().units]
    .filter(([name]) => name.length > spelling.length && name.startsWith(spelling))
    .map(([, unit]) => unit)

/** Numbers of steels of low carbon: in 316L the letter does not mean litres. */
const STEELS = new Set([304, 308, 309, 316, 317])

/** @returns the unit with this spelling, unless the number says that the letter is another word. */
export function unitOf(spelling: string, value: number): Unit | undefined {
  if (spelling === 'в' && !VOLTAGES.has(value)) return undefined
  if (spelling === 'l' && STEELS.has(value)) return undefined
  return known().units.get(spelling)
}

/** @returns whether a word is the sign or the name of a unit, which is no misspelt word, and no initials */
export const isUnitSpelling = (word: string): boolean => known().units.has(word)

/** The nominal powers of motors, in kilowatts. */
// biome-ignore format: a series reads in rows
export const POWERS = [0.06, 0.09, 0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110, 132, 160, 200, 250, 315, 400]

/** Nominal diameters by inches of pipe. */
// biome-ignore format: a series reads in rows
const DIAMETERS: Record<number, number> = {
  0.125: 6, 0.25: 8, 0.375: 10, 0.5: 15, 0.75: 20, 1: 25, 1.25: 32, 1.5: 40, 2: 50, 2.5: 65, 3: 80, 4: 100, 5: 125, 6: 150, 8: 200,
  10: 250, 12: 300, 14: 350, 16: 400, 18: 450, 20: 500, 24: 600, 28: 700, 32: 800, 36: 900, 40: 1000,
}

const NOMINALS: ReadonlySet<number> = new Set(Object.values(DIAMETERS))

/** Nominal pressures, in bars. */
const PRESSURES = [1, 1.6, 2.5, 4, 6, 10, 16, 25, 40, 63, 64, 100, 160, 250, 320, 400]

/**
 * @param token of a nominal size or pressure: dn50
 * @returns all that begin so: dn50 and dn500; none for what is no nominal one, which may be the beginning of one with a size behind it
 */
export function nominalsBeginning(token: string): string[] {
  const [, kind = '', number = ''] = /^(dn|pn)([\d.]{2,})$/.exec(token) ?? []
  const series: Iterable<number> = kind === 'dn' ? NOMINALS : PRESSURES
  const all = [...series].map(String)
  return all.includes(number) ? all.filter((one) => one.startsWith(number)).map((one) => kind + one) : []
}

const KILOWATTS_OF_HORSEPOWER = 0.746

/** How far a nominal power may be from the converted one, as a share of it. */
const TOLERANCE = 0.075

function nominalPower(horsepower: number): string[] {
  const kilowatts = horsepower * KILOWATTS_OF_HORSEPOWER
  return POWERS.filter((power) => Math.abs(power / kilowatts - 1) <= TOLERANCE).map((power) => `${power}kw`)
}

/** Nominal speeds of motors, by their number of poles: a motor of 1500 has 1455 revolutions under load. */
const SPEEDS = [750, 1000, 1500, 3000]
const SLIP = 0.12

/** @returns the nominal speed of a motor with this speed under load; none where there is no such motor. */
export const nominalSpeeds = (rpm: number): number[] =>
  SPEEDS.filter((nominal) => rpm < nominal && rpm >= nominal * (1 - SLIP))

const exact = (value: number): string => String(Number(value.toPrecision(6)))

/** @returns the sides of a size in another unit: 60, 40 and 10 times that are 600x400. */
export const scaled = (numbers: string[], factor: number): string =>
  numbers.map((number) => exact(Number(number) * factor)).join('x')

/** @returns the token of a quantity in the index: 1.6 MPa and 16 bar are both 1600kpa. */
export const quantityToken = (value: number, { base, factor }: Unit): string => `${exact(value * factor)}${base}`

/** How far a nominal figure may be from the converted one, as a share of it: a 5″ disc is sold as 125 mm, and 150 psi as 10 bar. */
const NOMINAL = { mm: 0.02, m: 0.02, bar: 0.04 }

/** @returns the whole and round figures near a converted one, as which it is sold. */
function nominals(value: number, unit: keyof typeof NOMINAL): number[] {
  const near = [1, 5, 10]
    .map((step) => Math.round(value / step) * step)
    .filter((figure) => Math.abs(figure / value - 1) <= NOMINAL[unit])
  return [...new Set(near)]
}

const MAX_FINE_INCHES = 2
const MM_OF_INCH = 25.4
const METRES_OF_FOOT = 0.3048
const BARS_OF_PSI = 0.068_947_57

/** Litres from which on a volume may also be meant as cubic metres. */
const MIN_CUBES = 400

/** Highest number of kilograms that may mean a pressure (per square centimetre), as people say it. */
const MAX_KGF = 1000

/** How far a round number of kilograms may be from one converted from pounds, as a share of it: 5500 lb are sold as 2.5 t. */
const ROUND = 0.01

function roundKilograms(value: number): string[] {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1)
  const round = Math.round(value / step) * step
  return Number.isInteger(value) || Math.abs(round / value - 1) > ROUND ? [] : [`${exact(round)}kg`]
}

/** @returns a temperature as goods state it: to the degree, or the round one near it */
function degreesOf(celsius: number): string[] {
  const figures = [1, 5, 10].map((step) => Math.round(celsius / step) * step)
  return [...new Set(figures)].filter((one) => Math.abs(one - celsius) <= 2).flatMap((one) => [`${one}deg`, `${one} c`])
}

/**
 * @param token of quantityToken, dn50 or pn16.
 * @returns what the trade considers the same, each as one token of the index or as several side by side: horsepower and kilowatts of a
 * motor, inches, nominal diameter and millimetres, feet and metres, psi, bars, kilograms and nominal pressure, degrees of whatever kind.
 */
export function equivalents(token: string): string[] {
  const [, value = '', base = ''] = /^([\d.]+)(\D.*)$/.exec(token) ?? []
  const number = Number(value)
  if (base === 'hp') return nominalPower(number)
  if (base === 'in') {
    const millimetres = nominals(number * MM_OF_INCH, 'mm').map((size) => `${size}mm`)
    // A pitch or a bore is stated to the tenth of a millimetre: 1/2" is 12.7 mm.
    const fine = number <= MAX_FINE_INCHES ? [`${exact(number * MM_OF_INCH)}mm`] : []
    return [...new Set([...(DIAMETERS[number] ? [`dn${DIAMETERS[number]}`] : []), ...millimetres, ...fine])]
  }
  if (base === 'ft') return nominals(number * METRES_OF_FOOT, 'm').map((metres) => `${metres * 1000}mm`)
  if (base === 'psi') return nominals(number * BARS_OF_PSI, 'bar').flatMap((bars) => [`${bars * 100}kpa`, `pn${bars}`])
  // A pipe or a hose of 80 mm is also called DN 80.
  if (base === 'mm') return NOMINALS.has(number) ? [`dn${value}`] : []
  // "15 cubes" of a pump are cubic metres an hour, of a compressor a minute.
  if (base === 'l' && number >= MIN_CUBES) return [`${exact(number / 1000)}m3h`, `${exact((number / 1000) * 60)}m3h`]
  if (base === 'deg') return [`${value} c`]
  if (base === 'degf') return degreesOf((number - 32) / 1.8)
  if (base === 'kg') {
    const pressure = number >= 1 && number <= MAX_KGF ? [`${exact(number * 100)}kpa`, `pn${exact(number)}`] : []
    return [...roundKilograms(number), ...pressure]
  }
  if (base === 'kpa') return number >= 100 ? [`pn${exact(number / 100)}`] : []
  const [, kind, nominal = ''] = /^(dn|pn)([\d.]+)$/.exec(token) ?? []
  if (kind === 'pn') return [`${exact(Number(nominal) * 100)}kpa`]
  if (kind !== 'dn') return []
  const inches = Object.entries(DIAMETERS).find(([, diameter]) => diameter === Number(nominal))
  return inches ? [`${inches[0]}in`] : []
}
