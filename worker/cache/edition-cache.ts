/** The copy of a classifier in KV: a note of which edition is current, and each edition's compact form under its id. */

import type { KVNamespace } from '@cloudflare/workers-types'
import type { TreeName } from '../../domain/classifier/compact.ts'
import { callStore } from '../call-store.ts'

export interface EditionNote {
  id: string
  /** When the api last said that this is the current one; milliseconds since 1970. */
  confirmedAt: number
}

const noteKey = (tree: TreeName) => `codes/${tree}`
const textKey = (tree: TreeName, id: string) => `codes/${tree}/${id}`

/** KV may fail, or hang, too: then nothing is kept there. */
const quietly = <Value>(read: () => Promise<Value | null>): Promise<Value | null> =>
  callStore('KV', read).catch(() => null)

export const readNote = (kv: KVNamespace, tree: TreeName): Promise<EditionNote | null> =>
  quietly(() => kv.get<EditionNote>(noteKey(tree), 'json'))

export const readText = (kv: KVNamespace, tree: TreeName, id: string): Promise<string | null> =>
  quietly(() => kv.get(textKey(tree, id)))

/** The edition before gives up its place: it is megabytes, and nobody asks for it any more. */
export async function storeEdition(kv: KVNamespace, tree: TreeName, note: EditionNote, text: string): Promise<void> {
  const before = await readNote(kv, tree)
  await kv.put(textKey(tree, note.id), text)
  await kv.put(noteKey(tree), JSON.stringify(note))
  if (before && before.id !== note.id) await kv.delete(textKey(tree, before.id))
}

/** The api said that the edition that is kept is still the current one. */
export const confirmEdition = (kv: KVNamespace, tree: TreeName, note: EditionNote): Promise<void> =>
  kv.put(noteKey(tree), JSON.stringify(note))
