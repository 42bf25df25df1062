import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FormAction } from '../../../domain/form-actions.ts'
import { PICK_PREFIX, THEIRS_PREFIX } from '../../../domain/merge-fields.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useChecks } from '../../components/checks.ts'
import { messagesFor } from '../../components/error-message.ts'
import { fileErrors } from '../../components/file-codes.ts'
import { FieldErrorText, FormAlert, FormChoice, FormField, FormText } from '../../components/form-field.tsx'
import { type Checked, ValidatedForm } from '../../components/validated-form.tsx'
import styles from './account.module.css'
import fieldStyles from './fields.module.css'
import type { FormState } from './form-state.ts'
import inRow from './in-row.module.css'
import { OrganizationField } from './organization-field.tsx'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'id'> {
  form: FormState
  name: string
  /** Where several forms of the screen have a field of this name. */
  id?: string | undefined
  label: string
  note?: string
  /** Rows of a text of several lines; none: one line. */
  rows?: number
  /** Message about the whole group of fields, shown at this one. */
  error?: string | undefined
}

/** A field of a form of the account, with the value and the error that the form's state has for it. */
export function Field(props: FieldProps) {
  return (
    <div className={fieldStyles.both}>
      <Control {...props} />
      <Theirs name={props.name} label={props.label} theirs={props.form.theirs(props.name)} />
    </div>
  )
}

/** The value that another person has saved in the meantime, beside one's own, to choose from. */
export function Theirs({ name, label, theirs }: Pick<FieldProps, 'name' | 'label'> & { theirs: string | undefined }) {
  const { t } = useI18n()
  if (theirs === undefined) return null
  return (
    <fieldset className={`notice ${fieldStyles.theirs}`}>
      <legend className="visually-hidden">{t('account.both.of', { label })}</legend>
      <input type="hidden" name={THEIRS_PREFIX + name} defaultValue={theirs} />
      <label className={fieldStyles.check}>
        <input type="radio" name={PICK_PREFIX + name} value="mine" defaultChecked />
        <span>{t('account.both.mine')}</span>
      </label>
      <label className={fieldStyles.check}>
        <input type="radio" name={PICK_PREFIX + name} value="theirs" />
        <span>
          {t('account.both.theirs')} <strong className={styles.text}>{theirs || '—'}</strong>
        </span>
      </label>
    </fieldset>
  )
}

function Control({ form, name, rows, error, ...input }: FieldProps) {
  const common = {
    name,
    error: form.error(name) ?? error,
    messageOfCode: (code: string) => form.messageOfCode(code, name),
  }
  // A file input cannot have a value; HTML does not allow the attribute.
  const shared = input.type === 'file' ? common : { ...common, defaultValue: form.value(name) }
  const { id, label, note, lang, placeholder } = input
  if (rows === undefined) return <FormField {...input} {...shared} />
  const text = { id, label, lang, placeholder, rows, ...(note !== undefined && { note }) }
  return <FormText {...text} {...shared} />
}

interface ChoiceProps {
  form: FormState
  name: string
  /** Where several forms of the screen have a choice of this name. */
  id?: string | undefined
  label: string
  /** `place`: which place a delivery term names (DeliveryFields). */
  options: readonly { value: string; text: string; place?: string }[]
}

export function Choice({ form, name, id, label, options }: ChoiceProps) {
  const value = form.value(name)
  const messageOfCode = (code: string) => form.messageOfCode(code, name)
  // Nothing was chosen: whatever the schema calls that, a choice is made and not typed.
  const error = value === '' && form.error(name) ? messageOfCode('choice') : form.error(name)
  const choice = { name, id, label, defaultValue: value, error, messageOfCode }
  return (
    <div className={fieldStyles.both}>
      <FormChoice {...choice} isPreset={options[0]?.value !== ''}>
        {options.map(({ value, text, place }) => (
          <option key={value} value={value} data-place={place}>
            {text}
          </option>
        ))}
      </FormChoice>
      <Theirs name={name} label={label} theirs={form.theirs(name)} />
    </div>
  )
}

export function Check({ form, name, label }: { form: FormState; name: string; label: string }) {
  return (
    <label className={fieldStyles.check}>
      <input type="checkbox" name={name} defaultChecked={form.value(name) === 'on'} />
      <span>{label}</span>
    </label>
  )
}

/** Values that a form sends without showing them. */
export const HiddenFields = ({ values }: { values: Record<string, string | number> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} defaultValue={value} />)

interface LabelledInputProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
}

/** A field of a row with its label above it: a placeholder in its stead would be cut off and gone once something is typed. */
export const LabelledInput = ({ label, ...input }: LabelledInputProps) => (
  <label className={inRow.above}>
    {label}
    <input className="field" {...input} />
  </label>
)

interface InlineFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  /** Shown above it; without it the field is labelled by `aria-label`, as in a table whose columns have headings. */
  label?: string
  error?: string | undefined
}

/** A text field within a row, with its error behind it. */
export function InlineField({ error, label, ...given }: InlineFieldProps) {
  const faultId = `${given.id ?? given.name}-fault`
  const input = {
    ...useChecks(given.name, messagesFor(useI18n(), 'account', given.name)),
    ...given,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? faultId : undefined,
    // The focus goes to the first error, script or not.
    autoFocus: Boolean(error),
  }
  return (
    <>
      {label === undefined ? <input className="field" {...input} /> : <LabelledInput label={label} {...input} />}
      {error ? <FieldErrorText id={faultId}>{error}</FieldErrorText> : null}
    </>
  )
}

export interface FormProps extends Checked {
  form: FormState
  action: FormAction
  /** Version that it is filled in from; set where another person may edit the same thing. */
  version?: number
  /** Whether the form has a file input (multipart). */
  withFile?: boolean
  /** Stores what is typed on the device until it is saved (enhancements/draft.ts); 'waits': without a network the whole form is queued. */
  draft?: boolean | 'waits'
  /** What the page's script attaches each file to that it has uploaded ('company', or the id of a product), and the parts to redraw then (enhancements/upload.ts). */
  attach?: { to: string; draws: string }
  /** Attributes for redrawing parts while it is filled in (enhancements/redraw.ts): the simulated button, the event, and the parts. */
  live?: { action: FormAction; on: 'input' | 'change'; draws: string }
  /** Whether it takes the whole width: its fields are in a table. */
  wide?: boolean
  /** Address that it is posted to; none: that of its screen. */
  place?: string
  children: ReactNode
}

/** A plain form; the hidden `once` makes a double click count once. */
export function Form({
  form,
  action,
  checks,
  version,
  withFile,
  attach,
  draft,
  live,
  wide,
  place,
  children,
}: FormProps) {
  return (
    <ValidatedForm
      className={wide ? `${styles.form} ${styles.wide}` : styles.form}
      action={place}
      checks={checks}
      enter="main"
      encType={withFile ? 'multipart/form-data' : undefined}
      data-attach={attach?.to}
      data-whole={withFile ? undefined : ''}
      data-errors={withFile && fileErrors(form.messageOfCode)}
      data-draft={draft === true ? '' : draft || undefined}
      data-live={live?.action}
      data-live-on={live?.on}
      data-draws={live?.draws ?? attach?.draws}
      data-posted={form.isPosted ? '' : undefined}
    >
      <FormAlert text={form.summary} />
      <OrganizationField />
      {/* First in the form, so that the value of a button with the same name comes last and wins. */}
      <HiddenFields values={{ action, once: crypto.randomUUID() }} />
      {version === undefined ? null : <HiddenFields values={{ version: form.version ?? version, base: form.marks }} />}
      {children}
    </ValidatedForm>
  )
}

interface SubmitProps {
  label: string
  /** Hidden addition to the label for screen readers: what the button applies to. */
  of?: string | undefined
  value?: FormAction
  quiet?: boolean
  /** Whether the button also saves the form, so that its draft can be deleted. */
  saves?: boolean
}

/**
 * A secondary button with a value does something else than saving (looks something up, removes a row): required fields that are empty
 * do not block it.
 */
export const Submit = ({ label, of, value, quiet, saves }: SubmitProps) => (
  <button
    type="submit"
    className={quiet ? 'button' : 'button primary'}
    aria-label={of && `${label}: ${of}`}
    formNoValidate={quiet && value !== undefined}
    data-saves={saves ? '' : undefined}
    {...(value && { name: 'action', value })}
  >
    {label}
  </button>
)
