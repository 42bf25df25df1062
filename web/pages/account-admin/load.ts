import type { QueuedCompany, QueuedProduct } from '../../../domain/contract/moderation.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { demandAdmin } from '../account/membership.ts'

export interface AdminData {
  companies: QueuedCompany[]
  products: QueuedProduct[]
  /** Words that were looked for; '': what waits. */
  q: string
  posted: FormSubmission | null
  done: string | undefined
}

/** What waits for the moderators, longest waiting first. @throws PageError 404 for everybody else */
export const load: PersonalLoad<AdminData> = async (context) => {
  await demandAdmin(context)
  const { own, posted, query, i18n } = context
  const asked = { query: { ...(query.q && { q: query.q }), locale: i18n.locale } }
  const [companies, products] = await Promise.all([
    read(own.get('/app/admin/companies', asked)),
    read(own.get('/app/admin/products', asked)),
  ])
  return {
    data: { companies: companies.data, products: products.data, q: query.q ?? '', posted, done: query.done },
    islandProps: null,
    head: { title: i18n.t('account.admin'), noindex: true },
  }
}
