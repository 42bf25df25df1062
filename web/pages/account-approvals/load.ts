import type { Approval, ApprovalList, ApprovalRule } from '../../../domain/contract/approvals.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, withOrganization } from '../account/membership.ts'

export interface ApprovalsData extends AccountData {
  list: ApprovalList
  rule: ApprovalRule | null
  /** Whether this person may change the rule. */
  mayEdit: boolean
}

export interface ApprovalData extends AccountData {
  approval: Approval
}

const APPROVALS = '/api/profile/company/approvals'

/** What waits for approval in the visitor's organization, and its rule. @throws RedirectError without an organization */
export const loadApprovals: PersonalLoad<ApprovalsData> = async (context) => {
  const { own, i18n, query } = context
  const calls = Promise.all([
    read(own.get(APPROVALS, { query: query.page === undefined ? {} : { page: query.page } })),
    read(own.get('/api/profile/company/approval-rule')),
  ])
  const [profile, [list, { data: rule }]] = await withOrganization(context, calls)
  const mayEdit = may(profile, 'approval.edit')
  return accountScreen(context, profile, i18n.t('approvals.title'), { list, rule, mayEdit })
}

/** One approval. @throws RedirectError without an organization; PageError 404 for another organization's */
export const loadApproval: PersonalLoad<ApprovalData> = async (context) => {
  const { own, id, i18n } = context
  const [profile, { data: approval }] = await withOrganization(
    context,
    read(own.get(`${APPROVALS}/:id`, { params: { id } })),
  )
  return accountScreen(context, profile, i18n.t('approvals.one', { number: approval.agreed.quote.number }), {
    approval,
  })
}
