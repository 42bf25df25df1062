import { CURRENCIES, UNITS } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useAppData } from '../../app/page/app-data.tsx'

/** The offered codes, and the one that the form has already: goods retain a currency or unit that is no longer offered. */
const withOwn = <Code extends string>(codes: readonly Code[], offered: readonly Code[], own: string): Code[] => [
  ...offered,
  ...codes.filter((code) => code === own && !offered.includes(code)),
]

/**
 * Options of forms about goods (docs/behaviour.md, "Currencies and units on offer").
 * @returns functions from the code that the form has already to options
 */
export function useTradeOptions() {
  const { t } = useI18n()
  const { currencies = CURRENCIES, units = UNITS } = useAppData()?.offered ?? {}
  return {
    currencies: (own = '') => withOwn(CURRENCIES, currencies, own).map((value) => ({ value, text: value })),
    units: (own = '') => withOwn(UNITS, units, own).map((value) => ({ value, text: t(`account.units.${value}`) })),
  }
}
