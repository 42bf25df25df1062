/** What a copy of a classifier on a device is brought up to date with (docs/behaviour.md, "Updates of classifiers"). */
import { sql } from 'drizzle-orm'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import type { Database } from '../../../db/connection.ts'

/** Characters of all steps together: beyond that the whole edition is hardly longer. */
const MAX_STEPS_LENGTH = 600_000

interface Stored {
  from: string
  to: string
  step: string
}

/** @returns the steps from one edition to another, in their order; null where one of them is not stored */
function chain(stored: readonly Stored[], from: string, to: string): Stored[] | null {
  const steps: Stored[] = []
  let at = from
  while (at !== to) {
    // The latest: an edition that came back later has another successor then.
    const next = stored.findLast((one) => one.from === at)
    if (!next || steps.includes(next)) return null
    steps.push(next)
    at = next.to
  }
  return steps
}

/** @returns the current edition's id and the stored steps to it, as JSON; null where no stored steps lead from this edition */
export async function readDifference(
  db: Database,
  tree: ClassifierName,
  from: string,
): Promise<{ to: string; steps: string[] } | null> {
  const [[edition], stored] = await Promise.all([
    db.all<{ id: string }>(sql`SELECT id FROM code_editions WHERE tree = ${tree} AND current = 1`),
    db.all<Stored>(
      sql`SELECT from_id AS "from", to_id AS "to", step FROM edition_differences WHERE tree = ${tree} ORDER BY num`,
    ),
  ])
  const steps = edition ? chain(stored, from, edition.id)?.map(({ step }) => step) : null
  if (!edition || !steps || steps.reduce((sum, { length }) => sum + length, 0) > MAX_STEPS_LENGTH) return null
  return { to: edition.id, steps }
}

interface StoredText {
  code: string
  kind: string
  /** JSON of its paragraphs. */
  paragraphs: string
}

/** @returns the notes and explanations of the current edition in the order in which they were read, with the edition's id */
export async function readTexts(
  db: Database,
  tree: ClassifierName,
): Promise<{ id: string | null; texts: StoredText[] }> {
  const [[edition], texts] = await Promise.all([
    db.all<{ id: string }>(sql`SELECT id FROM code_editions WHERE tree = ${tree} AND current = 1`),
    db.all<StoredText>(
      sql`SELECT t.code, t.kind, t.paragraphs FROM code_editions AS e CROSS JOIN code_texts AS t ON t.edition = e.num
        WHERE e.tree = ${tree} AND e.current = 1 ORDER BY t.rowid`,
    ),
  ])
  return { id: edition?.id ?? null, texts }
}
