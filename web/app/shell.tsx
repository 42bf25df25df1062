import type { ReactNode } from 'react'
import type { I18n } from '../../domain/i18n.ts'
import { type Stores, StoresProvider } from '../state/stores.tsx'
import { I18nProvider } from './i18n.tsx'
import { DefaultLayout } from './layouts/default.tsx'
import { type Location, LocationProvider } from './navigation/location.tsx'
import type { PageView, Payload } from './page/page.ts'
import { SlotProvider, type SlotSource } from './page/slot.tsx'

export interface Page {
  payload: Payload
  View: PageView
  i18n: I18n
  parts: SlotSource
}

/** Whether a page is rendered without the frame. */
export const isBare = ({ layout }: Payload): boolean => layout !== undefined

/** Whether a page has the separate style sheet (scripts/vite/separate-styles.ts): every link to it and from it is a page load. */
export const isSeparate = (payload: Payload): boolean => payload.route === 'personal' || isBare(payload)

interface ProvidersProps {
  stores: Stores
  i18n: I18n
  location: Location
  children?: ReactNode
}

/** What every component may use: stores, messages, the address. */
export function Providers({ stores, i18n, location, children }: ProvidersProps) {
  return (
    <StoresProvider value={stores}>
      <I18nProvider value={i18n}>
        <LocationProvider value={location}>{children}</LocationProvider>
      </I18nProvider>
    </StoresProvider>
  )
}

/** The app as the edge and the browser render it: providers, layout, page. */
export function Shell({ page, stores }: { page: Page; stores: Stores }) {
  const { payload, View, i18n, parts } = page
  const view = <View key={payload.path} islandProps={payload.islandProps} />
  return (
    <Providers stores={stores} i18n={i18n} location={payload}>
      <SlotProvider value={parts}>
        {isBare(payload) ? (
          <>
            {/* A layout's class: the icon sheet has a background of its own. */}
            <main id="main" className={`wrap ${payload.layout}`}>
              {view}
            </main>
            <div id="teleport" />
          </>
        ) : (
          <DefaultLayout>{view}</DefaultLayout>
        )}
      </SlotProvider>
    </Providers>
  )
}
