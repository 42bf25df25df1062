import type { Change } from '../../../worker/api/moderation/schema.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Posted } from '../../app/load.ts'
import type { Parts } from '../../app/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { formState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import type { AdminData } from './load.ts'

export const parts = { page: Queues } satisfies Parts<AdminData>

type Queued = AdminData['companies'][number] | AdminData['products'][number]

function Queues({ data: { companies, products, posted, done } }: { data: AdminData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { summary } = formState(i18n, posted, 'decide', {})
  return (
    <AccountFrame title={t('account.admin')} here="admin" done={done}>
      {summary ? (
        <p className="notice" role="alert">
          {summary}
        </p>
      ) : null}
      <h2>{t('account.queueCompanies')}</h2>
      <Queue kind="company" queued={companies} posted={posted} />
      <h2>{t('account.queueProducts')}</h2>
      <Queue kind="product" queued={products} posted={posted} />
    </AccountFrame>
  )
}

function Queue({ kind, queued, posted }: { kind: 'company' | 'product'; queued: Queued[]; posted: Posted | null }) {
  const { t } = useI18n()
  if (queued.length === 0) return <p className="soft">{t('account.queueEmpty')}</p>
  return (
    <ul className={styles.list}>
      {queued.map((one) => (
        <li key={one.id}>
          <details>
            <summary>
              <strong>
                <LocalizedText value={one.name} />
              </strong>{' '}
              <span className="soft small">{t(`account.status.${one.status}`)}</span>
            </summary>
            <Changes changes={one.changes} />
          </details>
          <Decision kind={kind} one={one} posted={posted} />
        </li>
      ))}
    </ul>
  )
}

const written = (value: unknown): string =>
  value === null || value === undefined ? '—' : typeof value === 'string' ? value : JSON.stringify(value)

/** What buyers read now and would read then. */
function Changes({ changes }: { changes: Change[] }) {
  const { t } = useI18n()
  return (
    <dl className="small">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="figures">{field}</dt>
          <dd>
            {before === null ? '' : `${t('account.before')}: ${written(before)} · `}
            {`${t('account.after')}: ${written(after)}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Decision({ kind, one, posted }: { kind: 'company' | 'product'; one: Queued; posted: Posted | null }) {
  const { t } = useI18n()
  const reason = posted?.fields.id === one.id ? posted.fields.reason : ''
  return (
    <form method="post" className={styles.row}>
      <input type="hidden" name="action" defaultValue="decide" />
      <input type="hidden" name="kind" defaultValue={kind} />
      <input type="hidden" name="id" defaultValue={one.id} />
      <input type="hidden" name="version" defaultValue={String(one.version)} />
      <button type="submit" className="button primary" name="decision" value="approve">
        {t('account.approve')}
      </button>
      <label htmlFor={`reason-${one.id}`}>{t('account.reasonFor')}</label>
      <input id={`reason-${one.id}`} className="field" name="reason" maxLength={2000} defaultValue={reason} />
      <button type="submit" className="button" name="decision" value="refuse">
        {t('account.refuse')}
      </button>
    </form>
  )
}
