/** A classifier's copy in KV: a pointer to the current edition, and that edition's compact form under its id. */

import type { KVNamespace } from '@cloudflare/workers-types'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import { callStore } from '../call-store.ts'

export interface EditionPointer {
  id: string
  /** When the API last confirmed that this edition is current; milliseconds since 1970. */
  confirmedAt: number
}

const pointerKey = (tree: ClassifierName) => `codes/${tree}`
const textKey = (tree: ClassifierName, id: string) => `codes/${tree}/${id}`

/** A KV that fails or hangs counts as empty: the API has the text. */
const quietly = <Value>(read: () => Promise<Value | null>): Promise<Value | null> =>
  callStore('KV', read).catch(() => null)

export const readPointer = (kv: KVNamespace, tree: ClassifierName): Promise<EditionPointer | null> =>
  quietly(() => kv.get<EditionPointer>(pointerKey(tree), 'json'))

export const readText = (kv: KVNamespace, tree: ClassifierName, id: string): Promise<string | null> =>
  quietly(() => kv.get(textKey(tree, id)))

/** Deletes the previous edition: it takes megabytes, and no one reads it any more. */
export async function storeEdition(
  kv: KVNamespace,
  tree: ClassifierName,
  pointer: EditionPointer,
  text: string,
): Promise<void> {
  const before = await readPointer(kv, tree)
  await kv.put(textKey(tree, pointer.id), text)
  await kv.put(pointerKey(tree), JSON.stringify(pointer))
  if (before && before.id !== pointer.id) await kv.delete(textKey(tree, before.id))
}

/** Stores that the API has confirmed the stored edition as current. */
export const confirmEdition = (kv: KVNamespace, tree: ClassifierName, pointer: EditionPointer): Promise<void> =>
  kv.put(pointerKey(tree), JSON.stringify(pointer))
