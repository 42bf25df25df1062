/** Calls of an organization’s members about its goods: products, imports and feeds. */

import type * as exchange from '../exchange.ts'
import type * as goodsFeeds from '../goods-feeds.ts'
import type * as goodsRules from '../goods-rules.ts'
import type * as importCategories from '../import-categories.ts'
import type * as imports from '../imports.ts'
import type * as company from '../organization-company.ts'
import type * as ownProducts from '../organization-products.ts'
import type * as partnerFeeds from '../partner-feeds.ts'
import type * as pictureNames from '../picture-names.ts'
import type * as assist from '../product-assist.ts'
import type * as cells from '../product-cells.ts'
import type * as productEdits from '../product-edits.ts'
import type * as sections from '../product-sections.ts'
import type * as productTranslations from '../product-translations.ts'
import type * as variants from '../product-variants.ts'
import type * as articles from '../products-by-article.ts'
import type * as proposed from '../proposed-categories.ts'
import type * as wordings from '../wordings.ts'
import type { Call, Json, WithFile } from './call.ts'

export interface GoodsEndpoints {
  'GET /api/profile/company/exchange': Call<typeof exchange.ExchangeState>
  'GET /api/profile/company/feeds': Call<typeof goodsFeeds.FeedList>
  'POST /api/profile/company/feeds': Json<typeof goodsFeeds.FeedResponse, typeof goodsFeeds.NewFeed>
  'GET /api/profile/company/feeds/:id/runs': Call<typeof goodsFeeds.FeedRuns>
  'POST /api/profile/company/feeds/:id/fetch': Call<typeof goodsFeeds.FeedResponse>
  'DELETE /api/profile/company/feeds/:id': Call<null>
  'GET /api/profile/company/partner-feeds': Call<typeof partnerFeeds.PartnerFeedList>
  'POST /api/profile/company/partner-feeds': Json<
    typeof partnerFeeds.MadePartnerFeed,
    typeof partnerFeeds.NewPartnerFeed
  >
  'GET /api/profile/company/partner-feeds/:id/fetches': Call<typeof partnerFeeds.PartnerFetches>
  'PUT /api/profile/company/partner-feeds/:id/token': Call<typeof partnerFeeds.MadePartnerFeed>
  'DELETE /api/profile/company/partner-feeds/:id/token': Call<null>
  'DELETE /api/profile/company/partner-feeds/:id': Call<null>
  'GET /api/profile/company/imports': Call<typeof imports.ImportList, typeof imports.ImportsQuery>
  'POST /api/profile/company/imports/uploads': Json<typeof imports.ImportStatusResponse, typeof imports.NewUpload>
  'POST /api/profile/company/imports/:id/parts': WithFile<typeof imports.UploadPartResponse, typeof imports.PartQuery>
  'POST /api/profile/company/imports/:id/complete': Call<typeof imports.ImportStatusResponse>
  'GET /api/profile/company/imports/:id': Call<typeof imports.ImportResponse>
  'PATCH /api/profile/company/imports/:id': Json<typeof imports.ImportStatusResponse, typeof imports.ImportAnswers>
  'GET /api/profile/company/imports/:id/categories': Call<
    typeof importCategories.FileCategories,
    typeof importCategories.FileCategoriesQuery
  >
  'PATCH /api/profile/company/imports/:id/categories': Json<
    typeof imports.ImportStatusResponse,
    typeof importCategories.CategoryChoices
  >
  'POST /api/profile/company/imports/:id/apply': Json<typeof imports.ImportStatusResponse, typeof imports.ImportChoice>
  'POST /api/profile/company/imports/:id/undo': Call<typeof imports.ImportStatusResponse>
  'POST /api/profile/company/imports/:id/discard': Call<typeof imports.ImportStatusResponse>
  'POST /api/profile/company/product-edits': Json<typeof imports.ImportStatusResponse, typeof productEdits.NewEdit>
  'POST /api/profile/company/product-edits/cells': Json<typeof cells.CellsResponse, typeof cells.CellsInput>
  'GET /api/profile/company/product-edits/:id': Call<typeof productEdits.EditResponse>
  'PATCH /api/profile/company/product-edits/:id': Json<
    typeof imports.ImportStatusResponse,
    typeof productEdits.EditChange
  >
  'POST /api/profile/company/product-edits/:id/apply': Call<typeof imports.ImportStatusResponse>
  'POST /api/profile/company/product-edits/:id/undo': Call<typeof imports.ImportStatusResponse>
  'POST /api/profile/company/product-edits/:id/discard': Call<typeof imports.ImportStatusResponse>
  'GET /api/profile/company/products/:id/rule': Call<typeof goodsRules.AppliedRuleResponse>
  'PUT /api/profile/company/products/by-article': Json<typeof articles.ArticleResults, typeof articles.ArticleBatch>
  'GET /api/profile/company/products': Call<typeof ownProducts.OwnProductList, typeof ownProducts.OwnProductsQuery>
  'POST /api/profile/company/products': Json<typeof ownProducts.OwnProductResponse, typeof ownProducts.NewProduct>
  'GET /api/profile/company/products/:id': Call<typeof ownProducts.OwnProductResponse>
  'PATCH /api/profile/company/products/:id': Json<
    typeof ownProducts.OwnProductResponse,
    typeof ownProducts.ProductChange
  >
  'PATCH /api/profile/company/products/:id/status': Json<
    typeof ownProducts.OwnProductResponse,
    typeof ownProducts.ProductStatusChange
  >
  'GET /api/profile/company/products/proposed-categories': Call<
    typeof proposed.ProposedCategories,
    typeof proposed.ProposedCategoriesQuery
  >
  'POST /api/profile/company/products/translations': Json<
    typeof productTranslations.ProductDrafts,
    typeof productTranslations.ProductTexts
  >
  'POST /api/profile/company/products/picture-names': Json<
    typeof pictureNames.NamedPictures,
    typeof pictureNames.PictureNames
  >
  'POST /api/profile/company/products/:id/preview': Json<typeof assist.PreviewResponse, typeof assist.PreviewInput>
  'GET /api/profile/company/products/:id/facts/suggested': Call<typeof assist.SuggestedFacts>
  'PUT /api/profile/company/products/:id/facts': Json<typeof wordings.FactsResponse, typeof wordings.FactsInput>
  'GET /api/profile/company/products/:id/prices': Call<typeof sections.PricesResponse>
  'PUT /api/profile/company/products/:id/prices': Json<typeof sections.PricesResponse, typeof sections.PricesInput>
  'GET /api/profile/company/products/:id/variants': Call<typeof variants.VariantsResponse>
  'PUT /api/profile/company/products/:id/variants': Json<
    typeof variants.VariantsResponse,
    typeof variants.VariantsInput
  >
  'GET /api/profile/company/products/:id/files': Call<typeof sections.ProductFilesResponse>
  'POST /api/profile/company/products/:id/files': Json<
    typeof sections.ProductFilesResponse,
    typeof sections.ProductFileInput
  >
  'DELETE /api/profile/company/products/:id/files': Call<null, typeof company.RemovedFileQuery>
}
