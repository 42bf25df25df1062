import { FORMS } from '../../../domain/form-constraints.ts'
import type { PersonalName } from '../../../domain/personal-routes.ts'
import { VAT_BASES } from '../../../domain/price-basis.ts'
import { REVIEW_VIEW_KEYS } from '../../../domain/review-view.ts'
import type { PersonalContext } from '../../../web/app/page/personal-load.ts'
import AccountPage from '../../../web/pages/account/page.tsx'
import { load as loadAddresses } from '../../../web/pages/account-addresses/load.ts'
import { slots as addressesSlots } from '../../../web/pages/account-addresses/slots.tsx'
import { load as loadAdmin } from '../../../web/pages/account-admin/load.ts'
import { slots as adminSlots } from '../../../web/pages/account-admin/slots.tsx'
import { load as loadAnswers } from '../../../web/pages/account-answers/load.ts'
import { slots as answersSlots } from '../../../web/pages/account-answers/slots.tsx'
import * as approvals from '../../../web/pages/account-approvals/load.ts'
import * as approvalSlots from '../../../web/pages/account-approvals/slots.tsx'
import * as deskCompanies from '../../../web/pages/account-companies/load.ts'
import * as deskCompanySlots from '../../../web/pages/account-companies/slots.tsx'
import { load as loadCompany, loadForm as loadCompanyForm, loadMore } from '../../../web/pages/account-company/load.ts'
import CompanyEditPage from '../../../web/pages/account-company/page.tsx'
import {
  fileSlots as companyFileSlots,
  slots as companySlots,
  editSlots,
  moreSlots,
} from '../../../web/pages/account-company/slots.tsx'
import * as contacts from '../../../web/pages/account-contacts/load.ts'
import * as contactSlots from '../../../web/pages/account-contacts/slots.tsx'
import { loadEmployee, loadEmployees } from '../../../web/pages/account-employees/load.ts'
import { oneSlots as employeeSlots, listSlots as employeesSlots } from '../../../web/pages/account-employees/slots.tsx'
import { load as loadFollows } from '../../../web/pages/account-follows/load.ts'
import { slots as followsSlots } from '../../../web/pages/account-follows/slots.tsx'
import { loadImport, loadImports } from '../../../web/pages/account-imports/load.ts'
import { importSlots, importsSlots } from '../../../web/pages/account-imports/slots.tsx'
import { loadList, loadOne } from '../../../web/pages/account-inquiries/load.ts'
import { listSlots, receivedSlots } from '../../../web/pages/account-inquiries/slots.tsx'
import { load as loadLeads } from '../../../web/pages/account-leads/load.ts'
import { slots as leadsSlots } from '../../../web/pages/account-leads/slots.tsx'
import { load as loadLegalEntities } from '../../../web/pages/account-legal-entities/load.ts'
import { slots as legalEntitiesSlots } from '../../../web/pages/account-legal-entities/slots.tsx'
import * as lists from '../../../web/pages/account-lists/load.ts'
import * as listsSlots from '../../../web/pages/account-lists/slots.tsx'
import { load as loadMail } from '../../../web/pages/account-mail/load.ts'
import { slots as mailSlots } from '../../../web/pages/account-mail/slots.tsx'
import { load as loadMemberActs } from '../../../web/pages/account-member-acts/load.ts'
import { slots as memberActsSlots } from '../../../web/pages/account-member-acts/slots.tsx'
import { load as loadNotices } from '../../../web/pages/account-notices/load.ts'
import { slots as noticesSlots } from '../../../web/pages/account-notices/slots.tsx'
import * as openRequests from '../../../web/pages/account-open-requests/load.ts'
import * as openRequestSlots from '../../../web/pages/account-open-requests/slots.tsx'
import * as orderPages from '../../../web/pages/account-orders/load.ts'
import * as orderSlots from '../../../web/pages/account-orders/slots.tsx'
import { load as loadOverview } from '../../../web/pages/account-overview/load.ts'
import { slots as overviewSlots } from '../../../web/pages/account-overview/slots.tsx'
import { loadCategories, loadCategory } from '../../../web/pages/account-parameters/load.ts'
import { categorySlots, slots as parametersSlots } from '../../../web/pages/account-parameters/slots.tsx'
import * as deskPeople from '../../../web/pages/account-people/load.ts'
import * as deskPeopleSlots from '../../../web/pages/account-people/slots.tsx'
import { loadFiles, loadLastStep, loadPrices, load as loadProduct } from '../../../web/pages/account-product/load.ts'
import { factSlots, fileSlots, priceSlots, slots as productSlots } from '../../../web/pages/account-product/slots.tsx'
import { load as loadEdit } from '../../../web/pages/account-product-edit/load.ts'
import { slots as editSlotsOfProducts } from '../../../web/pages/account-product-edit/slots.tsx'
import { load as loadProducts, PRODUCTS_QUERY } from '../../../web/pages/account-products/load.ts'
import { slots as productsSlots } from '../../../web/pages/account-products/slots.tsx'
import { load as loadPublished } from '../../../web/pages/account-published-requests/load.ts'
import { slots as publishedSlots } from '../../../web/pages/account-published-requests/slots.tsx'
import { loadOwnQuote, loadQuote } from '../../../web/pages/account-quotes/load.ts'
import { ownQuoteSlots, quoteSlots } from '../../../web/pages/account-quotes/slots.tsx'
import { loadRequest, loadRequests } from '../../../web/pages/account-requests/load.ts'
import { requestSlots, requestsSlots } from '../../../web/pages/account-requests/slots.tsx'
import * as reviewPages from '../../../web/pages/account-review/load.ts'
import * as reviewSlots from '../../../web/pages/account-review/slots.tsx'
import { load as loadSettings } from '../../../web/pages/account-settings/load.ts'
import { slots as settingsSlots } from '../../../web/pages/account-settings/slots.tsx'
import { load as loadStatistics, STATISTICS_QUERY } from '../../../web/pages/account-statistics/load.ts'
import { slots as statisticsSlots } from '../../../web/pages/account-statistics/slots.tsx'
import { load as loadTemplates } from '../../../web/pages/account-templates/load.ts'
import { slots as templateSlots } from '../../../web/pages/account-templates/slots.tsx'
import { load as loadCategoryInquiry } from '../../../web/pages/category-inquiry/load.ts'
import { slots as categoryInquirySlots } from '../../../web/pages/category-inquiry/slots.tsx'
import { load as loadConversation } from '../../../web/pages/conversation/load.ts'
import { slots as conversationSlots } from '../../../web/pages/conversation/slots.tsx'
import { load as loadInquiry } from '../../../web/pages/inquiry/load.ts'
import { slots as inquirySlots } from '../../../web/pages/inquiry/slots.tsx'
import { load as loadStart } from '../../../web/pages/onboarding/load.ts'
import { slots as startSlots } from '../../../web/pages/onboarding/slots.tsx'
import { load as loadReport } from '../../../web/pages/report/load.ts'
import { slots as reportSlots } from '../../../web/pages/report/slots.tsx'
import { load as loadRequestList } from '../../../web/pages/request-list/load.ts'
import { slots as requestListSlots } from '../../../web/pages/request-list/slots.tsx'
import { loadCode, loadEntry, loadRegistration } from '../../../web/pages/sign-in/load.ts'
import { loadLoginUndo, loginUndoSlots } from '../../../web/pages/sign-in/login-undo.tsx'
import SignInPage from '../../../web/pages/sign-in/page.tsx'
import { codeSlots, entrySlots, registrationSlots } from '../../../web/pages/sign-in/slots.tsx'
import StaticPage from '../../../web/pages/static/page.tsx'
import { deskScreens } from './desk.ts'
import { programScreens } from './programs.ts'
import { type Screen, screen } from './screen.ts'
import { account, assisted } from './signed-in.ts'

export const personalScreens: Record<PersonalName, Screen<PersonalContext>> = {
  signIn: screen('sign-in', { load: loadEntry, View: SignInPage, slots: entrySlots }, { query: ['ended'] }),
  code: screen('sign-in', { load: loadCode, View: SignInPage, slots: codeSlots }, { guard: 'auth-data' }),
  registration: screen(
    'sign-in',
    { load: loadRegistration, View: SignInPage, slots: registrationSlots },
    { guard: 'auth-data' },
  ),
  loginUndo: screen(
    'static',
    { load: loadLoginUndo, View: StaticPage, slots: loginUndoSlots },
    { query: ['token', 'done'] },
  ),
  inquiry: screen(
    'account',
    { load: loadInquiry, View: AccountPage, slots: inquirySlots },
    { query: ['product', 'variant', 'supplier', 'quantity', 'again', 'sent', 'confirm', 'withdrawn'] },
  ),
  categoryInquiry: screen(
    'account',
    { load: loadCategoryInquiry, View: AccountPage, slots: categoryInquirySlots },
    { query: ['category', 'q', 'sent', 'notice'] },
  ),
  conversation: screen(
    'account',
    { load: loadConversation, View: AccountPage, slots: conversationSlots },
    { query: ['id', 'before', 'done'] },
  ),
  report: screen(
    'account',
    { load: loadReport, View: AccountPage, slots: reportSlots },
    { query: ['product', 'company', 'message', 'receipt', 'done'] },
  ),
  requestList: screen(
    'account',
    { load: loadRequestList, View: AccountPage, slots: requestListSlots },
    { query: ['list', 'page', 'saved', 'sent', 'text', 'gone', 'hide', 'vat'], words: { vat: VAT_BASES } },
  ),
  profile: account(loadOverview, overviewSlots, ['done']),
  start: assisted(loadStart, startSlots, ['done']),
  settings: assisted(loadSettings, settingsSlots, ['done']),
  changeMail: assisted(contacts.loadChangeMail, contactSlots.changeSlots),
  mails: account(contacts.loadMails, contactSlots.listSlots, ['done']),
  mailPhones: account(contacts.loadMailPhones, contactSlots.listSlots, ['done']),
  mail: assisted(contacts.loadMail, contactSlots.formSlots),
  mailCode: assisted(contacts.loadMailCode, contactSlots.codeSlots, ['done', 'at']),
  mailSuccess: account(contacts.loadMailSuccess, contactSlots.successSlots),
  phones: account(contacts.loadPhones, contactSlots.listSlots, ['done']),
  phone: assisted(contacts.loadPhone, contactSlots.formSlots),
  phoneCode: assisted(contacts.loadPhoneCode, contactSlots.codeSlots, ['done', 'at']),
  phoneSuccess: account(contacts.loadPhoneSuccess, contactSlots.successSlots),
  contactRemoval: assisted(contacts.loadRemoval, contactSlots.removalSlots, ['done', 'at']),
  contactMain: assisted(contacts.loadMain, contactSlots.mainSlots, ['done', 'at']),
  company: account(loadCompany, companySlots, ['done']),
  companyEdit: screen(
    'account-company',
    { load: loadCompanyForm, View: CompanyEditPage, slots: editSlots },
    { guard: 'signed-in' },
  ),
  companyFile: assisted(loadCompanyForm, companyFileSlots, ['done']),
  companyMore: assisted(loadMore, moreSlots, ['done']),
  products: assisted(loadProducts, productsSlots, PRODUCTS_QUERY),
  product: assisted(loadProduct, productSlots, ['done']),
  productPrice: assisted(loadPrices, priceSlots, ['done']),
  productFile: assisted(loadFiles, fileSlots, ['done']),
  productFact: assisted(loadLastStep, factSlots, ['done']),
  productEdit: assisted(loadEdit, editSlotsOfProducts, ['done']),
  imports: assisted(loadImports, importsSlots, ['done', 'page']),
  import: assisted(loadImport, importSlots, ['done', 'page']),
  inquiries: account(loadList, listSlots, ['status', 'unread', 'waiting', 'page']),
  received: assisted(loadOne, receivedSlots, ['done', 'before', 'template']),
  ownQuote: assisted(loadOwnQuote, ownQuoteSlots, ['done', 'version']),
  sales: account(orderPages.loadSales, orderSlots.salesSlots, ['page']),
  sale: assisted(orderPages.loadSale, orderSlots.saleSlots, ['done']),
  ...programScreens,
  templates: assisted(loadTemplates, templateSlots, ['done', 'edit']),
  openRequests: account(openRequests.loadList, openRequestSlots.listSlots, ['category', 'unanswered', 'before']),
  openRequest: assisted(openRequests.loadOne, openRequestSlots.oneSlots),
  lists: account(lists.loadLists, listsSlots.listsSlots, ['add', 'quantity', 'unit', 'done']),
  list: assisted(lists.loadList, listsSlots.listSlots, ['done']),
  sharedList: screen(
    'static',
    { load: lists.loadSharedList, View: StaticPage, slots: listsSlots.sharedListSlots },
    { query: ['token'] },
  ),
  notices: account(loadNotices, noticesSlots, ['page']),
  addresses: account(loadAddresses, addressesSlots, ['done', 'edit']),
  follows: account(loadFollows, followsSlots, ['done', 'kind', 'query']),
  requests: account(loadRequests, requestsSlots, ['page']),
  request: assisted(loadRequest, requestSlots, ['done', 'before']),
  answers: account(loadAnswers, answersSlots, ['currency', 'vat']),
  quote: assisted(loadQuote, quoteSlots, ['done', 'version', 'lines']),
  orders: account(orderPages.loadOrders, orderSlots.ordersSlots, ['page']),
  approvals: assisted(approvals.loadApprovals, approvalSlots.approvalsSlots, ['done', 'page']),
  approval: assisted(approvals.loadApproval, approvalSlots.approvalSlots, ['done']),
  order: assisted(orderPages.loadOrder, orderSlots.orderSlots, ['done']),
  legalEntities: assisted(loadLegalEntities, legalEntitiesSlots, ['done', 'edit', 'next', 'undo']),
  employees: account(loadEmployees, employeesSlots, ['done', 'page', 'undo']),
  statistics: account(loadStatistics, statisticsSlots, STATISTICS_QUERY),
  memberActs: account(loadMemberActs, memberActsSlots, ['by', 'before']),
  employee: assisted(loadEmployee, employeeSlots, ['done']),
  admin: assisted(loadAdmin, adminSlots, ['q', 'kind', 'company', 'page', 'sample', 'all', 'left', 'undo', 'done']),
  deskCompanies: account(deskCompanies.loadCompanies, deskCompanySlots.companiesSlots, [
    'q',
    'status',
    'kind',
    'verified',
    'after',
  ]),
  deskCompany: assisted(deskCompanies.loadCompany, deskCompanySlots.companySlots, [
    ...REVIEW_VIEW_KEYS,
    'into',
    'done',
  ]),
  deskPeople: account(deskPeople.loadPeople, deskPeopleSlots.peopleSlots, [
    'q',
    'language',
    'created',
    'blocked',
    'operators',
    'after',
    'done',
  ]),
  deskPerson: assisted(deskPeople.loadPerson, deskPeopleSlots.personSlots, ['into', 'done']),
  leads: account(loadLeads, leadsSlots, ['handled', 'page', 'done']),
  parameters: account(loadCategories, parametersSlots, ['edit', 'done']),
  categoryParameters: assisted(loadCategory, categorySlots, ['edit', 'remove', 'into', 'done']),
  publishedRequests: account(loadPublished, publishedSlots, ['page', 'done']),
  unmatchedMail: account(loadMail, mailSlots, ['page', 'done']),
  ...deskScreens,
  reviews: account(reviewPages.loadQueue, reviewSlots.queueSlots, [...REVIEW_VIEW_KEYS, 'after', 'done']),
  productReview: assisted(reviewPages.loadReview, reviewSlots.reviewSlots, [...REVIEW_VIEW_KEYS, 'done']),
}

/** With the constraints of forms, which most of them have. */
export const screenOf = (name: PersonalName): Screen<PersonalContext> => ({
  ...personalScreens[name],
  forms: FORMS,
})
