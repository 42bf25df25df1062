/** The search index of the notes and explanations of codes: each text is a row. */
import type { D1Database } from '@cloudflare/workers-types'
import { type SQL, sql } from 'drizzle-orm'
import { database } from './connection.ts'
import { indexText } from './search-text/tokens.ts'

/** The notes to a chapter have some ten thousand characters. */
const TEXTS_AT_ONCE = 10

/**
 * Puts the next texts into the index; index rows that exist already are replaced.
 * @param after the row after which to begin
 * @param which condition on the texts, such as those of an edition
 * @returns the last row that is done, and how many were; null where there are no more
 */
export async function indexCodeTexts(
  d1: D1Database,
  after: number,
  which: SQL = sql`true`,
): Promise<{ last: number; rows: number } | null> {
  const rows = await database(d1).all<{ num: number; paragraphs: string }>(
    sql`SELECT rowid AS num, paragraphs FROM code_texts WHERE rowid > ${after} AND ${which} ORDER BY rowid LIMIT ${TEXTS_AT_ONCE}`,
  )
  const last = rows.at(-1)
  if (!last) return null
  const texts = rows.map(({ num, paragraphs }) => {
    const written: string[] = JSON.parse(paragraphs)
    return [num, written.map(indexText).join(' ')]
  })
  await d1
    .prepare(
      'INSERT OR REPLACE INTO code_texts_fts (rowid, body) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE true',
    )
    .bind(JSON.stringify(texts))
    .run()
  return { last: last.num, rows: rows.length }
}
