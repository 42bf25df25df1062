/** Goods that an earlier file had and this one has not: they may be sold out or gone, and would stay on sale unnoticed. */
import type { D1Database } from '@cloudflare/workers-types'

export interface MissingGoods {
  count: number
  /** Ids in the supplier's files, the first hundred. */
  offers: string[]
}

const PAGE = 1000
const MOST_NAMED = 100

/** @param present ids of the offers in the file */
export async function missingGoods(
  db: D1Database,
  company: number,
  present: ReadonlyMap<string, unknown>,
): Promise<MissingGoods> {
  const missing: MissingGoods = { count: 0, offers: [] }
  let after = ''
  for (;;) {
    const { results } = await db
      .prepare(
        `SELECT external_id AS id, status FROM products
          WHERE company = ?1 AND external_id > ?2 ORDER BY external_id LIMIT ?3`,
      )
      .bind(company, after, PAGE)
      .all<{ id: string; status: string }>()
    for (const { id, status } of results) {
      if (status !== 'published' || present.has(id)) continue
      missing.count += 1
      if (missing.offers.length < MOST_NAMED) missing.offers.push(id)
    }
    const last = results.at(-1)
    if (!last || results.length < PAGE) return missing
    after = last.id
  }
}
