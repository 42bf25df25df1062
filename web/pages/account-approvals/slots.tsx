import type { ApprovalRow } from '../../../domain/contract/approvals.ts'
import type { ApprovalStatus } from '../../../domain/order-approval.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { TypedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import account from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import badge from '../account/status-badge.module.css'
import type { ApprovalData, ApprovalsData } from './load.ts'
import { OneApproval } from './one.tsx'
import { Rule } from './rule.tsx'

export const approvalsSlots = { page: Approvals } satisfies Slots<ApprovalsData>
export const approvalSlots = { page: One } satisfies Slots<ApprovalData>

const TONES = {
  waiting: 'waiting',
  approved: 'good',
  refused: 'bad',
  void: 'plain',
} as const satisfies Record<ApprovalStatus, string>

function Approvals({ data }: { data: ApprovalsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { list } = data
  return (
    <AccountFrame data={data} title={t('approvals.title')} here="orders">
      <p>
        <a href={to('orders')}>{t('orders.title')}</a>
      </p>
      {list.data.length === 0 ? <p className="soft">{t('approvals.none')}</p> : null}
      <ul className={account.list}>
        {list.data.map((approval) => (
          <Row key={approval.id} approval={approval} />
        ))}
      </ul>
      <Pagination meta={list.meta} />
      <Rule data={data} />
    </AccountFrame>
  )
}

function Row({ approval: { id, status, party, requester, gross, currency, createdAt } }: { approval: ApprovalRow }) {
  const { t, date, money } = useI18n()
  const to = usePersonalHref()
  return (
    <li className={account.row}>
      <span className={account.main}>
        <a href={to('approval', id)}>
          <strong>
            <TypedText>{party}</TypedText>
          </strong>
        </a>
        <br />
        <span className="soft small">{requester ? t('approvals.by', { name: requester }) : null}</span>
      </span>
      <span className="figures">{money(gross, currency)}</span>
      <span className="soft small">
        <span className={badge.badge} data-tone={TONES[status]}>
          {t(`approvals.status.${status}`)}
        </span>{' '}
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </span>
    </li>
  )
}

function One({ data }: { data: ApprovalData }) {
  const { t } = useI18n()
  return (
    <AccountFrame data={data} title={t('approvals.one', { number: data.approval.agreed.quote.number })} here="orders">
      <OneApproval data={data} tone={TONES[data.approval.status]} />
    </AccountFrame>
  )
}
