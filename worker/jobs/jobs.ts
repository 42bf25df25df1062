import { decisionEmails } from './decision-emails.ts'
import { deletedRows } from './deleted-rows.ts'
import { exchangeRates } from './exchange-rates.ts'
import { expiredRows } from './expired-rows.ts'
import { followGoodsJob } from './follow-goods.ts'
import type { Job } from './job.ts'
import { listPrices } from './list-prices.ts'
import { unusedFiles } from './unused-files.ts'

/** All scheduled jobs (wrangler.toml, `crons`), in the order in which they run. */
export const JOBS: Job[] = [
  followGoodsJob,
  expiredRows,
  exchangeRates,
  listPrices,
  deletedRows,
  unusedFiles,
  decisionEmails,
]
