import AccountPage from '../../web/pages/account/page.tsx'
import { load as loadCatalogue, loadSupplierProducts } from '../../web/pages/catalogue/load.ts'
import CataloguePage from '../../web/pages/catalogue/page.tsx'
import { parts as catalogueParts } from '../../web/pages/catalogue/parts.tsx'
import { loadOkvedCode, loadTnvedCode } from '../../web/pages/code/load.ts'
import CodePage from '../../web/pages/code/page.tsx'
import { lateParts as codeLate, parts as codeParts } from '../../web/pages/code/parts.tsx'
import { loadOkved, loadTnved } from '../../web/pages/codes/load.ts'
import CodesPage from '../../web/pages/codes/page.tsx'
import { parts as codesParts } from '../../web/pages/codes/parts.tsx'
import { loadServiceCompany, loadSupplier } from '../../web/pages/company/load.ts'
import CompanyPage from '../../web/pages/company/page.tsx'
import { lateParts as companyLate, parts as companyParts } from '../../web/pages/company/parts.tsx'
import { loadServiceCompanies, loadSuppliers } from '../../web/pages/directory/load.ts'
import DirectoryPage from '../../web/pages/directory/page.tsx'
import { parts as directoryParts } from '../../web/pages/directory/parts.tsx'
import { load as loadFavourites } from '../../web/pages/favourites/load.ts'
import FavouritesPage from '../../web/pages/favourites/page.tsx'
import { parts as favouritesParts } from '../../web/pages/favourites/parts.tsx'
import { load as loadHome } from '../../web/pages/home/load.ts'
import HomePage from '../../web/pages/home/page.tsx'
import { lateParts as homeLate, parts as homeParts } from '../../web/pages/home/parts.tsx'
import { load as loadIcons } from '../../web/pages/icons/load.ts'
import { parts as iconsParts } from '../../web/pages/icons/parts.tsx'
import { loadLiaozhong, loadTalp } from '../../web/pages/landing/load.ts'
import { parts as landingParts } from '../../web/pages/landing/parts.tsx'
import { loadPrivacy, loadTerms } from '../../web/pages/legal/load.ts'
import { parts as legalParts } from '../../web/pages/legal/parts.tsx'
import { load as loadPress } from '../../web/pages/press/load.ts'
import { parts as pressParts } from '../../web/pages/press/parts.tsx'
import { load as loadProduct } from '../../web/pages/product/load.ts'
import ProductPage from '../../web/pages/product/page.tsx'
import { lateParts as productLate, parts as productParts } from '../../web/pages/product/parts.tsx'
import { load as loadSearch } from '../../web/pages/search/load.ts'
import SearchPage from '../../web/pages/search/page.tsx'
import { parts as searchParts } from '../../web/pages/search/parts.tsx'
import { load as loadServices } from '../../web/pages/services/load.ts'
import { parts as servicesParts } from '../../web/pages/services/parts.tsx'
import { load as loadStory } from '../../web/pages/story/load.ts'
import StoryPage from '../../web/pages/story/page.tsx'
import { lateParts as storyLate, parts as storyParts } from '../../web/pages/story/parts.tsx'
import WrittenPage from '../../web/pages/written/page.tsx'
import type { PublicRouteName } from '../../web/routes.ts'
import { type EdgePage, edgePage } from './edge-page.ts'

const catalogue = edgePage('catalogue', { load: loadCatalogue, View: CataloguePage, parts: catalogueParts })

/** Every public screen, by route name; personal ones are in personal-pages.ts. */
export const pages: Record<PublicRouteName, EdgePage> = {
  home: edgePage('home', { load: loadHome, View: HomePage, parts: homeParts, lateParts: homeLate }),
  catalogue,
  category: catalogue,
  product: edgePage('product', { load: loadProduct, View: ProductPage, parts: productParts, lateParts: productLate }),
  search: edgePage('search', { load: loadSearch, View: SearchPage, parts: searchParts }),
  favourites: edgePage('favourites', { load: loadFavourites, View: FavouritesPage, parts: favouritesParts }),
  suppliers: edgePage('directory', { load: loadSuppliers, View: DirectoryPage, parts: directoryParts }),
  supplier: edgePage('company', { load: loadSupplier, View: CompanyPage, parts: companyParts, lateParts: companyLate }),
  supplierProducts: edgePage('catalogue', { load: loadSupplierProducts, View: CataloguePage, parts: catalogueParts }),
  services: edgePage('written', { load: loadServices, View: WrittenPage, parts: servicesParts }),
  serviceCompanies: edgePage('directory', { load: loadServiceCompanies, View: DirectoryPage, parts: directoryParts }),
  serviceCompany: edgePage('company', { load: loadServiceCompany, View: CompanyPage, parts: companyParts }),
  terms: edgePage('written', { load: loadTerms, View: WrittenPage, parts: legalParts }),
  privacy: edgePage('written', { load: loadPrivacy, View: WrittenPage, parts: legalParts }),
  icons: edgePage('written', { load: loadIcons, View: WrittenPage, parts: iconsParts }),
  talp: edgePage('account', { load: loadTalp, View: AccountPage, parts: landingParts }),
  liaozhong: edgePage('account', { load: loadLiaozhong, View: AccountPage, parts: landingParts }),
  press: edgePage('written', { load: loadPress, View: WrittenPage, parts: pressParts }),
  okved: edgePage('codes', { load: loadOkved, View: CodesPage, parts: codesParts }),
  okvedCode: edgePage('code', { load: loadOkvedCode, View: CodePage, parts: codeParts, lateParts: codeLate }),
  tnved: edgePage('codes', { load: loadTnved, View: CodesPage, parts: codesParts }),
  tnvedCode: edgePage('code', { load: loadTnvedCode, View: CodePage, parts: codeParts, lateParts: codeLate }),
  story: edgePage('story', { load: loadStory, View: StoryPage, parts: storyParts, lateParts: storyLate }),
}
