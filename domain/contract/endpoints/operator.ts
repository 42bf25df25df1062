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
import type { Bare, Sent } from './call.ts'

export interface OperatorEndpoints {
  'GET /api/operator/confirmation': Bare<typeof confirmation.ActConfirmation>
  'POST /api/operator/confirmation/code': Sent<typeof auth.CodeSent, typeof confirmation.ConfirmationCode>
  'POST /api/operator/confirmation': Sent<typeof confirmation.ActConfirmation, typeof confirmation.ActProof>
  'GET /api/operator/stories': Bare<typeof deskStories.DeskStories, typeof deskStories.DeskStoriesQuery>
  'POST /api/operator/stories': Sent<typeof deskStories.DeskStoryResponse, typeof deskStories.StoryContent>
  'GET /api/operator/stories/:id': Bare<typeof deskStories.DeskStoryResponse>
  'PATCH /api/operator/stories/:id': Sent<typeof deskStories.DeskStoryResponse, typeof deskStories.StoryContent>
  'PATCH /api/operator/stories/:id/status': Sent<typeof deskStories.DeskStoryResponse, typeof deskStories.StoryStep>
  'POST /api/operator/stories/:id/pictures': Sent<
    typeof deskStories.DeskStoryResponse,
    typeof deskStories.NewStoryPicture
  >
  'GET /api/operator/stories/:id/versions': Bare<typeof deskStories.StoryVersions>
  'GET /api/operator/stories/:id/versions/:version': Bare<typeof deskStories.StoryVersionContent>
  'GET /api/operator/tags': Bare<typeof deskStories.DeskTags, typeof LocaleQuery>
  'POST /api/operator/tags': Sent<typeof deskStories.DeskTagResponse, typeof deskStories.NewTag>
  'GET /api/operator/category-proposals': Bare<
    typeof categoryProposals.Proposals,
    typeof categoryProposals.ProposalsQuery
  >
  'PATCH /api/operator/category-proposals/:id': Sent<
    typeof categoryProposals.DecideProposalResponse,
    typeof categoryProposals.ProposalDecision
  >
  'GET /api/operator/reports': Bare<typeof reports.DeskReports, typeof reports.ReportsQuery>
  'PATCH /api/operator/reports/:id': Sent<typeof reports.DecideReportResponse, typeof reports.ReportVerdict>
  'GET /app/admin/claims': Bare<typeof claims.ClaimList>
  'PATCH /app/admin/claims/:id': Sent<typeof companyRequests.DecideRequestResponse, typeof claims.ClaimDecision>
  'GET /api/operator/overview': Bare<typeof operatorOverview.OperatorOverview>
  'GET /api/operator/empty-searches': Bare<typeof emptySearches.EmptySearchList, typeof emptySearches.EmptySearchQuery>
  'GET /api/operator/reviews': Bare<typeof reviews.ReviewList, typeof reviews.ReviewQuery>
  'GET /api/operator/reviews/products/:id': Bare<typeof reviews.ProductReview, typeof reviews.ReviewFilters>
  'GET /api/operator/reviews/companies/:id': Bare<typeof reviews.CompanyReview, typeof reviews.ReviewFilters>
  'PUT /api/operator/reviews/products/:id/claim': Sent<typeof reviews.ReviewClaimResult, typeof reviews.ReviewClaiming>
  'DELETE /api/operator/reviews/products/:id/claim': Bare<null>
  'PUT /api/operator/reviews/companies/:id/claim': Sent<typeof reviews.ReviewClaimResult, typeof reviews.ReviewClaiming>
  'DELETE /api/operator/reviews/companies/:id/claim': Bare<null>
  'GET /api/operator/reasons': Bare<typeof reasons.ReasonList>
  'POST /api/operator/reasons': Sent<typeof reasons.ReasonResponse, typeof reasons.ReasonInput>
  'PATCH /api/operator/reasons/:id': Sent<typeof reasons.ReasonResponse, typeof reasons.ReasonInput>
  'DELETE /api/operator/reasons/:id': Bare<null>
  'GET /app/admin/filter/company': Bare<typeof filters.FilterResponse>
  'GET /app/admin/filter/user': Bare<typeof filters.FilterResponse>
  'GET /api/operator/companies': Bare<typeof deskCompanies.DeskCompanies, typeof deskCompanies.CompaniesQuery>
  'GET /api/operator/companies/:id': Bare<typeof deskCompanies.DeskCompanyDetails, typeof LocaleQuery>
  'POST /api/operator/companies/:id/owner': Sent<typeof merges.CompanyHandedOver, typeof merges.CompanyHandOver>
  'GET /api/operator/companies/:id/merge': Bare<typeof merges.CompanyMergePlan, typeof merges.CompanyMergeQuery>
  'POST /api/operator/companies/:id/merge': Sent<typeof merges.MergeCompanyResponse, typeof merges.CompanyMerge>
  'POST /api/operator/companies/:id/trust': Sent<typeof trust.TrustCompanyResponse, typeof trust.CompanyTrust>
  'DELETE /api/operator/companies/:id/trust': Bare<null>
  'POST /api/operator/companies/:id/evidence': Sent<
    typeof deskCompanies.AttachEvidenceResponse,
    typeof deskCompanies.Evidence
  >
  'DELETE /api/operator/companies/:id/evidence': Bare<null, typeof deskCompanies.EvidenceQuery>
  'GET /api/operator/people': Bare<typeof deskPeople.DeskPeople, typeof deskPeople.PeopleQuery>
  'GET /api/operator/people/:id': Bare<typeof deskPeople.DeskPersonDetails, typeof LocaleQuery>
  'PATCH /api/operator/people/:id': Sent<typeof deskPeople.PersonAccessResult, typeof deskPeople.PersonAccess>
  'PATCH /api/operator/people/:id/roles': Sent<typeof deskPeople.PersonRolesResult, typeof deskPeople.PersonRoles>
  'DELETE /api/operator/people/:id/sessions': Bare<null>
  'POST /api/operator/people/:id/viewing': Sent<typeof deskPeople.ViewPersonResponse, typeof deskPeople.PersonViewing>
  'DELETE /api/operator/people/:id/viewing': Bare<null>
  'POST /api/operator/people/:id/resent': Sent<typeof deskPeople.ResendNoticeResponse, typeof deskPeople.NoticeResend>
  'GET /api/operator/people/:id/merge': Bare<typeof deskPeople.PersonMergePlan, typeof deskPeople.PersonMergeQuery>
  'POST /api/operator/people/:id/merge': Sent<typeof deskPeople.MergePersonResponse, typeof deskPeople.PersonMerge>
  'POST /api/operator/people/:id/erasure': Sent<typeof deskPeople.ErasePersonResponse, typeof deskPeople.PersonErasure>
  'GET /api/operator/statistics': Bare<
    typeof siteStatistics.SiteStatisticsResponse,
    typeof siteStatistics.SiteStatisticsQuery
  >
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
  'GET /api/operator/categories/:id': Bare<typeof deskCategories.CategoryOnDeskResponse>
  'POST /api/operator/categories': Sent<typeof deskCategories.CategoryOnDeskResponse, typeof deskCategories.NewCategory>
  'PATCH /api/operator/categories/:id': Sent<
    typeof deskCategories.CategoryOnDeskResponse,
    typeof deskCategories.CategoryChange
  >
  'POST /api/operator/categories/:id/merge': Sent<
    typeof deskCategories.MergeCategoryResponse,
    typeof deskCategories.CategoryMerge
  >
  'GET /api/operator/editions': Bare<typeof editions.EditionImportList>
  'POST /api/operator/editions': Sent<typeof editions.EditionStatusResponse, typeof editions.NewEdition>
  'GET /api/operator/editions/names': Bare<typeof wordings.CodeWordingList>
  'POST /api/operator/editions/names': Sent<typeof wordings.ChangeCodeWordingResponse, typeof wordings.NewWording>
  'GET /api/operator/editions/:id': Bare<typeof editions.EditionImportResponse>
  'POST /api/operator/editions/:id/apply': Bare<typeof editions.EditionStatusResponse>
  'POST /api/operator/editions/:id/discard': Bare<typeof editions.EditionStatusResponse>
  'PATCH /api/operator/tags/:id': Sent<typeof deskStories.DeskTagResponse, typeof deskStories.NewTag>
  'POST /api/operator/tags/:id/removal': Sent<typeof deskStories.RemoveTagResponse, typeof deskStories.TagRemoval>
  'GET /api/operator/broken-feeds': Bare<typeof brokenFeeds.BrokenFeeds, typeof LocaleQuery>
  'POST /api/operator/broken-feeds/:id/fetch': Bare<typeof brokenFeeds.FetchFeedResponse>
  'GET /api/operator/api-tokens': Bare<typeof deskTokens.DeskTokens, typeof deskTokens.DeskTokensQuery>
  'POST /api/operator/api-tokens/:id/revocation': Sent<
    typeof deskTokens.RevokeTokenResponse,
    typeof deskTokens.TokenRevocation
  >
  'GET /api/operator/legal-texts': Bare<typeof legalTexts.LegalTextList>
  'POST /api/operator/legal-texts': Sent<typeof legalTexts.LegalTextOnDeskResponse, typeof legalTexts.NewLegalText>
  'GET /api/operator/legal-texts/:id': Bare<typeof legalTexts.LegalTextOnDeskResponse>
  'PATCH /api/operator/legal-texts/:id': Sent<
    typeof legalTexts.LegalTextOnDeskResponse,
    typeof legalTexts.LegalTextChange
  >
  'DELETE /api/operator/legal-texts/:id': Bare<null>
  'GET /api/operator/services': Bare<typeof deskServices.DeskServices>
  'POST /api/operator/services': Sent<typeof deskServices.DeskServiceResponse, typeof deskServices.NewService>
  'PATCH /api/operator/services/:id': Sent<typeof deskServices.DeskServiceResponse, typeof deskServices.ServiceChange>
  'POST /api/operator/services/:id/removal': Sent<
    typeof deskServices.RemoveServiceResponse,
    typeof deskServices.ServiceRemoval
  >
  'GET /api/operator/rates': Bare<typeof deskRates.DeskRates>
  'POST /api/operator/rates': Sent<typeof deskRates.SetRateResponse, typeof deskRates.RateByHand>
  'DELETE /api/operator/rates': Bare<null, typeof deskRates.RateReturn>
  'POST /api/operator/rates/fetch': Bare<typeof deskRates.FetchRatesResponse>
  'GET /api/operator/units': Bare<typeof deskRates.DeskUnits>
  'GET /api/operator/units/words': Bare<typeof unitWords.UnitWords>
  'POST /api/operator/units/words': Sent<typeof unitWords.SetUnitWordResponse, typeof unitWords.UnitWord>
  'DELETE /api/operator/units/words': Bare<null, typeof unitWords.UnitWordQuery>
  'GET /api/operator/trade-terms': Bare<typeof tradeTerms.TradeTerms>
  'PUT /api/operator/trade-terms': Sent<typeof tradeTerms.TradeTerms, typeof tradeTerms.TradeTermsChoice>
  'GET /api/operator/unsorted-goods': Bare<typeof unsortedGoods.UnsortedGoods, typeof unsortedGoods.UnsortedGoodsQuery>
  'PATCH /api/operator/unsorted-goods': Sent<typeof unsortedGoods.FileGoodsResponse, typeof unsortedGoods.GoodsFiling>
  'GET /api/operator/regulations': Bare<typeof regulations.RegulationList>
  'POST /api/operator/regulations': Sent<typeof regulations.RegulationResponse, typeof regulations.NewRegulation>
  'PATCH /api/operator/regulations/:id': Sent<typeof regulations.RegulationResponse, typeof regulations.NewRegulation>
  'DELETE /api/operator/regulations/:id': Bare<null>
  'GET /api/operator/unsorted-goods/filings': Bare<typeof unsortedGoods.Filings>
  'POST /api/operator/unsorted-goods/filings/:id/undo': Bare<typeof unsortedGoods.FileGoodsResponse>
  'GET /api/operator/settings': Bare<typeof deskSettings.DeskSettings>
  'GET /api/operator/backups': Bare<typeof backups.Backups>
  'POST /api/operator/backups': Bare<typeof backups.BackupBegun>
  'POST /api/operator/backups/downloads': Sent<typeof backups.AllowDownloadResponse, typeof backups.BackupDownload>
  'GET /api/operator/banks': Bare<typeof banks.BankDirectory>
  'GET /api/operator/goods-rules': Bare<typeof goodsRules.GoodsRuleList>
  'POST /api/operator/goods-rules': Sent<typeof goodsRules.GoodsRuleResponse, typeof goodsRules.NewGoodsRule>
  'PATCH /api/operator/goods-rules/:id': Sent<typeof goodsRules.GoodsRuleResponse, typeof goodsRules.NewGoodsRule>
  'DELETE /api/operator/goods-rules/:id': Bare<null>
  'GET /api/operator/goods-rules/:id/goods': Bare<typeof goodsRules.RuledGoodsList>
  'POST /api/operator/goods-rules/:id/withheld': Bare<typeof goodsRules.GoodsRuleResponse>
  'PATCH /app/admin/leads/:id': Sent<typeof leads.HandleLeadResponse, typeof leads.LeadHandling>
  'GET /api/operator/unmatched-mail': Bare<
    typeof unmatchedMail.UnmatchedMailList,
    typeof unmatchedMail.UnmatchedMailQuery
  >
  'POST /api/operator/unmatched-mail/:id/thread': Sent<
    typeof unmatchedMail.AssignMailResponse,
    typeof unmatchedMail.MailAssignment
  >
  'DELETE /api/operator/unmatched-mail/:id': Bare<null>
  'GET /app/admin/dead-letters': Bare<typeof deadLetters.DeadLetterList>
  'POST /app/admin/dead-letters': Sent<typeof deadLetters.DeadLettersRerun, typeof deadLetters.DeadLetterRerun>
  'GET /api/operator/open-requests': Bare<
    typeof openRequests.PublishedRequestList,
    typeof openRequests.PublishedRequestsQuery
  >
  'DELETE /api/operator/open-requests/:id': Bare<null>
  'GET /app/admin/companies': Bare<typeof moderation.CompanyQueue, typeof moderation.QueueQuery>
  'POST /app/admin/companies/:id/refused-change': Sent<typeof moderation.ReviewResult, typeof moderation.ChangeRefusal>
  'POST /app/admin/companies/:id/refused-change/restore': Bare<typeof moderation.ReviewResult>
  'PATCH /app/admin/companies/:id/status': Sent<typeof moderation.ReviewResult, typeof moderation.CompanyDecision>
  'POST /app/admin/companies/:id/restore': Bare<typeof moderation.ReviewResult>
  'POST /app/admin/products/:id/restore': Bare<typeof moderation.ReviewResult>
  'POST /app/admin/companies/:id/decisions': Sent<typeof moderation.AllReviewsResult, typeof moderation.AllDecision>
  'DELETE /app/admin/companies/:id/verifications': Bare<null, typeof moderation.VerificationQuery>
  'POST /app/admin/companies/:id/verifications': Sent<
    typeof moderation.Verifications,
    typeof moderation.VerificationInput
  >
  'GET /app/admin/products': Bare<typeof moderation.ProductQueue, typeof moderation.QueueQuery>
  'POST /app/admin/products/:id/refused-change': Sent<typeof moderation.ReviewResult, typeof moderation.ChangeRefusal>
  'POST /app/admin/products/:id/refused-change/restore': Bare<typeof moderation.ReviewResult>
  'PATCH /app/admin/products/:id/status': Sent<typeof moderation.ReviewResult, typeof moderation.ProductDecision>
}
