import { createContext } from 'react'
import { proxy } from 'valtio/vanilla'
import type { Viewport } from '../../domain/viewport.ts'
import { createCurrentUser } from './current-user.ts'
import { createFavourites } from './favourites.ts'
import { createRecentSearches } from './recent-searches.ts'
import { createTheme } from './theme.ts'
import { useProvided } from './use-provided.ts'

/** One set per request at the edge, one per tab in the browser: a store in module scope would be shared by every visitor. */
export const createStores = (viewport: Viewport = 'desktop') => ({
  currentUser: createCurrentUser(),
  favourites: createFavourites(),
  /** The navigation in the browser: `pending` while it runs; `failed` is the address to try again. */
  navigation: proxy({ pending: false, failed: null as string | null }),
  recentSearches: createRecentSearches(),
  theme: createTheme(),
  /** The width class of the window: the cookie's at first, the real one after hydration. */
  viewport: proxy({ viewport }),
})
export type Stores = ReturnType<typeof createStores>

const StoresContext = createContext<Stores | null>(null)
export const StoresProvider = StoresContext.Provider

/** The stores of this page; read them through `useStore`. */
export const useStores = (): Stores => useProvided(StoresContext)
