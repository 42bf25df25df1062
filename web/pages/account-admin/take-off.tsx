import { useI18n } from '../../app/i18n.tsx'
import { FieldError } from '../../components/form-field.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { HiddenFields } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import type { Deciding } from './load.ts'
import { viewFields } from './many.tsx'
import type { Queued } from './queue.tsx'
import { ReasonField } from './reason.tsx'

interface TakeOffProps {
  kind: 'company' | 'product'
  one: Pick<Queued, 'id' | 'version'>
  data: Deciding
  /** Explains what is hidden with it, and how it can be restored. */
  about: string
}

/** Takes a company or a product off the site, with a reason; for a company with all its products a confirmation is required. */
export function TakeOff({ kind, one: { id, version }, data: { posted, view }, about }: TakeOffProps) {
  const { t } = useI18n()
  const own = posted?.fields.id === id && posted.fields.action === 'takeOff' ? posted : null
  const form = useFormState(own, 'takeOff')
  const label = t(kind === 'company' ? 'moderation.takeOff' : 'moderation.takeOffProduct')
  return (
    <details open={own !== null}>
      <summary>{label}</summary>
      <ValidatedForm checks="decision" className={styles.form} data-draft="">
        <HiddenFields
          values={{ action: 'takeOff', once: crypto.randomUUID(), kind, id, version, ...viewFields(view) }}
        />
        <p>{about}</p>
        <ReasonField id={`reason-off-${id}`} form={form} />
        {kind === 'company' ? <Confirmation id={id} form={form} /> : null}
        <button type="submit" className="button">
          {label}
        </button>
      </ValidatedForm>
    </details>
  )
}

function Confirmation({ id, form }: { id: string; form: FormState }) {
  const { t } = useI18n()
  const wrong = form.error('confirm')
  const faultId = `confirm-${id}-fault`
  return (
    <>
      <label className={fieldStyles.check}>
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
    </>
  )
}
