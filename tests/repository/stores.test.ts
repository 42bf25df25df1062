/** The stores in memory answer as R2 and KV in workerd do, which is what lets the API's tests use them. */
import type { KVNamespace, R2Bucket } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryBucket } from '../fixtures/stores/memory-bucket.ts'
import { memoryValues } from '../fixtures/stores/memory-values.ts'

interface Bindings {
  KV: KVNamespace
  FILES: R2Bucket
}

let miniflare: Miniflare
let inWorkerd: Bindings
const inMemory: Bindings = { KV: memoryValues(), FILES: memoryBucket().bucket }

beforeAll(async () => {
  const worker = {
    name: 'stores',
    modules: [
      { type: 'ESModule' as const, path: 'index.js', contents: 'export default { fetch: () => new Response() }' },
    ],
    compatibilityDate: '2026-10-12',
    kvNamespaces: { KV: { id: 'stores' } },
    r2Buckets: { FILES: { id: 'stores' } },
  }
  miniflare = new Miniflare(convertV4MiniflareOptions({ workers: [worker], cf: false, telemetry: { enabled: false } }))
  inWorkerd = await miniflare.getBindings<Bindings & Record<string, unknown>>('stores')
})
afterAll(() => miniflare.dispose())

/** The code of an error, which the worker reads; the sentence before it may change. */
const codeOf = (error: Error) => /\((\d{5})\)/.exec(error.message)?.[1] ?? error.message
const attempt = async (call: () => Promise<unknown>): Promise<unknown> =>
  call().catch((error: Error) => ({ failed: codeOf(error) }))

const isRefused = async (call: Promise<unknown>) =>
  call.then(
    () => false,
    () => true,
  )

const PART = 5 * 1024 * 1024
const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill)

async function objects(bucket: R2Bucket): Promise<unknown[]> {
  const head = async (key: string) => {
    const found = await bucket.head(key)
    return found && [found.key, found.size, found.etag, found.httpEtag, found.httpMetadata, found.customMetadata]
  }
  const seen: unknown[] = []
  await bucket.put('a/text', 'Кран шаровой', {
    httpMetadata: { contentType: 'text/plain' },
    customMetadata: { a: 'b' },
  })
  await bucket.put('a/bytes', bytes(10, 1).buffer)
  await bucket.put('a/view', bytes(10, 2).subarray(2, 5))
  await bucket.put('b', null)
  const stored = await bucket.get('a/text')
  seen.push(await head('a/text'), await head('a/view'), await head('b'), await head('none'), await bucket.get('none'))
  seen.push(await stored?.text(), stored?.bodyUsed, stored?.size, stored?.httpMetadata?.contentType)
  const part = await bucket.get('a/bytes', { range: { offset: 8, length: 100 } })
  seen.push(part?.size, part?.range, [...((await part?.bytes()) ?? [])])
  seen.push(await isRefused(bucket.get('a/bytes', { range: { offset: 10, length: 1 } })))
  const first = await bucket.list({ prefix: 'a/', limit: 2 })
  const second = await bucket.list({ prefix: 'a/', limit: 2, cursor: first.truncated ? first.cursor : '' })
  seen.push([first, second].map((page) => [page.truncated, page.objects.map(({ key, size }) => [key, size])]))
  await bucket.delete(['a/text', 'none'])
  await bucket.delete('b')
  seen.push((await bucket.list()).objects.map(({ key }) => key))
  return seen
}

async function uploads(bucket: R2Bucket): Promise<unknown[]> {
  const seen: unknown[] = []
  const upload = await bucket.createMultipartUpload('long', { httpMetadata: { contentType: 'text/csv' } })
  const resumed = bucket.resumeMultipartUpload('long', upload.uploadId)
  const parts = [await upload.uploadPart(2, bytes(PART, 2)), await resumed.uploadPart(1, bytes(PART, 1))]
  parts.push(await resumed.uploadPart(3, bytes(7, 3)))
  seen.push(
    parts.map(({ partNumber }) => partNumber),
    await bucket.head('long'),
  )
  const [one, two, three] = parts
  if (!one || !two || !three) throw new Error('no part')
  seen.push(await attempt(() => resumed.complete([{ ...one, etag: 'another' }])))
  const whole = await resumed.complete([two, one, three])
  seen.push(whole.size, whole.httpMetadata)
  seen.push([...((await (await bucket.get('long', { range: { offset: PART - 1, length: 2 } }))?.bytes()) ?? [])])
  seen.push(await attempt(() => resumed.complete([two, one, three])), await attempt(() => resumed.uploadPart(1, 'x')))
  const short = await bucket.createMultipartUpload('short')
  const small = [await short.uploadPart(1, bytes(10, 1)), await short.uploadPart(2, bytes(10, 1))]
  seen.push(await attempt(() => short.complete(small)))
  const uneven = await bucket.createMultipartUpload('uneven')
  const lengths = [PART, PART + 1, 1]
  const different = await Promise.all(lengths.map((length, at) => uneven.uploadPart(at + 1, bytes(length, 1))))
  seen.push(await attempt(() => uneven.complete(different)))
  await uneven.abort()
  seen.push(await attempt(() => uneven.complete(different)), await bucket.head('uneven'))
  return seen
}

async function values(namespace: KVNamespace): Promise<unknown[]> {
  const seen: unknown[] = []
  await namespace.put('a/text', 'Кран')
  await namespace.put('a/json', '{"a":[1]}', { expirationTtl: 60 })
  await namespace.put('b', bytes(3, 7).buffer)
  seen.push(await namespace.get('a/text'), await namespace.get('a/json', 'json'), await namespace.get('none'))
  seen.push(await namespace.get('a/json', { type: 'json', cacheTtl: 60 }), await namespace.get('none', 'json'))
  seen.push([...new Uint8Array((await namespace.get('b', 'arrayBuffer')) ?? bytes(0, 0).buffer)])
  seen.push(await isRefused(namespace.put('short', 'x', { expirationTtl: 59 })))
  seen.push(await isRefused(namespace.put('k'.repeat(513), 'x')))
  seen.push((await namespace.list({ prefix: 'a/' })).keys.map(({ name }) => name))
  await namespace.delete('a/text')
  await namespace.delete('none')
  seen.push(
    (await namespace.list()).keys.map(({ name }) => name),
    await namespace.get('a/text'),
  )
  return seen
}

test('objects are stored, read in part, listed in pages and deleted', async () => {
  expect(await objects(inMemory.FILES)).toEqual(await objects(inWorkerd.FILES))
})

test('uploads in parts are completed, refused and aborted', async () => {
  expect(await uploads(inMemory.FILES)).toEqual(await uploads(inWorkerd.FILES))
})

test('values are stored, read in each of their types, listed and deleted', async () => {
  expect(await values(inMemory.KV)).toEqual(await values(inWorkerd.KV))
})
