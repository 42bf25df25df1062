import type { PublicRouteName } from '../../../domain/routes.ts'
import type { Load } from '../../../web/app/page/load.ts'
import type { Slots } from '../../../web/app/page/page.ts'
import AccountPage from '../../../web/pages/account/page.tsx'
import { load as loadCatalogue, loadSupplierProducts } from '../../../web/pages/catalogue/load.ts'
import CataloguePage from '../../../web/pages/catalogue/page.tsx'
import { slots as catalogueSlots } from '../../../web/pages/catalogue/slots.tsx'
import { loadOkved, loadTnved } from '../../../web/pages/classifier/load.ts'
import ClassifierPage from '../../../web/pages/classifier/page.tsx'
import { slots as classifierSlots } from '../../../web/pages/classifier/slots.tsx'
import { loadOkvedCode, loadTnvedCode } from '../../../web/pages/classifier-code/load.ts'
import CodePage from '../../../web/pages/classifier-code/page.tsx'
import { deferredSlots as codeDeferred, slots as codeSlots } from '../../../web/pages/classifier-code/slots.tsx'
import { load as loadCodes } from '../../../web/pages/codes/load.ts'
import { slots as codesSlots } from '../../../web/pages/codes/slots.tsx'
import { loadServiceCompany, loadSupplier } from '../../../web/pages/company/load.ts'
import CompanyPage from '../../../web/pages/company/page.tsx'
import { deferredSlots as companyDeferred, slots as companySlots } from '../../../web/pages/company/slots.tsx'
import { loadServiceCompanies, loadSuppliers } from '../../../web/pages/directory/load.ts'
import DirectoryPage from '../../../web/pages/directory/page.tsx'
import { slots as directorySlots } from '../../../web/pages/directory/slots.tsx'
import { load as loadFavourites } from '../../../web/pages/favourites/load.ts'
import FavouritesPage from '../../../web/pages/favourites/page.tsx'
import { slots as favouritesSlots } from '../../../web/pages/favourites/slots.tsx'
import { load as loadHome } from '../../../web/pages/home/load.ts'
import HomePage from '../../../web/pages/home/page.tsx'
import { deferredSlots as homeDeferred, slots as homeSlots } from '../../../web/pages/home/slots.tsx'
import { load as loadIcons } from '../../../web/pages/icons/load.ts'
import { slots as iconsSlots } from '../../../web/pages/icons/slots.tsx'
import { loadLiaozhong, loadTalp } from '../../../web/pages/landing/load.ts'
import { slots as landingSlots } from '../../../web/pages/landing/slots.tsx'
import { loadPrivacy, loadTerms } from '../../../web/pages/legal/load.ts'
import { slots as legalSlots } from '../../../web/pages/legal/slots.tsx'
import { load as loadPress } from '../../../web/pages/press/load.ts'
import { slots as pressSlots } from '../../../web/pages/press/slots.tsx'
import { load as loadProduct } from '../../../web/pages/product/load.ts'
import ProductPage from '../../../web/pages/product/page.tsx'
import { deferredSlots as productDeferred, slots as productSlots } from '../../../web/pages/product/slots.tsx'
import { load as loadSearch } from '../../../web/pages/search/load.ts'
import SearchPage from '../../../web/pages/search/page.tsx'
import { slots as searchSlots } from '../../../web/pages/search/slots.tsx'
import { load as loadSell } from '../../../web/pages/sell/load.ts'
import { slots as sellSlots } from '../../../web/pages/sell/slots.tsx'
import { load as loadServices } from '../../../web/pages/services/load.ts'
import { slots as servicesSlots } from '../../../web/pages/services/slots.tsx'
import StaticPage from '../../../web/pages/static/page.tsx'
import { load as loadStory } from '../../../web/pages/story/load.ts'
import StoryPage from '../../../web/pages/story/page.tsx'
import { deferredSlots as storyDeferred, slots as storySlots } from '../../../web/pages/story/slots.tsx'
import { type Rules, type Screen, screen } from './screen.ts'

/** Filters of every product list, in the order of an address. */
const PRODUCT_FILTERS = [
  'q',
  'category',
  'supplier',
  'country',
  'priceMin',
  'priceMax',
  'moq',
  'inStock',
  'tnved',
  'sort',
  'view',
  'page',
]

/** Filters of a list of companies, in the order of an address. */
const COMPANY_FILTERS = ['q', 'country', 'city', 'activity', 'verified', 'years', 'sort', 'view', 'page']

const PRODUCT_VIEWS = { view: ['grid', 'table'] }
const COMPANY_VIEWS = { view: ['list', 'map'] }

const catalogue = screen(
  'catalogue',
  { load: loadCatalogue, View: CataloguePage, slots: catalogueSlots },
  { guard: 'query-params-page', query: PRODUCT_FILTERS, words: PRODUCT_VIEWS },
)

/** A page without a component of its own, in the shop's frame. */
const staticScreen = <Data>(load: Load<Data>, slots: Slots<Data>, rules?: Rules) =>
  screen('static', { load, View: StaticPage, slots }, rules)

/** A page that addresses people from outside: without the shop's frame, with a form. */
const landing = (load: typeof loadTalp) =>
  screen('account', { load, View: AccountPage, slots: landingSlots }, { layout: 'empty', query: ['sent'] })

const code = (load: typeof loadOkvedCode) =>
  screen('classifier-code', { load, View: CodePage, slots: codeSlots, deferredSlots: codeDeferred })

const classifier = (load: typeof loadOkved) =>
  screen('classifier', { load, View: ClassifierPage, slots: classifierSlots }, { query: ['code', 'q'] })

export const publicScreens: Record<PublicRouteName, Screen> = {
  home: screen('home', { load: loadHome, View: HomePage, slots: homeSlots, deferredSlots: homeDeferred }),
  catalogue,
  category: catalogue,
  product: screen(
    'product',
    { load: loadProduct, View: ProductPage, slots: productSlots, deferredSlots: productDeferred },
    { query: ['variant', 'quantity'] },
  ),
  search: screen(
    'search',
    { load: loadSearch, View: SearchPage, slots: searchSlots },
    { guard: 'query-params', query: ['q'] },
  ),
  favourites: screen(
    'favourites',
    { load: loadFavourites, View: FavouritesPage, slots: favouritesSlots },
    { guard: 'query-params', query: ['sort', 'compare'] },
  ),
  suppliers: screen(
    'directory',
    { load: loadSuppliers, View: DirectoryPage, slots: directorySlots },
    { guard: 'query-params', query: ['category', ...COMPANY_FILTERS], words: COMPANY_VIEWS },
  ),
  supplier: screen('company', {
    load: loadSupplier,
    View: CompanyPage,
    slots: companySlots,
    deferredSlots: companyDeferred,
  }),
  supplierProducts: screen(
    'catalogue',
    { load: loadSupplierProducts, View: CataloguePage, slots: catalogueSlots },
    {
      guard: 'query-params',
      query: PRODUCT_FILTERS.filter((key) => key !== 'supplier'),
      words: PRODUCT_VIEWS,
    },
  ),
  services: staticScreen(loadServices, servicesSlots),
  serviceCompanies: screen(
    'directory',
    { load: loadServiceCompanies, View: DirectoryPage, slots: directorySlots },
    { guard: 'query-params-page', query: ['service', ...COMPANY_FILTERS], words: COMPANY_VIEWS },
  ),
  serviceCompany: screen('company', { load: loadServiceCompany, View: CompanyPage, slots: companySlots }),
  sell: staticScreen(loadSell, sellSlots),
  terms: staticScreen(loadTerms, legalSlots),
  privacy: staticScreen(loadPrivacy, legalSlots),
  icons: staticScreen(loadIcons, iconsSlots, { layout: 'svg-sprite' }),
  press: staticScreen(loadPress, pressSlots, { guard: 'query-params-page', query: ['tag', 'page'] }),
  story: screen('story', { load: loadStory, View: StoryPage, slots: storySlots, deferredSlots: storyDeferred }),
  talp: landing(loadTalp),
  liaozhong: landing(loadLiaozhong),
  codes: staticScreen(loadCodes, codesSlots, { query: ['q'] }),
  okved: classifier(loadOkved),
  okvedCode: code(loadOkvedCode),
  tnved: classifier(loadTnved),
  tnvedCode: code(loadTnvedCode),
}
