import { LANGUAGE_TAGS, LOCALES, type Locale } from '../../domain/locale.ts'
import { addressOf } from '../../domain/routes.ts'
import { useLocation } from '../app/navigation/location.tsx'
import styles from './language-switch.module.css'

/**
 * Each language by its own name, which its speakers look for. The accessible name contains the visible one (WCAG
 * 2.5.3).
 */
const NAMES: Record<Locale, { full: string; short: string; long: string }> = {
  en: { full: 'English', short: 'EN', long: 'EN, English' },
  ru: { full: 'Русский', short: 'RU', long: 'RU, Русский' },
  zh: { full: '中文', short: '中文', long: '中文' },
}

/**
 * Links to the current screen in the three languages. They are page loads, since everything changes its language.
 * @param short two letters per language, for the header
 */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { locale, path, query } = useLocation()
  return (
    <ul className={`quiet ${styles.languages} ${short ? styles.short : ''}`}>
      {LOCALES.map((other) => (
        <li key={other}>
          <a
            href={addressOf(path, other, query)}
            lang={LANGUAGE_TAGS[other]}
            hrefLang={LANGUAGE_TAGS[other]}
            aria-current={other === locale ? 'true' : undefined}
            aria-label={short ? NAMES[other].long : undefined}
          >
            {short ? NAMES[other].short : NAMES[other].full}
          </a>
        </li>
      ))}
    </ul>
  )
}
