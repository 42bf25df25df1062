import { describe, expect, test, vi } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { asPerson, PEOPLE } from '../../../../tests/fixtures/people.ts'
import { pdf } from '../../../../tests/fixtures/uploads/documents.ts'
import { jpeg, png } from '../../../../tests/fixtures/uploads/pictures.ts'
import { form, serveUploads, UPLOADS } from '../../../../tests/fixtures/uploads/serve.ts'
import { QUOTA } from './queries.ts'

const { bindings, send, uploads } = serveUploads()

describe('an upload', () => {
  test('is stored and served with the type of its content, whatever its name', async () => {
    const picture = png(640, 480)
    const response = await send(form(picture, 'Насос (1).png', 'text/html'))
    expect(response.status).toBe(201)
    const { data } = await response.json()
    expect(data).toEqual({
      id: expect.any(String),
      url: `${UPLOADS}/${data.id}`,
      name: 'Насос (1).png',
      type: 'image/png',
      size: picture.length,
      kind: 'photo',
      width: 640,
      height: 480,
    })
    const served = await askApi(data.url, { headers: await asPerson('MANAGER') }, bindings())
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(picture)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''%D0%9D%D0%B0%D1%81%D0%BE%D1%81%20%281%29.png",
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'cache-control': 'private, no-cache',
    })
  })

  test('of a document is served as a download', async () => {
    const { data } = await (await send(form(pdf(), 'passport.pdf'))).json()
    expect(data).toMatchObject({ kind: 'document', type: 'application/pdf', width: null, height: null })
    const served = await askApi(data.url, { headers: await asPerson('MANAGER') }, bindings())
    expect(served.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''passport.pdf")
  })

  test('loses what a phone appended to the picture', async () => {
    const { data } = await (await send(form(jpeg(10, 10, { behind: '\xff\xd8 more' }), 'a.jpg'))).json()
    expect(data.size).toBe(jpeg(10, 10).length)
    const served = await askApi(data.url, { headers: await asPerson('MANAGER') }, bindings())
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(jpeg(10, 10))
  })

  test('repeated with its idempotency key stores one file', async () => {
    const headers = { 'Idempotency-Key': 'one-upload-of-this-test' }
    const before = await uploads()
    const first = await (await send(form(png(1, 1), 'a.png'), 'MANAGER', headers)).json()
    const again = await send(form(png(1, 1), 'a.png'), 'MANAGER', headers)
    expect([again.status, await again.json()]).toEqual([201, first])
    expect(await uploads()).toBe(before + 1)
  })

  test('of another file with the same idempotency key is refused, also of the same length', async () => {
    const headers = { 'Idempotency-Key': 'one-key-for-two-uploads' }
    const one = pdf('one')
    const other = pdf('two')
    expect(one.length).toBe(other.length)
    await send(form(one, 'a.pdf'), 'MANAGER', headers)
    const before = await uploads()
    for (const another of [form(other, 'a.pdf'), form(one, 'b.pdf')]) {
      const response = await send(another, 'MANAGER', headers)
      expect([response.status, (await response.json()).code]).toEqual([422, 'idempotency-key.reused'])
    }
    expect(await uploads()).toBe(before)
  })
})

describe('a scanner', () => {
  const SCANNER = 'https://scanner.example/scan'
  const scanned = async (response: () => Promise<Response>) => {
    const bytes = png(3, 3)
    const before = await uploads()
    const scan = vi.fn(async (init: RequestInit) => {
      expect(await uploads()).toBe(before)
      const { byteLength } = await new Response(init.body ?? null).arrayBuffer()
      expect([byteLength, new Headers(init.headers).get('Authorization')]).toEqual([bytes.length, 'Bearer secret'])
      return response()
    })
    // Through the gateway the request itself is fetched, too.
    const { fetch } = globalThis
    const stub = (to: string, init: RequestInit = {}) => (to === SCANNER ? scan(init) : fetch(to, init))
    vi.stubGlobal('fetch', stub)
    const env = { ...bindings(), SCANNER_URL: SCANNER, SCANNER_TOKEN: 'secret' }
    const init = { method: 'POST', body: form(bytes, 'a.png'), headers: await asPerson('MANAGER') }
    const sent = await askApi(UPLOADS, init, env)
    vi.unstubAllGlobals()
    expect(scan).toHaveBeenCalledTimes(1)
    return [sent.status, (await sent.json()).code, (await uploads()) - before]
  }

  test('sees a file before it is stored, and what it refuses or cannot scan is not stored', async () => {
    expect(await scanned(async () => new Response(null, { status: 204 }))).toEqual([201, undefined, 1])
    expect(await scanned(async () => new Response('Eicar', { status: 422 }))).toEqual([422, 'file.infected', 0])
    expect(await scanned(async () => new Response('', { status: 500 }))).toEqual([503, 'scanner.unavailable', 0])
    expect(await scanned(() => Promise.reject(new Error('away')))).toEqual([503, 'scanner.unavailable', 0])
  })
})

describe('a refused upload', () => {
  test.each([
    ['nobody', form(png(1, 1), 'a.png'), 'ANONIM', 401, 'session.required'],
    ['a page', form(new Uint8Array(Buffer.from('<html>')), 'a.png'), 'MANAGER', 415, 'file.type'],
    ['another extension', form(png(1, 1), 'a.pdf'), 'MANAGER', 422, 'file.name'],
    ['many pixels', form(png(8000, 5001), 'a.png'), 'MANAGER', 422, 'file.too-many-pixels'],
    ['many bytes', form(new Uint8Array(20_100_000), 'a.png'), 'MANAGER', 413, 'file.too-large'],
    ['no file', new FormData(), 'MANAGER', 422, 'input.invalid'],
    ['no form', '{}', 'MANAGER', 415, 'body.not-form'],
  ] as const)('%s', async (_, body, as, status, code) => {
    const before = await uploads()
    const response = await send(body, as)
    expect([response.status, (await response.json()).code]).toEqual([status, code])
    expect(await uploads()).toBe(before)
  })

  test('whose form ends early leaves nothing', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const response = await send('--x\r\nContent-Disposition: form-data; name="fi', 'MANAGER', headers)
    expect([response.status, (await response.json()).code]).toEqual([400, 'body.malformed'])
  })

  test('that exceeds the quota leaves nothing', async () => {
    const { DB } = bindings()
    const fill = (id: string, size: number, company: number | null, user: number) =>
      DB.prepare(
        `INSERT INTO files (id, kind, name, type, size, created_at, company, uploaded_by)
        VALUES (?, 'photo', 'x', 'image/png', ?, 0, ?, ?)`,
      ).bind(id, size, company, user)
    await fill('company', QUOTA.company.bytes - png(1, 1).length, PEOPLE.OWNER.company, PEOPLE.OWNER.num).run()
    await DB.batch(
      Array.from({ length: QUOTA.person.files }, (_, at) => fill(`person-${at}`, 1, null, PEOPLE.USER.num)),
    )
    expect((await send(form(png(1, 1), 'a.png'), 'FOREIGN_OWNER')).status).toBe(201)
    expect((await send(form(png(1, 1), 'a.png'), 'ADMIN')).status).toBe(201)
    const before = await uploads()
    for (const as of ['MANAGER', 'USER'] as const) {
      const response = await send(form(png(2, 1), 'a.png'), as)
      expect([response.status, (await response.json()).code], as).toEqual([409, 'file.quota'])
    }
    expect(await uploads()).toBe(before)
    await DB.prepare('DELETE FROM files WHERE uploaded_by IS NOT NULL').run()
  })

  test('whose bytes cannot be stored leaves no row', async () => {
    const before = await uploads()
    const FILES = Object.assign(Object.create(bindings().FILES), { put: () => Promise.reject(new Error('R2 is away')) })
    const init = { method: 'POST', body: form(png(1, 1), 'a.png'), headers: await asPerson('MANAGER') }
    const response = await askApi(UPLOADS, init, { ...bindings(), FILES })
    expect([response.status, (await response.json()).code]).toEqual([503, 'storage.unavailable'])
    expect(await uploads()).toBe(before)
  })
})
