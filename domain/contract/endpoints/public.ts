/** Calls of everybody: lists, search, codes, and what is sent without an account. */

import type * as appData from '../app-data.ts'
import type * as banks from '../banks.ts'
import type * as categories from '../categories.ts'
import type * as classifier from '../classifier.ts'
import type * as codeCandidates from '../code-candidates.ts'
import type * as codeChanges from '../code-changes.ts'
import type * as codeLinks from '../code-links.ts'
import type * as companies from '../companies.ts'
import type * as companyMerges from '../company-merges.ts'
import type * as editionDifference from '../edition-difference.ts'
import type * as estimate from '../estimate.ts'
import type * as favourites from '../favourites.ts'
import type * as freightRoutes from '../freight-routes.ts'
import type * as importTaxes from '../import-taxes.ts'
import type * as leads from '../leads.ts'
import type * as legalEntities from '../legal-entities.ts'
import type * as legalTexts from '../legal-texts.ts'
import type * as lists from '../lists.ts'
import type * as messages from '../messages.ts'
import type * as newInquiry from '../new-inquiry.ts'
import type * as newRequest from '../new-request.ts'
import type * as openRequests from '../open-requests.ts'
import type * as products from '../products.ts'
import type * as regulations from '../regulations.ts'
import type * as reports from '../reports.ts'
import type * as requestFiles from '../request-files.ts'
import type * as requestLists from '../request-lists.ts'
import type * as requests from '../requests.ts'
import type * as search from '../search.ts'
import type * as services from '../services.ts'
import type * as sitemap from '../sitemap.ts'
import type * as stories from '../stories.ts'
import type * as suggestions from '../suggestions.ts'
import type * as tags from '../tags.ts'
import type * as withdrawn from '../withdrawn.ts'
import type { Bare, Sent, WithFile } from './call.ts'

export interface PublicEndpoints {
  'GET /api/categories': Bare<typeof categories.CategoryTree, typeof categories.CategoryQuery>
  'GET /api/categories/:id': Bare<typeof categories.CategoryResponse>
  'GET /api/products': Bare<typeof products.ProductList, typeof products.ProductListQuery>
  'GET /api/products/filter': Bare<typeof products.ProductFacets, typeof products.ProductFacetsQuery>
  'GET /api/products/:id': Bare<typeof products.ProductResponse>
  'GET /api/products/:id/products': Bare<typeof products.SimilarProducts>
  'GET /api/companies': Bare<typeof companies.CompanyList, typeof companies.CompanyListQuery>
  'GET /api/companies/:id': Bare<typeof companies.CompanyResponse>
  'GET /api/companies/:id/current': Bare<typeof companyMerges.CurrentCompany>
  'GET /api/companies/:id/products': Bare<typeof products.ProductList, typeof companies.CompanyProductsQuery>
  'GET /dev/suppliers/filter': Bare<typeof companies.SupplierFacets, typeof companies.SupplierFacetsQuery>
  'GET /api/services': Bare<typeof services.ServiceTree>
  'GET /api/services/import': Bare<typeof freightRoutes.Bringers, typeof freightRoutes.BringQuery>
  'GET /api/company-services': Bare<typeof companies.CompanyList, typeof companies.ServiceCompanyListQuery>
  'GET /api/company-services/:id': Bare<typeof companies.CompanyResponse>
  'GET /dev/services/filter': Bare<typeof companies.ServiceCompanyFacets, typeof companies.ServiceFacetsQuery>
  'GET /api/stories': Bare<typeof stories.StoryList, typeof stories.StoryListQuery>
  'GET /api/stories/random': Bare<typeof stories.RandomStories, typeof stories.RandomStoriesQuery>
  'GET /api/stories/:id': Bare<typeof stories.StoryResponse>
  'GET /api/legal-texts/:text': Bare<typeof legalTexts.ShownLegalTextResponse, typeof legalTexts.LegalTextQuery>
  'GET /api/tags': Bare<typeof tags.TagList>
  'GET /api/okved/tree': Bare<typeof classifier.TreeResponse, typeof classifier.TreeQuery>
  'GET /api/tnved/tree': Bare<typeof classifier.TreeResponse, typeof classifier.TreeQuery>
  'GET /api/okved/changes': Bare<typeof codeChanges.CodeChangeList, typeof codeChanges.CodeChangesQuery>
  'GET /api/tnved/changes': Bare<typeof codeChanges.CodeChangeList, typeof codeChanges.CodeChangesQuery>
  'GET /api/okved/difference': Bare<
    typeof editionDifference.EditionDifferenceResponse,
    typeof editionDifference.DifferenceQuery
  >
  'GET /api/tnved/difference': Bare<
    typeof editionDifference.EditionDifferenceResponse,
    typeof editionDifference.DifferenceQuery
  >
  'GET /api/okved/texts': Bare<typeof classifier.EditionTextList>
  'GET /api/tnved/texts': Bare<typeof classifier.EditionTextList>
  'GET /api/tnved/makers': Bare<typeof codeLinks.Makers, typeof codeLinks.MakersQuery>
  'GET /api/okved/goods': Bare<typeof codeLinks.ActivityGoods, typeof codeLinks.ActivityGoodsQuery>
  'GET /api/tnved/candidates': Bare<typeof codeCandidates.CandidatesResponse, typeof codeCandidates.CandidatesQuery>
  'GET /api/tnved/taxes': Bare<typeof importTaxes.ImportTaxes, typeof importTaxes.ImportTaxesQuery>
  'GET /api/tnved/regulations': Bare<typeof regulations.RegulationsOfCode, typeof regulations.RegulationsQuery>
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
  'POST /api/requests': Sent<typeof newRequest.SendRequestResponse, typeof newRequest.NewRequest>
  'POST /api/requests/files': WithFile<typeof requestFiles.RequestFileResponse>
  'GET /api/requests/:receipt': Bare<typeof newRequest.RequestCopyResponse>
  'DELETE /api/requests/:receipt': Bare<null>
  'POST /api/inquiries': Sent<typeof newInquiry.SendInquiryResponse, typeof newInquiry.NewInquiry>
  'GET /api/inquiries/:receipt': Bare<typeof newInquiry.InquiryCopyResponse>
  'DELETE /api/inquiries/:receipt': Bare<null>
  'POST /api/request-lists': Sent<typeof requestLists.SaveRequestListResponse, typeof requestLists.NewRequestList>
  'GET /api/request-lists/:token': Bare<typeof requestLists.RequestListResponse, typeof requestLists.RequestListQuery>
  'PATCH /api/request-lists/:token': Sent<
    typeof requestLists.SaveRequestListResponse,
    typeof requestLists.RequestListChange
  >
  'POST /api/leads': Sent<typeof leads.SendLeadResponse, typeof leads.NewLead>
  'POST /api/reports': Sent<typeof reports.SendReportResponse, typeof reports.NewReport>
  'GET /api/reports/:receipt': Bare<typeof reports.ReportCopyResponse>
  'POST /api/reports/:receipt/appeal': Sent<typeof reports.ReportCopyResponse, typeof reports.ReportAppeal>
  'POST /api/products/:id/favourite': Bare<typeof favourites.FavouriteResponse>
  'DELETE /api/products/:id/favourite': Bare<typeof favourites.FavouriteResponse>
  'GET /api/lists/:token': Bare<typeof lists.LinkedListResponse>
  'GET /api/conversations/:id': Bare<typeof requests.RequestResponse>
  'GET /api/conversations/:id/messages': Bare<typeof messages.MessageList, typeof messages.MessagesQuery>
  'POST /api/conversations/:id/messages': Sent<typeof messages.MessageResponse, typeof messages.NewMessage>
  'POST /api/conversations/:id/contact': Bare<typeof requests.RequestResponse>
  'POST /api/conversations/:id/read': Sent<typeof messages.ReadMarkResponse, typeof messages.ReadMark>
  'POST /api/conversations/:id/translations': Sent<typeof messages.TranslationResponse, typeof messages.TranslationOf>
  'GET /api/banks/:bic': Bare<typeof banks.BankResponse>
  'GET /dev/legal_entry': Bare<typeof legalEntities.LegalEntryResponse, typeof legalEntities.LegalEntryQuery>
  'POST /api/requests/:receipt/open': Sent<
    typeof openRequests.OpenedRequestResponse,
    typeof openRequests.OpenRequestConfirmation
  >
  'DELETE /api/requests/:receipt/open': Bare<null>
}
