/**
 * Common parts of the drawings of a company's premises: the ground, the sign, and random numbers by the company's key.
 */
import { chance } from '../../chance.ts'
import { Sheet } from '../../drawing/sheet.ts'

/** The ground line's height; everything stands on it. */
export const GROUND = 250

/** @returns a sheet with the ground, hatched below as in section drawings. */
export function ground(): Sheet {
  const sheet = new Sheet().line(14, GROUND, 386, GROUND)
  for (let x = 22; x < 386; x += 14) sheet.line(x, GROUND, x - 7, GROUND + 8, 'thin')
  return sheet
}

/** @returns a whole number from `least` to `most`, always the same for the key. */
export const between = (key: string, least: number, most: number): number =>
  least + Math.floor(chance(key) * (most - least + 1))

/** The largest lettering that fits; a monospaced letter is six tenths as wide as it is high. */
export const fitting = (text: string, widest: number, tallest: number): number =>
  Math.min(tallest, widest / (0.6 * Math.max(1, text.length)))
