import type { Webhook } from '../../../domain/contract/webhooks.ts'
import { WEBHOOK_TOPICS } from '../../../domain/webhook-topics.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import { ShownSecret } from '../account/shown-secret.tsx'
import { Ticks } from '../account/ticks.tsx'
import { Deliveries } from './deliveries.tsx'
import type { WebhooksData } from './load.ts'

export const slots = { page: Webhooks } satisfies Slots<WebhooksData>

/** Addresses of the organization's own programs, and the deliveries of one of them. */
function Webhooks({ data }: { data: WebhooksData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { webhooks, chosen, deliveries, mayEdit, secret, posted } = data
  return (
    <AccountFrame data={data} title={t('webhooks.title')} here="company">
      <Refused posted={posted} actions={['remove', 'send']} />
      <p className={styles.narrow}>{t('webhooks.about')}</p>
      <p>
        <a href={to('apiTokens')}>{t('tokens.title')}</a>
      </p>
      {secret === null ? null : <ShownSecret about={t('webhooks.made')} secret={secret} />}
      {mayEdit ? null : <p className="soft">{t('webhooks.ownersOnly')}</p>}
      {mayEdit && webhooks.length === 0 ? <p className="soft">{t('webhooks.none')}</p> : null}
      {webhooks.length > 0 ? (
        <ul className={styles.list}>
          {webhooks.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      ) : null}
      {chosen ? (
        <>
          <p>
            <a href={to('webhooks')}>{t('webhooks.add')}</a>
          </p>
          <Deliveries webhook={chosen} deliveries={deliveries} />
        </>
      ) : null}
      {mayEdit && !chosen ? <AddForm posted={secret === null ? posted : null} /> : null}
    </AccountFrame>
  )
}

function Row({ webhook: { id, url, topics, createdAt } }: { webhook: Webhook }) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  return (
    <li>
      <div className={styles.main}>
        <strong>{url}</strong>
        <p className="soft small">
          {topics.map((topic) => t(`webhooks.topic.${topic}`)).join(' · ')}
          {' · '}
          {t('webhooks.since', { date: date(createdAt) })}
        </p>
        <a href={to('webhooks', { of: id })} aria-label={`${t('webhooks.deliveries')}: ${url}`}>
          {t('webhooks.deliveries')}
        </a>
      </div>
      <span className={styles.row}>
        <RowButton action="send" label={t('webhooks.test')} of={url} fields={{ key: id }} />
        <RowButton action="remove" label={t('account.remove')} of={url} fields={{ key: id }} />
      </span>
    </li>
  )
}

function AddForm({ posted }: Pick<WebhooksData, 'posted'>) {
  const { t } = useI18n()
  const form = useFormState(posted, 'save')
  const boxes = WEBHOOK_TOPICS.map((topic) => ({ name: `topic.${topic}`, label: t(`webhooks.topic.${topic}`) }))
  return (
    <section className="contents">
      <h2>{t('webhooks.add')}</h2>
      <Form form={form} action="save" checks="webhook">
        <Field
          form={form}
          name="url"
          type="url"
          label={t('webhooks.url')}
          note={t('webhooks.urlNote')}
          autoComplete="off"
        />
        <Ticks form={form} name="topics" legend={t('webhooks.topics')} boxes={boxes} />
        <Submit label={t('webhooks.save')} />
      </Form>
    </section>
  )
}
