/** /api/operator/border-rates: VAT, fees and excise of imports (docs/behaviour.md, "Rates at the border"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { BorderRateList, BorderRateResponse, NewBorderRate } from '../../../../domain/contract/border-rates.ts'
import { MAX_BORDER_RATES } from '../../../../domain/limits.ts'
import { selectBorderRates, toBorderRate } from '../../../db/border-rates.ts'
import { type Database, database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { borderRates as table } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { deleteListed, refuseMore } from '../edited-list.ts'

const TAG = 'definitions'
const UNKNOWN = 'border-rate.unknown'

const readOne = async (db: Database, id: string) => {
  const [row] = await db.select().from(table).where(sql`${table.id} = ${id}`)
  return row
}

const refuseTooMany = () => refuseMore('border_rates', MAX_BORDER_RATES, 'border-rates.too-many')

export const borderRatesRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'VAT, customs fees and excise that estimates are calculated with', BorderRateList),
    requires('border-rate.read'),
    async (c) => c.json({ data: (await selectBorderRates(database(c.env.DB))).map(toBorderRate) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds a rate of VAT, a customs fee or a possible excise; estimates use it from its first day on',
      { 201: BorderRateResponse },
      { 409: `There are ${MAX_BORDER_RATES} already: \`border-rates.too-many\`` },
    ),
    requires('border-rate.edit'),
    body(NewBorderRate),
    async (c) => {
      const row = { ...c.req.valid('json'), id: newId(), version: 1, updatedAt: Date.now() }
      const insert = database(c.env.DB).insert(table).values(row)
      return commit(c, [refuseTooMany(), insert], editResult(201, toBorderRate(row), 1))
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Changes a rate, fee or excise; the body has all of its fields',
      { 200: BorderRateResponse },
      EDIT_FAILURES,
    ),
    requires('border-rate.edit'),
    body(NewBorderRate),
    async (c) => {
      const { num, id, version } = await loadOwn(c, UNKNOWN, readOne)
      const row = { ...c.req.valid('json'), id, version: version + 1, updatedAt: Date.now() }
      const update = database(c.env.DB).update(table).set(row).where(sql`${table.num} = ${num}`)
      const writes = [...unchangedRow(c, 'border_rates', num, version), update]
      return commit(c, writes, editResult(200, toBorderRate(row), row.version))
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Removes a row', { 204: null }, EDIT_FAILURES),
    requires('border-rate.edit'),
    (c) => deleteListed(c, 'border_rates', UNKNOWN),
  )
