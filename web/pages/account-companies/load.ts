import { COMPANY_KINDS } from '../../../domain/company-kinds.ts'
import type { CompanyMergePlan } from '../../../domain/contract/company-merges.ts'
import type { DeskCompanies, DeskCompanyDetails } from '../../../domain/contract/desk-companies.ts'
import type { Filter } from '../../../domain/contract/filter-definitions.ts'
import type { JournalEntry } from '../../../domain/contract/journal.ts'
import type { QueuedCompany } from '../../../domain/contract/moderation.ts'
import type { ReadyReason } from '../../../domain/contract/reasons.ts'
import type { CompanyReview } from '../../../domain/contract/reviews.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import { COMPANY_STATUSES } from '../../../domain/statuses/company.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'
import { idIn } from '../account-desk-lists/merge-into.ts'
import { filtersOf, type ReviewView, reviewViewOf } from '../account-review/view.ts'
import { type ActivityNames, activityNames } from '../classifier/activity-names.ts'

export interface CompaniesData extends AccountData {
  list: DeskCompanies
  filter: Filter
  /** The filters of the address. */
  chosen: { q?: string; status?: string; kind?: string; verified?: string }
  isFirst: boolean
}

function chosenOf(query: Record<string, string | undefined>) {
  const status = COMPANY_STATUSES.find((one) => one === query.status)
  const kind = COMPANY_KINDS.find((one) => one === query.kind)
  const verified = (['0', '1'] as const).find((one) => one === query.verified)
  return {
    ...(query.q && { q: query.q }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(verified && { verified }),
  }
}

/**
 * All companies.
 * @throws PageError 404 for everyone but operators, and for a query that the API refuses
 */
export const loadCompanies: PersonalLoad<CompaniesData> = async (context) => {
  const profile = await requireOperator(context, 'desk-company.read')
  const { own, query, i18n } = context
  const { locale } = i18n
  const chosen = chosenOf(query)
  const { after } = query
  const [list, filter] = await Promise.all([
    read(own.get('/api/operator/companies', { query: { ...chosen, ...(after && { after }), locale } })),
    read(own.get('/app/admin/filter/company', { query: { locale } })),
  ])
  const isFirst = after === undefined
  return accountScreen(context, profile, i18n.t('parties.companies'), { list, filter: filter.data, chosen, isFirst })
}

/** The data of a company's screen, for its parts. */
export interface CompanyScreenData extends AccountData {
  company: DeskCompanyDetails
  /** The company as the queue has it: what has changed, and what may be decided. */
  one: QueuedCompany
  review: CompanyReview
  /** Names of its activity codes, for the preview. */
  activities: ActivityNames
  /** Ready reasons that operators have written. */
  reasons: ReadyReason[]
  journal: JournalEntry[]
  view: ReviewView
  /** What was typed as the company to merge it into, and what that would do; null where it is no other company. */
  into: string | undefined
  plan: CompanyMergePlan | null
}

const REVIEW = '/api/operator/reviews/companies/:id'

/**
 * One company: its review where it waits, and all that operators do to it. An operator who opens a waiting company claims its review, unless
 * another one has.
 * @throws PageError 404 for everyone but operators, and for an unknown company
 */
export const loadCompany: PersonalLoad<CompanyScreenData> = async (context) => {
  const profile = await requireOperator(context, 'desk-company.read')
  const { own, query, id, i18n } = context
  const { locale } = i18n
  const view: ReviewView = { ...reviewViewOf(query), kind: 'company' }
  const params = { id }
  const [{ data: queued }, { data: company }, { data: reasons }, { data: journal }] = await Promise.all([
    read(own.get('/app/admin/companies', { query: { company: id, seen: '1', locale } })),
    read(own.get('/api/operator/companies/:id', { params, query: { locale } })),
    read(own.get('/api/operator/reasons')),
    read(own.get('/api/operator/journal', { query: { subject: id } })),
  ])
  const [one] = queued
  if (!one) throw new PageError(404, 'company.unknown')
  if (one.askedAt) await read(own.put(`${REVIEW}/claim`, { params, json: { takeOver: false } }))
  const { data: review } = await read(own.get(REVIEW, { params, query: { ...filtersOf(view), locale } }))
  const activities = await activityNames(context, review.shown.activities)
  const { into } = query
  const other = idIn(into)
  const plan =
    other === null
      ? null
      : await own.get('/api/operator/companies/:id/merge', { params, query: { into: other, locale } })
  const planned = plan?.ok ? (await plan.json()).data : null
  const data = { company, one, review, activities, reasons, journal, view, into, plan: planned }
  return accountScreen(context, profile, one.name.text, data)
}
