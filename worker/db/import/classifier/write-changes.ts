/** The statements that record what an edition changes, for the batch that makes it current. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import { CHANGE_KINDS, editionChanges } from '../../../../domain/classifier/edition-changes.ts'
import type { ClassifierTree } from '../../../../domain/classifier/tree.ts'
import { insertCells } from '../../insert.ts'

interface Editions {
  tree: ClassifierName
  /** Id of the new edition. */
  id: string
  before: ClassifierTree | null
  after: ClassifierTree
  /** Milliseconds since 1970. */
  now: number
}

/** No statements for the first published edition: the overview that ships with the software is another selection of codes. */
export function* codeChangeStatements(
  db: D1Database,
  { tree, id, before, after, now }: Editions,
): Generator<D1PreparedStatement> {
  if (!before || before.builtin || after.builtin) return
  const changes = editionChanges(before, after)
  if (changes.length === 0) return
  const counts = CHANGE_KINDS.map((kind) => changes.filter((change) => change.kind === kind).length)
  const since = before.dated
  yield* insertCells(
    db,
    'code_edition_changes',
    ['tree', 'edition', 'dated', 'since', 'loaded_at', ...CHANGE_KINDS],
    [[tree, id, after.dated, since, now, ...counts]],
  )
  // Reversed, since lists begin with the highest number: so they are in the order of the classifier.
  const rows = changes.toReversed().map(({ code, kind, was, now }) => [tree, id, since, code, kind, was, now])
  yield* insertCells(db, 'code_changes', ['tree', 'edition', 'since', 'code', 'kind', 'was', 'now'], rows)
}
