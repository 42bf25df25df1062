import { APPROVER_ROLES } from '../../../domain/order-approval.ts'
import { CURRENCIES, MINOR_UNITS } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { RowButton } from '../account/row-button.tsx'
import type { ApprovalsData } from './load.ts'

/** From which sum orders wait for approval, and by whom; the organization's owners change it. */
export function Rule({ data: { rule, mayEdit, posted } }: { data: ApprovalsData }) {
  const { t, money, number } = useI18n()
  const amount = rule ? number(rule.amount / MINOR_UNITS) : ''
  const form = useFormState(posted, 'save', { amount, currency: rule?.currency ?? '', approver: rule?.approver ?? '' })
  const currencies = CURRENCIES.map((value) => ({ value, text: value }))
  const approvers = APPROVER_ROLES.map((value) => ({ value, text: t(`approvals.choice.${value}`) }))
  return (
    <section className="contents">
      <h2>{t('approvals.rule')}</h2>
      <p>
        {rule
          ? t('approvals.inForce', {
              sum: money(rule.amount, rule.currency),
              who: t(`approvals.approver.${rule.approver}`),
            })
          : t('approvals.notInForce')}
      </p>
      {mayEdit ? (
        <>
          <Form form={form} action="save" checks="approvalRule">
            <Field form={form} name="amount" label={t('approvals.amount')} inputMode="decimal" autoComplete="off" />
            <Choice form={form} name="currency" label={t('quote.currency')} options={currencies} />
            <Choice form={form} name="approver" label={t('approvals.who')} options={approvers} />
            <Submit label={t('approvals.save')} />
          </Form>
          {rule ? (
            <RowButton action="remove" label={t('approvals.remove')} of={t('approvals.rule')} fields={{}} />
          ) : null}
        </>
      ) : (
        <p className="soft">{t('approvals.ownersOnly')}</p>
      )}
    </section>
  )
}
