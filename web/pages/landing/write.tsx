import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { ContactForm } from '../../components/contact-form.tsx'
import styles from './landing.module.css'
import type { LandingData } from './load.ts'

/** The form of a landing page, or the thanks for what was written there. */
export function Write(data: LandingData) {
  const { t } = useI18n()
  const to = useHref()
  const { name, sent, typed, errors } = data
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
        <ContactForm
          action={`${to(name)}#write`}
          checks="lead"
          note={t(`landing.${name}.messageNote`)}
          consent={t('landing.consent')}
          send={t('landing.send')}
          typed={typed}
          errors={errors}
        />
      )}
    </section>
  )
}
