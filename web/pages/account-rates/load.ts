import type { DeskRates, DeskUnits } from '../../../domain/contract/desk-rates.ts'
import type { TradeTermsChoice } from '../../../domain/contract/trade-terms.ts'
import type { UnitWords } from '../../../domain/contract/unit-words.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface RatesData extends AccountData {
  rates: DeskRates
  units: DeskUnits['data']
  /** Words that suppliers use for units. */
  words: UnitWords['data']
  /** Which currencies and units are offered, in which order. */
  terms: TradeTermsChoice
  /** Currency whose form is open; '' for none. */
  edited: string
}

/**
 * Exchange rates with source and history, and the units of goods.
 * @throws PageError 404 for everyone but operators
 */
export const load: PersonalLoad<RatesData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await requireOperator(context, 'rate.read')
  const [rates, units, words, terms] = await Promise.all([
    read(own.get('/api/operator/rates')),
    read(own.get('/api/operator/units')),
    read(own.get('/api/operator/units/words')),
    read(own.get('/api/operator/trade-terms')),
  ])
  return accountScreen(context, profile, i18n.t('deskRates.title'), {
    rates,
    units: units.data,
    words: words.data,
    terms: terms.data,
    edited: query.edit ?? '',
  })
}
