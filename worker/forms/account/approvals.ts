/** The forms of approvals: the rule, and what is decided about an order. */
import { ApprovalRefusal, ApprovalRule } from '../../../domain/contract/approvals.ts'
import { APPROVER_ROLES } from '../../../domain/order-approval.ts'
import { isCurrency } from '../../../domain/trade-terms.ts'
import { readMinorUnits } from '../field-values.ts'
import { apiButton, apiForm } from './api-form.ts'
import { type ScreenForms, withMessage } from './form-result.ts'

const RULE = '/api/profile/company/approval-rule'
const ONE = '/api/profile/company/approvals/:id'

export const approvalForms: ScreenForms<'approvals' | 'approval'> = {
  approvals: {
    save: apiForm({
      schema: ApprovalRule,
      input: ({ fields: { amount, currency = '', approver }, locale }) => ({
        amount: readMinorUnits(amount, locale) ?? undefined,
        currency: isCurrency(currency) ? currency : undefined,
        approver: APPROVER_ROLES.find((role) => role === approver),
      }),
      send: ({ own }, json, headers) => own.put(RULE, { json, headers }),
      next: withMessage('approvals', 'saved'),
    }),
    remove: apiButton({
      send: ({ own }, headers) => own.delete(RULE, { headers }),
      next: withMessage('approvals', 'saved'),
    }),
  },
  approval: {
    approve: apiButton({
      send: ({ own, id }, headers) => own.post(`${ONE}/approve`, { params: { id }, headers }),
      next: withMessage('approval', 'orderApproved'),
    }),
    refuse: apiForm({
      schema: ApprovalRefusal,
      input: ({ fields: { reason } }) => ({ reason }),
      send: ({ own, id }, json, headers) => own.post(`${ONE}/refuse`, { params: { id }, json, headers }),
      next: withMessage('approval', 'orderRefused'),
    }),
  },
}
