/** The stores in memory answer as R2 and KV in workerd do, which is what lets the API's tests use them. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { objects, uploads, values } from '../fixtures/stores/calls.ts'
import { memoryBucket } from '../fixtures/stores/memory-bucket.ts'
import { memoryValues } from '../fixtures/stores/memory-values.ts'

const KV = memoryValues()
const FILES = memoryBucket().bucket
let miniflare: Miniflare

const SERVED = `
  import { objects, uploads, values } from './calls.js'
  export default {
    async fetch({ url }, { KV, FILES }) {
      const path = new URL(url).pathname
      return Response.json(await (path === '/values' ? values(KV) : path === '/uploads' ? uploads(FILES) : objects(FILES)))
    },
  }`

beforeAll(() => {
  const calls = stripTypeScriptTypes(readFileSync('tests/fixtures/stores/calls.ts', 'utf8'))
  const worker = {
    name: 'stores',
    modules: [
      { type: 'ESModule' as const, path: 'index.js', contents: SERVED },
      { type: 'ESModule' as const, path: 'calls.js', contents: calls },
    ],
    compatibilityDate: '2026-10-12',
    kvNamespaces: { KV: { id: 'stores' } },
    r2Buckets: { FILES: { id: 'stores' } },
  }
  miniflare = new Miniflare(convertV4MiniflareOptions({ workers: [worker], cf: false, telemetry: { enabled: false } }))
})
afterAll(() => miniflare.dispose())

/** What the calls give in workerd, in one request: a connection that waits for the next one may be closed by workerd meanwhile. */
const inWorkerd = async (path: string): Promise<unknown> =>
  (await miniflare.dispatchFetch(`http://stores.invalid${path}`, { headers: { Connection: 'close' } })).json()

const asJson = (seen: unknown): unknown => JSON.parse(JSON.stringify(seen))

test('objects are stored, read in part, listed in pages and deleted', async () => {
  expect(asJson(await objects(FILES))).toEqual(await inWorkerd('/objects'))
})

test('uploads in parts are completed, refused and aborted', async () => {
  expect(asJson(await uploads(FILES))).toEqual(await inWorkerd('/uploads'))
})

test('values are stored, read in each of their types, listed and deleted', async () => {
  expect(asJson(await values(KV))).toEqual(await inWorkerd('/values'))
})
