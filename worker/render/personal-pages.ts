import type { Parts } from '../../web/app/page.ts'
import type { PersonalContext, PersonalLoad } from '../../web/app/personal-load.ts'
import AccountPage from '../../web/pages/account/page.tsx'
import { load as loadAdmin } from '../../web/pages/account-admin/load.ts'
import { parts as adminParts } from '../../web/pages/account-admin/parts.tsx'
import { load as loadCompany, loadForm as loadCompanyForm, loadMore } from '../../web/pages/account-company/load.ts'
import CompanyEditPage from '../../web/pages/account-company/page.tsx'
import {
  fileParts as companyFileParts,
  parts as companyParts,
  editParts,
  moreParts,
} from '../../web/pages/account-company/parts.tsx'
import * as contacts from '../../web/pages/account-contacts/load.ts'
import * as contactParts from '../../web/pages/account-contacts/parts.tsx'
import { loadEmployee, loadEmployees } from '../../web/pages/account-employees/load.ts'
import { oneParts as employeeParts, listParts as employeesParts } from '../../web/pages/account-employees/parts.tsx'
import { loadList, loadOne } from '../../web/pages/account-inquiries/load.ts'
import { listParts, receivedParts } from '../../web/pages/account-inquiries/parts.tsx'
import { load as loadLegalEntities } from '../../web/pages/account-legal-entities/load.ts'
import { parts as legalEntitiesParts } from '../../web/pages/account-legal-entities/parts.tsx'
import { load as loadOverview } from '../../web/pages/account-overview/load.ts'
import { parts as overviewParts } from '../../web/pages/account-overview/parts.tsx'
import { loadDetails, load as loadProduct } from '../../web/pages/account-product/load.ts'
import { fileParts, priceParts, parts as productParts } from '../../web/pages/account-product/parts.tsx'
import { load as loadProducts } from '../../web/pages/account-products/load.ts'
import { parts as productsParts } from '../../web/pages/account-products/parts.tsx'
import { load as loadSettings } from '../../web/pages/account-settings/load.ts'
import { parts as settingsParts } from '../../web/pages/account-settings/parts.tsx'
import { load as loadStart } from '../../web/pages/account-start/load.ts'
import { parts as startParts } from '../../web/pages/account-start/parts.tsx'
import { load as loadInquiry } from '../../web/pages/inquiry/load.ts'
import { parts as inquiryParts } from '../../web/pages/inquiry/parts.tsx'
import { loadCode, loadEntry, loadRegistration } from '../../web/pages/sign-in/load.ts'
import SignInPage from '../../web/pages/sign-in/page.tsx'
import { codeParts, entryParts, registrationParts } from '../../web/pages/sign-in/parts.tsx'
import WrittenPage from '../../web/pages/written/page.tsx'
import type { PersonalName } from '../../web/personal-routes.ts'
import { type EdgePage, edgePage } from './edge-page.ts'

/** Screens of the account are written whole at the edge: plain forms, no script of their own. */
const written = <Data>(load: PersonalLoad<Data>, parts: Parts<Data>): EdgePage<PersonalContext> =>
  edgePage('written', { load, View: WrittenPage, parts })

/** The same with a script that makes its forms quicker. */
const aided = <Data>(load: PersonalLoad<Data>, parts: Parts<Data>): EdgePage<PersonalContext> =>
  edgePage('account', { load, View: AccountPage, parts })

/** Every personal screen, by the name of its route. */
export const personalPages: Record<PersonalName, EdgePage<PersonalContext>> = {
  signIn: edgePage('sign-in', { load: loadEntry, View: SignInPage, parts: entryParts }),
  code: edgePage('sign-in', { load: loadCode, View: SignInPage, parts: codeParts }),
  registration: edgePage('sign-in', { load: loadRegistration, View: SignInPage, parts: registrationParts }),
  inquiry: aided(loadInquiry, inquiryParts),
  profile: written(loadOverview, overviewParts),
  start: aided(loadStart, startParts),
  settings: aided(loadSettings, settingsParts),
  changeMail: aided(contacts.loadChangeMail, contactParts.changeParts),
  mails: written(contacts.loadMails, contactParts.listParts),
  mailPhones: written(contacts.loadMailPhones, contactParts.listParts),
  mail: aided(contacts.loadMail, contactParts.formParts),
  mailCode: aided(contacts.loadMailCode, contactParts.codeParts),
  mailSuccess: written(contacts.loadMailSuccess, contactParts.successParts),
  phones: written(contacts.loadPhones, contactParts.listParts),
  phone: aided(contacts.loadPhone, contactParts.formParts),
  phoneCode: aided(contacts.loadPhoneCode, contactParts.codeParts),
  phoneSuccess: written(contacts.loadPhoneSuccess, contactParts.successParts),
  company: written(loadCompany, companyParts),
  companyEdit: edgePage('account-company', { load: loadCompanyForm, View: CompanyEditPage, parts: editParts }),
  companyFile: aided(loadCompanyForm, companyFileParts),
  companyMore: aided(loadMore, moreParts),
  products: aided(loadProducts, productsParts),
  product: aided(loadDetails, productParts),
  productPrice: aided(loadProduct, priceParts),
  productFile: aided(loadProduct, fileParts),
  inquiries: written(loadList, listParts),
  received: aided(loadOne, receivedParts),
  legalEntities: aided(loadLegalEntities, legalEntitiesParts),
  employees: written(loadEmployees, employeesParts),
  employee: aided(loadEmployee, employeeParts),
  admin: aided(loadAdmin, adminParts),
}
