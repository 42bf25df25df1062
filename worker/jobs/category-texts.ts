import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { database } from '../db/connection.ts'
import { FIRST_COMPANY } from '../db/directory-num.ts'
import { indexCategories } from '../db/rebuild-search-index.ts'
import { defineJob } from './job.ts'

/** Goods that one step queues for the search index; the job `follow-goods` indexes them, some hundred in a step. */
const GOODS_AT_ONCE = 1_000

const Cursor = v.object({ part: v.picklist(['categories', 'goods']), category: v.number(), after: v.number() })
type Cursor = v.InferOutput<typeof Cursor>

const FIRST: Cursor = { part: 'categories', category: 0, after: 0 }

const continueAt = (part: Cursor['part'], category: number, after = 0): { next: Cursor } => ({
  next: { part, category, after },
})

/**
 * Updates the search index for a category, those below it, their goods and the companies that sell them, after an operator has changed its
 * texts. Until it is done, they are found by the earlier texts.
 */
export const categoryTexts = defineJob({
  name: 'category-texts',
  // Id of the category.
  argument: v.object({ category: v.string() }),
  // The part of the work, the number of the category among those below, and that of its last product that is done.
  cursor: Cursor,
  async step({ DB }, { argument, cursor }) {
    const db = database(DB)
    const ancestor = sql`(SELECT num FROM categories WHERE id = ${argument.category})`
    const below = sql`(SELECT a.category FROM category_ancestors AS a WHERE a.ancestor = ${ancestor})`
    const { part, category, after } = cursor ?? FIRST
    if (part === 'categories') {
      const page = await indexCategories(DB, category, sql`num IN ${below}`)
      if (page) return continueAt('categories', page.last)
      await db.run(sql`INSERT OR IGNORE INTO reindex (num) SELECT ${FIRST_COMPANY} + CAST(value AS INTEGER) FROM facet_counts
        WHERE ancestor = ${ancestor} AND facet = 'company'`)
      return continueAt('goods', 0)
    }
    const goods = await db.all<{ num: number }>(sql`SELECT num FROM products INDEXED BY products_category
      WHERE category = ${category} AND num > ${after} ORDER BY num LIMIT ${GOODS_AT_ONCE}`)
    const last = goods.at(-1)
    if (last) {
      await db.run(sql`INSERT OR IGNORE INTO reindex (num)
        SELECT value FROM json_each(${JSON.stringify(goods.map(({ num }) => num))})`)
      return continueAt('goods', category, last.num)
    }
    const [next] = await db.all<{ num: number | null }>(
      sql`SELECT min(a.category) AS num FROM category_ancestors AS a WHERE a.ancestor = ${ancestor} AND a.category > ${category}`,
    )
    return next?.num ? continueAt('goods', next.num) : { done: argument.category }
  },
})
