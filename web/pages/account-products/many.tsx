import type { OwnProductList } from '../../../domain/contract/organization-products.ts'
import { TOGETHER } from '../../../domain/product-edit-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FieldErrorText } from '../../components/form-field.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { HiddenFields, Submit } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

interface ManyProps {
  form: FormState
  list: OwnProductList
}

interface ChoiceProps {
  form: FormState
  name: 'to' | 'which'
  label: string
  options: { value: string; text: string }[]
  note?: string
}

/** A choice in a row of its own, which is not a field of any product. */
function Choice({ form, name, label, options, note }: ChoiceProps) {
  const error = form.error(name)
  const described = [error && `${name}-fault`, note && `${name}-note`].filter(Boolean).join(' ')
  return (
    <>
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        data-passing=""
        className={`field ${fieldStyles.short}`}
        defaultValue={form.value(name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error ? <FieldErrorText id={`${name}-fault`}>{error}</FieldErrorText> : null}
    </>
  )
}

/** What is done with many products: a status for the ticked ones at once, or any change of those, of the page, or of all that were found. */
export function ChangeMany({ form, list: { data, meta } }: ManyProps) {
  const { t } = useI18n()
  const statuses = TOGETHER.map((value) => ({ value, text: t(`account.become.${value}`) }))
  const which = [
    { value: 'ticked', text: t('edits.whichOptions.ticked') },
    { value: 'page', text: t('edits.whichOptions.page') },
    { value: 'found', text: t('edits.whichOptions.found', { n: meta.total }) + (meta.more ? '+' : '') },
  ]
  return (
    <>
      <div className={styles.row}>
        <Choice form={form} name="to" label={t('account.ticked')} options={statuses} note={t('account.tickedNote')} />
        <Submit value="many" quiet saves label={t('account.apply')} />
        <span id="to-note" className="soft small">
          {t('account.tickedNote')}
        </span>
      </div>
      <div className={styles.row}>
        <HiddenFields values={{ shown: data.map(({ id }) => id).join() }} />
        <Choice form={form} name="which" label={t('edits.which')} options={which} />
        <Submit value="edit" quiet saves label={t('edits.button')} />
      </div>
    </>
  )
}
