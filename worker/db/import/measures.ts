/** Weights and sizes of offers. The format has them in kilograms and centimetres, but exports often use other units. */
import { byLocale } from '../../../domain/locale.ts'
import { decimalNumber } from '../../../domain/numbers.ts'
import type { Text } from '../../../domain/text.ts'
import { feedWords } from './feed-words.ts'

const withUnit = (number: string, unit: 'weight' | 'size'): Text =>
  byLocale((locale) => feedWords[locale][unit].replace('{{n}}', locale === 'ru' ? number.replaceAll('.', ',') : number))

/** Kilograms in one of the unit. */
const WEIGHTS = new Map([
  ...['кг', 'kg', 'килограмм', 'килограммов', 'kilogram', 'kilograms', 'kgs', '千克', '公斤'].map(
    (unit) => [unit, 1] as const,
  ),
  ...['г', 'гр', 'g', 'gr', 'грамм', 'граммов', 'gram', 'grams', '克'].map((unit) => [unit, 0.001] as const),
  ...['т', 't', 'тонн', '吨'].map((unit) => [unit, 1000] as const),
  ...['lb', 'lbs', 'pound', 'pounds', 'фунт'].map((unit) => [unit, 0.45359237] as const),
  ...['oz', 'ounce', 'ounces'].map((unit) => [unit, 0.028349523125] as const),
])

/** Centimetres in one of the unit. */
const LENGTHS = new Map([
  ...['см', 'cm', '厘米'].map((unit) => [unit, 1] as const),
  ...['мм', 'mm', '毫米'].map((unit) => [unit, 0.1] as const),
  ...['м', 'm', '米'].map((unit) => [unit, 100] as const),
  ...['in', 'inch', 'дюйм'].map((unit) => [unit, 2.54] as const),
])

/** A larger weight or size is impossible, even on a ship's deck: the number was in grams or millimetres. */
const HEAVIEST = 500_000
const MAX_SIDE = 10_000

const rounded = (value: number): string => String(Number(value.toPrecision(6)))

/** The unit after a number, as a key of the maps; '' without one. */
const unitOf = (text: string): string => (/[\d.,\s]([\p{L}]+)\.?\s*$/u.exec(text)?.[1] ?? '').toLowerCase()

/** @returns kilograms; NaN for a text that is not a weight in a known unit */
function kilogramsOf(text: string): number {
  const unit = unitOf(` ${text}`)
  const factor = unit === '' ? 1 : WEIGHTS.get(unit)
  return decimalNumber(text.replace(/\p{L}+\.?\s*$/u, '').trim()) * (factor ?? Number.NaN)
}

/** @returns the sides in centimetres; NaN for one that is not a number or has an unknown unit */
function sidesOf(text: string): number[] {
  const last = unitOf(` ${text}`)
  return text.split(/\s*[/x×х*]\s*/iu).map((side) => {
    // A side without a unit has the unit of the last side.
    const unit = unitOf(` ${side}`) || last
    const factor = unit === '' ? 1 : LENGTHS.get(unit)
    return decimalNumber(side.replace(/\p{L}+\.?\s*$/u, '').trim()) * (factor ?? Number.NaN)
  })
}

/** Kilograms of a cubic centimetre of the heaviest metal. */
const DENSEST = 0.023

/** Whether a package would be heavier than solid metal of its size: then its weight was in grams, or its size in another unit. */
export function isHeavierThanMetal(weight: string, size: string): boolean {
  const sides = sidesOf(size)
  return sides.length === 3 && kilogramsOf(weight) > DENSEST * sides.reduce((volume, side) => volume * side, 1)
}

/** @returns null for a text that is not a weight in a known unit, or for an impossible one */
export function weightFact(text: string): Text | null {
  const kilograms = kilogramsOf(text)
  return kilograms > 0 && kilograms <= HEAVIEST ? withUnit(rounded(kilograms), 'weight') : null
}

/** @returns null for a text that is not length, width and height in a known unit, or for impossible ones */
export function sizeFact(text: string): Text | null {
  const sides = sidesOf(text)
  if (sides.length !== 3 || !sides.every((side) => side > 0 && side <= MAX_SIDE)) return null
  return withUnit(sides.map(rounded).join(' × '), 'size')
}
