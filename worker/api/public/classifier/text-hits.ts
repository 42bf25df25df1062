/** Finds codes by their notes and explanations, which are published in Russian. */
import { sql } from 'drizzle-orm'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import type { Database } from '../../../db/connection.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { searchTerms } from '../../../db/search-text/query-terms.ts'
import { textWithAll } from '../search/found-in-text.ts'
import type { TextHit } from './found-in-texts.ts'
import { currentNum } from './queries.ts'

/** Texts that are looked through: those to chapters have up to sixty thousand characters. */
const MAX_TEXTS = sql.raw('12')

/** @returns the texts that have all words of a query in one paragraph, the likeliest first */
export async function readTextHits(db: Database, tree: ClassifierName, q: string): Promise<TextHit[]> {
  const terms = searchTerms(q)
  if (terms.length === 0) return []
  const rows = await db.all<{ code: string; kind: TextHit['kind']; paragraphs: string }>(sql`
    SELECT t.code, t.kind, t.paragraphs FROM code_texts_fts AS f CROSS JOIN code_texts AS t ON t.rowid = f.rowid
    WHERE f.code_texts_fts MATCH ${matchQuery(terms)} AND t.edition = ${currentNum(tree)} ORDER BY f.rank LIMIT ${MAX_TEXTS}`)
  return rows.flatMap(({ code, kind, paragraphs }) => {
    const written: string[] = JSON.parse(paragraphs)
    const text = textWithAll(written, terms)
    return text === undefined ? [] : [{ code, kind, text }]
  })
}
