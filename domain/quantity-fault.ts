import type { I18n } from './i18n.ts'
import { MAX_QUANTITY } from './limits.ts'
import { isMeasured } from './trade-quantity.ts'
import type { Unit } from './trade-terms.ts'

/** @returns what a quantity has to be that could not be read; null for the unit of goods of several units */
export const quantityFault = ({ t, number }: Pick<I18n, 't' | 'number'>, unit: Unit | null): string =>
  t(unit !== null && isMeasured(unit) ? 'basis.faultFraction' : 'basis.fault', { most: number(MAX_QUANTITY) })
