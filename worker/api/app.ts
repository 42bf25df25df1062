/**
 * The embedded API: every path of /api/openapi.json. Serves behind the gateway in process, or alone
 * with ROLE=api. It imports nothing of the pages.
 */
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { EXCHANGE_PATH } from '../../domain/exchange.ts'
import { PARTNER_FEEDS } from '../../domain/price-list/partner-feed.ts'
import { lazy } from '../lazy.ts'
import { accountData } from './account/account-data/routes.ts'
import { ownAddresses } from './account/addresses/routes.ts'
import { auth } from './account/auth/routes.ts'
import { bankDirectory } from './account/banks/routes.ts'
import { claims, joinRequests } from './account/company-requests/routes.ts'
import { contactsRoutes } from './account/contacts/routes.ts'
import { favouritesRoutes, favouriteToggle } from './account/favourites/routes.ts'
import { filesRoutes } from './account/files/routes.ts'
import { ownFollows } from './account/follows/routes.ts'
import { unsubscribe } from './account/follows/unsubscribe.ts'
import { invitations } from './account/invitations/routes.ts'
import { legalEntry } from './account/legal-entity-lookup/routes.ts'
import { linkedLists, ownLists } from './account/lists/routes.ts'
import { ownNotices } from './account/notices/routes.ts'
import { onboarding } from './account/onboarding/routes.ts'
import { placedOrders } from './account/orders/routes.ts'
import { pageMetaRoutes } from './account/page-meta/routes.ts'
import { profile } from './account/profile/routes.ts'
import { push } from './account/push/routes.ts'
import { receivedQuotes } from './account/quotes/routes.ts'
import { conversationContact, conversations, conversationThreads } from './account/requests/conversations.ts'
import { requestContact, requestsRoutes, requestThreads } from './account/requests/routes.ts'
import { sessionsRoutes } from './account/sessions/routes.ts'
import { loadEmailTexts } from './delivery/messages.ts'
import type { ApiEnv } from './http/api-env.ts'
import { documentation } from './http/documentation.ts'
import { everyCall, requestIdOfCall } from './http/every-call.ts'
import { errorResponse, problem } from './http/problem.ts'
import { deskCategories } from './operator/categories/routes.ts'
import { categoryProposalDesk } from './operator/category-proposals/routes.ts'
import { claimQueue } from './operator/claims/routes.ts'
import { deskCompanies } from './operator/companies/routes.ts'
import { confirmation } from './operator/confirmation/routes.ts'
import { deadLetters } from './operator/dead-letters/routes.ts'
import { deskRoutes } from './operator/desk-routes.ts'
import { emptySearches } from './operator/empty-searches/routes.ts'
import { employeeDefinitions, operatorFilters } from './operator/filters/routes.ts'
import { goodsRulesRoutes } from './operator/goods-rules/routes.ts'
import { journal } from './operator/journal/routes.ts'
import { leadList } from './operator/leads/routes.ts'
import { moderation } from './operator/moderation/routes.ts'
import { publishedRequests } from './operator/open-requests/routes.ts'
import { overview } from './operator/overview/routes.ts'
import { parameterDeclarations } from './operator/parameters/routes.ts'
import { deskPeople } from './operator/people/routes.ts'
import { reasonsRoutes } from './operator/reasons/routes.ts'
import { deskReports } from './operator/reports/routes.ts'
import { reviewQueue } from './operator/review-queue/routes.ts'
import { siteStatistics } from './operator/statistics/routes.ts'
import { deskStories } from './operator/stories/routes.ts'
import { deskTags } from './operator/stories/tags.ts'
import { unmatchedMailRoutes } from './operator/unmatched-mail/routes.ts'
import { ownTemplates } from './organization/answer-templates/routes.ts'
import { ownApiTokens } from './organization/api-tokens/routes.ts'
import { approvalRule, approvals } from './organization/approvals/routes.ts'
import { ownClaims } from './organization/claims/routes.ts'
import { ownCompanyRoutes } from './organization/company/routes.ts'
import { employeesRoutes, membership } from './organization/employees/routes.ts'
import { exchange } from './organization/exchange/routes.ts'
import { exchangeState } from './organization/exchange/state.ts'
import { ownFeeds } from './organization/feeds/routes.ts'
import { catalogueFile } from './organization/imports/catalogue-file.ts'
import { ownImports } from './organization/imports/routes.ts'
import { inquiryForm, ownInquiries, ownThreads } from './organization/inquiries/routes.ts'
import { ownJoinRequests } from './organization/join-requests/routes.ts'
import { ownJournal } from './organization/journal/routes.ts'
import { ownLegalEntities } from './organization/legal-entities/routes.ts'
import { openRequestsRoutes } from './organization/open-requests/routes.ts'
import { receivedOrders } from './organization/orders/routes.ts'
import { ownPartnerFeeds } from './organization/partner-feeds/routes.ts'
import { companyPlace } from './organization/place/routes.ts'
import { productEdits } from './organization/product-edits/routes.ts'
import { productsByArticle } from './organization/products/by-article/routes.ts'
import { pictureNames } from './organization/products/picture-names/routes.ts'
import { proposedCategories } from './organization/products/proposed-categories/routes.ts'
import { ownProducts } from './organization/products/routes.ts'
import { productTranslations } from './organization/products/translations/routes.ts'
import { ownQuotes } from './organization/quotes/routes.ts'
import { statistics } from './organization/statistics/routes.ts'
import { ownWebhooks } from './organization/webhooks/routes.ts'
import { suggestions } from './public/address-suggestions/routes.ts'
import { publicRoutes } from './public/app.ts'
import { candidates } from './public/candidates/routes.ts'
import { classifierRoutes } from './public/classifier/routes.ts'
import { databaseSource } from './public/classifier/source.ts'
import { editionCalls } from './public/edition-calls/routes.ts'
import { estimates } from './public/estimate/routes.ts'
import { inbox } from './public/inbox/routes.ts'
import { leadsRoutes } from './public/leads/routes.ts'
import { outboxRoutes } from './public/outbox/routes.ts'
import { ownViews } from './public/page-views/routes.ts'
import { partnerFeed } from './public/partner-feeds/routes.ts'
import { reportForm } from './public/reports/routes.ts'
import { requestListsRoutes } from './public/request-lists/routes.ts'
import { requestForm } from './public/requests/routes.ts'
import { sitemap } from './public/sitemap/routes.ts'

const app = new Hono<ApiEnv>()

/** The runner imports much of this API, so nothing below may import it: requests get it from here. */
const runner = lazy(() => import('../jobs/run-jobs.ts').then(({ runJobs }) => ({ runJobs })))

app.use(requestIdOfCall)
app.use((c, next) => {
  c.set('runJobs', async (kinds) => (await runner()).runJobs(c.env, Date.now(), { kinds }))
  return next()
})
app.use(async (c, next) => {
  await loadEmailTexts(c.env.ASSETS)
  return next()
})
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed(c, methods) {
      c.header('Allow', methods.join(', '))
      return problem(c, { code: 'method.not-allowed', status: 405 })
    },
  }),
)
app.use(...everyCall)

/** Every resource; scripts/api-document/ makes the OpenAPI document of them. */
export const resources = app
  .route('/', publicRoutes)
  .route('/api/products', favouriteToggle)
  .route('/suggestions', suggestions)
  .route('/api/files', filesRoutes)
  .route('/api/auth', auth)
  .route('/api/profile', profile)
  .route('/api/profile/favourites', favouritesRoutes)
  .route('/api/profile/lists', ownLists)
  .route('/api/lists', linkedLists)
  .route('/api/profile/notices', ownNotices)
  .route('/api/profile/push', push)
  .route('/api/profile/requests', requestsRoutes)
  .route('/api/profile/requests', requestThreads)
  .route('/api/profile/requests', requestContact)
  .route('/api/profile/requests', receivedQuotes)
  .route('/api/conversations', conversations)
  .route('/api/conversations', conversationThreads)
  .route('/api/conversations', conversationContact)
  .route('/api/profile/orders', placedOrders)
  .route('/api/profile/sessions', sessionsRoutes)
  .route('/api/profile/contacts', contactsRoutes)
  .route('/api/profile', accountData)
  .route('/api/profile/invitations', invitations)
  .route('/api/profile/membership', membership)
  .route('/api/profile/join-requests', joinRequests)
  .route('/api/profile/claims', claims)
  .route('/api/profile/company/employees', employeesRoutes)
  .route('/api/profile/company/journal', ownJournal)
  .route('/api/profile/company/join-requests', ownJoinRequests)
  .route('/api/profile/company/claims', ownClaims)
  .route('/dev/profile/start', onboarding)
  .route('/api/profile/company', ownCompanyRoutes)
  .route('/api/profile/company/place', companyPlace)
  .route('/api/profile/company/products/by-article', productsByArticle)
  .route('/api/profile/company/products/picture-names', pictureNames)
  .route('/api/profile/company/products/proposed-categories', proposedCategories)
  .route('/api/profile/company/products/translations', productTranslations)
  .route('/api/profile/company/products', ownProducts)
  .route('/api/profile/company/statistics', statistics)
  .route('/api/profile/company/views', ownViews)
  .route('/api/profile/company/inquiries', ownInquiries)
  .route('/api/profile/company/inquiries', ownThreads)
  .route('/api/profile/company/inquiries', ownQuotes)
  .route('/api/profile/company/catalogue-file', catalogueFile)
  .route('/api/profile/company/exchange', exchangeState)
  .route('/api/profile/company/feeds', ownFeeds)
  .route('/api/profile/company/partner-feeds', ownPartnerFeeds)
  .route('/api/profile/company/imports', ownImports)
  .route('/api/profile/company/product-edits', productEdits)
  .route('/api/profile/company/orders', receivedOrders)
  .route('/api/profile/company/approval-rule', approvalRule)
  .route('/api/profile/company/approvals', approvals)
  .route('/api/profile/company/api-tokens', ownApiTokens)
  .route('/api/profile/company/webhooks', ownWebhooks)
  .route('/api/profile/addresses', ownAddresses)
  .route('/api/profile/follows', ownFollows)
  .route('/api/unsubscribe', unsubscribe)
  .route('/api/profile/company/answer-templates', ownTemplates)
  .route('/api/profile/company/open-requests', openRequestsRoutes)
  .route('/api/inquiries', inquiryForm)
  .route('/api/requests', requestForm)
  .route('/api/request-lists', requestListsRoutes)
  .route('/api/leads', leadsRoutes)
  .route(PARTNER_FEEDS, partnerFeed)
  .route('/api/reports', reportForm)
  .route('/app/admin', moderation)
  .route('/app/admin/claims', claimQueue)
  .route('/app/admin/leads', leadList)
  .route('/app/admin/dead-letters', deadLetters)
  .route('/app/admin/filter', operatorFilters)
  .route('/api/operator/overview', overview)
  .route('/api/operator/empty-searches', emptySearches)
  .route('/api/operator/reviews', reviewQueue)
  .route('/api/operator/reasons', reasonsRoutes)
  .route('/api/operator/category-proposals', categoryProposalDesk)
  .route('/api/operator/reports', deskReports)
  .route('/api/operator/companies', deskCompanies)
  .route('/api/operator/people', deskPeople)
  .route('/api/operator/statistics', siteStatistics)
  .route('/api/operator/journal', journal)
  .route('/api/operator/categories', parameterDeclarations)
  .route('/api/operator/categories', deskCategories)
  .route('/api/operator/confirmation', confirmation)
  .route('/api/operator/stories', deskStories)
  .route('/api/operator/tags', deskTags)
  .route('/api/operator/goods-rules', goodsRulesRoutes)
  .route('/api/operator', deskRoutes)
  .route('/api/operator/open-requests', publishedRequests)
  .route('/api/operator/unmatched-mail', unmatchedMailRoutes)
  .route('/app', employeeDefinitions)
  .route('/api/profile/company/legal-entities', ownLegalEntities)
  .route('/dev/legal_entry', legalEntry)
  .route('/api/banks', bankDirectory)
  .route('/', classifierRoutes(databaseSource))
  .route('/api/okved', editionCalls('okved', 'OKVED-2'))
  .route('/api/tnved', editionCalls('tnved', 'TN VED'))
  .route('/api/tnved/candidates', candidates)
  .route('/api/tnved/estimate', estimates)
  .route('/dev/outbox', outboxRoutes)
  .route('/dev/inbox', inbox)
  .route('/app/sitemap', sitemap)
  .route('/app/parse/meta', pageMetaRoutes)

// Its responses are text of 1C's protocol and no JSON: it is described on the page of examples, not in the OpenAPI document.
resources.route(EXCHANGE_PATH, exchange)

export const api = resources.get('/api/openapi.json', documentation).get('/api/docs', documentation)

api.notFound((c) => problem(c, { code: 'route.unknown', status: 404 }))

api.onError(errorResponse)

export type Api = typeof api
