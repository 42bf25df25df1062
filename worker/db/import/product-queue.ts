/** Collects products and writes them to the database in batches. */
import type { D1Database } from '@cloudflare/workers-types'
import type { WriteContext } from './plan-writes.ts'
import type { ImportedProduct } from './product.ts'
import { type WriteCounts, writeProducts } from './write.ts'

/** Products per batch: with their index text they have to fit into D1's 2 MB per parameter. */
const MOST_AT_ONCE = 100
const MOST_CHARACTERS = 400_000

/** @param onWritten called with the counts of each batch. */
export function productQueue(db: D1Database, onWritten: (written: WriteCounts) => void) {
  let waiting: ImportedProduct[] = []
  let characters = 0
  let last: WriteContext | null = null

  /** Writes the products in the queue. */
  async function flush(): Promise<void> {
    if (!last || waiting.length === 0) return
    const products = waiting
    waiting = []
    characters = 0
    onWritten(await writeProducts(db, products, last))
  }

  return {
    flush,
    async push(product: ImportedProduct, context: WriteContext): Promise<void> {
      last = context
      waiting.push(product)
      characters += JSON.stringify(product).length
      if (waiting.length >= MOST_AT_ONCE || characters > MOST_CHARACTERS) await flush()
    },
  }
}
