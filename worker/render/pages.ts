import type { PublicRouteName } from '../../domain/routes.ts'
import AccountPage from '../../web/pages/account/page.tsx'
import { load as loadCatalogue, loadSupplierProducts } from '../../web/pages/catalogue/load.ts'
import CataloguePage from '../../web/pages/catalogue/page.tsx'
import { slots as catalogueParts } from '../../web/pages/catalogue/slots.tsx'
import { loadOkved, loadTnved } from '../../web/pages/classifier/load.ts'
import CodesPage from '../../web/pages/classifier/page.tsx'
import { slots as codesParts } from '../../web/pages/classifier/slots.tsx'
import { loadOkvedCode, loadTnvedCode } from '../../web/pages/classifier-code/load.ts'
import CodePage from '../../web/pages/classifier-code/page.tsx'
import { deferredSlots as codeLate, slots as codeParts } from '../../web/pages/classifier-code/slots.tsx'
import { loadServiceCompany, loadSupplier } from '../../web/pages/company/load.ts'
import CompanyPage from '../../web/pages/company/page.tsx'
import { deferredSlots as companyLate, slots as companyParts } from '../../web/pages/company/slots.tsx'
import { loadServiceCompanies, loadSuppliers } from '../../web/pages/directory/load.ts'
import DirectoryPage from '../../web/pages/directory/page.tsx'
import { slots as directoryParts } from '../../web/pages/directory/slots.tsx'
import { load as loadFavourites } from '../../web/pages/favourites/load.ts'
import FavouritesPage from '../../web/pages/favourites/page.tsx'
import { slots as favouritesParts } from '../../web/pages/favourites/slots.tsx'
import { load as loadHome } from '../../web/pages/home/load.ts'
import HomePage from '../../web/pages/home/page.tsx'
import { deferredSlots as homeLate, slots as homeParts } from '../../web/pages/home/slots.tsx'
import { load as loadIcons } from '../../web/pages/icons/load.ts'
import { slots as iconsParts } from '../../web/pages/icons/slots.tsx'
import { loadLiaozhong, loadTalp } from '../../web/pages/landing/load.ts'
import { slots as landingParts } from '../../web/pages/landing/slots.tsx'
import { loadPrivacy, loadTerms } from '../../web/pages/legal/load.ts'
import { slots as legalParts } from '../../web/pages/legal/slots.tsx'
import { load as loadPress } from '../../web/pages/press/load.ts'
import { slots as pressParts } from '../../web/pages/press/slots.tsx'
import { load as loadProduct } from '../../web/pages/product/load.ts'
import ProductPage from '../../web/pages/product/page.tsx'
import { deferredSlots as productLate, slots as productParts } from '../../web/pages/product/slots.tsx'
import { load as loadSearch } from '../../web/pages/search/load.ts'
import SearchPage from '../../web/pages/search/page.tsx'
import { slots as searchParts } from '../../web/pages/search/slots.tsx'
import { load as loadServices } from '../../web/pages/services/load.ts'
import { slots as servicesParts } from '../../web/pages/services/slots.tsx'
import StaticPage from '../../web/pages/static/page.tsx'
import { load as loadStory } from '../../web/pages/story/load.ts'
import StoryPage from '../../web/pages/story/page.tsx'
import { deferredSlots as storyLate, slots as storyParts } from '../../web/pages/story/slots.tsx'
import { type EdgePage, edgePage } from './edge-page.ts'

const catalogue = edgePage('catalogue', { load: loadCatalogue, View: CataloguePage, slots: catalogueParts })

/** Every public screen, by route name; personal ones are in personal-pages.ts. */
export const pages: Record<PublicRouteName, EdgePage> = {
  home: edgePage('home', { load: loadHome, View: HomePage, slots: homeParts, deferredSlots: homeLate }),
  catalogue,
  category: catalogue,
  product: edgePage('product', {
    load: loadProduct,
    View: ProductPage,
    slots: productParts,
    deferredSlots: productLate,
  }),
  search: edgePage('search', { load: loadSearch, View: SearchPage, slots: searchParts }),
  favourites: edgePage('favourites', { load: loadFavourites, View: FavouritesPage, slots: favouritesParts }),
  suppliers: edgePage('directory', { load: loadSuppliers, View: DirectoryPage, slots: directoryParts }),
  supplier: edgePage('company', {
    load: loadSupplier,
    View: CompanyPage,
    slots: companyParts,
    deferredSlots: companyLate,
  }),
  supplierProducts: edgePage('catalogue', { load: loadSupplierProducts, View: CataloguePage, slots: catalogueParts }),
  services: edgePage('static', { load: loadServices, View: StaticPage, slots: servicesParts }),
  serviceCompanies: edgePage('directory', { load: loadServiceCompanies, View: DirectoryPage, slots: directoryParts }),
  serviceCompany: edgePage('company', { load: loadServiceCompany, View: CompanyPage, slots: companyParts }),
  terms: edgePage('static', { load: loadTerms, View: StaticPage, slots: legalParts }),
  privacy: edgePage('static', { load: loadPrivacy, View: StaticPage, slots: legalParts }),
  icons: edgePage('static', { load: loadIcons, View: StaticPage, slots: iconsParts }),
  talp: edgePage('account', { load: loadTalp, View: AccountPage, slots: landingParts }),
  liaozhong: edgePage('account', { load: loadLiaozhong, View: AccountPage, slots: landingParts }),
  press: edgePage('static', { load: loadPress, View: StaticPage, slots: pressParts }),
  okved: edgePage('classifier', { load: loadOkved, View: CodesPage, slots: codesParts }),
  okvedCode: edgePage('classifier-code', {
    load: loadOkvedCode,
    View: CodePage,
    slots: codeParts,
    deferredSlots: codeLate,
  }),
  tnved: edgePage('classifier', { load: loadTnved, View: CodesPage, slots: codesParts }),
  tnvedCode: edgePage('classifier-code', {
    load: loadTnvedCode,
    View: CodePage,
    slots: codeParts,
    deferredSlots: codeLate,
  }),
  story: edgePage('story', { load: loadStory, View: StoryPage, slots: storyParts, deferredSlots: storyLate }),
}
