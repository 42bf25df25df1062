/**
 * Every call that pages, forms and browser code make to the API: method, path, query, body and response. They are types
 * alone, so that a caller in the browser loads no schema. worker/api/contract.test.ts proves that the API's routes
 * accept and return them.
 */

import type * as v from 'valibot'
import type * as templates from './answer-templates.ts'
import type * as answers from './answers.ts'
import type * as apiTokens from './api-tokens.ts'
import type * as appData from './app-data.ts'
import type * as approvals from './approvals.ts'
import type * as auth from './auth.ts'
import type * as banks from './banks.ts'
import type * as borderRates from './border-rates.ts'
import type * as categories from './categories.ts'
import type * as claims from './claims.ts'
import type * as classifier from './classifier.ts'
import type * as codeCandidates from './code-candidates.ts'
import type * as codeChanges from './code-changes.ts'
import type * as companies from './companies.ts'
import type * as companyRequests from './company-requests.ts'
import type * as contacts from './contacts.ts'
import type * as deadLetters from './dead-letters.ts'
import type * as deskCompanies from './desk-companies.ts'
import type * as deskPeople from './desk-people.ts'
import type * as employees from './employees.ts'
import type * as emptySearches from './empty-searches.ts'
import type * as estimate from './estimate.ts'
import type * as exchange from './exchange.ts'
import type * as favourites from './favourites.ts'
import type * as filters from './filter-definitions.ts'
import type * as follows from './follows.ts'
import type * as goodsFeeds from './goods-feeds.ts'
import type * as importCategories from './import-categories.ts'
import type * as imports from './imports.ts'
import type * as inquiries from './inquiries.ts'
import type * as invitations from './invitations.ts'
import type * as journal from './journal.ts'
import type * as leads from './leads.ts'
import type * as legalEntities from './legal-entities.ts'
import type * as lists from './lists.ts'
import type * as messages from './messages.ts'
import type * as moderation from './moderation.ts'
import type * as newInquiry from './new-inquiry.ts'
import type * as newRequest from './new-request.ts'
import type * as notices from './notices.ts'
import type * as onboarding from './onboarding.ts'
import type * as openRequests from './open-requests.ts'
import type * as operatorOverview from './operator-overview.ts'
import type * as orderAcceptance from './order-acceptance.ts'
import type * as orders from './orders.ts'
import type * as company from './organization-company.ts'
import type * as organizationJournal from './organization-journal.ts'
import type * as ownProducts from './organization-products.ts'
import type * as pageViews from './page-views.ts'
import type * as declarations from './parameter-declarations.ts'
import type * as partnerFeeds from './partner-feeds.ts'
import type * as pictureNames from './picture-names.ts'
import type * as assist from './product-assist.ts'
import type * as cells from './product-cells.ts'
import type * as productEdits from './product-edits.ts'
import type * as sections from './product-sections.ts'
import type * as variants from './product-variants.ts'
import type * as products from './products.ts'
import type * as articles from './products-by-article.ts'
import type * as profile from './profile.ts'
import type * as proposed from './proposed-categories.ts'
import type * as push from './push.ts'
import type * as quoteInput from './quote-input.ts'
import type * as quotes from './quotes.ts'
import type * as reasons from './reasons.ts'
import type * as reports from './reports.ts'
import type * as requestLists from './request-lists.ts'
import type * as requests from './requests.ts'
import type * as reviews from './reviews.ts'
import type * as search from './search.ts'
import type * as services from './services.ts'
import type * as sessions from './sessions.ts'
import type * as sitemap from './sitemap.ts'
import type * as statistics from './statistics.ts'
import type * as stories from './stories.ts'
import type * as suggestions from './suggestions.ts'
import type * as synonyms from './synonyms.ts'
import type * as tags from './tags.ts'
import type * as unmatchedMail from './unmatched-mail.ts'
import type { LocaleQuery } from './values.ts'
import type * as webhooks from './webhooks.ts'
import type * as withdrawn from './withdrawn.ts'
import type * as wordings from './wordings.ts'

type Schema = v.GenericSchema

/** A query string: values are strings, which the API validates. */
type QueryOf<Input> = { [Key in keyof Input]: string }

/** @typeParam Output schema of the successful response, null where it has no body */
interface Call<Output extends Schema | null, Query extends Schema, Json> {
  query: QueryOf<v.InferInput<Query>>
  json: Json
  output: Output extends Schema ? v.InferOutput<Output> : null
}

/** A call without a body. */
type Bare<Output extends Schema | null, Query extends Schema = typeof LocaleQuery> = Call<Output, Query, undefined>
/** A call with a JSON body. */
type Sent<Output extends Schema | null, Json extends Schema> = Call<Output, typeof LocaleQuery, v.InferInput<Json>>

export interface Endpoints {
  'GET /api/categories': Bare<typeof categories.CategoryTree, typeof categories.CategoryQuery>
  'GET /api/products': Bare<typeof products.ProductList, typeof products.ProductListQuery>
  'GET /api/products/filter': Bare<typeof products.ProductFacets, typeof products.ProductFacetsQuery>
  'GET /api/products/:id': Bare<typeof products.ProductResponse>
  'GET /api/products/:id/products': Bare<typeof products.SimilarProducts>
  'GET /api/companies': Bare<typeof companies.CompanyList, typeof companies.CompanyListQuery>
  'GET /api/companies/:id': Bare<typeof companies.CompanyResponse>
  'GET /api/companies/:id/products': Bare<typeof products.ProductList, typeof companies.CompanyProductsQuery>
  'GET /dev/suppliers/filter': Bare<typeof companies.SupplierFacets, typeof companies.SupplierFacetsQuery>
  'GET /api/services': Bare<typeof services.ServiceTree>
  'GET /api/company-services': Bare<typeof companies.CompanyList, typeof companies.ServiceCompanyListQuery>
  'GET /api/company-services/:id': Bare<typeof companies.CompanyResponse>
  'GET /dev/services/filter': Bare<typeof companies.ServiceCompanyFacets, typeof companies.ServiceFacetsQuery>
  'GET /api/stories': Bare<typeof stories.StoryList, typeof stories.StoryListQuery>
  'GET /api/stories/random': Bare<typeof stories.RandomStories, typeof stories.RandomStoriesQuery>
  'GET /api/stories/:id': Bare<typeof stories.StoryResponse>
  'GET /api/tags': Bare<typeof tags.TagList>
  'GET /api/okved/tree': Bare<typeof classifier.TreeResponse, typeof classifier.TreeQuery>
  'GET /api/tnved/tree': Bare<typeof classifier.TreeResponse, typeof classifier.TreeQuery>
  'GET /api/okved/changes': Bare<typeof codeChanges.CodeChangeList, typeof codeChanges.CodeChangesQuery>
  'GET /api/tnved/changes': Bare<typeof codeChanges.CodeChangeList, typeof codeChanges.CodeChangesQuery>
  'GET /api/tnved/candidates': Bare<typeof codeCandidates.CandidatesResponse, typeof codeCandidates.CandidatesQuery>
  'GET /api/tnved/estimate': Bare<typeof estimate.EstimateResponse, typeof estimate.EstimateQuery>
  'GET /dev/okved2': Bare<typeof classifier.CodeLookup, typeof classifier.LookupQuery>
  'GET /dev/search': Bare<typeof search.SearchResults, typeof search.SearchQuery>
  'GET /dev/search/narrowed': Bare<typeof search.NarrowedSearch, typeof search.ProductSearchQuery>
  'POST /suggestions/api/4_1/rs/suggest/address': Sent<
    typeof suggestions.AddressSuggestions,
    typeof suggestions.AddressQuery
  >
  'GET /app/data': Bare<typeof appData.AppData>
  'GET /app/sitemap': Bare<typeof sitemap.SitemapParts>
  'GET /app/sitemap/:kind': Bare<typeof sitemap.SitemapRows, typeof sitemap.SitemapQuery>
  'GET /app/withdrawn/:id': Bare<typeof withdrawn.WithdrawnResponse, typeof withdrawn.WithdrawnQuery>
  'POST /api/requests': Sent<typeof newRequest.RequestSent, typeof newRequest.NewRequest>
  'GET /api/requests/:receipt': Bare<typeof newRequest.RequestCopyResponse>
  'DELETE /api/requests/:receipt': Bare<null>
  'POST /api/inquiries': Sent<typeof newInquiry.InquirySent, typeof newInquiry.NewInquiry>
  'GET /api/inquiries/:receipt': Bare<typeof newInquiry.InquiryCopyResponse>
  'DELETE /api/inquiries/:receipt': Bare<null>
  'POST /api/request-lists': Sent<typeof requestLists.RequestListSaved, typeof requestLists.NewRequestList>
  'GET /api/request-lists/:token': Bare<typeof requestLists.RequestListResponse, typeof requestLists.RequestListQuery>
  'PATCH /api/request-lists/:token': Sent<typeof requestLists.RequestListSaved, typeof requestLists.RequestListChange>
  'POST /api/leads': Sent<typeof leads.LeadSent, typeof leads.NewLead>
  'POST /api/reports': Sent<typeof reports.ReportSent, typeof reports.NewReport>
  'GET /api/reports/:receipt': Bare<typeof reports.ReportCopyResponse>
  'POST /api/reports/:receipt/appeal': Sent<typeof reports.ReportCopyResponse, typeof reports.ReportAppeal>
  'GET /api/operator/reports': Bare<typeof reports.DeskReports, typeof reports.ReportsQuery>
  'PATCH /api/operator/reports/:id': Sent<typeof reports.ReportDecided, typeof reports.ReportVerdict>

  'POST /api/auth/refresh-token': Bare<typeof auth.RefreshedResponse>
  'POST /api/auth/logout': Bare<typeof auth.Nothing>
  'GET /api/profile': Bare<typeof profile.ProfileResponse>
  'PATCH /api/profile': Sent<typeof profile.ProfileResponse, typeof profile.ProfileChange>
  'POST /api/profile/consent': Sent<null, typeof profile.ConsentAnswer>
  'PUT /api/profile/organization': Sent<typeof profile.ChosenOrganization, typeof profile.OrganizationChoice>
  'DELETE /api/profile': Sent<null, typeof contacts.ContactCode>
  'POST /api/profile/erasure-code': Bare<typeof auth.CodeSent>
  'GET /api/profile/favourites/ids': Bare<typeof favourites.FavouriteIds>
  'POST /api/profile/favourites': Sent<typeof favourites.FavouriteIds, typeof favourites.Merge>
  'POST /api/products/:id/favourite': Bare<typeof favourites.FavouriteResponse>
  'DELETE /api/products/:id/favourite': Bare<typeof favourites.FavouriteResponse>
  'GET /api/profile/lists': Bare<typeof lists.SavedLists>
  'POST /api/profile/lists': Sent<typeof lists.SavedListResponse, typeof lists.NewList>
  'GET /api/profile/lists/:id': Bare<typeof lists.OpenedListResponse>
  'PUT /api/profile/lists/favourites': Bare<typeof lists.SavedListResponse>
  'PATCH /api/profile/lists/:id': Sent<typeof lists.SavedListResponse, typeof lists.ListChange>
  'DELETE /api/profile/lists/:id': Bare<null>
  'POST /api/profile/lists/:id/items': Sent<typeof lists.SavedListResponse, typeof lists.ListAddition>
  'POST /api/profile/lists/:id/link': Bare<typeof lists.SavedListResponse>
  'DELETE /api/profile/lists/:id/link': Bare<null>
  'GET /api/lists/:token': Bare<typeof lists.LinkedListResponse>
  'GET /api/profile/notices': Bare<typeof notices.NoticeList, typeof notices.NoticesQuery>
  'GET /api/profile/push': Bare<typeof push.PushState>
  'POST /api/profile/push': Sent<typeof push.PushState, typeof push.NewPushSubscription>
  'DELETE /api/profile/push': Bare<null>
  'PATCH /api/profile/notices/:id': Sent<typeof notices.NoticeRead, typeof notices.NoticeReading>
  'GET /api/profile/requests': Bare<typeof requests.RequestList, typeof requests.RequestsQuery>
  'GET /api/profile/requests/:id': Bare<typeof requests.RequestResponse>
  'GET /api/profile/requests/:id/quotes': Bare<typeof answers.RequestAnswersResponse>
  'GET /api/profile/requests/:id/messages': Bare<typeof messages.MessageList, typeof messages.MessagesQuery>
  'POST /api/profile/requests/:id/messages': Sent<typeof messages.MessageResponse, typeof messages.NewMessage>
  'POST /api/profile/requests/:id/contact': Bare<typeof requests.RequestResponse>
  'POST /api/profile/requests/:id/read': Sent<typeof messages.ReadMarkResponse, typeof messages.ReadMark>
  'POST /api/profile/requests/:id/translations': Sent<
    typeof messages.TranslationResponse,
    typeof messages.TranslationOf
  >
  'GET /api/conversations/:id': Bare<typeof requests.RequestResponse>
  'GET /api/conversations/:id/messages': Bare<typeof messages.MessageList, typeof messages.MessagesQuery>
  'POST /api/conversations/:id/messages': Sent<typeof messages.MessageResponse, typeof messages.NewMessage>
  'POST /api/conversations/:id/contact': Bare<typeof requests.RequestResponse>
  'POST /api/conversations/:id/read': Sent<typeof messages.ReadMarkResponse, typeof messages.ReadMark>
  'POST /api/conversations/:id/translations': Sent<typeof messages.TranslationResponse, typeof messages.TranslationOf>
  'GET /api/profile/requests/:id/quote': Bare<typeof quotes.QuoteResponse, typeof quotes.QuoteQuery>
  'POST /api/profile/requests/:id/quote/accept': Sent<
    typeof orders.OrderPlaced | typeof approvals.ApprovalState,
    typeof orderAcceptance.QuoteAcceptance
  >
  'GET /api/profile/follows': Bare<typeof follows.FollowList>
  'POST /api/profile/follows': Sent<typeof follows.FollowMade, typeof follows.NewFollow>
  'DELETE /api/profile/follows/:id': Bare<null>
  'GET /api/profile/orders': Bare<typeof orders.OrderList, typeof orders.OrdersQuery>
  'GET /api/profile/orders/:id': Bare<typeof orders.OrderResponse>
  'PATCH /api/profile/orders/:id': Sent<typeof orders.OrderChanged, typeof orders.OrderChange>
  'GET /api/profile/company/approval-rule': Bare<typeof approvals.ApprovalRuleResponse>
  'PUT /api/profile/company/approval-rule': Sent<typeof approvals.ApprovalRuleResponse, typeof approvals.ApprovalRule>
  'DELETE /api/profile/company/approval-rule': Bare<null>
  'GET /api/profile/company/approvals': Bare<typeof approvals.ApprovalList, typeof approvals.ApprovalsQuery>
  'GET /api/profile/company/approvals/:id': Bare<typeof approvals.ApprovalResponse>
  'POST /api/profile/company/approvals/:id/approve': Bare<typeof orders.OrderPlaced>
  'POST /api/profile/company/approvals/:id/refuse': Sent<
    typeof approvals.ApprovalState,
    typeof approvals.ApprovalRefusal
  >
  'GET /api/profile/company/exchange': Bare<typeof exchange.ExchangeState>
  'GET /api/profile/company/feeds': Bare<typeof goodsFeeds.FeedList>
  'POST /api/profile/company/feeds': Sent<typeof goodsFeeds.FeedMade, typeof goodsFeeds.NewFeed>
  'GET /api/profile/company/feeds/:id/runs': Bare<typeof goodsFeeds.FeedRuns>
  'POST /api/profile/company/feeds/:id/fetch': Bare<typeof goodsFeeds.FeedMade>
  'DELETE /api/profile/company/feeds/:id': Bare<null>
  'GET /api/profile/company/partner-feeds': Bare<typeof partnerFeeds.PartnerFeedList>
  'POST /api/profile/company/partner-feeds': Sent<
    typeof partnerFeeds.MadePartnerFeed,
    typeof partnerFeeds.NewPartnerFeed
  >
  'GET /api/profile/company/partner-feeds/:id/fetches': Bare<typeof partnerFeeds.PartnerFetches>
  'PUT /api/profile/company/partner-feeds/:id/token': Bare<typeof partnerFeeds.MadePartnerFeed>
  'DELETE /api/profile/company/partner-feeds/:id/token': Bare<null>
  'DELETE /api/profile/company/partner-feeds/:id': Bare<null>
  'GET /api/profile/company/imports': Bare<typeof imports.ImportList, typeof imports.ImportsQuery>
  'POST /api/profile/company/imports/uploads': Sent<typeof imports.ImportMoved, typeof imports.NewUpload>
  'POST /api/profile/company/imports/:id/complete': Bare<typeof imports.ImportMoved>
  'GET /api/profile/company/imports/:id': Bare<typeof imports.ImportResponse>
  'PATCH /api/profile/company/imports/:id': Sent<typeof imports.ImportMoved, typeof imports.ImportAnswers>
  'GET /api/profile/company/imports/:id/categories': Bare<
    typeof importCategories.FileCategories,
    typeof importCategories.FileCategoriesQuery
  >
  'PATCH /api/profile/company/imports/:id/categories': Sent<
    typeof imports.ImportMoved,
    typeof importCategories.CategoryChoices
  >
  'POST /api/profile/company/imports/:id/apply': Sent<typeof imports.ImportMoved, typeof imports.ImportChoice>
  'POST /api/profile/company/imports/:id/undo': Bare<typeof imports.ImportMoved>
  'POST /api/profile/company/imports/:id/discard': Bare<typeof imports.ImportMoved>
  'POST /api/profile/company/product-edits': Sent<typeof imports.ImportMoved, typeof productEdits.NewEdit>
  'POST /api/profile/company/product-edits/cells': Sent<typeof cells.CellsResponse, typeof cells.CellsInput>
  'GET /api/profile/company/product-edits/:id': Bare<typeof productEdits.EditResponse>
  'PATCH /api/profile/company/product-edits/:id': Sent<typeof imports.ImportMoved, typeof productEdits.EditChange>
  'POST /api/profile/company/product-edits/:id/apply': Bare<typeof imports.ImportMoved>
  'POST /api/profile/company/product-edits/:id/undo': Bare<typeof imports.ImportMoved>
  'POST /api/profile/company/product-edits/:id/discard': Bare<typeof imports.ImportMoved>
  'GET /api/profile/company/orders': Bare<typeof orders.OrderList, typeof orders.OrdersQuery>
  'GET /api/profile/company/orders/:id': Bare<typeof orders.OrderResponse>
  'PATCH /api/profile/company/orders/:id': Sent<typeof orders.OrderChanged, typeof orders.OrderChange>
  'POST /api/profile/requests/:id/quote/decline': Sent<typeof quotes.QuoteResponse, typeof quotes.QuoteRefusal>
  'PATCH /api/profile/requests/:id': Sent<typeof requests.RequestResponse, typeof requests.RequestChange>
  'GET /api/profile/sessions': Bare<typeof sessions.SessionList>
  'DELETE /api/profile/sessions': Bare<null>
  'DELETE /api/profile/sessions/:id': Bare<null>
  'GET /api/profile/contacts': Bare<typeof contacts.ContactList>
  'POST /api/profile/contacts': Sent<typeof contacts.ContactResponse, typeof contacts.NewContact>
  'PATCH /api/profile/contacts/:id': Sent<typeof contacts.ContactResponse, typeof contacts.ContactChange>
  'DELETE /api/profile/contacts/:id': Sent<null, typeof contacts.ContactRemoval>
  'POST /api/profile/contacts/:id/proof-code': Sent<typeof auth.CodeSent, typeof contacts.LoginProofRequest>
  'GET /api/profile/contacts/:id/code': Bare<typeof contacts.ContactCodeState>
  'POST /api/profile/contacts/:id/send-code': Bare<typeof auth.CodeSent>
  'POST /api/profile/contacts/:id/verify-code': Sent<
    typeof contacts.ContactResponse,
    typeof contacts.ContactVerification
  >
  'GET /api/profile/invitations': Bare<typeof invitations.InvitationList>
  'POST /api/profile/invitations/:id/accept': Bare<typeof invitations.Accepted>
  'DELETE /api/profile/invitations/:id': Bare<null>
  'DELETE /api/profile/membership': Bare<null>
  'GET /api/profile/join-requests': Bare<typeof companyRequests.OwnerOfNumber, typeof companyRequests.OwnerQuery>
  'POST /api/profile/join-requests': Sent<
    typeof companyRequests.CompanyRequestSent,
    typeof companyRequests.NewJoinRequest
  >
  'POST /api/profile/claims': Sent<typeof companyRequests.CompanyRequestSent, typeof claims.NewClaim>
  'GET /api/profile/company/join-requests': Bare<typeof companyRequests.JoinRequestList>
  'POST /api/profile/company/join-requests/:id/invite': Bare<typeof companyRequests.RequestDecided>
  'POST /api/profile/company/join-requests/:id/decline': Bare<typeof companyRequests.RequestDecided>
  'GET /api/profile/company/claims': Bare<typeof claims.OwnClaimList>
  'POST /api/profile/company/claims/:id/answer': Sent<typeof claims.ClaimAnswered, typeof claims.ClaimStatement>
  'GET /app/admin/claims': Bare<typeof claims.ClaimList>
  'PATCH /app/admin/claims/:id': Sent<typeof companyRequests.RequestDecided, typeof claims.ClaimDecision>
  'GET /api/operator/overview': Bare<typeof operatorOverview.OperatorOverview>
  'GET /api/operator/empty-searches': Bare<typeof emptySearches.EmptySearchList, typeof emptySearches.EmptySearchQuery>
  'GET /api/operator/reviews': Bare<typeof reviews.ReviewList, typeof reviews.ReviewQuery>
  'GET /api/operator/reviews/products/:id': Bare<typeof reviews.ProductReview, typeof reviews.ReviewFilters>
  'GET /api/operator/reviews/companies/:id': Bare<typeof reviews.CompanyReview, typeof reviews.ReviewFilters>
  'PUT /api/operator/reviews/products/:id/claim': Sent<typeof reviews.ReviewClaimed, typeof reviews.ReviewClaiming>
  'DELETE /api/operator/reviews/products/:id/claim': Bare<null>
  'PUT /api/operator/reviews/companies/:id/claim': Sent<typeof reviews.ReviewClaimed, typeof reviews.ReviewClaiming>
  'DELETE /api/operator/reviews/companies/:id/claim': Bare<null>
  'GET /api/operator/reasons': Bare<typeof reasons.ReasonList>
  'POST /api/operator/reasons': Sent<typeof reasons.ReasonResponse, typeof reasons.ReasonInput>
  'PATCH /api/operator/reasons/:id': Sent<typeof reasons.ReasonResponse, typeof reasons.ReasonInput>
  'DELETE /api/operator/reasons/:id': Bare<null>
  'GET /app/admin/filter/company': Bare<typeof filters.FilterResponse>
  'GET /app/admin/filter/user': Bare<typeof filters.FilterResponse>
  'GET /api/operator/companies': Bare<typeof deskCompanies.DeskCompanies, typeof deskCompanies.CompaniesQuery>
  'GET /api/operator/companies/:id': Bare<typeof deskCompanies.CompanyOnDesk, typeof LocaleQuery>
  'GET /api/operator/people': Bare<typeof deskPeople.DeskPeople, typeof deskPeople.PeopleQuery>
  'GET /api/operator/people/:id': Bare<typeof deskPeople.PersonOnDesk, typeof LocaleQuery>
  'PATCH /api/operator/people/:id': Sent<typeof deskPeople.PersonAccessResult, typeof deskPeople.PersonAccess>
  'DELETE /api/operator/people/:id/sessions': Bare<null>
  'POST /api/operator/people/:id/resent': Sent<typeof deskPeople.NoticeResent, typeof deskPeople.NoticeResend>
  'POST /api/operator/people/:id/erasure': Sent<typeof deskPeople.PersonErased, typeof deskPeople.PersonErasure>
  'GET /api/operator/journal': Bare<typeof journal.Journal, typeof journal.JournalQuery>
  'GET /api/operator/categories': Bare<typeof declarations.DeclaringCategories>
  'GET /api/operator/categories/:id/parameters': Bare<typeof declarations.ParameterDeclarations>
  'POST /api/operator/categories/:id/parameters': Sent<
    typeof declarations.DeclarationResponse,
    typeof declarations.NewParameter
  >
  'PATCH /api/operator/categories/:id/parameters/:key': Sent<
    typeof declarations.DeclarationResponse,
    typeof declarations.ParameterChange
  >
  'DELETE /api/operator/categories/:id/parameters/:key': Bare<null>
  'GET /app/admin/leads': Bare<typeof leads.LeadList, typeof leads.LeadQuery>
  'GET /api/operator/synonyms': Bare<typeof synonyms.SynonymList>
  'POST /api/operator/synonyms': Sent<typeof synonyms.SynonymResponse, typeof synonyms.NewSynonym>
  'PATCH /api/operator/synonyms/:id': Sent<typeof synonyms.SynonymResponse, typeof synonyms.SynonymChange>
  'DELETE /api/operator/synonyms/:id': Bare<null>
  'GET /api/operator/border-rates': Bare<typeof borderRates.BorderRateList>
  'POST /api/operator/border-rates': Sent<typeof borderRates.BorderRateResponse, typeof borderRates.NewBorderRate>
  'PATCH /api/operator/border-rates/:id': Sent<typeof borderRates.BorderRateResponse, typeof borderRates.NewBorderRate>
  'DELETE /api/operator/border-rates/:id': Bare<null>
  'PATCH /app/admin/leads/:id': Sent<typeof leads.LeadHandled, typeof leads.LeadHandling>
  'GET /api/operator/unmatched-mail': Bare<
    typeof unmatchedMail.UnmatchedMailList,
    typeof unmatchedMail.UnmatchedMailQuery
  >
  'POST /api/operator/unmatched-mail/:id/thread': Sent<
    typeof unmatchedMail.MailAssigned,
    typeof unmatchedMail.MailAssignment
  >
  'DELETE /api/operator/unmatched-mail/:id': Bare<null>
  'GET /app/admin/dead-letters': Bare<typeof deadLetters.DeadLetterList>
  'POST /app/admin/dead-letters': Sent<typeof deadLetters.DeadLettersRerun, typeof deadLetters.DeadLetterRerun>
  'GET /dev/profile/start': Bare<typeof onboarding.OnboardingResponse>
  'POST /dev/profile/start': Sent<typeof onboarding.OnboardingResponse, typeof onboarding.Start>
  'GET /api/banks/:bic': Bare<typeof banks.BankResponse>
  'GET /dev/legal_entry': Bare<typeof legalEntities.LegalEntryResponse, typeof legalEntities.LegalEntryQuery>

  'GET /api/profile/company': Bare<typeof company.OwnCompanyResponse>
  'PATCH /api/profile/company': Sent<typeof company.OwnCompanyResponse, typeof company.CompanyChange>
  'PATCH /api/profile/company/status': Sent<typeof company.OwnCompanyResponse, typeof company.StatusChange>
  'PUT /api/profile/company/facts': Sent<typeof wordings.FactsResponse, typeof wordings.FactsInput>
  'PUT /api/profile/company/logo': Sent<typeof company.OwnCompanyResponse, typeof company.LogoInput>
  'DELETE /api/profile/company/logo': Bare<null>
  'GET /api/profile/company/files': Bare<typeof company.CompanyFilesResponse>
  'POST /api/profile/company/files': Sent<typeof company.CompanyFilesResponse, typeof company.CompanyFileInput>
  'DELETE /api/profile/company/files': Bare<null, typeof company.FileQuery>
  'GET /api/profile/company/statistics': Bare<typeof statistics.StatisticsResponse, typeof statistics.StatisticsQuery>
  'GET /api/profile/company/views': Bare<typeof pageViews.PageViewsResponse>
  'GET /api/profile/company/journal': Bare<
    typeof organizationJournal.MemberActs,
    typeof organizationJournal.MemberActsQuery
  >
  'GET /api/profile/company/employees': Bare<typeof employees.EmployeeList, typeof employees.EmployeeListQuery>
  'POST /api/profile/company/employees': Sent<typeof employees.EmployeeResponse, typeof employees.Invitation>
  'GET /api/profile/company/employees/:id': Bare<typeof employees.EmployeeResponse>
  'PATCH /api/profile/company/employees/:id': Sent<typeof employees.EmployeeResponse, typeof employees.EmployeeChange>
  'DELETE /api/profile/company/employees/:id': Bare<null>
  'PATCH /api/profile/company/employees/:id/status': Sent<
    typeof employees.EmployeeResponse,
    typeof employees.StatusChange
  >
  'POST /api/profile/company/employees/:id/hand-over': Bare<typeof employees.EmployeeResponse>
  'POST /api/profile/company/employees/:id/send-invitation': Bare<typeof employees.EmployeeResponse>
  'POST /api/profile/company/employees/:id/restore': Bare<typeof employees.EmployeeResponse>
  'GET /api/profile/company/inquiries': Bare<typeof inquiries.InquiryList, typeof inquiries.InquiriesQuery>
  'GET /api/profile/company/inquiries/:id': Bare<typeof inquiries.InquiryResponse>
  'PATCH /api/profile/company/inquiries/:id': Sent<typeof inquiries.InquiryResponse, typeof inquiries.InquiryChange>
  'PATCH /api/profile/company/inquiries/:id/assignee': Sent<
    typeof inquiries.InquiryResponse,
    typeof inquiries.AssigneeChange
  >
  'POST /api/profile/company/inquiries/:id/notes': Sent<typeof messages.MessageResponse, typeof messages.NewNote>
  'GET /api/profile/company/inquiries/:id/messages': Bare<typeof messages.MessageList, typeof messages.MessagesQuery>
  'POST /api/profile/company/inquiries/:id/messages': Sent<typeof messages.MessageResponse, typeof messages.NewMessage>
  'GET /api/profile/company/inquiries/:id/quote': Bare<typeof quotes.OwnQuoteResponse, typeof quotes.QuoteQuery>
  'PUT /api/profile/company/inquiries/:id/quote': Sent<typeof quotes.QuoteSaved, typeof quoteInput.QuoteInput>
  'POST /api/profile/company/inquiries/:id/quote': Sent<typeof quotes.QuoteSent, typeof quoteInput.QuoteInput>
  'POST /api/profile/company/inquiries/:id/quote/withdraw': Bare<typeof quotes.QuoteSaved>
  'POST /api/profile/company/inquiries/:id/read': Sent<typeof messages.ReadMarkResponse, typeof messages.ReadMark>
  'POST /api/profile/company/inquiries/:id/translations': Sent<
    typeof messages.TranslationResponse,
    typeof messages.TranslationOf
  >
  'PUT /api/profile/company/products/by-article': Sent<typeof articles.ArticleResults, typeof articles.ArticleBatch>
  'GET /api/profile/company/api-tokens': Bare<typeof apiTokens.ApiTokenList>
  'POST /api/profile/company/api-tokens': Sent<typeof apiTokens.MadeApiToken, typeof apiTokens.NewApiToken>
  'DELETE /api/profile/company/api-tokens/:id': Bare<null>
  'GET /api/profile/company/webhooks': Bare<typeof webhooks.WebhookList>
  'POST /api/profile/company/webhooks': Sent<typeof webhooks.MadeWebhook, typeof webhooks.NewWebhook>
  'DELETE /api/profile/company/webhooks/:id': Bare<null>
  'GET /api/profile/company/webhooks/:id/deliveries': Bare<typeof webhooks.DeliveryList>
  'POST /api/profile/company/webhooks/:id/deliveries': Sent<
    typeof webhooks.DeliveryResponse,
    typeof webhooks.NewDelivery
  >
  'GET /api/profile/company/answer-templates': Bare<typeof templates.AnswerTemplateList>
  'POST /api/profile/company/answer-templates': Sent<
    typeof templates.AnswerTemplateResponse,
    typeof templates.NewAnswerTemplate
  >
  'PATCH /api/profile/company/answer-templates/:id': Sent<
    typeof templates.AnswerTemplateResponse,
    typeof templates.AnswerTemplateChange
  >
  'DELETE /api/profile/company/answer-templates/:id': Bare<null>
  'GET /api/profile/company/open-requests': Bare<
    typeof openRequests.OpenRequestList,
    typeof openRequests.OpenRequestsQuery
  >
  'GET /api/profile/company/open-requests/:id': Bare<typeof openRequests.OpenRequestResponse>
  'POST /api/profile/company/open-requests/:id/answer': Sent<
    typeof openRequests.OpenRequestAnswered,
    typeof openRequests.OpenRequestAnswer
  >
  'POST /api/requests/:receipt/open': Sent<
    typeof openRequests.OpenedRequestResponse,
    typeof openRequests.OpenRequestConfirmation
  >
  'DELETE /api/requests/:receipt/open': Bare<null>
  'GET /api/operator/open-requests': Bare<
    typeof openRequests.PublishedRequestList,
    typeof openRequests.PublishedRequestsQuery
  >
  'DELETE /api/operator/open-requests/:id': Bare<null>
  'GET /api/profile/company/legal-entities': Bare<typeof legalEntities.LegalEntityList>
  'POST /api/profile/company/legal-entities': Sent<
    typeof legalEntities.LegalEntityResponse,
    typeof legalEntities.NewLegalEntity
  >
  'PATCH /api/profile/company/legal-entities/:id': Sent<
    typeof legalEntities.LegalEntityResponse,
    typeof legalEntities.LegalEntityChange
  >
  'DELETE /api/profile/company/legal-entities/:id': Bare<null>
  'POST /api/profile/company/legal-entities/:id/restore': Bare<typeof legalEntities.LegalEntityResponse>
  'GET /api/profile/company/products': Bare<typeof ownProducts.OwnProductList, typeof ownProducts.OwnProductsQuery>
  'POST /api/profile/company/products': Sent<typeof ownProducts.OwnProductResponse, typeof ownProducts.NewProduct>
  'GET /api/profile/company/products/:id': Bare<typeof ownProducts.OwnProductResponse>
  'PATCH /api/profile/company/products/:id': Sent<
    typeof ownProducts.OwnProductResponse,
    typeof ownProducts.ProductChange
  >
  'PATCH /api/profile/company/products/:id/status': Sent<
    typeof ownProducts.OwnProductResponse,
    typeof ownProducts.StatusChange
  >
  'GET /api/profile/company/products/proposed-categories': Bare<
    typeof proposed.ProposedCategories,
    typeof proposed.ProposedCategoriesQuery
  >
  'POST /api/profile/company/products/picture-names': Sent<
    typeof pictureNames.NamedPictures,
    typeof pictureNames.PictureNames
  >
  'POST /api/profile/company/products/:id/preview': Sent<typeof assist.PreviewResponse, typeof assist.PreviewInput>
  'GET /api/profile/company/products/:id/facts/suggested': Bare<typeof assist.SuggestedFacts>
  'PUT /api/profile/company/products/:id/facts': Sent<typeof wordings.FactsResponse, typeof wordings.FactsInput>
  'GET /api/profile/company/products/:id/prices': Bare<typeof sections.PricesResponse>
  'PUT /api/profile/company/products/:id/prices': Sent<typeof sections.PricesResponse, typeof sections.PricesInput>
  'PUT /api/profile/company/products/:id/variants': Sent<
    typeof variants.VariantsResponse,
    typeof variants.VariantsInput
  >
  'GET /api/profile/company/products/:id/files': Bare<typeof sections.ProductFilesResponse>
  'POST /api/profile/company/products/:id/files': Sent<
    typeof sections.ProductFilesResponse,
    typeof sections.ProductFileInput
  >
  'DELETE /api/profile/company/products/:id/files': Bare<null, typeof company.FileQuery>

  'GET /app/admin/companies': Bare<typeof moderation.CompanyQueue, typeof moderation.QueueQuery>
  'POST /app/admin/companies/:id/refused-change': Sent<typeof moderation.Decided, typeof moderation.ChangeRefusal>
  'POST /app/admin/companies/:id/refused-change/restore': Bare<typeof moderation.Decided>
  'PATCH /app/admin/companies/:id/status': Sent<typeof moderation.Decided, typeof moderation.CompanyDecision>
  'POST /app/admin/companies/:id/restore': Bare<typeof moderation.Decided>
  'POST /app/admin/companies/:id/decisions': Sent<typeof moderation.AllDecided, typeof moderation.AllDecision>
  'DELETE /app/admin/companies/:id/verifications': Bare<null, typeof moderation.VerificationQuery>
  'POST /app/admin/companies/:id/verifications': Sent<
    typeof moderation.Verifications,
    typeof moderation.VerificationInput
  >
  'GET /app/admin/products': Bare<typeof moderation.ProductQueue, typeof moderation.QueueQuery>
  'POST /app/admin/products/:id/refused-change': Sent<typeof moderation.Decided, typeof moderation.ChangeRefusal>
  'POST /app/admin/products/:id/refused-change/restore': Bare<typeof moderation.Decided>
  'PATCH /app/admin/products/:id/status': Sent<typeof moderation.Decided, typeof moderation.ProductDecision>
}
