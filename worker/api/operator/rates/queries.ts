import { sql } from 'drizzle-orm'
import { type DeskRate, type DeskUnits, FOREIGN_CURRENCIES } from '../../../../domain/contract/desk-rates.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import { UNIT_CODES, UNITS } from '../../../../domain/trade-terms.ts'
import type { Database } from '../../../db/connection.ts'
import { rates } from '../../../db/schema.ts'
import { decoded } from '../../../db/select.ts'

/** Earlier rates of a currency that are shown. */
const MAX_PAST = 10

type Stored = [rub: number, dated: string, source: string | null, reason: string | null, setAt: number]

const history = decoded<Stored[]>(
  sql`(SELECT json_group_array(json_array(rub, dated, source, reason, set_at)) FROM (SELECT * FROM rate_history AS past
    WHERE past.currency = rates.currency ORDER BY past.dated DESC, past.set_at DESC LIMIT ${MAX_PAST}))`,
  'history',
)

/** @returns every currency but the rouble, also those without a rate */
export async function readDeskRates(db: Database): Promise<DeskRate[]> {
  const rows = await db.select({ row: rates, history }).from(rates)
  return FOREIGN_CURRENCIES.map((currency) => {
    const found = rows.find(({ row }) => row.currency === currency)
    if (!found) return { currency, rub: null, dated: null, source: null, reason: null, history: [] }
    const { rub, dated, source, reason } = found.row
    const past = found.history.map(([rub, dated, source, reason, setAt]) => ({
      rub,
      dated,
      source,
      reason,
      setAt: setAt === 0 ? null : new Date(setAt).toISOString(),
    }))
    return { currency, rub, dated, source, reason, history: past }
  })
}

/** Goods are counted in listing_steps, where a product has one row at the step of 1,000 for each unit that it is priced by. */
export async function readUnits(db: Database): Promise<DeskUnits['data']> {
  const rows = await db.all<{ unit: string; goods: number }>(
    sql`SELECT value AS unit, (SELECT count(*) FROM (SELECT 1 FROM listing_steps
      WHERE ancestor = 0 AND unit = value AND step = 1000 LIMIT ${MAX_COUNTED})) AS goods
      FROM json_each(${JSON.stringify(UNITS)})`,
  )
  const counts = new Map(rows.map(({ unit, goods }) => [unit, goods]))
  return UNITS.map((unit) => ({ unit, code: UNIT_CODES[unit], goods: counts.get(unit) ?? 0 }))
}

/** @returns when rates were fetched last, and the error of that, if any */
export async function readLastFetch(db: Database): Promise<{ fetchedAt: string | null; fault: string | null }> {
  const [row] = await db.all<{ at: number | null; fault: string | null }>(
    sql`SELECT finished_at AS at, error AS fault FROM jobs WHERE name = 'exchange-rates'`,
  )
  return { fetchedAt: isoOrNull(row?.at ?? null), fault: row?.fault ?? null }
}
