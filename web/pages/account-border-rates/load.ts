import type { BorderRate } from '../../../domain/contract/border-rates.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { demandOperator } from '../account/membership.ts'

export interface BorderRatesData extends AccountData {
  rows: BorderRate[]
  /** The row whose form is open; 'new' for the form of another one; null for none. */
  edited: BorderRate | 'new' | null
}

/**
 * VAT, fees and excise that estimates are calculated with.
 * @throws PageError 404 for everyone but operators, and for an unknown row
 */
export const load: PersonalLoad<BorderRatesData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await demandOperator(context)
  const { data: rows } = await read(own.get('/api/operator/border-rates'))
  const edited =
    query.edit === undefined || query.edit === 'new' ? query.edit : rows.find(({ id }) => id === query.edit)
  if (query.edit !== undefined && edited === undefined) throw new PageError(404, 'page.unknown')
  return accountScreen(context, profile, i18n.t('borderRates.title'), { rows, edited: edited ?? null })
}
