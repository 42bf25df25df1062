import type { FormSubmission } from '../../domain/form-submission.ts'
import type { I18n } from '../../domain/i18n.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { fieldMessage, messagesFor } from './error-message.ts'
import { FormField, FormTick } from './form-field.tsx'

export interface Typed {
  typed: FormSubmission['fields']
  errors: FormSubmission['errors']
}

/** Props of a field: its submitted value, its error and the messages for those that the browser finds. */
export const contactField = (i18n: I18n, { typed, errors }: Typed, name: string) => ({
  name,
  error: fieldMessage(i18n, 'contact', errors, name),
  messageOfCode: messagesFor(i18n, 'contact', name),
  defaultValue: typed[name] ?? '',
})

/**
 * Name and contact of the sender: an e-mail address or a phone number is enough.
 * @param forSuppliers whether suppliers get them, and the sender may hide the contact from them
 */
export function ContactFields({ forSuppliers = false, ...submission }: Typed & { forSuppliers?: boolean }) {
  const i18n = useI18n()
  const { t } = i18n
  const field = (name: string) => contactField(i18n, submission, name)
  return (
    <fieldset data-required={t('inquiry.fault.contact')}>
      <legend>{t('inquiry.contact')}</legend>
      <p className="soft small">{t('inquiry.contactNote')}</p>
      <FormField {...field('name')} label={t('inquiry.name')} autoComplete="name" />
      <FormField {...field('organization')} label={t('inquiry.organization')} autoComplete="organization" />
      <FormField {...field('email')} label={t('inquiry.email')} autoComplete="email" data-either="" />
      <FormField {...field('phone')} label={t('inquiry.phone')} type="tel" autoComplete="tel" data-either="" />
      {forSuppliers && (
        <FormTick
          name="showContact"
          note={t('inquiry.showContactNote')}
          defaultChecked={submission.typed.showContact === 'on'}
        >
          {t('inquiry.showContact')}
        </FormTick>
      )}
    </fieldset>
  )
}

/** Without consent no personal data is stored (docs/behaviour.md, "Consent"). */
export function ConsentField({ text, ...submission }: Typed & { text: string }) {
  const i18n = useI18n()
  const to = useHref()
  const { defaultValue: _, ...field } = contactField(i18n, submission, 'consent')
  return (
    <div>
      {/*
       * Consent is given for each sending: neither a form that was refused nor going back to it ticks it again. HTML lists no
       * autocomplete for a checkbox, but browsers read it, and without it they restore the tick.
       */}
      <FormTick {...field}>
        {text}{' '}
        <span className="dotted">
          <span>
            <a href={to('consent')}>{i18n.t('legal.consent.title')}</a>
          </span>
          <span>
            <a href={to('privacy')}>{i18n.t('inquiry.privacy')}</a>
          </span>
        </span>
      </FormTick>
    </div>
  )
}
