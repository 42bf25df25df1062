import type { Claim } from '../../../domain/contract/company-requests.ts'
import type { QueuedCompany, QueuedProduct } from '../../../domain/contract/moderation.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { readProfile } from '../account/membership.ts'

export interface AdminData extends AccountData {
  companies: QueuedCompany[]
  products: QueuedProduct[]
  /** Companies that somebody says are theirs. */
  claims: Claim[]
  /** The text that was searched for; '' for the queue, without a search. */
  q: string
}

/**
 * The moderators' queue, longest waiting first.
 * @throws PageError 404 for everybody else: for them the moderators' screens do not exist
 */
export const load: PersonalLoad<AdminData> = async (context) => {
  const profile = await readProfile(context)
  if (profile.role !== 'ADMIN') throw new PageError(404, 'page.unknown')
  const { own, query, i18n } = context
  const parameters = { query: { ...(query.q && { q: query.q }), locale: i18n.locale } }
  const [companies, products, claims] = await Promise.all([
    read(own.get('/app/admin/companies', parameters)),
    read(own.get('/app/admin/products', parameters)),
    read(own.get('/app/admin/claims', { query: { locale: i18n.locale } })),
  ])
  const data = { companies: companies.data, products: products.data, claims: claims.data, q: query.q ?? '' }
  return accountScreen(context, profile, i18n.t('account.admin'), data)
}
