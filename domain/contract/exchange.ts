/** /api/profile/company/exchange: the state of the exchange with 1C, and the results of imports that no person has started. */
import * as v from 'valibot'
import { RUN_REASONS, RUN_STATUSES } from '../price-list/import-runs.ts'
import { STORED } from './values.ts'

export const ImportRun = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.description('Name of the file')),
  status: v.picklist(RUN_STATUSES),
  reason: v.pipe(v.nullable(v.picklist(RUN_REASONS)), v.description('Why it waits, or has failed')),
  detail: v.string(),
  import: v.pipe(v.nullable(v.string()), v.description('The import that it has begun; null: no file has come')),
  goods: v.pipe(v.nullable(v.number()), v.description('How many goods the file has')),
  createdAt: v.string(),
})
export type ImportRun = v.InferOutput<typeof ImportRun>

export const RUN: ImportRun = {
  id: STORED.id,
  name: 'import0_1.xml',
  status: 'waiting',
  reason: 'shrinks',
  detail: '',
  import: STORED.id,
  goods: 800,
  createdAt: STORED.createdAt,
}

export const ExchangeState = v.pipe(
  v.object({
    data: v.object({
      seenAt: v.pipe(v.nullable(v.string()), v.description('When 1C was here last; null: never')),
      waiting: v.pipe(v.number(), v.description('Requests and orders that it has not taken yet, up to 200')),
      runs: v.pipe(v.array(ImportRun), v.description('The last 30 imports, latest first')),
    }),
  }),
  v.examples([{ data: { seenAt: STORED.createdAt, waiting: 2, runs: [RUN] } }]),
)
export type ExchangeState = v.InferOutput<typeof ExchangeState>['data']
