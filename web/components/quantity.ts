import type { Unit } from '../../domain/trade-terms.ts'
import { useI18n } from '../app/i18n.tsx'

/** Formats a quantity with its unit: '1,200 pcs', '1 200 шт.', '1,200 件'. */
export function useQuantity(): (value: number, unit: Unit) => string {
  const { t } = useI18n()
  return (value, unit) => t(`unit.${unit}`, { n: value })
}
