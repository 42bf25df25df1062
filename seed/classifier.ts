import type { D1Database } from '@cloudflare/workers-types'
import { CLASSIFIERS } from '../domain/classifier/compact.ts'
import { builtinEdition } from '../worker/db/import/classifier/builtin/edition.ts'
import { writeEdition } from '../worker/db/import/classifier/write-edition.ts'
import { NOW } from './clock.ts'
import { turn } from './turn.ts'

/** Adds the built-in edition of each classifier without an edition, so that an imported one is never replaced. */
export async function seedClassifiers(db: D1Database): Promise<void> {
  for (const tree of CLASSIFIERS) {
    const there = await db.prepare('SELECT 1 FROM code_editions WHERE tree = ? AND current = 1').bind(tree).first()
    if (there) continue
    const edition = builtinEdition(tree)
    await turn()
    await writeEdition(db, edition, NOW)
  }
}
