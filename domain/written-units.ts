/** The units that a buyer may write a quantity in, whatever unit the goods are sold by (docs/behaviour.md, "Fractions of a unit"). */
import { getOrCreate } from './get-or-create.ts'
import type { Locale } from './locale.ts'
import { UNITS_OF_MEASURE, type UnitKey, type UnitOfMeasure, unitKeys } from './parameters/units.ts'
import { convertedWords, plainUnitWord, spellingsOf, unitOfWord } from './request-list/unit-words.ts'
import { isMeasured } from './trade-quantity.ts'
import { UNITS, type Unit } from './trade-terms.ts'
import { typedQuantity, typedUnit, type WrittenUnits } from './typed-quantity.ts'
import { unitFactor } from './unit-factor.ts'

/** What each unit that goods are measured in is among the units of parameters. */
const MEASURES: Partial<Record<Unit, UnitKey>> = {
  metre: 'm',
  kilogram: 'kg',
  tonne: 't',
  litre: 'L',
  'square-metre': 'm²',
}

/** Factors are rounded to this number of significant digits: 0.001 without the error of the division. */
const SIGNIFICANT = 12

const factorOf = (key: UnitKey, own: UnitKey): number =>
  Number((UNITS_OF_MEASURE[key].factor / UNITS_OF_MEASURE[own].factor).toPrecision(SIGNIFICANT))

function spellings(key: UnitKey): string[] {
  const { shown, also = [] }: UnitOfMeasure = UNITS_OF_MEASURE[key]
  return [...(typeof shown === 'string' ? [shown] : Object.values(shown)), ...also].map(plainUnitWord)
}

/** Units that cannot be converted to this one: kilograms of goods sold by the piece, pieces of goods sold by the tonne. */
const foreignTo = (unit: Unit): Unit[] =>
  UNITS.filter((other) => (isMeasured(unit) || isMeasured(other)) && unitFactor(other, unit) === null)

function readMeasures(unit: Unit): WrittenUnits {
  const foreign = foreignTo(unit).flatMap((other) => spellingsOf(other).map((word) => [word, 0] as const))
  const own = MEASURES[unit]
  if (!own) return Object.fromEntries(foreign)
  const { dimension } = UNITS_OF_MEASURE[own]
  const measured = unitKeys
    .filter((key) => UNITS_OF_MEASURE[key].dimension === dimension)
    .flatMap((key) => spellings(key).map((word) => [word, factorOf(key, own)] as const))
  const sold = UNITS.flatMap((other) => {
    const factor = unitFactor(other, unit)
    return factor === null ? [] : spellingsOf(other).map((word) => [word, factor] as const)
  })
  // A word that is read as the unit itself needs no factor.
  return Object.fromEntries(
    [...foreign, ...convertedWords(unit), ...measured, ...sold].filter(([, factor]) => factor !== 1),
  )
}

const known = new Map<Unit, WrittenUnits>()

/** @returns the other units in which a quantity of this one may be written, and those in which it may not, as 0 */
export const writtenUnits = (unit: Unit): WrittenUnits => getOrCreate(known, unit, () => readMeasures(unit))

/** The unit that a word means: one that goods are sold by, else the one that measures the same. */
function unitMeant(word: string, chosen: Unit): Unit {
  const sold = unitOfWord(word)
  if (sold !== null || word in writtenUnits(chosen)) return sold ?? chosen
  return UNITS.find((unit) => word in writtenUnits(unit)) ?? chosen
}

/**
 * A quantity whose unit is chosen beside it; a unit typed behind the number takes precedence: "2.5 km" is 2500 metres.
 * @returns null where the number cannot be read
 */
export function typedAmount(text: string, locale: Locale, chosen: Unit): { quantity: number; unit: Unit } | null {
  const unit = unitMeant(typedUnit(text), chosen)
  const quantity = typedQuantity(text, locale, unit, writtenUnits(unit))
  return typeof quantity === 'number' && quantity > 0 ? { quantity, unit } : null
}
