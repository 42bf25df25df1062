import type { BorderRate } from '../../../domain/contract/border-rates.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'
import { openedRow } from '../account/opened-row.ts'

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
  const profile = await requireOperator(context, 'border-rate.read')
  const { data: rows } = await read(own.get('/api/operator/border-rates'))
  const edited = openedRow(rows, query.edit)
  return accountScreen(context, profile, i18n.t('borderRates.title'), { rows, edited })
}
