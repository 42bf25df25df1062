import { useI18n } from '../../app/i18n.tsx'
import { useAppData } from '../../app/page/app-data.tsx'
import { HeadedSection } from '../../components/headed-section.tsx'
import styles from './join.module.css'

/** How suppliers bring their products here, and the e-mail address to write to. */
export function Join() {
  const { t } = useI18n()
  const email = useAppData()?.contact.email
  const steps = [t('home.step1'), t('home.step2'), t('home.step3')]
  // Without an address to write to, the steps lead nowhere.
  if (!email) return null
  return (
    <HeadedSection title={t('home.join')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.contact}>
        {t('home.joinContact')} <span className="figures">{email}</span>
      </p>
    </HeadedSection>
  )
}
