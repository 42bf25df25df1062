import { createContext } from 'react'
import type { Viewport } from '../../domain/viewport.ts'
import { createCurrentUser } from './current-user.ts'
import { createFavourites } from './favourites.ts'
import { createNavigation } from './navigation.ts'
import { createRecentSearches } from './recent-searches.ts'
import { createTheme } from './theme.ts'
import { useProvided } from './use-provided.ts'
import { createViewport } from './viewport.ts'

/** One set per request at the edge, one per tab in the browser: a store in module scope would be shared by every visitor. */
export const createStores = (viewport?: Viewport) => ({
  currentUser: createCurrentUser(),
  favourites: createFavourites(),
  navigation: createNavigation(),
  recentSearches: createRecentSearches(),
  theme: createTheme(),
  viewport: createViewport(viewport),
})
export type Stores = ReturnType<typeof createStores>

const StoresContext = createContext<Stores | null>(null)
export const StoresProvider = StoresContext.Provider

/** The stores of this page; read them through `useStore`. */
export const useStores = (): Stores => useProvided(StoresContext)
