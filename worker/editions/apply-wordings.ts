import type { ClassifierName } from '../../domain/classifier/compact.ts'
import { withWordings } from '../../domain/classifier/wordings-by-hand.ts'
import type { Bindings } from '../bindings.ts'
import { storeEdition } from '../cache/edition-cache.ts'
import { readCodeWordings } from '../db/code-wordings.ts'
import { currentEdition, readCompactOf, rewriteCurrent } from '../db/import/classifier/edition-steps.ts'
import { contentId } from '../db/import/content-id.ts'

/**
 * Puts the names that operators have written into the current edition, and restores its own where they have removed theirs.
 * @param now milliseconds since 1970
 * @returns whether that has changed anything
 */
export async function applyWordings(env: Bindings, tree: ClassifierName, now: number): Promise<boolean> {
  const serving = await currentEdition(env.DB, tree)
  const before = serving ? await readCompactOf(env.DB, serving.num) : null
  if (!before) return false
  const after = withWordings(before, await readCodeWordings(env.DB, tree))
  const text = JSON.stringify(after)
  const id = contentId(text)
  if (id !== serving?.id) await rewriteCurrent(env.DB, tree, { before, after, id, text })
  // Always, because an earlier run may have been interrupted between D1 and KV.
  await storeEdition(env.KV, tree, { id, confirmedAt: now }, text)
  return id !== serving?.id
}
