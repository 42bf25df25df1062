import { useI18n } from '../../app/i18n.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { Confirm } from '../account/confirm.tsx'
import { HiddenFields } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
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
        {kind === 'company' ? <Confirm id={id} form={form} label={t('moderation.takeOffConfirm')} /> : null}
        <button type="submit" className="button">
          {label}
        </button>
      </ValidatedForm>
    </details>
  )
}
