/** Names of codes that operators have written, as they are stored. */
import type { D1Database } from '@cloudflare/workers-types'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import type { WordingsByHand } from '../../domain/classifier/wordings-by-hand.ts'

interface Row {
  code: string
  locale: string
  text: string
}

/** @returns the names that operators have written for a classifier's codes */
export async function readCodeWordings(db: D1Database, tree: ClassifierName): Promise<WordingsByHand> {
  const { results } = await db
    .prepare('SELECT code, locale, text FROM code_wordings WHERE tree = ? ORDER BY code, locale')
    .bind(tree)
    .all<Row>()
  const wordings = new Map<string, Record<string, string>>()
  for (const { code, locale, text } of results) wordings.set(code, { ...wordings.get(code), [locale]: text })
  return wordings
}
