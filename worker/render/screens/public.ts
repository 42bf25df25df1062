import type { PublicRouteName } from '../../../domain/routes.ts'
import { publicRules } from './public-rules.ts'
import type { Rules, Screen } from './screen.ts'

/** Each page's modules are evaluated when it is first requested: a new isolate draws one page, and all others would delay it. */
const pages: Record<PublicRouteName, () => Promise<Omit<Screen, keyof Rules>>> = {
  home: () => import('./public/home.ts').then(({ home }) => home),
  catalogue: () => import('./public/catalogue.ts').then(({ catalogue }) => catalogue),
  category: () => import('./public/catalogue.ts').then(({ catalogue }) => catalogue),
  product: () => import('./public/product.ts').then(({ product }) => product),
  search: () => import('./public/search.ts').then(({ search }) => search),
  favourites: () => import('./public/favourites.ts').then(({ favourites }) => favourites),
  suppliers: () => import('./public/directory.ts').then(({ suppliers }) => suppliers),
  supplier: () => import('./public/company.ts').then(({ supplier }) => supplier),
  supplierProducts: () => import('./public/catalogue.ts').then(({ supplierProducts }) => supplierProducts),
  services: () => import('./public/services.ts').then(({ services }) => services),
  serviceCompanies: () => import('./public/directory.ts').then(({ serviceCompanies }) => serviceCompanies),
  serviceCompany: () => import('./public/company.ts').then(({ serviceCompany }) => serviceCompany),
  sell: () => import('./public/sell.ts').then(({ sell }) => sell),
  terms: () => import('./public/legal.ts').then(({ terms }) => terms),
  privacy: () => import('./public/legal.ts').then(({ privacy }) => privacy),
  icons: () => import('./public/icons.ts').then(({ icons }) => icons),
  press: () => import('./public/press.ts').then(({ press }) => press),
  story: () => import('./public/story.ts').then(({ story }) => story),
  talp: () => import('./public/landing.ts').then(({ talp }) => talp),
  liaozhong: () => import('./public/landing.ts').then(({ liaozhong }) => liaozhong),
  codes: () => import('./public/codes.ts').then(({ codes }) => codes),
  okved: () => import('./public/classifier.ts').then(({ okved }) => okved),
  okvedCode: () => import('./public/classifier-code.ts').then(({ okvedCode }) => okvedCode),
  tnved: () => import('./public/classifier.ts').then(({ tnved }) => tnved),
  tnvedCode: () => import('./public/classifier-code.ts').then(({ tnvedCode }) => tnvedCode),
}

const evaluated: Partial<Record<PublicRouteName, Screen>> = {}

/** A public screen: its page, and what is checked before it is loaded. */
export async function publicScreen(name: PublicRouteName): Promise<Screen> {
  const known = evaluated[name]
  if (known) return known
  const screen = { ...(await pages[name]()), ...publicRules[name] }
  evaluated[name] = screen
  return screen
}
