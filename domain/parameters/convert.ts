/** Quantities in the unit of a parameter, whatever unit they were written in (docs/behaviour.md, "Parameters"). */
import { UNITS_OF_MEASURE, type UnitKey, type UnitOfMeasure } from './units.ts'

/** Nominal sizes by inches (ISO 6708, ASME B36.10): a two-inch pipe is DN 50, not 50.8. */
const NOMINAL_OF_INCHES = new Map([
  [1 / 8, 6],
  [1 / 4, 8],
  [3 / 8, 10],
  [1 / 2, 15],
  [3 / 4, 20],
  [1, 25],
  [1.25, 32],
  [1.5, 40],
  [2, 50],
  [2.5, 65],
  [3, 80],
  [4, 100],
  [5, 125],
  [6, 150],
  [8, 200],
  [10, 250],
  [12, 300],
  [14, 350],
  [16, 400],
  [18, 450],
  [20, 500],
  [24, 600],
  [28, 700],
  [32, 800],
  [36, 900],
  [40, 1000],
])

/** Significant digits of a converted value: 1.6 MPa is PN 16, not 16.000000000000004. */
const SIGNIFICANT = 6

/** Decimals of a temperature on another scale: near its zero significant digits would be too few. */
const DECIMALS = 9

const rounded = (value: number): number => Number(value.toPrecision(SIGNIFICANT))

/** Converts between nominal sizes and lengths: inches by the table, millimetres unchanged. */
function nominal(value: number, from: UnitKey, to: UnitKey): number | null {
  if (to === 'DN') {
    if (from === 'inch') return NOMINAL_OF_INCHES.get(value) ?? null
    return from === 'mm' ? value : null
  }
  if (to === 'mm') return value
  if (to !== 'inch') return null
  return [...NOMINAL_OF_INCHES].find(([, size]) => size === value)?.[0] ?? null
}

/**
 * @param from null for a number without a unit, which is then the parameter's
 * @returns the value in the other unit; null where the units measure different things, or the nominal size does not exist
 */
export function convertedValue(value: number, from: UnitKey | null, to: UnitKey): number | null {
  if (from === null || from === to) return value
  const given: UnitOfMeasure = UNITS_OF_MEASURE[from]
  const wanted: UnitOfMeasure = UNITS_OF_MEASURE[to]
  if (given.dimension !== wanted.dimension) {
    return from === 'DN' || to === 'DN' ? nominal(value, from, to) : null
  }
  const converted = ((value - (given.zero ?? 0)) * given.factor) / wanted.factor + (wanted.zero ?? 0)
  return given.zero === wanted.zero ? rounded(converted) : Number(converted.toFixed(DECIMALS))
}
