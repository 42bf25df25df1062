import { deletedRows } from './deleted-rows.ts'
import { exchangeRates } from './exchange-rates.ts'
import { expiredRows } from './expired-rows.ts'
import type { Job } from './job.ts'
import { listPrices } from './list-prices.ts'
import { unusedFiles } from './unused-files.ts'

/** Everything that runs by the clock (wrangler.toml, `crons`), in the order it runs. */
export const JOBS: Job[] = [expiredRows, exchangeRates, listPrices, deletedRows, unusedFiles]
