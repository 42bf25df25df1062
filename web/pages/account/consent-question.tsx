import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from './account.module.css'
import { RowButton } from './row-button.tsx'

/** Asks for the consent that the account lacks, once: either button ends it, and until then every screen works as before. */
export function ConsentQuestion() {
  const { t } = useI18n()
  const to = useHref()
  const at = usePersonalHref()('settings')
  return (
    <div className="notice">
      <p>
        {t('account.consent.question')} <a href={to('consent')}>{t('legal.consent.title')}</a>
      </p>
      <div className={styles.row}>
        <RowButton at={at} action="consent" label={t('account.consent.give')} />
        <RowButton at={at} action="no-consent" label={t('account.consent.later')} />
      </div>
    </div>
  )
}
