import { type ReactNode, useEffect, useRef } from 'react'
import { closeMenus } from '../enhancements/disclosures.ts'
import { useI18n } from '../i18n.tsx'
import { announce, LIVE_REGION } from '../navigation/announce.ts'
import { useLocation } from '../navigation/location.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationState } from './navigation-state.tsx'

/** The frame: header, page and footer, and outside of them tooltips, the live region and the navigation's state. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  useAnnouncedScreens()
  return (
    <>
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <NavigationState />
      <Header />
      <main id="main" className="wrap" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <div id={LIVE_REGION} role="status" aria-live="polite" className="visually-hidden" />
      <div id="teleport" />
    </>
  )
}

/**
 * After a navigation in the browser, closes the menu that led to the screen and announces its title, as screen readers
 * do after a page load.
 */
function useAnnouncedScreens() {
  const location = useLocation()
  const first = useRef(location)
  useEffect(() => {
    if (first.current === location) return
    closeMenus(document)
    announce(document.title)
  }, [location])
}
