import { JOURNAL_ACTS, type Journal, type JournalFilters } from '../../../domain/contract/journal.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface JournalData extends AccountData {
  journal: Journal
  filters: JournalFilters
  isFirst: boolean
}

/**
 * What operators have done.
 * @throws PageError 404 for everyone but operators, and for a query that the API refuses
 */
export const load: PersonalLoad<JournalData> = async (context) => {
  const profile = await requireOperator(context, 'journal.read')
  const { own, query, i18n } = context
  const act = JOURNAL_ACTS.find((one) => one === query.act)
  const { subject, from, until, before } = query
  const filters = { ...(act && { act }), ...(subject && { subject }), ...(from && { from }), ...(until && { until }) }
  const journal = await read(own.get('/api/operator/journal', { query: { ...filters, ...(before && { before }) } }))
  return accountScreen(context, profile, i18n.t('journal.title'), { journal, filters, isFirst: before === undefined })
}
