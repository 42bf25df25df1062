import type { DeskService } from '../../../domain/contract/desk-services.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'
import { openedRow } from '../account/opened-row.ts'

export interface ServicesData extends AccountData {
  rows: DeskService[]
  /** The service whose form is open; 'new' for the form of another one; null for none. */
  edited: DeskService | 'new' | null
  /** Number of companies that the last press has not reached. */
  left: number
}

/**
 * Kinds of services in all languages.
 * @throws PageError 404 for everyone but operators, and for an unknown one
 */
export const load: PersonalLoad<ServicesData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await requireOperator(context, 'service.read')
  const { data: rows } = await read(own.get('/api/operator/services'))
  const edited = openedRow(rows, query.edit)
  return accountScreen(context, profile, i18n.t('deskServices.title'), {
    rows,
    edited,
    left: Number(query.left ?? 0) || 0,
  })
}
