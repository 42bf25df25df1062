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
import type { Call, Json, WithFile } from './call.ts'

export interface PublicEndpoints {
  'GET /api/categories': Call<typeof categories.CategoryTree, typeof categories.CategoryQuery>
  'GET /api/categories/:id': Call<typeof categories.CategoryResponse>
  'GET /api/products': Call<typeof products.ProductList, typeof products.ProductListQuery>
  'GET /api/products/filter': Call<typeof products.ProductFacets, typeof products.ProductFacetsQuery>
  'GET /api/products/:id': Call<typeof products.ProductResponse>
  'GET /api/products/:id/products': Call<typeof products.SimilarProducts>
  'GET /api/companies': Call<typeof companies.CompanyList, typeof companies.CompanyListQuery>
  'GET /api/companies/:id': Call<typeof companies.CompanyResponse>
  'GET /api/companies/:id/current': Call<typeof companyMerges.CurrentCompany>
  'GET /api/companies/:id/products': Call<typeof products.ProductList, typeof companies.CompanyProductsQuery>
  'GET /dev/suppliers/filter': Call<typeof companies.SupplierFacets, typeof companies.SupplierFacetsQuery>
  'GET /api/services': Call<typeof services.ServiceTree>
  'GET /api/services/import': Call<typeof freightRoutes.Bringers, typeof freightRoutes.BringQuery>
  'GET /api/company-services': Call<typeof companies.CompanyList, typeof companies.ServiceCompanyListQuery>
  'GET /api/company-services/:id': Call<typeof companies.CompanyResponse>
  'GET /dev/services/filter': Call<typeof companies.ServiceCompanyFacets, typeof companies.ServiceFacetsQuery>
  'GET /api/stories': Call<typeof stories.StoryList, typeof stories.StoryListQuery>
  'GET /api/stories/random': Call<typeof stories.RandomStories, typeof stories.RandomStoriesQuery>
  'GET /api/stories/:id': Call<typeof stories.StoryResponse>
  'GET /api/legal-texts/:text': Call<typeof legalTexts.ShownLegalTextResponse, typeof legalTexts.LegalTextQuery>
  'GET /api/tags': Call<typeof tags.TagList>
  'GET /api/okved/tree': Call<typeof classifier.TreeResponse, typeof classifier.TreeQuery>
  'GET /api/tnved/tree': Call<typeof classifier.TreeResponse, typeof classifier.TreeQuery>
  'GET /api/okved/changes': Call<typeof codeChanges.CodeChangeList, typeof codeChanges.CodeChangesQuery>
  'GET /api/tnved/changes': Call<typeof codeChanges.CodeChangeList, typeof codeChanges.CodeChangesQuery>
  'GET /api/okved/difference': Call<
    typeof editionDifference.EditionDifferenceResponse,
    typeof editionDifference.DifferenceQuery
  >
  'GET /api/tnved/difference': Call<
    typeof editionDifference.EditionDifferenceResponse,
    typeof editionDifference.DifferenceQuery
  >
  'GET /api/okved/texts': Call<typeof classifier.EditionTextList>
  'GET /api/tnved/texts': Call<typeof classifier.EditionTextList>
  'GET /api/tnved/makers': Call<typeof codeLinks.Makers, typeof codeLinks.MakersQuery>
  'GET /api/okved/goods': Call<typeof codeLinks.ActivityGoods, typeof codeLinks.ActivityGoodsQuery>
  'GET /api/tnved/candidates': Call<typeof codeCandidates.CandidatesResponse, typeof codeCandidates.CandidatesQuery>
  'GET /api/tnved/taxes': Call<typeof importTaxes.ImportTaxes, typeof importTaxes.ImportTaxesQuery>
  'GET /api/tnved/regulations': Call<typeof regulations.RegulationsOfCode, typeof regulations.RegulationsQuery>
  'GET /api/tnved/estimate': Call<typeof estimate.EstimateResponse, typeof estimate.EstimateQuery>
  'GET /dev/okved2': Call<typeof classifier.CodeLookup, typeof classifier.LookupQuery>
  'GET /dev/search': Call<typeof search.SearchResults, typeof search.SearchQuery>
  'GET /dev/search/narrowed': Call<typeof search.NarrowedSearch, typeof search.ProductSearchQuery>
  'POST /suggestions/api/4_1/rs/suggest/address': Json<
    typeof suggestions.AddressSuggestions,
    typeof suggestions.AddressQuery
  >
  'GET /app/data': Call<typeof appData.AppData>
  'GET /app/sitemap': Call<typeof sitemap.SitemapParts>
  'GET /app/sitemap/:kind': Call<typeof sitemap.SitemapRows, typeof sitemap.SitemapQuery>
  'GET /app/withdrawn/:id': Call<typeof withdrawn.WithdrawnResponse, typeof withdrawn.WithdrawnQuery>
  'POST /api/requests': Json<typeof newRequest.SendRequestResponse, typeof newRequest.NewRequest>
  'POST /api/requests/files': WithFile<typeof requestFiles.RequestFileResponse>
  'GET /api/requests/:receipt': Call<typeof newRequest.RequestCopyResponse>
  'DELETE /api/requests/:receipt': Call<null>
  'POST /api/inquiries': Json<typeof newInquiry.SendInquiryResponse, typeof newInquiry.NewInquiry>
  'GET /api/inquiries/:receipt': Call<typeof newInquiry.InquiryCopyResponse>
  'DELETE /api/inquiries/:receipt': Call<null>
  'POST /api/request-lists': Json<typeof requestLists.SaveRequestListResponse, typeof requestLists.NewRequestList>
  'GET /api/request-lists/:token': Call<typeof requestLists.RequestListResponse, typeof requestLists.RequestListQuery>
  'PATCH /api/request-lists/:token': Json<
    typeof requestLists.SaveRequestListResponse,
    typeof requestLists.RequestListChange
  >
  'POST /api/leads': Json<typeof leads.SendLeadResponse, typeof leads.NewLead>
  'POST /api/reports': Json<typeof reports.SendReportResponse, typeof reports.NewReport>
  'GET /api/reports/:receipt': Call<typeof reports.ReportCopyResponse>
  'POST /api/reports/:receipt/appeal': Json<typeof reports.ReportCopyResponse, typeof reports.ReportAppeal>
  'POST /api/products/:id/favourite': Call<typeof favourites.FavouriteResponse>
  'DELETE /api/products/:id/favourite': Call<typeof favourites.FavouriteResponse>
  'GET /api/lists/:token': Call<typeof lists.LinkedListResponse>
  'GET /api/conversations/:id': Call<typeof requests.RequestResponse>
  'GET /api/conversations/:id/messages': Call<typeof messages.MessageList, typeof messages.MessagesQuery>
  'POST /api/conversations/:id/messages': Json<typeof messages.MessageResponse, typeof messages.NewMessage>
  'POST /api/conversations/:id/contact': Call<typeof requests.RequestResponse>
  'POST /api/conversations/:id/read': Json<typeof messages.ReadMarkResponse, typeof messages.ReadMark>
  'POST /api/conversations/:id/translations': Json<typeof messages.TranslationResponse, typeof messages.TranslationOf>
  'GET /api/banks/:bic': Call<typeof banks.BankResponse>
  'GET /dev/legal_entry': Call<typeof legalEntities.LegalEntryResponse, typeof legalEntities.LegalEntryQuery>
  'POST /api/requests/:receipt/open': Json<
    typeof openRequests.OpenedRequestResponse,
    typeof openRequests.OpenRequestConfirmation
  >
  'DELETE /api/requests/:receipt/open': Call<null>
}
