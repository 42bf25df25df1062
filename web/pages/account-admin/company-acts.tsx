import type { QueuedCompany } from '../../../domain/contract/moderation.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FieldError } from '../../components/form-field.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields, InlineField } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import type { AdminData, View } from './load.ts'
import { viewFields } from './many.tsx'
import { ReasonField } from './reason.tsx'

const FACTS = ['registration', 'production-site', 'certificate', 'export-licence', 'bank-account'] as const

interface ActProps {
  company: Pick<QueuedCompany, 'id' | 'version'>
  view: View
}

/** Records what was checked about a company: buyers see it beside the fact. */
export function Verify({ company: { id, version }, view }: ActProps) {
  const { t } = useI18n()
  const today = new Date().toISOString().slice(0, 10)
  return (
    <ValidatedForm checks="verify" className={styles.row} data-draft="">
      <HiddenFields values={{ action: 'verify', once: crypto.randomUUID(), id, version, ...viewFields(view) }} />
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

/** Takes a company off the site: counted, with a reason, confirmed, and to be undone (docs/behaviour.md, "Taking a company off the site"). */
export function TakeOff({ company: { id, version, goods }, data }: { company: QueuedCompany; data: AdminData }) {
  const { t } = useI18n()
  const { posted, view } = data
  const own = posted?.fields.id === id && posted.fields.action === 'takeOff' ? posted : null
  const form = useFormState(own, 'takeOff')
  const wrong = form.error('confirm')
  const faultId = `confirm-${id}-fault`
  return (
    <details open={own !== null}>
      <summary>{t('moderation.takeOff')}</summary>
      <ValidatedForm checks="decision" className={styles.form} data-draft="">
        <HiddenFields values={{ action: 'takeOff', once: crypto.randomUUID(), id, version, ...viewFields(view) }} />
        <p>{t('moderation.takeOffAbout', { n: goods })}</p>
        <ReasonField id={`reason-off-${id}`} form={form} />
        <label className={styles.check}>
          <input
            type="checkbox"
            name="confirm"
            defaultChecked={form.value('confirm') !== ''}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? faultId : undefined}
          />
          <span>{t('moderation.takeOffConfirm')}</span>
        </label>
        {wrong ? <FieldError id={faultId}>{wrong}</FieldError> : null}
        <button type="submit" className="button">
          {t('moderation.takeOff')}
        </button>
      </ValidatedForm>
    </details>
  )
}

/** Undoes that, with one press. */
export function BringBack({ company: { id, version }, until, view }: ActProps & { until: string }) {
  const { t, date } = useI18n()
  return (
    <ValidatedForm className={styles.row}>
      <HiddenFields values={{ action: 'bringBack', once: crypto.randomUUID(), id, version, ...viewFields(view) }} />
      <span className="small">{t('moderation.bringBackUntil', { date: date(until) })}</span>
      <button type="submit" className="button primary">
        {t('moderation.bringBack')}
      </button>
    </ValidatedForm>
  )
}
