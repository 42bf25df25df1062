/** A classifier's copy in KV: a note of which edition is current, and that edition's compact form under its id. */

import type { KVNamespace } from '@cloudflare/workers-types'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import { callStore } from '../call-store.ts'

export interface EditionNote {
  id: string
  /** When the API last confirmed that this edition is current; milliseconds since 1970. */
  confirmedAt: number
}

const noteKey = (tree: ClassifierName) => `codes/${tree}`
const textKey = (tree: ClassifierName, id: string) => `codes/${tree}/${id}`

/** A KV that fails or hangs counts as empty: the API has the text. */
const quietly = <Value>(read: () => Promise<Value | null>): Promise<Value | null> =>
  callStore('KV', read).catch(() => null)

export const readNote = (kv: KVNamespace, tree: ClassifierName): Promise<EditionNote | null> =>
  quietly(() => kv.get<EditionNote>(noteKey(tree), 'json'))

export const readText = (kv: KVNamespace, tree: ClassifierName, id: string): Promise<string | null> =>
  quietly(() => kv.get(textKey(tree, id)))

/** Deletes the previous edition: it takes megabytes, and no one reads it any more. */
export async function storeEdition(
  kv: KVNamespace,
  tree: ClassifierName,
  note: EditionNote,
  text: string,
): Promise<void> {
  const before = await readNote(kv, tree)
  await kv.put(textKey(tree, note.id), text)
  await kv.put(noteKey(tree), JSON.stringify(note))
  if (before && before.id !== note.id) await kv.delete(textKey(tree, before.id))
}

/** Stores that the API has confirmed the stored edition as current. */
export const confirmEdition = (kv: KVNamespace, tree: ClassifierName, note: EditionNote): Promise<void> =>
  kv.put(noteKey(tree), JSON.stringify(note))
