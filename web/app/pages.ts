import type { RouteName } from '../routes.ts'
import type { PageModule, PageView } from './page.ts'

/** Each page's script by route name. Two routes may share one. */
const modules: Record<RouteName, () => Promise<PageModule>> = {
  home: () => import('../pages/home/page.tsx'),
  catalogue: () => import('../pages/catalogue/page.tsx'),
  category: () => import('../pages/catalogue/page.tsx'),
  product: () => import('../pages/product/page.tsx'),
  search: () => import('../pages/search/page.tsx'),
  favourites: () => import('../pages/favourites/page.tsx'),
  suppliers: () => import('../pages/directory/page.tsx'),
  supplier: () => import('../pages/company/page.tsx'),
  supplierProducts: () => import('../pages/catalogue/page.tsx'),
  services: () => import('../pages/services/page.tsx'),
  serviceCompanies: () => import('../pages/directory/page.tsx'),
  serviceCompany: () => import('../pages/company/page.tsx'),
  press: () => import('../pages/press/page.tsx'),
  story: () => import('../pages/story/page.tsx'),
}

const notFound = (): Promise<PageModule> => import('../pages/not-found/page.tsx')
const fatal = (): Promise<PageModule> => import('../pages/fatal/page.tsx')

/** The view of a page as it was answered: the route's own, or one of the error pages. */
export async function loadView(page: { route: RouteName | null; error?: unknown }): Promise<PageView> {
  const load = page.route === null ? notFound : page.error ? fatal : modules[page.route]
  return (await load()).default
}
