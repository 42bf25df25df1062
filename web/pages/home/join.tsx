import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { ContactEmail } from '../../components/contact-email.tsx'
import { HeadedSection } from '../../components/headed-section.tsx'
import { SupplierSteps } from '../../components/supplier-steps.tsx'
import styles from './join.module.css'

/** How suppliers bring their products here, the page about it, and the e-mail address to write to. */
export function Join() {
  const { t } = useI18n()
  const to = useHref()
  return (
    <HeadedSection title={t('home.join')}>
      <SupplierSteps />
      <p className={styles.more}>
        <a href={to('sell')}>{t('sell.more')}</a>
      </p>
      <ContactEmail className={styles.contact} before={t('home.joinContact')} />
    </HeadedSection>
  )
}
