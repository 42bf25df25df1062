/** Calls of operators: reviews, people and companies, categories, editions, rates and texts, and the state of the instance. */

import type * as auth from '../auth.ts'
import type * as backups from '../backups.ts'
import type * as banks from '../banks.ts'
import type * as borderRates from '../border-rates.ts'
import type * as brokenFeeds from '../broken-feeds.ts'
import type * as categoryProposals from '../category-proposals.ts'
import type * as claims from '../claims.ts'
import type * as wordings from '../code-wordings.ts'
import type * as merges from '../company-merges.ts'
import type * as companyRequests from '../company-requests.ts'
import type * as trust from '../company-trust.ts'
import type * as confirmation from '../confirmation.ts'
import type * as deadLetters from '../dead-letters.ts'
import type * as deskCategories from '../desk-categories.ts'
import type * as deskCompanies from '../desk-companies.ts'
import type * as deskPeople from '../desk-people.ts'
import type * as deskRates from '../desk-rates.ts'
import type * as deskServices from '../desk-services.ts'
import type * as deskSettings from '../desk-settings.ts'
import type * as deskStories from '../desk-stories.ts'
import type * as deskTokens from '../desk-tokens.ts'
import type * as editions from '../editions.ts'
import type * as emptySearches from '../empty-searches.ts'
import type * as filters from '../filter-definitions.ts'
import type * as goodsRules from '../goods-rules.ts'
import type * as journal from '../journal.ts'
import type * as leads from '../leads.ts'
import type * as legalTexts from '../legal-texts.ts'
import type * as moderation from '../moderation.ts'
import type * as openRequests from '../open-requests.ts'
import type * as operatorOverview from '../operator-overview.ts'
import type * as declarations from '../parameter-declarations.ts'
import type * as reasons from '../reasons.ts'
import type * as regulations from '../regulations.ts'
import type * as reports from '../reports.ts'
import type * as reviews from '../reviews.ts'
import type * as siteStatistics from '../site-statistics.ts'
import type * as synonyms from '../synonyms.ts'
import type * as tradeTerms from '../trade-terms.ts'
import type * as unitWords from '../unit-words.ts'
import type * as unmatchedMail from '../unmatched-mail.ts'
import type * as unsortedGoods from '../unsorted-goods.ts'
import type { LocaleQuery } from '../values.ts'
import type { Call, Json } from './call.ts'

export interface OperatorEndpoints {
  'GET /api/operator/confirmation': Call<typeof confirmation.ActConfirmation>
  'POST /api/operator/confirmation/code': Json<typeof auth.CodeSent, typeof confirmation.ConfirmationCode>
  'POST /api/operator/confirmation': Json<typeof confirmation.ActConfirmation, typeof confirmation.ActProof>
  'GET /api/operator/stories': Call<typeof deskStories.DeskStories, typeof deskStories.DeskStoriesQuery>
  'POST /api/operator/stories': Json<typeof deskStories.DeskStoryResponse, typeof deskStories.StoryContent>
  'GET /api/operator/stories/:id': Call<typeof deskStories.DeskStoryResponse>
  'PATCH /api/operator/stories/:id': Json<typeof deskStories.DeskStoryResponse, typeof deskStories.StoryContent>
  'PATCH /api/operator/stories/:id/status': Json<typeof deskStories.DeskStoryResponse, typeof deskStories.StoryStep>
  'POST /api/operator/stories/:id/pictures': Json<
    typeof deskStories.DeskStoryResponse,
    typeof deskStories.NewStoryPicture
  >
  'GET /api/operator/stories/:id/versions': Call<typeof deskStories.StoryVersions>
  'GET /api/operator/stories/:id/versions/:version': Call<typeof deskStories.StoryVersionContent>
  'GET /api/operator/tags': Call<typeof deskStories.DeskTags, typeof LocaleQuery>
  'POST /api/operator/tags': Json<typeof deskStories.DeskTagResponse, typeof deskStories.NewTag>
  'GET /api/operator/category-proposals': Call<
    typeof categoryProposals.Proposals,
    typeof categoryProposals.ProposalsQuery
  >
  'PATCH /api/operator/category-proposals/:id': Json<
    typeof categoryProposals.DecideProposalResponse,
    typeof categoryProposals.ProposalDecision
  >
  'GET /api/operator/reports': Call<typeof reports.DeskReports, typeof reports.ReportsQuery>
  'PATCH /api/operator/reports/:id': Json<typeof reports.DecideReportResponse, typeof reports.ReportVerdict>
  'GET /app/admin/claims': Call<typeof claims.ClaimList>
  'PATCH /app/admin/claims/:id': Json<typeof companyRequests.DecideRequestResponse, typeof claims.ClaimDecision>
  'GET /api/operator/overview': Call<typeof operatorOverview.OperatorOverview>
  'GET /api/operator/empty-searches': Call<typeof emptySearches.EmptySearchList, typeof emptySearches.EmptySearchQuery>
  'GET /api/operator/reviews': Call<typeof reviews.ReviewList, typeof reviews.ReviewQuery>
  'GET /api/operator/reviews/products/:id': Call<typeof reviews.ProductReview, typeof reviews.ReviewFilters>
  'GET /api/operator/reviews/companies/:id': Call<typeof reviews.CompanyReview, typeof reviews.ReviewFilters>
  'PUT /api/operator/reviews/products/:id/claim': Json<typeof reviews.ReviewClaimResult, typeof reviews.ReviewClaiming>
  'DELETE /api/operator/reviews/products/:id/claim': Call<null>
  'PUT /api/operator/reviews/companies/:id/claim': Json<typeof reviews.ReviewClaimResult, typeof reviews.ReviewClaiming>
  'DELETE /api/operator/reviews/companies/:id/claim': Call<null>
  'GET /api/operator/reasons': Call<typeof reasons.ReasonList>
  'POST /api/operator/reasons': Json<typeof reasons.ReasonResponse, typeof reasons.ReasonInput>
  'PATCH /api/operator/reasons/:id': Json<typeof reasons.ReasonResponse, typeof reasons.ReasonInput>
  'DELETE /api/operator/reasons/:id': Call<null>
  'GET /app/admin/filter/company': Call<typeof filters.FilterResponse>
  'GET /app/admin/filter/user': Call<typeof filters.FilterResponse>
  'GET /api/operator/companies': Call<typeof deskCompanies.DeskCompanies, typeof deskCompanies.CompaniesQuery>
  'GET /api/operator/companies/:id': Call<typeof deskCompanies.DeskCompanyDetails, typeof LocaleQuery>
  'POST /api/operator/companies/:id/owner': Json<typeof merges.CompanyHandedOver, typeof merges.CompanyHandOver>
  'GET /api/operator/companies/:id/merge': Call<typeof merges.CompanyMergePlan, typeof merges.CompanyMergeQuery>
  'POST /api/operator/companies/:id/merge': Json<typeof merges.MergeCompanyResponse, typeof merges.CompanyMerge>
  'POST /api/operator/companies/:id/trust': Json<typeof trust.TrustCompanyResponse, typeof trust.CompanyTrust>
  'DELETE /api/operator/companies/:id/trust': Call<null>
  'POST /api/operator/companies/:id/evidence': Json<
    typeof deskCompanies.AttachEvidenceResponse,
    typeof deskCompanies.Evidence
  >
  'DELETE /api/operator/companies/:id/evidence': Call<null, typeof deskCompanies.EvidenceQuery>
  'GET /api/operator/people': Call<typeof deskPeople.DeskPeople, typeof deskPeople.PeopleQuery>
  'GET /api/operator/people/:id': Call<typeof deskPeople.DeskPersonDetails, typeof LocaleQuery>
  'PATCH /api/operator/people/:id': Json<typeof deskPeople.PersonAccessResult, typeof deskPeople.PersonAccess>
  'PATCH /api/operator/people/:id/roles': Json<typeof deskPeople.PersonRolesResult, typeof deskPeople.PersonRoles>
  'DELETE /api/operator/people/:id/sessions': Call<null>
  'POST /api/operator/people/:id/viewing': Json<typeof deskPeople.ViewPersonResponse, typeof deskPeople.PersonViewing>
  'DELETE /api/operator/people/:id/viewing': Call<null>
  'POST /api/operator/people/:id/resent': Json<typeof deskPeople.ResendNoticeResponse, typeof deskPeople.NoticeResend>
  'GET /api/operator/people/:id/merge': Call<typeof deskPeople.PersonMergePlan, typeof deskPeople.PersonMergeQuery>
  'POST /api/operator/people/:id/merge': Json<typeof deskPeople.MergePersonResponse, typeof deskPeople.PersonMerge>
  'POST /api/operator/people/:id/erasure': Json<typeof deskPeople.ErasePersonResponse, typeof deskPeople.PersonErasure>
  'GET /api/operator/statistics': Call<
    typeof siteStatistics.SiteStatisticsResponse,
    typeof siteStatistics.SiteStatisticsQuery
  >
  'GET /api/operator/journal': Call<typeof journal.Journal, typeof journal.JournalQuery>
  'GET /api/operator/categories': Call<typeof declarations.DeclaringCategories>
  'GET /api/operator/categories/:id/parameters': Call<typeof declarations.ParameterDeclarations>
  'POST /api/operator/categories/:id/parameters': Json<
    typeof declarations.DeclarationResponse,
    typeof declarations.NewParameter
  >
  'PATCH /api/operator/categories/:id/parameters/:key': Json<
    typeof declarations.DeclarationResponse,
    typeof declarations.ParameterChange
  >
  'DELETE /api/operator/categories/:id/parameters/:key': Call<null>
  'GET /app/admin/leads': Call<typeof leads.LeadList, typeof leads.LeadQuery>
  'GET /api/operator/synonyms': Call<typeof synonyms.SynonymList>
  'POST /api/operator/synonyms': Json<typeof synonyms.SynonymResponse, typeof synonyms.NewSynonym>
  'PATCH /api/operator/synonyms/:id': Json<typeof synonyms.SynonymResponse, typeof synonyms.SynonymChange>
  'DELETE /api/operator/synonyms/:id': Call<null>
  'GET /api/operator/border-rates': Call<typeof borderRates.BorderRateList>
  'POST /api/operator/border-rates': Json<typeof borderRates.BorderRateResponse, typeof borderRates.NewBorderRate>
  'PATCH /api/operator/border-rates/:id': Json<typeof borderRates.BorderRateResponse, typeof borderRates.NewBorderRate>
  'DELETE /api/operator/border-rates/:id': Call<null>
  'GET /api/operator/categories/:id': Call<typeof deskCategories.CategoryOnDeskResponse>
  'POST /api/operator/categories': Json<typeof deskCategories.CategoryOnDeskResponse, typeof deskCategories.NewCategory>
  'PATCH /api/operator/categories/:id': Json<
    typeof deskCategories.CategoryOnDeskResponse,
    typeof deskCategories.CategoryChange
  >
  'POST /api/operator/categories/:id/merge': Json<
    typeof deskCategories.MergeCategoryResponse,
    typeof deskCategories.CategoryMerge
  >
  'GET /api/operator/editions': Call<typeof editions.EditionImportList>
  'POST /api/operator/editions': Json<typeof editions.EditionStatusResponse, typeof editions.NewEdition>
  'GET /api/operator/editions/names': Call<typeof wordings.CodeWordingList>
  'POST /api/operator/editions/names': Json<typeof wordings.ChangeCodeWordingResponse, typeof wordings.NewWording>
  'GET /api/operator/editions/:id': Call<typeof editions.EditionImportResponse>
  'POST /api/operator/editions/:id/apply': Call<typeof editions.EditionStatusResponse>
  'POST /api/operator/editions/:id/discard': Call<typeof editions.EditionStatusResponse>
  'PATCH /api/operator/tags/:id': Json<typeof deskStories.DeskTagResponse, typeof deskStories.NewTag>
  'POST /api/operator/tags/:id/removal': Json<typeof deskStories.RemoveTagResponse, typeof deskStories.TagRemoval>
  'GET /api/operator/broken-feeds': Call<typeof brokenFeeds.BrokenFeeds, typeof LocaleQuery>
  'POST /api/operator/broken-feeds/:id/fetch': Call<typeof brokenFeeds.FetchFeedResponse>
  'GET /api/operator/api-tokens': Call<typeof deskTokens.DeskTokens, typeof deskTokens.DeskTokensQuery>
  'POST /api/operator/api-tokens/:id/revocation': Json<
    typeof deskTokens.RevokeTokenResponse,
    typeof deskTokens.TokenRevocation
  >
  'GET /api/operator/legal-texts': Call<typeof legalTexts.LegalTextList>
  'POST /api/operator/legal-texts': Json<typeof legalTexts.LegalTextOnDeskResponse, typeof legalTexts.NewLegalText>
  'GET /api/operator/legal-texts/:id': Call<typeof legalTexts.LegalTextOnDeskResponse>
  'PATCH /api/operator/legal-texts/:id': Json<
    typeof legalTexts.LegalTextOnDeskResponse,
    typeof legalTexts.LegalTextChange
  >
  'DELETE /api/operator/legal-texts/:id': Call<null>
  'GET /api/operator/services': Call<typeof deskServices.DeskServices>
  'POST /api/operator/services': Json<typeof deskServices.DeskServiceResponse, typeof deskServices.NewService>
  'PATCH /api/operator/services/:id': Json<typeof deskServices.DeskServiceResponse, typeof deskServices.ServiceChange>
  'POST /api/operator/services/:id/removal': Json<
    typeof deskServices.RemoveServiceResponse,
    typeof deskServices.ServiceRemoval
  >
  'GET /api/operator/rates': Call<typeof deskRates.DeskRates>
  'POST /api/operator/rates': Json<typeof deskRates.SetRateResponse, typeof deskRates.RateByHand>
  'DELETE /api/operator/rates': Call<null, typeof deskRates.RateReturn>
  'POST /api/operator/rates/fetch': Call<typeof deskRates.FetchRatesResponse>
  'GET /api/operator/units': Call<typeof deskRates.DeskUnits>
  'GET /api/operator/units/words': Call<typeof unitWords.UnitWords>
  'POST /api/operator/units/words': Json<typeof unitWords.SetUnitWordResponse, typeof unitWords.UnitWord>
  'DELETE /api/operator/units/words': Call<null, typeof unitWords.UnitWordQuery>
  'GET /api/operator/trade-terms': Call<typeof tradeTerms.TradeTerms>
  'PUT /api/operator/trade-terms': Json<typeof tradeTerms.TradeTerms, typeof tradeTerms.TradeTermsChoice>
  'GET /api/operator/unsorted-goods': Call<typeof unsortedGoods.UnsortedGoods, typeof unsortedGoods.UnsortedGoodsQuery>
  'PATCH /api/operator/unsorted-goods': Json<typeof unsortedGoods.FileGoodsResponse, typeof unsortedGoods.GoodsFiling>
  'GET /api/operator/regulations': Call<typeof regulations.RegulationList>
  'POST /api/operator/regulations': Json<typeof regulations.RegulationResponse, typeof regulations.NewRegulation>
  'PATCH /api/operator/regulations/:id': Json<typeof regulations.RegulationResponse, typeof regulations.NewRegulation>
  'DELETE /api/operator/regulations/:id': Call<null>
  'GET /api/operator/unsorted-goods/filings': Call<typeof unsortedGoods.Filings>
  'POST /api/operator/unsorted-goods/filings/:id/undo': Call<typeof unsortedGoods.FileGoodsResponse>
  'GET /api/operator/settings': Call<typeof deskSettings.DeskSettings>
  'GET /api/operator/backups': Call<typeof backups.Backups>
  'POST /api/operator/backups': Call<typeof backups.BackupBegun>
  'POST /api/operator/backups/downloads': Json<typeof backups.AllowDownloadResponse, typeof backups.BackupDownload>
  'GET /api/operator/banks': Call<typeof banks.BankDirectory>
  'GET /api/operator/goods-rules': Call<typeof goodsRules.GoodsRuleList>
  'POST /api/operator/goods-rules': Json<typeof goodsRules.GoodsRuleResponse, typeof goodsRules.NewGoodsRule>
  'PATCH /api/operator/goods-rules/:id': Json<typeof goodsRules.GoodsRuleResponse, typeof goodsRules.NewGoodsRule>
  'DELETE /api/operator/goods-rules/:id': Call<null>
  'GET /api/operator/goods-rules/:id/goods': Call<typeof goodsRules.RuledGoodsList>
  'POST /api/operator/goods-rules/:id/withheld': Call<typeof goodsRules.GoodsRuleResponse>
  'PATCH /app/admin/leads/:id': Json<typeof leads.HandleLeadResponse, typeof leads.LeadHandling>
  'GET /api/operator/unmatched-mail': Call<
    typeof unmatchedMail.UnmatchedMailList,
    typeof unmatchedMail.UnmatchedMailQuery
  >
  'POST /api/operator/unmatched-mail/:id/thread': Json<
    typeof unmatchedMail.AssignMailResponse,
    typeof unmatchedMail.MailAssignment
  >
  'DELETE /api/operator/unmatched-mail/:id': Call<null>
  'GET /app/admin/dead-letters': Call<typeof deadLetters.DeadLetterList>
  'POST /app/admin/dead-letters': Json<typeof deadLetters.DeadLettersRerun, typeof deadLetters.DeadLetterRerun>
  'GET /api/operator/open-requests': Call<
    typeof openRequests.PublishedRequestList,
    typeof openRequests.PublishedRequestsQuery
  >
  'DELETE /api/operator/open-requests/:id': Call<null>
  'GET /app/admin/companies': Call<typeof moderation.CompanyQueue, typeof moderation.QueueQuery>
  'POST /app/admin/companies/:id/refused-change': Json<typeof moderation.ReviewResult, typeof moderation.ChangeRefusal>
  'POST /app/admin/companies/:id/refused-change/restore': Call<typeof moderation.ReviewResult>
  'PATCH /app/admin/companies/:id/status': Json<typeof moderation.ReviewResult, typeof moderation.CompanyDecision>
  'POST /app/admin/companies/:id/restore': Call<typeof moderation.ReviewResult>
  'POST /app/admin/products/:id/restore': Call<typeof moderation.ReviewResult>
  'POST /app/admin/companies/:id/decisions': Json<typeof moderation.AllReviewsResult, typeof moderation.AllDecision>
  'DELETE /app/admin/companies/:id/verifications': Call<null, typeof moderation.VerificationQuery>
  'POST /app/admin/companies/:id/verifications': Json<
    typeof moderation.Verifications,
    typeof moderation.VerificationInput
  >
  'GET /app/admin/products': Call<typeof moderation.ProductQueue, typeof moderation.QueueQuery>
  'POST /app/admin/products/:id/refused-change': Json<typeof moderation.ReviewResult, typeof moderation.ChangeRefusal>
  'POST /app/admin/products/:id/refused-change/restore': Call<typeof moderation.ReviewResult>
  'PATCH /app/admin/products/:id/status': Json<typeof moderation.ReviewResult, typeof moderation.ProductDecision>
}
