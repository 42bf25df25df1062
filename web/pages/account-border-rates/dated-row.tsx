import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { Field, Submit } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

interface DatedRowProps {
  form: FormState
  /** Note of the source's field: what may be given as a source. */
  sourceNote: string
}

/** When a row of an operator's table is in force, and where it is stated. */
export function DatedRow({ form, sourceNote }: DatedRowProps) {
  const { t } = useI18n()
  return (
    <>
      <div className={fieldStyles.columns}>
        <Field form={form} name="validFrom" type="date" label={t('borderRates.validFrom')} />
        <Field
          form={form}
          name="validTo"
          type="date"
          label={t('borderRates.validTo')}
          note={t('borderRates.notes.validTo')}
        />
      </div>
      <Field form={form} name="source" label={t('borderRates.source')} note={sourceNote} />
      <Field form={form} name="address" label={t('borderRates.address')} inputMode="url" />
    </>
  )
}

interface RowButtonsProps {
  /** Label of the button that saves. */
  label: string
  isNew: boolean
  /** Address of the list without the form. */
  list: string
}

/** Saves the row, removes one that is stored, or leads back to the list. */
export function RowButtons({ label, isNew, list }: RowButtonsProps) {
  const { t } = useI18n()
  return (
    <p className={styles.row}>
      <Submit label={label} />
      {isNew ? null : <Submit label={t('borderRates.remove')} value="remove" quiet />}
      <a href={list}>{t('borderRates.cancel')}</a>
    </p>
  )
}
