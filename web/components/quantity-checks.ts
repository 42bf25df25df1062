import type { Unit } from '../../domain/trade-terms.ts'
import { writtenUnits } from '../../domain/written-units.ts'

/** Attributes of a field for a quantity of goods: what it counts, for validation in the browser (pages/account/enhancements/check-form.ts). */
export const quantityChecks = (unit: Unit) => ({
  'data-unit': unit,
  'data-written': JSON.stringify(writtenUnits(unit)),
})
