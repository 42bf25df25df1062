import type { Regulation } from '../../../domain/contract/regulations.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'
import { openedRow } from '../account/opened-row.ts'

export interface RegulationsData extends AccountData {
  rows: Regulation[]
  /** The row whose form is open; 'new' for the form of another one; null for none. */
  edited: Regulation | 'new' | null
}

/**
 * Technical regulations with the codes of goods that they may apply to.
 * @throws PageError 404 for everyone but operators, and for an unknown row
 */
export const load: PersonalLoad<RegulationsData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await requireOperator(context, 'regulation.read')
  const { data: rows } = await read(own.get('/api/operator/regulations'))
  const edited = openedRow(rows, query.edit)
  return accountScreen(context, profile, i18n.t('regulations.title'), { rows, edited })
}
