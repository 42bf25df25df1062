/**
 * The screens of signing in and of an account, one line each. Only the edge imports them: the browser reaches them by
 * page loads, so its scripts carry none of these paths. Guards and pages of these screens are in worker/render/screens/.
 */

import { ID_PATTERN } from './ids.ts'
import type { Locale } from './locale.ts'
import { addressOf, matcherOf, type Query } from './routes.ts'

export const personalRoutes = {
  signIn: '/auth',
  code: '/auth/code',
  registration: '/auth/registration',
  loginUndo: '/auth/undo',
  inquiry: '/inquiry',
  categoryInquiry: '/inquiry/suppliers',
  conversation: '/conversation',
  report: '/report',
  requestList: '/request-list',
  profile: '/profile',
  start: '/profile/start',
  settings: '/profile/settings',
  changeMail: '/profile/change_mail',
  mails: '/profile/mail',
  mailPhones: '/profile/mail/phone',
  mail: '/profile/mail/:id',
  mailCode: '/profile/mail/:id/code',
  mailSuccess: '/profile/mail/:id/success',
  phones: '/profile/phone',
  phone: '/profile/phone/:id',
  phoneCode: '/profile/phone/:id/code',
  phoneSuccess: '/profile/phone/:id/success',
  contactRemoval: '/profile/contacts/:id/remove',
  contactMain: '/profile/contacts/:id/main',
  company: '/profile/company',
  companyEdit: '/profile/company/edit',
  companyFile: '/profile/company/edit/file',
  companyMore: '/profile/company/edit/additionally',
  products: '/profile/product',
  product: '/profile/product/:id',
  productPrice: '/profile/product/:id/price',
  productFile: '/profile/product/:id/file',
  productFact: '/profile/product/:id/fact',
  productEdit: '/profile/product_edits/:id',
  imports: '/profile/import',
  import: '/profile/import/:id',
  inquiries: '/profile/inquiries',
  received: '/profile/inquiries/:id',
  ownQuote: '/profile/inquiries/:id/quote',
  sales: '/profile/sales',
  sale: '/profile/sales/:id',
  apiTokens: '/profile/api_tokens',
  webhooks: '/profile/webhooks',
  exchange: '/profile/exchange',
  goodsFeeds: '/profile/feeds',
  partnerFeeds: '/profile/partner_feeds',
  templates: '/profile/answer_templates',
  statistics: '/profile/statistics',
  openRequests: '/profile/open_requests',
  openRequest: '/profile/open_requests/:id',
  lists: '/profile/lists',
  list: '/profile/lists/:id',
  sharedList: '/lists',
  notices: '/profile/notices',
  follows: '/profile/follows',
  addresses: '/profile/addresses',
  requests: '/profile/requests',
  request: '/profile/requests/:id',
  quote: '/profile/requests/:id/quote',
  answers: '/profile/requests/:id/quotes',
  orders: '/profile/orders',
  order: '/profile/orders/:id',
  approvals: '/profile/approvals',
  approval: '/profile/approvals/:id',
  legalEntities: '/profile/legal_entities',
  employees: '/profile/employee',
  memberActs: '/profile/journal',
  employee: '/profile/employee/:id',
  admin: '/admin',
  deskCompanies: '/admin/companies',
  deskCompany: '/admin/companies/:id',
  deskPeople: '/admin/people',
  deskPerson: '/admin/people/:id',
  leads: '/admin/leads',
  parameters: '/admin/parameters',
  categoryParameters: '/admin/parameters/:id',
  confirmation: '/admin/confirmation',
  deskStories: '/admin/stories',
  deskStory: '/admin/stories/:id',
  synonyms: '/admin/synonyms',
  borderRates: '/admin/border_rates',
  regulations: '/admin/regulations',
  goodsRules: '/admin/goods_rules',
  editions: '/admin/editions',
  edition: '/admin/editions/:id',
  publishedRequests: '/admin/open_requests',
  unmatchedMail: '/admin/mail',
  emptySearches: '/admin/searches',
  reviews: '/admin/queue',
  reasons: '/admin/reasons',
  deskReports: '/admin/reports',
  categoryProposals: '/admin/category_proposals',
  brokenFeeds: '/admin/broken_feeds',
  legalTexts: '/admin/legal_texts',
  legalText: '/admin/legal_texts/:id',
  deskServices: '/admin/services',
  deskRates: '/admin/rates',
  deskTokens: '/admin/api_tokens',
  deskBanks: '/admin/banks',
  deskSettings: '/admin/settings',
  backups: '/admin/backups',
  unsortedGoods: '/admin/unsorted_goods',
  journal: '/admin/journal',
  siteStatistics: '/admin/statistics',
  productReview: '/admin/products/:id',
} as const

export type PersonalName = keyof typeof personalRoutes

/**
 * Query keys of messages that a screen shows once, after a form. Links leave them out: otherwise every page of a list would say "saved"
 * again.
 */
const MESSAGE_KEYS = new Set(['done', 'undo', 'changed', 'prices', 'undone', 'cells', 'pictures'])

/** @returns the query of a screen without its one-time messages */
export const withoutMessages = (query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !MESSAGE_KEYS.has(key)))

/** Arguments of a link to a personal screen besides its name: the id where its path has one, then the query. */
export type PersonalArgs<Name extends PersonalName> = (typeof personalRoutes)[Name] extends `${string}:id${string}`
  ? [id: string, query?: Query]
  : [query?: Query]

/** The address of a personal screen: `personalHref('settings', 'ru')`, with its id where the path has one. */
export function personalHref<Name extends PersonalName>(
  name: Name,
  locale: Locale | null,
  ...args: PersonalArgs<Name>
): string {
  const path = personalRoutes[name]
  const [first, second] = args
  return typeof first === 'string'
    ? addressOf(path.replace(':id', first), locale, second)
    : addressOf(path, locale, first)
}

export const personalNames = Object.keys(personalRoutes).filter((name): name is PersonalName => name in personalRoutes)

/** Which personal screen a path belongs to; `id` may be 'new'. */
export const matchPersonal = matcherOf(personalNames, (name) =>
  personalRoutes[name].replace(':id', `(${ID_PATTERN}|new)`),
)
