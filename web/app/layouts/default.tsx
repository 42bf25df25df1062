import { type ReactNode, useEffect, useRef } from 'react'
import { closeMenus } from '../enhancements/disclosures.ts'
import { useI18n } from '../i18n.tsx'
import { announce, LIVE_REGION } from '../navigation/announce.ts'
import { useLocation } from '../navigation/location.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationState } from './navigation-state.tsx'

/** The shop's frame: header, page, footer, and what stands outside them: hints, the live region, the state of a navigation. */
export function DefaultLayout({ children }: { layout?: string; children: ReactNode }) {
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

/** A screen that came without a page load closes the menu that led to it, and is read out by its title, as a loaded one is. */
function useAnnouncedScreens() {
  const location = useLocation()
  const first = useRef(location)
  useEffect(() => {
    if (first.current === location) return
    closeMenus(document)
    announce(document.title)
  }, [location])
}
