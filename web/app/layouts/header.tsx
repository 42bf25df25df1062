import type { RouteName } from '../../../domain/routes.ts'
import { Icon } from '../../components/icon.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { useStores } from '../../state/stores.tsx'
import { useStore } from '../../state/use-store.ts'
import { useI18n } from '../i18n.tsx'
import { useHref, useLocation } from '../navigation/location.tsx'
import { Slot } from '../page/slot.tsx'
import styles from './header.module.css'

/** Whether a screen has a search field in its content; the route is null for an unknown address. */
const hasOwnSearch = (route: RouteName | null, q: string | undefined) =>
  route === 'home' || route === null || (route === 'search' && !q)

/** The header of every screen: home link, menu, search, favourites, language. */
export function Header() {
  const { route, query } = useLocation()
  return (
    <header className={`${styles.header} no-print`}>
      <div className={`wrap ${styles.row}`}>
        <Slot name="frame.head" className="contents" />
        <div className={styles.search}>{hasOwnSearch(route, query.q) ? null : <SearchBox id="search" />}</div>
        <div className={styles.tools}>
          <LanguageSwitch short />
          <FavouritesLink />
          <Slot name="frame.account" className="contents" />
        </div>
      </div>
    </header>
  )
}

function FavouritesLink() {
  const { t, number } = useI18n()
  const to = useHref()
  const { ids } = useStore(useStores().favourites)
  return (
    <a className={styles.favourites} href={to('favourites')}>
      <Icon name="heart" />
      <span className="visually-hidden">{t('header.favourites')}</span>
      {ids.length > 0 ? <span className="counter">{number(ids.length)}</span> : null}
    </a>
  )
}
