import { accountMerges } from './account-merges.ts'
import { announcedPages } from './announced-pages.ts'
import { backup } from './backup.ts'
import { categoryGoods } from './category-goods.ts'
import { categoryTexts } from './category-texts.ts'
import { codeWordings } from './code-wordings.ts'
import { companyMerges } from './company-merges.ts'
import { decisionEmails } from './decision-emails.ts'
import { deletedRows } from './deleted-rows.ts'
import { continueEditionImports } from './edition-imports.ts'
import { endedViewings } from './ended-viewings.ts'
import { exchangeRates } from './exchange-rates.ts'
import { expiredInquiries } from './expired-inquiries.ts'
import { expiredQuotes } from './expired-quotes.ts'
import { expiredRows } from './expired-rows.ts'
import { followsJob } from './follows.ts'
import { fetchGoodsFeeds } from './goods-feeds.ts'
import { continueImportRuns } from './import-runs.ts'
import { importFiles } from './imports.ts'
import { indexTexts } from './index-texts.ts'
import type { Job } from './job.ts'
import { leadTimeFiguresJob } from './lead-time-figures.ts'
import { listPrices } from './list-prices.ts'
import { sendNotices } from './notices.ts'
import { oldEditions } from './old-editions.ts'
import { oldExchanges } from './old-exchanges.ts'
import { oldImports } from './old-imports.ts'
import { announceOpenRequests } from './open-requests.ts'
import { parameterValues } from './parameter-values.ts'
import { matchRequestLists } from './request-lists.ts'
import { requestParts } from './request-parts.ts'
import { responseFiguresJob } from './response-figures.ts'
import { retention } from './retention.ts'
import { ruledGoods } from './ruled-goods.ts'
import { searchIndex } from './search-index.ts'
import { shownProducts } from './shown-products.ts'
import { storeSizes } from './store-sizes.ts'
import { storyTexts } from './story-texts.ts'
import { suspendedGoods } from './suspended-goods.ts'
import { trustedGoods } from './trusted-goods.ts'
import { deleteUnmatchedMail } from './unmatched-mail.ts'
import { unusedFiles } from './unused-files.ts'
import { sendWebhooks } from './webhooks.ts'

/** All background jobs: scheduled ones, and those that requests queue. */
export const JOBS: Job[] = [
  suspendedGoods,
  followsJob,
  endedViewings,
  expiredRows,
  expiredInquiries,
  responseFiguresJob,
  leadTimeFiguresJob,
  expiredQuotes,
  shownProducts,
  exchangeRates,
  listPrices,
  deletedRows,
  unusedFiles,
  deleteUnmatchedMail,
  trustedGoods,
  decisionEmails,
  retention,
  ruledGoods,
  sendNotices,
  sendWebhooks,
  announcedPages,
  indexTexts,
  parameterValues,
  categoryTexts,
  categoryGoods,
  companyMerges,
  accountMerges,
  storyTexts,
  requestParts,
  announceOpenRequests,
  matchRequestLists,
  importFiles,
  continueImportRuns,
  fetchGoodsFeeds,
  oldExchanges,
  oldImports,
  continueEditionImports,
  codeWordings,
  oldEditions,
  storeSizes,
  searchIndex,
  backup,
]
