import type { Amount } from '../../domain/contract/estimate.ts'
import { exactRoubles } from '../../domain/exact-money.ts'
import { useI18n } from '../app/i18n.tsx'

/**
 * @param say writes kopecks; by default to the kopeck
 * @returns a function that writes an amount, or the range that a rule leaves open
 */
export function useBorderAmount(say?: (kopecks: number) => string): (amount: Amount) => string {
  const { t, locale } = useI18n()
  const write = say ?? ((kopecks: number) => exactRoubles(kopecks, locale))
  return ({ from, to }) => {
    const low = write(from)
    if (to === null) return t('estimate.from', { low })
    const high = write(to)
    return low === high ? low : t('estimate.range', { low, high })
  }
}
