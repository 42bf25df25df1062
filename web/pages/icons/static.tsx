import { APP_NAME } from '../../../domain/app-name.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { Load, StaticPage } from '../../app/page/load.ts'
import { Icon } from '../../components/icon.tsx'
import { ICON_NAMES } from '../../components/icon-names.ts'
import styles from './icons.module.css'

/** The sheet of all icons, for developers. */
const load: Load<null> = async ({ i18n: { t } }) => ({
  data: null,
  islandProps: null,
  head: { title: t('icons.title'), description: t('icons.about'), noindex: true },
})

export const page = { load, slots: { page: Sheet } } satisfies StaticPage<null>

/** Every icon with its name; a click copies the name. */
function Sheet() {
  const { t, locale } = useI18n()
  const to = useHref()
  return (
    <>
      <header className={styles.head}>
        <h1>{t('icons.title')}</h1>
        <p className="soft">{t('icons.about')}</p>
        <a href={to('home')}>{APP_NAME[locale]}</a>
      </header>
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <button type="button" className={styles.icon} data-copy={name} data-hint={t('icons.copy')}>
              <Icon name={name} />
              <code>{name}</code>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
