import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { messagesFor } from '../../components/error-message.ts'
import { FormField } from '../../components/form-field.tsx'
import styles from './sign-in.module.css'

interface CodeEntryProps {
  /** The e-mail address or phone number that it was sent to. */
  sentTo: string
  /** Label of the field on a screen with two codes: where this one was sent. */
  label?: string
  error: string | undefined
  /** What the code does: 'Sign in', 'Confirm'. */
  enter: string
  /** Label of the button that sends the code, where none was sent yet: then nothing can be entered. */
  send?: string
  /** Seconds until another code may be requested. */
  resendIn: number
  /** Whether the field gets the focus when the screen opens; not if another code comes first. */
  hasFocus?: boolean
  /** Fields before it. */
  children?: ReactNode
}

/** The field of a one-time code with its buttons, whatever the code is for (enhanced by enhance-code.browser.ts). */
export function CodeEntry({ sentTo, label, error, enter, send, resendIn, hasFocus = true, children }: CodeEntryProps) {
  const i18n = useI18n()
  const { t } = i18n
  return (
    <>
      {children}
      {send === undefined ? (
        <>
          <FormField
            name="code"
            label={label ?? t('signIn.code')}
            error={error}
            messageOfCode={messagesFor(i18n, 'signIn', 'code')}
            className={styles.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus={hasFocus}
          />
          <button type="submit" className="button primary">
            {enter}
          </button>
        </>
      ) : null}
      <button
        type="submit"
        name="action"
        value="resend"
        className={send === undefined ? 'button' : 'button primary'}
        data-resend={resendIn}
        formNoValidate
      >
        {send ?? t('signIn.resend')}
      </button>
      {send === undefined ? (
        <p className="soft small">{t(sentTo.includes('@') ? 'signIn.resendNote' : 'signIn.resendNoteSms')}</p>
      ) : null}
    </>
  )
}
