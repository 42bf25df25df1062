import { LanguageSwitch } from '../../components/language-switch.tsx'
import { ThemeSwitch } from '../../components/theme-switch.tsx'
import { useI18n } from '../i18n.tsx'
import { Slot } from '../page/slot.tsx'
import styles from './footer.module.css'

/** The footer of every screen, ruled like the title block of a drawing. */
export function Footer() {
  const { t } = useI18n()
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className="wrap">
        <div className={styles.block}>
          <Slot name="frame.about" className="contents" />
          <div className={styles.cell}>
            <h2>{t('footer.settings')}</h2>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <Slot name="frame.rates" className="contents" />
        </div>
      </div>
    </footer>
  )
}
