/** Applies an edition, one piece in each step; the last step makes it the current one in one batch. */
import type { Bindings } from '../bindings.ts'
import { storeEdition } from '../cache/edition-cache.ts'
import { database } from '../db/connection.ts'
import { beginEdition, currentEdition, makeCurrent, writePiece } from '../db/import/classifier/edition-steps.ts'
import { queueJob } from '../jobs/queue-job.ts'
import { readCompactText, readListed, readPiece } from './files.ts'
import { advance, type EditionRow } from './progress.ts'

/** Stores the edition in KV as well, so that the edge has it within a minute instead of ten. */
async function publish(env: Bindings, row: EditionRow, edition: string, now: number): Promise<void> {
  const text = await readCompactText(env.FILES, row.id, row.parts)
  await storeEdition(env.KV, row.tree, { id: edition, confirmedAt: now }, text)
  // Operators may have changed names while the edition was applied.
  await database(env.DB).run(
    queueJob({ name: `code-wordings ${row.tree}`, kind: 'code-wordings', argument: { tree: row.tree } }, now),
  )
  await advance(env, row, { status: 'applied', target: null }, now)
}

/** Does one step. If another edition has become current since this one was compared, it is compared again instead. */
export async function applyStep(env: Bindings, row: EditionRow, now: number): Promise<void> {
  const { id, tree, edition, base, target, parts, position, dated, report } = row
  if (edition === null || dated === null) throw new Error(`import ${id} was not read`)
  const serving = await currentEdition(env.DB, tree)
  if (serving?.id === edition) return publish(env, row, edition, now)
  if ((serving?.id ?? null) !== base) return advance(env, row, { status: 'comparing', position: 0, target: null }, now)
  if (target === null) {
    const head = { tree, dated, builtin: false }
    const num = await beginEdition(env.DB, head, { id: edition, nodes: report?.nodes ?? 0, now })
    return advance(env, row, { target: num }, now)
  }
  if (position < parts) {
    await writePiece(env.DB, target, await readPiece(env.FILES, id, position))
    return advance(env, row, { position: position + 1 }, now)
  }
  await makeCurrent(env.DB, { tree, num: target, listed: await readListed(env.FILES, id), now })
}
