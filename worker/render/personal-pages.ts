import type { PersonalName } from '../../domain/personal-routes.ts'
import type { Slots } from '../../web/app/page.ts'
import type { PersonalContext, PersonalLoad } from '../../web/app/personal-load.ts'
import AccountPage from '../../web/pages/account/page.tsx'
import { load as loadAdmin } from '../../web/pages/account-admin/load.ts'
import { slots as adminParts } from '../../web/pages/account-admin/slots.tsx'
import { load as loadCompany, loadForm as loadCompanyForm, loadMore } from '../../web/pages/account-company/load.ts'
import CompanyEditPage from '../../web/pages/account-company/page.tsx'
import {
  fileSlots as companyFileParts,
  slots as companyParts,
  editSlots,
  moreSlots,
} from '../../web/pages/account-company/slots.tsx'
import * as contacts from '../../web/pages/account-contacts/load.ts'
import * as contactParts from '../../web/pages/account-contacts/slots.tsx'
import { loadEmployee, loadEmployees } from '../../web/pages/account-employees/load.ts'
import { oneSlots as employeeParts, listSlots as employeesParts } from '../../web/pages/account-employees/slots.tsx'
import { loadList, loadOne } from '../../web/pages/account-inquiries/load.ts'
import { listSlots, receivedSlots } from '../../web/pages/account-inquiries/slots.tsx'
import { load as loadLegalEntities } from '../../web/pages/account-legal-entities/load.ts'
import { slots as legalEntitiesParts } from '../../web/pages/account-legal-entities/slots.tsx'
import { load as loadOverview } from '../../web/pages/account-overview/load.ts'
import { slots as overviewParts } from '../../web/pages/account-overview/slots.tsx'
import { loadDetails, load as loadProduct } from '../../web/pages/account-product/load.ts'
import { fileSlots, priceSlots, slots as productParts } from '../../web/pages/account-product/slots.tsx'
import { load as loadProducts } from '../../web/pages/account-products/load.ts'
import { slots as productsParts } from '../../web/pages/account-products/slots.tsx'
import { load as loadSettings } from '../../web/pages/account-settings/load.ts'
import { slots as settingsParts } from '../../web/pages/account-settings/slots.tsx'
import { load as loadInquiry } from '../../web/pages/inquiry/load.ts'
import { slots as inquiryParts } from '../../web/pages/inquiry/slots.tsx'
import { load as loadStart } from '../../web/pages/onboarding/load.ts'
import { slots as startParts } from '../../web/pages/onboarding/slots.tsx'
import { loadCode, loadEntry, loadRegistration } from '../../web/pages/sign-in/load.ts'
import SignInPage from '../../web/pages/sign-in/page.tsx'
import { codeSlots, entrySlots, registrationSlots } from '../../web/pages/sign-in/slots.tsx'
import StaticPage from '../../web/pages/static/page.tsx'
import { type EdgePage, edgePage } from './edge-page.ts'

/** Screens of the account are written whole at the edge: plain forms, no script of their own. */
const written = <Data>(load: PersonalLoad<Data>, slots: Slots<Data>): EdgePage<PersonalContext> =>
  edgePage('static', { load, View: StaticPage, slots })

/** The same with a script that makes its forms quicker. */
const aided = <Data>(load: PersonalLoad<Data>, slots: Slots<Data>): EdgePage<PersonalContext> =>
  edgePage('account', { load, View: AccountPage, slots })

/** Every personal screen, by the name of its route. */
export const personalPages: Record<PersonalName, EdgePage<PersonalContext>> = {
  signIn: edgePage('sign-in', { load: loadEntry, View: SignInPage, slots: entrySlots }),
  code: edgePage('sign-in', { load: loadCode, View: SignInPage, slots: codeSlots }),
  registration: edgePage('sign-in', { load: loadRegistration, View: SignInPage, slots: registrationSlots }),
  inquiry: aided(loadInquiry, inquiryParts),
  profile: written(loadOverview, overviewParts),
  start: aided(loadStart, startParts),
  settings: aided(loadSettings, settingsParts),
  changeMail: aided(contacts.loadChangeMail, contactParts.changeSlots),
  mails: written(contacts.loadMails, contactParts.listSlots),
  mailPhones: written(contacts.loadMailPhones, contactParts.listSlots),
  mail: aided(contacts.loadMail, contactParts.formSlots),
  mailCode: aided(contacts.loadMailCode, contactParts.codeSlots),
  mailSuccess: written(contacts.loadMailSuccess, contactParts.successSlots),
  phones: written(contacts.loadPhones, contactParts.listSlots),
  phone: aided(contacts.loadPhone, contactParts.formSlots),
  phoneCode: aided(contacts.loadPhoneCode, contactParts.codeSlots),
  phoneSuccess: written(contacts.loadPhoneSuccess, contactParts.successSlots),
  company: written(loadCompany, companyParts),
  companyEdit: edgePage('account-company', { load: loadCompanyForm, View: CompanyEditPage, slots: editSlots }),
  companyFile: aided(loadCompanyForm, companyFileParts),
  companyMore: aided(loadMore, moreSlots),
  products: aided(loadProducts, productsParts),
  product: aided(loadDetails, productParts),
  productPrice: aided(loadProduct, priceSlots),
  productFile: aided(loadProduct, fileSlots),
  inquiries: written(loadList, listSlots),
  received: aided(loadOne, receivedSlots),
  legalEntities: aided(loadLegalEntities, legalEntitiesParts),
  employees: written(loadEmployees, employeesParts),
  employee: aided(loadEmployee, employeeParts),
  admin: aided(loadAdmin, adminParts),
}
