import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { COUNTED_STORES, type CountedStore } from '../../domain/contract/operator-overview.ts'
import { DAY_MS } from '../../domain/durations.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Lists of 1,000 that a step reads. */
const PAGES = 10

interface Page {
  bytes: number
  objects: number
  /** Cursor of the next page; null after the last. */
  cursor: string | null
}

/** @returns a page of a store's list; null where the instance has no such store */
async function listPage(env: Bindings, store: CountedStore, cursor: string | null): Promise<Page | null> {
  const from = cursor === null ? {} : { cursor }
  if (store === 'cache') {
    const page = await env.KV.list(from)
    return { bytes: 0, objects: page.keys.length, cursor: page.list_complete ? null : page.cursor }
  }
  const bucket = store === 'files' ? env.FILES : env.BACKUPS
  if (!bucket) return null
  const page = await bucket.list(from)
  const bytes = page.objects.reduce((sum, { size }) => sum + size, 0)
  return { bytes, objects: page.objects.length, cursor: page.truncated ? page.cursor : null }
}

const Counted = v.object({
  /** Place of the store among COUNTED_STORES. */
  at: v.number(),
  bytes: v.number(),
  objects: v.number(),
  cursor: v.nullable(v.string()),
})

/** Counts the sizes of the stores, since none of them reports its own (docs/decisions/0073-sizes-by-counting.md). */
export const storeSizes = defineJob({
  name: 'store-sizes',
  every: DAY_MS,
  argument: NO_VALUE,
  cursor: Counted,
  async step(env, { now, cursor: before }) {
    const { at, ...counted } = before ?? { at: 0, bytes: 0, objects: 0, cursor: null }
    const store = COUNTED_STORES[at]
    if (!store) return { done: `${at} stores` }
    for (let read = 0; read < PAGES; read++) {
      const page = await listPage(env, store, counted.cursor)
      if (!page) break
      counted.bytes += page.bytes
      counted.objects += page.objects
      counted.cursor = page.cursor
      if (page.cursor === null) break
    }
    if (counted.cursor !== null) return { next: { at, ...counted } }
    const bytes = store === 'cache' ? null : counted.bytes
    const isThere = store !== 'backups' || env.BACKUPS
    const write = isThere
      ? sql`INSERT OR REPLACE INTO store_sizes VALUES (${store}, ${bytes}, ${counted.objects}, ${now})`
      : sql`DELETE FROM store_sizes WHERE store = ${store}`
    await database(env.DB).run(write)
    return { next: { at: at + 1, bytes: 0, objects: 0, cursor: null } }
  },
})
