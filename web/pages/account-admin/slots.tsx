import type { FormSubmission } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { FieldError } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields, InlineField } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { Changes } from './changes.tsx'
import { Claims } from './claims.tsx'
import type { AdminData } from './load.ts'

export const slots = { page: Queues } satisfies Slots<AdminData>

type Queued = AdminData['companies'][number] | AdminData['products'][number]

function Queues({ data }: { data: AdminData }) {
  const { t } = useI18n()
  const { companies, products, q, posted } = data
  const many = useFormState(posted, 'many')
  return (
    <AccountFrame data={data} title={t('account.admin')} here="admin">
      <Refused posted={posted} actions={['decide', 'many', 'verify', 'claim']} />
      <form className={styles.row} method="get">
        <input
          type="search"
          name="q"
          className={`field ${styles.search}`}
          defaultValue={q}
          aria-label={t('moderation.find')}
          placeholder={t('moderation.find')}
        />
        <button type="submit" className="button">
          {t('account.find')}
        </button>
      </form>
      <Claims claims={data.claims} />
      <Many reason={many.value('reason')} />
      <h2>{t('account.queueCompanies')}</h2>
      <Queue kind="company" queued={companies} posted={posted} many={many} />
      <h2>{t('account.queueProducts')}</h2>
      <Queue kind="product" queued={products} posted={posted} many={many} />
    </AccountFrame>
  )
}

/** Decides about all ticked rows, which belong to it by its id. */
const MANY = 'many'

function Many({ reason }: { reason: string }) {
  const { t } = useI18n()
  return (
    <ValidatedForm id={MANY} checks="decision" className={styles.row} data-draft="">
      <HiddenFields values={{ action: 'many', once: crypto.randomUUID() }} />
      <button type="submit" className="button" name="decision" value="approve">
        {t('moderation.approveMany')}
      </button>
      <InlineField
        id="reason-many"
        className={`field ${styles.search}`}
        name="reason"
        defaultValue={reason}
        aria-label={t('account.reasonFor')}
        placeholder={t('account.reasonFor')}
      />
      <button type="submit" className="button" name="decision" value="refuse">
        {t('moderation.refuseMany')}
      </button>
    </ValidatedForm>
  )
}

interface QueueProps {
  kind: 'company' | 'product'
  queued: Queued[]
  posted: FormSubmission | null
  many: FormState
}

/** Statuses of what waits in a queue; a search also finds others, which show theirs. */
const WAITING = new Set(['pending', 'moderation'])

function Queue({ kind, queued, posted, many }: QueueProps) {
  const { t } = useI18n()
  if (queued.length === 0) return <p className="soft">{t('account.queueEmpty')}</p>
  return (
    <ul className={`${styles.list} ${styles.wide}`}>
      {queued.map((one) => {
        const error = many.error(one.id)
        return (
          <li key={one.id}>
            <label className={styles.check}>
              <input
                type="checkbox"
                form={MANY}
                name={`on.${kind}.${one.id}`}
                value={one.version}
                defaultChecked={many.value(`on.${kind}.${one.id}`) !== ''}
              />
              <span className="visually-hidden">{one.name.text}</span>
            </label>
            <details className={styles.main}>
              <summary>
                <strong>
                  <LocalizedText value={one.name} />
                </strong>
                {WAITING.has(one.status) ? null : (
                  <span className="soft small"> {t(`account.status.${one.status}`)}</span>
                )}
              </summary>
              <Changes changes={one.changes} />
              {kind === 'company' ? <Verify company={one} /> : null}
            </details>
            {error ? <FieldError id={`fault-${one.id}`}>{error}</FieldError> : null}
            <Decision kind={kind} one={one} posted={posted} />
          </li>
        )
      })}
    </ul>
  )
}

const FACTS = ['registration', 'production-site', 'certificate', 'export-licence', 'bank-account'] as const

/** Records what was checked about a company: buyers see it beside the fact. */
function Verify({ company: { id, version } }: { company: Queued }) {
  const { t } = useI18n()
  const today = new Date().toISOString().slice(0, 10)
  return (
    <ValidatedForm checks="verify" className={styles.row} data-draft="">
      <HiddenFields values={{ action: 'verify', once: crypto.randomUUID(), id, version }} />
      <select name="fact" className={`field ${styles.short}`} aria-label={t('company.checkedFact')}>
        {FACTS.map((fact) => (
          <option key={fact} value={fact}>
            {t(`company.fact.${fact}`)}
          </option>
        ))}
      </select>
      <InlineField
        id={`source-${id}`}
        name="source"
        className={`field ${styles.short}`}
        aria-label={t('company.checkedBy')}
        placeholder={t('company.checkedBy')}
      />
      <InlineField
        id={`checked-${id}`}
        name="checkedAt"
        type="date"
        className={`field ${styles.short}`}
        defaultValue={today}
        max={today}
        aria-label={t('company.checkedOn')}
      />
      <button type="submit" className="button">
        {t('moderation.verify')}
      </button>
    </ValidatedForm>
  )
}

function Decision({ kind, one, posted }: { kind: 'company' | 'product'; one: Queued; posted: FormSubmission | null }) {
  const { t } = useI18n()
  const { id, version } = one
  const form = useFormState(posted?.fields.id === id ? posted : null, 'decide')
  return (
    <ValidatedForm checks="decision" className={styles.row} data-draft="">
      <HiddenFields values={{ action: 'decide', once: crypto.randomUUID(), kind, id, version }} />
      <button type="submit" className="button primary" name="decision" value="approve">
        {t('account.approve')}
      </button>
      <InlineField
        id={`reason-${id}`}
        className={`field ${styles.search}`}
        name="reason"
        defaultValue={form.value('reason')}
        aria-label={t('account.reasonFor')}
        placeholder={t('account.reasonFor')}
        error={form.error('reason')}
      />
      <button type="submit" className="button" name="decision" value="refuse">
        {t('account.refuse')}
      </button>
    </ValidatedForm>
  )
}
