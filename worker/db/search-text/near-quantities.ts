/** Quantities near one that nothing has: a pump with a head of 85 m for one of 80 m, a motor of the next power. */
import { HAN } from './tokens.ts'
import { POWERS, quantityToken } from './units.ts'

const TOKEN = /^([\d.]+)(\D.*)$/

/** How far a near quantity may be, as a share of it. */
const BELOW = 0.88
const ABOVE = 1.15

/** Of inches and volts another number is another thing; degrees are an angle, or a temperature. */
const OF_ANOTHER_THING: ReadonlySet<string> = new Set(['in', 'v', 'deg', 'degf', 'hp', 'ft', 'psi'])

/** @returns the steps in which a quantity is stated: 80 in ones, 5.5 in tenths, 1500 in hundreds */
const stepOf = (value: number): number => 10 ** (Math.floor(Math.log10(value)) - 1)

function nearSteps(value: number): number[] {
  const step = stepOf(value)
  const first = Math.ceil((value * BELOW) / step)
  const last = Math.floor((value * ABOVE) / step)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/** The nominal powers on both sides of one. */
const nextPowers = (value: number): number[] => {
  const below = POWERS.filter((power) => power < value).slice(-1)
  return [...below, ...POWERS.filter((power) => power > value).slice(0, 1)]
}

/** @param token of `quantityToken` @returns those of near quantities; none for units of which another number is another thing */
export function nearQuantities(token: string): string[] {
  const [, number = '', base = ''] = TOKEN.exec(token) ?? []
  const value = Number(number)
  if (base === '' || value === 0 || OF_ANOTHER_THING.has(base) || HAN.test(base)) return []
  const near = base === 'kw' ? nextPowers(value) : nearSteps(value)
  return near.map((one) => quantityToken(one, { base, factor: 1 })).filter((one) => one !== token)
}
