import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { useConstraints } from '../app/page/constraints.ts'
import { type MessageOfCode, useChecks } from './checks.ts'
import styles from './form-field.module.css'

interface FieldProps {
  /** Name of the input, and its id where it has no other one. */
  name: string
  /** Id, where several forms of the page have a field of this name. */
  id?: string | undefined
  label: string
  note?: string
  /** Error message. The first field with one takes the focus. */
  error?: string | undefined
  /** Messages for the browser's own validation (checks.ts). */
  messageOfCode?: MessageOfCode
}

type FormFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'>
interface FormChoiceProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id'> {
  /** Whether its first option is a value: HTML requires a choice only where the first option is empty. */
  isPreset?: boolean
}
type FormTextProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'>

/** Ids of a control's note and error. */
const describedBy = ({ name, id = name, note, error }: Pick<FieldProps, 'name' | 'id' | 'note' | 'error'>) =>
  [note ? `${id}-note` : '', error ? `${id}-fault` : ''].filter(Boolean).join(' ') || undefined

/** Attributes of every kind of control. */
function control({ name, id = name, note, error }: FieldProps, className = '') {
  return {
    id,
    name,
    className: `field ${className}`,
    'aria-describedby': describedBy({ name, id, note, error }),
    'aria-invalid': error ? true : undefined,
  }
}

/** A control with its label above, its note and its error below, so that controls side by side are aligned whether or not one has a note. */
function Field({ name, id = name, label, note, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {note ? (
        <p id={`${id}-note`} className="soft small">
          {note}
        </p>
      ) : null}
      {error ? <FieldErrorText id={`${id}-fault`}>{error}</FieldErrorText> : null}
    </div>
  )
}

/** A text input of a plain form. */
export function FormField({ name, id, label, note, error, messageOfCode, autoFocus, ...input }: FormFieldProps) {
  const field = { name, id, label, ...(note !== undefined && { note }), error }
  return (
    <Field {...field}>
      <input
        {...useChecks(name, messageOfCode)}
        {...input}
        {...control(field, input.className)}
        // biome-ignore lint/a11y/noAutofocus: the screen is this form, and the focus goes to its first error, script or not
        autoFocus={autoFocus || Boolean(error)}
      />
    </Field>
  )
}

/** A multi-line text input of a plain form. */
export function FormText({ name, id, label, note, error, messageOfCode, ...input }: FormTextProps) {
  const field = { name, id, label, ...(note !== undefined && { note }), error }
  return (
    <Field {...field}>
      <textarea
        {...useChecks(name, messageOfCode)}
        {...input}
        {...control(field, input.className)}
        // biome-ignore lint/a11y/noAutofocus: as above
        autoFocus={Boolean(error)}
      />
    </Field>
  )
}

/** A choice of one option in a plain form. */
export function FormChoice({
  name,
  id,
  label,
  note,
  error,
  messageOfCode,
  isPreset,
  children,
  ...select
}: FormChoiceProps) {
  const required = useConstraints(name).required && !isPreset
  const field = { name, id, label, ...(note !== undefined && { note }), error }
  return (
    <Field {...field}>
      <select
        required={required}
        data-required={required ? messageOfCode?.('choice') : undefined}
        {...select}
        {...control(field, select.className)}
        // biome-ignore lint/a11y/noAutofocus: as above
        autoFocus={Boolean(error)}
      >
        {children}
      </select>
    </Field>
  )
}

type FormTickProps = Pick<FieldProps, 'name' | 'note' | 'error' | 'messageOfCode'> &
  InputHTMLAttributes<HTMLInputElement>

/** A checkbox of a plain form, with its text beside it, its note and its error below. */
export function FormTick({ name, note, error, messageOfCode, children, ...input }: FormTickProps) {
  return (
    <>
      <label className="tick">
        <input
          {...useChecks(name, messageOfCode)}
          {...input}
          type="checkbox"
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ name, note, error })}
        />
        <span>{children}</span>
      </label>
      {note && (
        <p id={`${name}-note`} className="soft small">
          {note}
        </p>
      )}
      {error && <FieldErrorText id={`${name}-fault`}>{error}</FieldErrorText>}
    </>
  )
}

/** Says what is wrong with a form as a whole, or with what it was sent for; nothing where nothing is. */
export const FormAlert = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <p className="notice" role="alert">
      {text}
    </p>
  ) : null

/** The error message of something other than a text field. */
export const FieldErrorText = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className={styles.fault}>
    {children}
  </p>
)
