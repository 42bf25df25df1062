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
import type { Bare, Sent, WithFile } from './call.ts'

export interface GoodsEndpoints {
  'GET /api/profile/company/exchange': Bare<typeof exchange.ExchangeState>
  'GET /api/profile/company/feeds': Bare<typeof goodsFeeds.FeedList>
  'POST /api/profile/company/feeds': Sent<typeof goodsFeeds.FeedResponse, typeof goodsFeeds.NewFeed>
  'GET /api/profile/company/feeds/:id/runs': Bare<typeof goodsFeeds.FeedRuns>
  'POST /api/profile/company/feeds/:id/fetch': Bare<typeof goodsFeeds.FeedResponse>
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
  'POST /api/profile/company/imports/uploads': Sent<typeof imports.ImportStatusResponse, typeof imports.NewUpload>
  'POST /api/profile/company/imports/:id/parts': WithFile<typeof imports.UploadPartResponse, typeof imports.PartQuery>
  'POST /api/profile/company/imports/:id/complete': Bare<typeof imports.ImportStatusResponse>
  'GET /api/profile/company/imports/:id': Bare<typeof imports.ImportResponse>
  'PATCH /api/profile/company/imports/:id': Sent<typeof imports.ImportStatusResponse, typeof imports.ImportAnswers>
  'GET /api/profile/company/imports/:id/categories': Bare<
    typeof importCategories.FileCategories,
    typeof importCategories.FileCategoriesQuery
  >
  'PATCH /api/profile/company/imports/:id/categories': Sent<
    typeof imports.ImportStatusResponse,
    typeof importCategories.CategoryChoices
  >
  'POST /api/profile/company/imports/:id/apply': Sent<typeof imports.ImportStatusResponse, typeof imports.ImportChoice>
  'POST /api/profile/company/imports/:id/undo': Bare<typeof imports.ImportStatusResponse>
  'POST /api/profile/company/imports/:id/discard': Bare<typeof imports.ImportStatusResponse>
  'POST /api/profile/company/product-edits': Sent<typeof imports.ImportStatusResponse, typeof productEdits.NewEdit>
  'POST /api/profile/company/product-edits/cells': Sent<typeof cells.CellsResponse, typeof cells.CellsInput>
  'GET /api/profile/company/product-edits/:id': Bare<typeof productEdits.EditResponse>
  'PATCH /api/profile/company/product-edits/:id': Sent<
    typeof imports.ImportStatusResponse,
    typeof productEdits.EditChange
  >
  'POST /api/profile/company/product-edits/:id/apply': Bare<typeof imports.ImportStatusResponse>
  'POST /api/profile/company/product-edits/:id/undo': Bare<typeof imports.ImportStatusResponse>
  'POST /api/profile/company/product-edits/:id/discard': Bare<typeof imports.ImportStatusResponse>
  'GET /api/profile/company/products/:id/rule': Bare<typeof goodsRules.AppliedRuleResponse>
  'PUT /api/profile/company/products/by-article': Sent<typeof articles.ArticleResults, typeof articles.ArticleBatch>
  'GET /api/profile/company/products': Bare<typeof ownProducts.OwnProductList, typeof ownProducts.OwnProductsQuery>
  'POST /api/profile/company/products': Sent<typeof ownProducts.OwnProductResponse, typeof ownProducts.NewProduct>
  'GET /api/profile/company/products/:id': Bare<typeof ownProducts.OwnProductResponse>
  'PATCH /api/profile/company/products/:id': Sent<
    typeof ownProducts.OwnProductResponse,
    typeof ownProducts.ProductChange
  >
  'PATCH /api/profile/company/products/:id/status': Sent<
    typeof ownProducts.OwnProductResponse,
    typeof ownProducts.ProductStatusChange
  >
  'GET /api/profile/company/products/proposed-categories': Bare<
    typeof proposed.ProposedCategories,
    typeof proposed.ProposedCategoriesQuery
  >
  'POST /api/profile/company/products/translations': Sent<
    typeof productTranslations.ProductDrafts,
    typeof productTranslations.ProductTexts
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
  'GET /api/profile/company/products/:id/variants': Bare<typeof variants.VariantsResponse>
  'PUT /api/profile/company/products/:id/variants': Sent<
    typeof variants.VariantsResponse,
    typeof variants.VariantsInput
  >
  'GET /api/profile/company/products/:id/files': Bare<typeof sections.ProductFilesResponse>
  'POST /api/profile/company/products/:id/files': Sent<
    typeof sections.ProductFilesResponse,
    typeof sections.ProductFileInput
  >
  'DELETE /api/profile/company/products/:id/files': Bare<null, typeof company.RemovedFileQuery>
}
