import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import { faultWords } from '../../components/contact-faults.ts'
import { Consent, ContactFields } from '../../components/contact-fields.tsx'
import { FormText } from '../../components/form-field.tsx'
import styles from './landing.module.css'
import type { LandingData } from './load.ts'

/** The form of a landing page, or the thanks for what was written there. */
export function Write(data: LandingData) {
  const { t } = useI18n()
  const to = useHref()
  const { name, sent } = data
  return (
    <section className={styles.section} id="write">
      <h2>{t(sent ? 'landing.thanks' : `landing.${name}.write`)}</h2>
      {sent ? (
        <div className="notice" role="status">
          <p>
            {t('landing.thanksText')} <a href={to('catalogue')}>{t('inquiry.backToCatalogue')}</a>
          </p>
        </div>
      ) : (
        <LeadForm {...data} />
      )}
    </section>
  )
}

function LeadForm({ name, typed, faults }: LandingData) {
  const i18n = useI18n()
  const { t } = i18n
  const to = useHref()
  const whole = faultWords(i18n, faults, '')
  return (
    <form className="sheet contact-form" method="post" action={`${to(name)}#write`} noValidate>
      {whole && (
        <p className="notice" role="alert">
          {whole}
        </p>
      )}
      <FormText
        name="message"
        label={t('inquiry.message')}
        note={t(`landing.${name}.messageNote`)}
        fault={faultWords(i18n, faults, 'message')}
        defaultValue={typed.message ?? ''}
        maxLength={5000}
        rows={5}
        required
      />
      <ContactFields typed={typed} faults={faults} />
      <Consent text={t('landing.consent')} typed={typed} faults={faults} />
      <button type="submit" className="button primary">
        {t('landing.send')}
      </button>
    </form>
  )
}
