import { quoteDocument } from '../../../domain/deal-documents.ts'
import { inquiryNumber } from '../../../domain/inquiry-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { MessageText } from '../account/message.tsx'
import { PrintableDocument } from '../account/printable-document.tsx'
import { Refused } from '../account/refused.tsx'
import badge from '../account/status-badge.module.css'
import type { ApprovalData } from './load.ts'

/** What a colleague wants to order, and the two buttons of the person who approves or declines it. */
export function OneApproval({ data, tone }: { data: ApprovalData; tone: string }) {
  const i18n = useI18n()
  const { t, date, money } = i18n
  const to = usePersonalHref()
  const { approval, posted } = data
  const { status, requester, rule, agreed, totals, inquiry, quotedAt, createdAt } = approval
  const { number, version, hash } = agreed.quote
  const head = {
    number,
    reference: inquiry === null ? '' : inquiryNumber(inquiry),
    buyer: { name: requester, company: agreed.buyer.name },
  }
  return (
    <>
      <p>
        <a href={to('approvals')}>{t('approvals.title')}</a>
      </p>
      <Refused posted={posted} actions={['approve']} />
      <p>
        <span className={badge.badge} data-tone={tone}>
          {t(`approvals.status.${status}`)}
        </span>{' '}
        {requester ? t('approvals.requested', { name: requester, date: date(createdAt) }) : date(createdAt)}
      </p>
      <p className="soft">{t('approvals.above', { sum: money(rule.amount, rule.currency) })}</p>
      <Decided approval={approval} />
      {approval.mayDecide ? <Decide data={data} /> : null}
      <PrintableDocument
        document={quoteDocument({ content: agreed.content, totals, version, hash, sentAt: quotedAt }, head, i18n)}
      />
    </>
  )
}

function Decided({ approval: { status, decidedBy, decidedAt, reason, order } }: Pick<ApprovalData, 'approval'>) {
  const { t, date } = useI18n()
  if (status === 'void') return <p className="notice">{t('approvals.voided')}</p>
  if (decidedAt === null) return null
  return (
    <>
      <p>
        {decidedBy ? t('approvals.decided', { name: decidedBy, date: date(decidedAt) }) : date(decidedAt)}{' '}
        {order === null ? null : t('orders.one', { number: order })}
      </p>
      {reason ? <MessageText>{reason}</MessageText> : null}
    </>
  )
}

function Decide({ data: { posted } }: { data: ApprovalData }) {
  const { t } = useI18n()
  const approval = useFormState(posted, 'approve')
  const refusal = useFormState(posted, 'refuse')
  return (
    <>
      <Form form={approval} action="approve">
        <Submit label={t('approvals.approve')} />
      </Form>
      <details open={refusal.isPosted}>
        <summary>{t('approvals.refuse')}</summary>
        <Form form={refusal} action="refuse" checks="approvalRefusal">
          <Field form={refusal} name="reason" label={t('approvals.reason')} rows={3} />
          <Submit label={t('approvals.refuse')} />
        </Form>
      </details>
    </>
  )
}
