import { type ReactNode, useMemo } from 'react'
import type { AppData } from '../../worker/api/app-data/schema.ts'
import { routes } from '../routes.ts'
import { type Stores, StoresProvider } from '../state/stores.tsx'
import { AppDataProvider } from './app-data.tsx'
import { DeferredProvider, type ReadDeferred } from './deferred.tsx'
import { type I18n, I18nProvider } from './i18n.tsx'
import { DefaultLayout } from './layouts/default.tsx'
import { EmptyLayout } from './layouts/empty.tsx'
import { type Location, LocationProvider } from './location.tsx'
import type { PageView, Payload } from './page.ts'

export interface Page {
  payload: Payload
  View: PageView
  i18n: I18n
  readDeferred: ReadDeferred
}

export interface ShellProps {
  page: Page
  stores: Stores
  appData: AppData | null
  /** False for a document that nothing will hydrate: it then carries no data beside its late sections. */
  hydrated?: boolean
}

/** A failed route-data check shows its message alone; an unknown path keeps the frame (DECISIONS section 5). */
const layoutOf = ({ route, error }: Payload) => {
  if (error && route !== null) return EmptyLayout
  return route !== null && routes[route].layout === 'empty' ? EmptyLayout : DefaultLayout
}

interface ProvidersProps {
  stores: Stores
  appData: AppData | null
  i18n: I18n
  location: Location
  children?: ReactNode
}

/** What every component may ask for: stores, the frame's data, words, the address. */
export function Providers({ stores, appData, i18n, location, children }: ProvidersProps) {
  return (
    <StoresProvider value={stores}>
      <AppDataProvider value={appData}>
        <I18nProvider value={i18n}>
          <LocationProvider value={location}>{children}</LocationProvider>
        </I18nProvider>
      </AppDataProvider>
    </StoresProvider>
  )
}

/** The app as both sides render it: providers, layout, page. */
export function Shell({ page, stores, appData, hydrated = true }: ShellProps) {
  const { payload, View, i18n, readDeferred } = page
  const Layout = layoutOf(payload)
  // Kept the same: a boundary still waiting for hydration is drawn anew when a context above it changes.
  const lateSections = useMemo(() => ({ read: readDeferred, carried: hydrated }), [readDeferred, hydrated])
  return (
    <Providers stores={stores} appData={appData} i18n={i18n} location={payload}>
      <DeferredProvider value={lateSections}>
        <Layout>
          <View key={payload.path} data={payload.data} />
        </Layout>
      </DeferredProvider>
    </Providers>
  )
}
