import type { ReactNode } from 'react'
import type { Load } from '../../web/app/load.ts'
import type { PageProps, PageView } from '../../web/app/page.ts'
import { load as loadCatalogue } from '../../web/pages/catalogue/load.ts'
import CataloguePage from '../../web/pages/catalogue/page.tsx'
import { load as loadFavourites } from '../../web/pages/favourites/load.ts'
import FavouritesPage from '../../web/pages/favourites/page.tsx'
import { load as loadHome } from '../../web/pages/home/load.ts'
import HomePage from '../../web/pages/home/page.tsx'
import { load as loadProduct } from '../../web/pages/product/load.ts'
import ProductPage from '../../web/pages/product/page.tsx'
import { load as loadSearch } from '../../web/pages/search/load.ts'
import SearchPage from '../../web/pages/search/page.tsx'
import { load as loadStory } from '../../web/pages/story/load.ts'
import StoryPage from '../../web/pages/story/page.tsx'
import type { RouteName } from '../../web/routes.ts'

export interface EdgePage {
  /** Folder below web/pages: names the page's script in the client build. */
  folder: string
  load: Load<unknown>
  View: PageView
}

/** Joins a page's two halves; the compiler checks that what `load` gives is what the view takes. */
const edgePage = <Data>(folder: string, load: Load<Data>, View: (props: PageProps<Data>) => ReactNode): EdgePage => ({
  folder,
  load,
  View,
})

/** Views and loaders by route name: everything the edge can render. */
export const pages: Record<RouteName, EdgePage> = {
  home: edgePage('home', loadHome, HomePage),
  catalogue: edgePage('catalogue', loadCatalogue, CataloguePage),
  category: edgePage('catalogue', loadCatalogue, CataloguePage),
  product: edgePage('product', loadProduct, ProductPage),
  search: edgePage('search', loadSearch, SearchPage),
  favourites: edgePage('favourites', loadFavourites, FavouritesPage),
  story: edgePage('story', loadStory, StoryPage),
}
