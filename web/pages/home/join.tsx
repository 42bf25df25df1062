import { useI18n } from '../../app/i18n.tsx'
import { useAppData } from '../../app/page/app-data.tsx'
import styles from './join.module.css'

/** How a supplier's products come here, and whom to write to. */
export function Join() {
  const { t } = useI18n()
  const email = useAppData()?.contact.email
  const steps = [t('home.step1'), t('home.step2'), t('home.step3')]
  // Without an address to send anything to, the way leads nowhere.
  if (!email) return null
  return (
    <section>
      <div className="section-head">
        <h2>{t('home.join')}</h2>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.contact}>
        {t('home.joinContact')} <span className="figures">{email}</span>
      </p>
    </section>
  )
}
