import * as v from 'valibot'
import { FIRST_PAGE, indexNext } from '../db/rebuild-search-index.ts'
import { defineJob, NO_VALUE } from './job.ts'

/**
 * Indexes all stored texts again, because a newer version adds more words to the index. A migration queues it; until it is done, queries
 * find what they found before.
 */
export const indexTexts = defineJob({
  name: 'index-texts',
  argument: NO_VALUE,
  cursor: v.object({ table: v.number(), after: v.number(), rows: v.number() }),
  async step({ DB }, { cursor }) {
    const rows = cursor?.rows ?? 0
    const page = await indexNext(DB, cursor ?? FIRST_PAGE)
    return page ? { next: { ...page.next, rows: rows + page.rows } } : { done: `${rows} rows` }
  },
})
