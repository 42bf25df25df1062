import { useI18n } from '../app/i18n.tsx'
import { useStores } from '../state/stores.tsx'
import { chooseTheme, THEMES, type Theme } from '../state/theme.ts'
import { useStore } from '../state/use-store.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './theme-switch.module.css'

const ICONS: Record<Theme, IconName> = { system: 'device', light: 'sun', dark: 'moon' }

/** Three buttons, one of them pressed: the device's theme, light, dark. Hidden without script. */
export function ThemeSwitch() {
  const { t } = useI18n()
  const { theme: store } = useStores()
  const { theme } = useStore(store)
  return (
    <fieldset className={`needs-js ${styles.themes}`}>
      <legend className="visually-hidden">{t('theme.label')}</legend>
      {THEMES.map((other) => (
        <button
          key={other}
          type="button"
          className="icon-button"
          aria-pressed={other === theme}
          aria-label={t(`theme.${other}`)}
          data-hint={t(`theme.${other}`)}
          data-hint-position="top"
          onClick={() => chooseTheme(store, localStorage, other)}
        >
          <Icon name={ICONS[other]} />
        </button>
      ))}
    </fieldset>
  )
}
