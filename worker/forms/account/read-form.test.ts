import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EdgeEnv } from '../../edge-env.ts'
import { readForm, type Submitted } from './read-form.ts'

const SITE = 'http://localhost'

/** Received uploads: the file's content as the API has read it, and its idempotency key. */
let uploads: { name: string; content: string; key: string | null }[] = []
/** Responds to an upload, with or without reading its body. */
let api: (request: Request) => Promise<Response>

beforeEach(() => {
  uploads = []
  api = async (request) => {
    const key = request.headers.get('Idempotency-Key')
    const form = await request.formData().catch(() => null)
    const file = form?.get('file')
    const sent = file instanceof File ? { name: file.name, content: await file.text() } : { name: '', content: 'cut' }
    uploads.push({ ...sent, key })
    return file
      ? Response.json({ data: { id: `id-${uploads.length}` } }, { status: 201 })
      : new Response('', { status: 400 })
  }
  vi.stubGlobal('fetch', (request: Request) => api(request))
})
afterEach(() => vi.unstubAllGlobals())

/** A form that is sent in chunks, as fast as it is read. */
function streamed(chunks: Iterable<string>) {
  const waiting = chunks[Symbol.iterator]()
  const seen = { read: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = waiting.next()
        if (done) return controller.close()
        seen.read += value.length
        controller.enqueue(new TextEncoder().encode(value))
      },
      cancel() {
        seen.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, seen }
}

/** @param length as the sender declares it */
async function read(chunks: Iterable<string>, type = 'multipart/form-data; boundary=x', length = '5000000') {
  const { body, seen } = streamed(chunks)
  const forms: (Submitted | null)[] = []
  const app = new Hono<EdgeEnv>().post('*', async (c) => {
    forms.push(await readForm(c, { takesFiles: ({ action }) => action === 'add' }))
    return c.body(null)
  })
  const init = {
    method: 'POST',
    headers: { 'Content-Type': type, 'Content-Length': length },
    body,
    duplex: 'half' as const,
  }
  await app.request(new Request(SITE, Object(init)), undefined, { API_BASE_URL: 'http://api.example' })
  return { form: forms[0] ?? null, ...seen }
}

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const head = (name: string) => `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
const file = (name: string, content: string) => `${head(name)}${content}\r\n`
const BEGIN = field('action', 'add') + field('once', 'o1')
const END = '--x--\r\n'
const CHUNK = 'y'.repeat(10_000)

/** A file of `chunks` chunks after the first fields. */
function* longForm(chunks: number) {
  yield BEGIN + head('long.pdf')
  for (let at = 0; at < chunks; at++) yield CHUNK
  yield `\r\n${file('b.png', 'bb')}${field('key', 'k')}${END}`
}

test('files are uploaded one after the other, the same form again with the same keys', async () => {
  const form = [BEGIN + file('a%22.png', 'aa'), file('b.png', 'bb') + file('', '') + field('name', 'Имя') + END]
  const first = await read(form)
  expect(first.form).toEqual({
    fields: { action: 'add', once: 'o1', name: 'Имя' },
    files: [
      { name: 'a".png', id: 'id-1' },
      { name: 'b.png', id: 'id-2' },
    ],
  })
  await read(form)
  expect(uploads.map(({ name, content }) => [name, content]).slice(2)).toEqual([
    ['a".png', 'aa'],
    ['b.png', 'bb'],
  ])
  const keys = uploads.map(({ key }) => key)
  expect(keys.slice(2)).toEqual(keys.slice(0, 2))
  expect(new Set(keys).size).toBe(2)
})

test('no more of a file is read than the API takes', async () => {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  let seenThen = 0
  const { body, seen } = streamed(longForm(300))
  api = async (request) => {
    begun.resolve()
    await goOn.promise
    return Response.json({ data: { id: String((await request.text()).length) } }, { status: 201 })
  }
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '5000000' },
    body,
  }
  const app = new Hono<EdgeEnv>().post('*', async (c) => c.json(await readForm(c, { takesFiles: () => true })))
  const env = { API_BASE_URL: 'http://api.example' }
  const response = app.request(new Request(SITE, Object({ ...init, duplex: 'half' })), undefined, env)
  await begun.promise
  await vi.waitFor(() => expect(seen.read).toBeGreaterThan(CHUNK.length))
  for (let turn = 0; turn < 100; turn++) await new Promise((done) => setImmediate(done))
  seenThen = seen.read
  goOn.resolve()
  expect((await (await response).json()).files).toHaveLength(2)
  expect(seenThen).toBeLessThan(10 * CHUNK.length)
})

test('a file that the API refuses without reading it does not block the rest of the form', async () => {
  api = async () =>
    Response.json({ type: 'about:blank', title: 'x', status: 409, code: 'file.quota', requestId: 'r' }, { status: 409 })
  const { form } = await read(longForm(50))
  expect(form?.fields).toEqual({ action: 'add', once: 'o1', key: 'k' })
  expect(form?.files.map(({ name }) => name)).toEqual(['long.pdf', 'b.png'])
  for (const one of form?.files ?? []) expect(one).toMatchObject({ errors: [{ field: 'file' }] })
})

test('if a form is cut off within a file, the API does not receive a complete file', async () => {
  const { form } = await read([BEGIN + head('a.png'), CHUNK])
  expect(form).toBeNull()
  expect(uploads.map(({ content }) => content)).toEqual(['cut'])
})

test('files of a form that takes none are not uploaded', async () => {
  const { form } = await read([field('action', 'save') + file('a.png', 'aa') + END])
  expect(form).toEqual({ fields: { action: 'save' }, files: [] })
  expect(uploads).toEqual([])
})

test.each([
  ['with files', 'multipart/form-data; boundary=x', field('action', 'add') + field('a', '').slice(0, -2)],
  ['without', 'application/x-www-form-urlencoded', 'action=add&a='],
])('no more is read of a form %s than its fields may be long', async (_, type, begin) => {
  function* endless() {
    yield begin
    for (let at = 0; at < 1000; at++) yield CHUNK
  }
  const { form, read: bytes, isCancelled } = await read(endless(), type, '1000000')
  expect(form).toBeNull()
  expect(bytes).toBeLessThan(2_100_000)
  expect(isCancelled).toBe(true)
})
