import type { Delivery, Webhook } from '../../../domain/contract/webhooks.ts'
import { COLON } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { RowButton } from '../account/row-button.tsx'
import { RowList } from '../account/row-list.tsx'
import badge from '../account/status-badge.module.css'

const TONES = { waiting: 'waiting', sent: 'good', failed: 'bad' } as const

/** The deliveries of a webhook, latest first; what was given up can be sent again. */
export function Deliveries({ webhook, deliveries }: { webhook: Webhook; deliveries: Delivery[] }) {
  const { t, locale } = useI18n()
  return (
    <section className="contents">
      <h2>{t('webhooks.deliveries') + COLON[locale] + webhook.url}</h2>
      <RowList none={t('webhooks.nothing')}>
        {deliveries.map((delivery) => (
          <Row key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </RowList>
    </section>
  )
}

function Row({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const { t } = useI18n()
  const { id, event, status, attempts, answer, error, createdAt, triedAt } = delivery
  return (
    <li>
      <div className={styles.main}>
        <code>{event}</code>{' '}
        <span className={badge.badge} data-tone={TONES[status]}>
          {t(`webhooks.status.${status}`)}
        </span>
        <p className="soft small">
          <Moment at={triedAt ?? createdAt} />
          {attempts > 0 ? ` · ${t('webhooks.attempts', { n: attempts })}` : null}
          {answer === null ? null : ` · HTTP ${answer}`}
          {error === null ? null : ` · ${t(`webhooks.error.${error}`)}`}
        </p>
      </div>
      {status === 'waiting' ? null : (
        <RowButton action="send" label={t('webhooks.again')} of={event} fields={{ key: webhook.id, delivery: id }} />
      )}
    </li>
  )
}
