import type { OrderRow } from '../../../domain/contract/orders.ts'
import { COLON } from '../../../domain/listed.ts'
import type { OrderStatus } from '../../../domain/statuses/order.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { TypedText } from '../../components/localized.tsx'
import account from '../account/account.module.css'
import badge from '../account/status-badge.module.css'

export const TONES = {
  agreed: 'waiting',
  invoiced: 'waiting',
  shipped: 'waiting',
  received: 'good',
  cancelled: 'plain',
} as const satisfies Record<OrderStatus, string>

/** Orders as rows: with whom, over how much, and how far they are. */
export const OrderRows = ({ orders, screen }: { orders: OrderRow[]; screen: 'order' | 'sale' }) => (
  <ul className={account.list}>
    {orders.map((order) => (
      <Row key={order.id} order={order} screen={screen} />
    ))}
  </ul>
)

function Row({ order, screen }: { order: OrderRow; screen: 'order' | 'sale' }) {
  const { t, date, money, locale } = useI18n()
  const to = usePersonalHref()
  const { id, number, party, gross, currency, status, createdAt } = order
  return (
    <li className={account.row}>
      <span className={account.main}>
        <a href={to(screen, id)}>
          <strong>{t('orders.one', { number })}</strong>
        </a>
        <br />
        <span className="soft small">
          <TypedText>{party}</TypedText>
        </span>
      </span>
      <span>
        <span className="soft small">{t('document.gross.proForma') + COLON[locale]}</span>{' '}
        <span className="figures">{money(gross, currency)}</span>
      </span>
      <span className="soft small">
        <span className={badge.badge} data-tone={TONES[status]}>
          {t(`orders.status.${status}`)}
        </span>{' '}
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </span>
    </li>
  )
}
