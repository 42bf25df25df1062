import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { ThemeSwitch } from '../../components/theme-switch.tsx'
import { useStores } from '../../state/stores.tsx'
import { useStore } from '../../state/use-store.ts'
import { closeMenus } from '../enhancements/disclosures.ts'
import { useI18n } from '../i18n.tsx'
import { announce, LIVE_REGION } from '../navigation/announce.ts'
import { useLocation } from '../navigation/location.tsx'
import { Slot } from '../page/slot.tsx'
import footer from './footer.module.css'
import { Header } from './header.tsx'
import styles from './navigation-state.module.css'

/** The frame: header, page and footer, and outside of them tooltips, the live region and the navigation's state. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const { route } = useLocation()
  useAnnouncedScreens()
  return (
    <>
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <NavigationState />
      <Header />
      <main id="main" className="wrap" tabIndex={-1} data-personal={route === 'personal' ? '' : undefined}>
        {children}
      </main>
      <Slot name="frame.compare" className="contents" />
      <Footer />
      <div id={LIVE_REGION} role="status" aria-live="polite" className="visually-hidden" />
      <div id="teleport" />
    </>
  )
}

/**
 * After a navigation in the browser, closes the menu that led to the screen and announces its title, as screen readers
 * do after a page load. Where only a list's filters have changed, its count announces itself.
 */
function useAnnouncedScreens() {
  const location = useLocation()
  const last = useRef(location)
  // A layout effect, because the count of a comparison is announced in an effect, and this announcement would replace it.
  useLayoutEffect(() => {
    const { path, query } = last.current
    if (last.current === location) return
    last.current = location
    closeMenus(document)
    const isSameList = path === location.path && query.page === location.query.page
    if (!isSameList || !document.querySelector('main header [role="status"]')) announce(document.title)
  }, [location])
}

/** The progress line at the top while the next screen is fetched, and a notice if that failed. */
function NavigationState() {
  const { t } = useI18n()
  const { pending, failed } = useStore(useStores().navigation)
  return (
    <>
      {pending ? <div className={styles.line} role="progressbar" aria-label={t('app.loading')} /> : null}
      {failed ? (
        <div className={styles.failed} role="alert">
          <p>{t('app.navigationFailed')}</p>
          <a className="button" href={failed}>
            {t('app.tryAgain')}
          </a>
        </div>
      ) : null}
    </>
  )
}

/** The footer of every screen, ruled like the title block of a drawing. */
function Footer() {
  const { t } = useI18n()
  return (
    <footer className={`${footer.footer} no-print`}>
      <div className="wrap">
        <div className={footer.block}>
          <Slot name="frame.about" className="contents" />
          <div className={footer.cell}>
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
