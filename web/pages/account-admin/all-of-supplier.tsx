import { useI18n } from '../../app/i18n.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import inRow from '../account/in-row.module.css'
import type { AdminData } from './load.ts'
import { viewFields } from './many.tsx'
import { ReasonField } from './reason.tsx'

/**
 * One decision about all products of a supplier that were waiting when the page was rendered.
 * @param company id of the supplier
 */
export function AllOfSupplier({ company, data }: { company: string; data: AdminData }) {
  const { t, number } = useI18n()
  const { products, view, posted, readAt } = data
  const { total, more } = products.meta
  const form = useFormState(posted, 'all')
  const n = number(total) + (more ? '+' : '')
  return (
    <ValidatedForm checks="decision" enter="nothing" className={styles.row} data-draft="">
      <HiddenFields
        values={{ action: 'all', once: crypto.randomUUID(), company, until: readAt, ...viewFields(view) }}
      />
      <button type="submit" className="button primary" name="decision" value="approve">
        {t('moderation.approveAll', { n })}
      </button>
      <span className={inRow.together}>
        <ReasonField id="reason-all" form={form} />
        <button type="submit" className="button" name="decision" value="refuse">
          {t('moderation.refuseAll', { n })}
        </button>
      </span>
    </ValidatedForm>
  )
}
