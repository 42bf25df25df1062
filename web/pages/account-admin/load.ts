import type { Claim } from '../../../domain/contract/claims.ts'
import type { DeadLetter } from '../../../domain/contract/dead-letters.ts'
import type { QueuedCompany, QueuedProduct } from '../../../domain/contract/moderation.ts'
import type { OperatorOverview } from '../../../domain/contract/operator-overview.ts'
import type { ReadyReason } from '../../../domain/contract/reasons.ts'
import type { PageMeta } from '../../../domain/contract/values.ts'
import { ID_PATTERN } from '../../../domain/ids.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { OperatorAction } from '../../../domain/rights.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { redirectBeyond } from '../account/last-page.ts'
import { requireOperator } from '../account/membership.ts'

interface List<Row> {
  data: Row[]
  meta: PageMeta
}

/** The current view of the queue: the address without the keys that report the last decision. */
export interface QueueView {
  q?: string
  kind?: 'company' | 'product'
  /** Id of the company whose products are shown. */
  company?: string
  page?: string
  /** Id of the company of whose goods a sample is shown, before all are decided at once. */
  sample?: string
  /** On the screen of one product: its id, the next one to decide on, and the filters of the queue that it is in. */
  at?: string
  next?: string
  category?: string
  written?: string
  days?: string
  keys?: string
}

/** The part of a screen's data that the forms of a decision need. */
export type Deciding = Pick<AdminData, 'posted' | 'view'>

export interface AdminData extends AccountData {
  companies: List<QueuedCompany>
  products: List<QueuedProduct>
  /** Claims to companies. */
  claims: Claim[]
  /** Number of all claims. */
  claimsTotal: number
  /** Unhandled messages from the landing pages; a screen of their own shows them. */
  leads: PageMeta
  /** Background jobs that were given up. */
  deadLetters: DeadLetter[]
  /** Ready reasons that operators have written. */
  reasons: ReadyReason[]
  /** What waits, and the instance's state; null where only a part of the queue is shown. */
  overview: OperatorOverview | null
  view: QueueView
  /** Whether all rows of the page are ticked. */
  isAllTicked: boolean
  /** Number of products for which "all of a supplier" has to be pressed again, since one decision covers a limited number. */
  left: number
  /** The change that was just refused, which a button of the notice brings back; null: none. */
  refused: { kind: string; id: string } | null
  /** Time at which the queue was read: a decision about all applies to what was waiting at that time. */
  readAt: string
}

function viewOf({ q, kind, company, page, sample }: PersonalContext['query']): QueueView {
  return {
    ...(q && { q }),
    ...((kind === 'company' || kind === 'product') && { kind }),
    ...(company && { company }),
    ...(page && page !== '1' && { page }),
    ...(company && sample === '1' && { kind: 'product', sample }),
  }
}

const REFUSED = new RegExp(`^(company|product)\\.(${ID_PATTERN})$`)

/** @param undo as in the address: 'product.06d2k6t0000g1a2b' */
function kindAndId(undo = ''): AdminData['refused'] {
  const [, kind, id] = REFUSED.exec(undo) ?? []
  return kind && id ? { kind, id } : null
}

/** In place of lists that the operator may not read. */
const NOTHING = { data: [], meta: { page: 1, perPage: 1, pages: 0, total: 0, more: false } }

/** For the kind that is not shown, only the number is needed. */
const COUNT_ALONE = { page: '1', perPage: '1' }

/**
 * The moderators' queue, longest waiting first.
 * @throws PageError 404 for everyone else
 * @throws RedirectError to the last page from one beyond it: the decisions of a page shorten the list
 */
export const load: PersonalLoad<AdminData> = async (context) => {
  const profile = await requireOperator(context, 'desk.read')
  const { own, query, i18n } = context
  const view = viewOf(query)
  const { kind, page, sample, ...filter } = view
  const parametersOf = (one: 'company' | 'product') => ({
    query: {
      ...filter,
      ...(kind === one ? { page } : {}),
      ...(sample === '1' && one === 'product' ? { sample: '1' as const } : {}),
      ...(kind && kind !== one ? COUNT_ALONE : { seen: '1' as const }),
      locale: i18n.locale,
    },
  })
  const isHome = Object.keys(view).length === 0
  const may = (action: OperatorAction) => profile.desk.includes(action)
  const moderates = may('moderation.read')
  if (!moderates && !isHome) throw new PageError(404, 'page.unknown')
  const [companies, products, claims, leads, deadLetters, reasons, overview] = await Promise.all([
    moderates ? read(own.get('/app/admin/companies', parametersOf('company'))) : NOTHING,
    moderates ? read(own.get('/app/admin/products', parametersOf('product'))) : NOTHING,
    may('claim.read') ? read(own.get('/app/admin/claims', { query: { locale: i18n.locale } })) : NOTHING,
    may('lead.read') ? read(own.get('/app/admin/leads', { query: COUNT_ALONE })) : NOTHING,
    may('delivery.read') ? read(own.get('/app/admin/dead-letters')) : NOTHING,
    may('reason.read') ? read(own.get('/api/operator/reasons')) : NOTHING,
    isHome ? read(own.get('/api/operator/overview')) : null,
  ])
  const pages = kind === 'company' ? companies.meta.pages : products.meta.pages
  if (kind)
    redirectBeyond({ page: Number(page ?? 1), pages }, (last) =>
      personalHref('admin', i18n.locale, { ...view, page: last }),
    )
  return accountScreen(context, profile, i18n.t('account.admin'), {
    companies: { ...companies, data: kind === 'product' ? [] : companies.data },
    products: { ...products, data: kind === 'company' ? [] : products.data },
    claims: claims.data,
    claimsTotal: claims.meta.total,
    leads: leads.meta,
    deadLetters: deadLetters.data,
    reasons: reasons.data,
    overview: overview?.data ?? null,
    view,
    isAllTicked: query.all === '1',
    left: Number(query.left ?? 0) || 0,
    refused: kindAndId(query.undo),
    readAt: new Date().toISOString(),
  })
}
