import type { QueuedProduct } from '../../../domain/contract/moderation.ts'
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

/** Takes a product off the site; says how many inquiries and favourites it has. */
export function TakeOffProduct({ product, data }: { product: QueuedProduct; data: Deciding }) {
  const { t, number } = useI18n()
  const { inquiries, favourites } = product
  const about = t('moderation.takeOffProductAbout', { inquiries: number(inquiries), favourites: number(favourites) })
  return <TakeOff kind="product" one={product} data={data} about={about} />
}

/** Takes a company with all its products, or a product, off the site, with a reason and a confirmation. */
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
        <Confirm
          id={id}
          form={form}
          label={t(kind === 'company' ? 'moderation.takeOffConfirm' : 'moderation.takeOffProductConfirm')}
        />
        <button type="submit" className="button">
          {label}
        </button>
      </ValidatedForm>
    </details>
  )
}
