/** The statements that store the steps by which a copy of the edition before becomes the new one, for the batch that makes it current. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { editionDifference } from '../../../../domain/classifier/edition-difference.ts'
import type { CompactTree } from '../../../../domain/contract/classifier.ts'
import { insertCells } from '../../insert.ts'

/** How many differences of each classifier are stored: editions come a few times a year. */
const KEPT = 12
/**
 * Characters of a difference that is worth storing: a longer one is hardly shorter than the whole edition, and a row in D1 has 2 MB at
 * most.
 */
const MAX_DIFFERENCE_LENGTH = 600_000

interface Editions {
  from: string
  to: string
  before: CompactTree | null
  after: CompactTree
}

/** No statements where the published edition replaces the overview, since nearly every line changes. */
export function* differenceStatements(
  db: D1Database,
  { from, to, before, after }: Editions,
): Generator<D1PreparedStatement> {
  if (!before || before.builtin !== after.builtin) return
  const { tree } = after
  const step = JSON.stringify(editionDifference(before, after))
  if (step.length > MAX_DIFFERENCE_LENGTH) return
  yield* insertCells(db, 'edition_differences', ['tree', 'from_id', 'to_id', 'step'], [[tree, from, to, step]])
  yield db
    .prepare(
      `DELETE FROM edition_differences WHERE tree = ?1 AND num <= (
        SELECT num FROM edition_differences WHERE tree = ?1 ORDER BY num DESC LIMIT 1 OFFSET ?2)`,
    )
    .bind(tree, KEPT)
}
