import { unitsOfDuty } from '../classifier/duty.ts'
import type { Duty, DutyUnit } from '../contract/duty.ts'
import type { Estimate } from '../contract/estimate.ts'

const MEASURED_BY = {
  kilogram: ['kilograms'],
  litre: ['litres'],
  pair: ['count'],
  piece: ['count'],
  'square-metre': ['squareMetres'],
  'engine-cm3': ['engine', 'count'],
} as const satisfies Record<DutyUnit, Estimate['needs']>

/** @returns the quantities of an estimate's query that a duty is counted by */
export const needsOf = (rule: Duty | null): Estimate['needs'] =>
  rule ? unitsOfDuty(rule).flatMap((unit) => MEASURED_BY[unit]) : []
