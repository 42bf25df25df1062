import type { InputHTMLAttributes } from 'react'
import styles from './form-field.module.css'

interface FormFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> {
  /** Of the input; its id as well. */
  name: string
  label: string
  note?: string
  /** What is wrong with it, in the reader's words. It gets the focus then. */
  fault?: string | undefined
}

/** A text field of a plain form with its label above, a note and what is wrong with it below. */
export function FormField({ name, label, note, fault, autoFocus, ...input }: FormFieldProps) {
  const described = [note ? `${name}-note` : '', fault ? `${name}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {note ? (
        <p id={`${name}-note`} className="soft small">
          {note}
        </p>
      ) : null}
      <input
        {...input}
        id={name}
        name={name}
        className={`field ${input.className ?? ''}`}
        aria-describedby={described || undefined}
        aria-invalid={fault ? true : undefined}
        // biome-ignore lint/a11y/noAutofocus: the screen is this form, and the focus goes to its first error, script or not
        autoFocus={autoFocus || Boolean(fault)}
      />
      {fault ? (
        <p id={`${name}-fault`} className={styles.fault}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}

/** What is wrong with something that is no text field. */
export const FieldFault = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className={styles.fault}>
    {children}
  </p>
)
