import type { ReactNode } from 'react'
import { useI18n } from '../app/i18n.tsx'
import { ConsentField, ContactFields, contactField, type Typed } from './contact-fields.tsx'
import { fieldMessage, messagesFor } from './error-message.ts'
import { fileErrors } from './file-codes.ts'
import { FormAlert, FormText } from './form-field.tsx'
import { RequestFiles } from './request-files.tsx'
import { type Checked, ValidatedForm } from './validated-form.tsx'

interface ContactFormProps extends Typed, Required<Checked> {
  /** Path that the form is posted to. */
  action: string
  /** Label of the message field. */
  label?: string
  /** Hint for it. */
  note: string
  /** Whether the message may be empty, because the other fields can suffice. */
  isMessageOptional?: boolean
  /** Text of the consent. */
  consent: string
  /** Label of the submit button. */
  send: string
  /** Whether files may go along. */
  withFiles?: boolean
  /** Fields before the message. */
  children?: ReactNode
}

/** A form for a message and its sender's contact details. Works without script. */
export function ContactForm({
  action,
  checks,
  label,
  note,
  isMessageOptional,
  consent,
  send,
  withFiles = false,
  children,
  ...typed
}: ContactFormProps) {
  const i18n = useI18n()
  const whole = fieldMessage(i18n, 'contact', typed.errors, '')
  return (
    <ValidatedForm
      className="sheet contact-form"
      action={action}
      checks={checks}
      encType={withFiles ? 'multipart/form-data' : undefined}
      data-errors={withFiles ? fileErrors(messagesFor(i18n, 'contact', 'file')) : undefined}
      data-draft="waits"
      data-posted={Object.keys(typed.errors).length > 0 ? '' : undefined}
    >
      <FormAlert text={whole} />
      {children}
      <FormText
        {...contactField(i18n, typed, 'message')}
        label={label ?? i18n.t('inquiry.message')}
        note={note}
        rows={isMessageOptional ? 4 : 6}
        required={!isMessageOptional}
        data-required={i18n.t('inquiry.fault.required')}
      />
      {withFiles && <RequestFiles {...typed} />}
      <ContactFields {...typed} forSuppliers={withFiles} />
      <ConsentField text={consent} {...typed} />
      <button type="submit" className="button primary">
        {send}
      </button>
    </ValidatedForm>
  )
}
