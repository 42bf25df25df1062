/** Files that are longer than the buffer: they go to R2 in parts and are inspected there. */
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { asPerson, PEOPLE } from '../../../../tests/fixtures/people.ts'
import { memoryBucket } from '../../../../tests/fixtures/uploads/bucket.ts'
import { pdf, XLSX_PARTS, zip } from '../../../../tests/fixtures/uploads/documents.ts'
import { jpeg, png } from '../../../../tests/fixtures/uploads/pictures.ts'
import { PART } from './intake.ts'
import { QUOTA } from './queries.ts'

const { bindings } = servePeople()
const MIB = 1024 * 1024

/** @param fails method of the bucket that rejects */
async function send(body: BodyInit, headers: Record<string, string> = {}, fails?: string) {
  const { bucket, ...seen } = memoryBucket()
  const failing = fails ? { [fails]: () => Promise.reject(new Error('R2 is away')) } : {}
  const env = { ...bindings(), FILES: { ...bucket, ...failing } }
  const init = { method: 'POST', body, headers: { ...(await asPerson('MANAGER')), ...headers } }
  const response = await askApi('/api/files/common', init, env)
  return { status: response.status, json: await response.json(), ...seen }
}

function form(bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const data = new FormData()
  data.set('file', new File([bytes], name))
  return data
}

async function uploads(): Promise<unknown[]> {
  const { results } = await bindings()
    .DB.prepare('SELECT id, name, type, size FROM files WHERE uploaded_by IS NOT NULL ORDER BY created_at')
    .all()
  return results
}

const long = pdf('x'.repeat(12 * MIB))
const behind = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

describe('a long file', () => {
  test('is stored completely under its id alone, and never held in memory as a whole', async () => {
    const { status, json, objects, open, held } = await send(form(long, 'passport.pdf'))
    expect([status, json.data]).toMatchObject([201, { size: long.length, type: 'application/pdf' }])
    expect([...objects.keys()]).toEqual([json.data.id])
    expect(objects.get(json.data.id)?.equals(long)).toBe(true)
    expect(open.size).toBe(0)
    const { id } = json.data
    expect(await uploads()).toEqual([{ id, name: 'passport.pdf', type: 'application/pdf', size: long.length }])
    expect(held.filter((bytes) => bytes > MIB)).toEqual([PART, PART, long.length - 2 * PART])
  })

  test('loses what a phone appended to the picture', async () => {
    const picture = jpeg(10, 10)
    const { json, objects } = await send(form(jpeg(10, 10, { behind: '\xff\xd8'.padEnd(6 * MIB) }), 'a.jpg'))
    expect(json.data).toMatchObject({ size: picture.length, width: 10 })
    expect(objects.get(json.data.id)?.equals(picture)).toBe(true)
  })

  test('is compared with an earlier one of its idempotency key by its content, and leaves nothing when it is repeated', async () => {
    const headers = { 'Idempotency-Key': 'one-key-for-long-uploads' }
    const first = await send(form(long, 'long.pdf'), headers)
    const before = await uploads()
    const again = await send(form(long, 'long.pdf'), headers)
    expect([again.status, again.json]).toEqual([201, first.json])
    const changed = pdf(`${'x'.repeat(12 * MIB - 1)}y`)
    const other = await send(form(changed, 'long.pdf'), headers)
    expect([other.status, other.json.code]).toEqual([422, 'idempotency-key.reused'])
    for (const { objects, open } of [again, other]) expect([objects.size, open.size]).toEqual([0, 0])
    expect(await uploads()).toEqual(before)
  })

  test('is read in windows, wherever the relevant bytes are', async () => {
    const packed = deflateRawSync(Buffer.alloc(MIB), { level: 0 })
    const parts = [
      ...XLSX_PARTS,
      ...Array.from({ length: 9 }, (_, at) => ({ name: `xl/${at}`, packed, unpacked: MIB })),
    ]
    const { status, held } = await send(form(zip(parts), 'prices.xlsx'))
    expect(status).toBe(201)
    expect(Math.max(...held)).toBe(PART)
    // Reads the directory, the ten megabytes before it again for the local headers and once more to unpack them, and some ends.
    expect(held.length).toBeLessThan(32)
  })
})

async function expectNothingLeft(
  sent: Awaited<ReturnType<typeof send>>,
  status: number,
  code: string,
  before: unknown[],
) {
  expect([sent.status, sent.json.code]).toEqual([status, code])
  expect([[...sent.objects.keys()], [...sent.open]]).toEqual([[], []])
  expect(await uploads()).toEqual(before)
}

const FORM = { 'Content-Type': 'multipart/form-data; boundary=x' }
const HEAD = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')

describe('a refused long file leaves nothing in R2 or the database', () => {
  test.each([
    ['none of ours', new Uint8Array(6 * MIB), 'a.pdf', 415, 'file.type'],
    ['cut', long.slice(0, -20), 'a.pdf', 422, 'file.damaged'],
    ['with an archive at its end', behind(long, zip(XLSX_PARTS)), 'a.pdf', 422, 'file.polyglot'],
    [
      'a picture that is too large',
      jpeg(9, 9, { behind: '\xff\xd8'.padEnd(11 * MIB) }),
      'a.jpg',
      413,
      'file.too-large',
    ],
    ['a picture with something behind it', behind(png(9, 9), new Uint8Array(6 * MIB)), 'a.png', 422, 'file.polyglot'],
    ['called what it is not', long, 'a.png', 422, 'file.name'],
  ] as const)('%s', async (_, bytes, name, status, code) => {
    const before = await uploads()
    await expectNothingLeft(await send(form(bytes, name)), status, code, before)
  })

  test('whose form ends early', async () => {
    const before = await uploads()
    await expectNothingLeft(await send(Buffer.concat([HEAD, long]), FORM), 400, 'body.malformed', before)
  })

  test('that exceeds the quota', async () => {
    const fill = (bytes: number) =>
      bindings()
        .DB.prepare(
          `INSERT INTO files (id, kind, name, type, size, created_at, company, uploaded_by)
          VALUES ('fill', 'document', 'x', 'x', ?, 0, ?, 1)`,
        )
        .bind(bytes, PEOPLE.OWNER.company)
        .run()
    // A quota below one part is exceeded before anything goes to R2; one below the file only at its end.
    for (const [room, parts] of [
      [PART - 1, 0],
      [long.length - 1, 3],
    ] as const) {
      await bindings().DB.prepare('DELETE FROM files WHERE uploaded_by IS NOT NULL').run()
      await fill(QUOTA.company.bytes - room)
      const before = await uploads()
      const sent = await send(form(long, 'a.pdf'))
      await expectNothingLeft(sent, 409, 'file.quota', before)
      expect(sent.held.filter((bytes) => bytes > MIB)).toHaveLength(parts)
    }
    await bindings().DB.prepare('DELETE FROM files WHERE uploaded_by IS NOT NULL').run()
  })

  test.each(['createMultipartUpload', 'get', 'put'])('where R2 fails to %s', async (method) => {
    const before = await uploads()
    await expectNothingLeft(await send(form(long, 'a.pdf'), {}, method), 503, 'storage.unavailable', before)
  })
})

test('a file that cannot be deleted now has a row by which the job for unused files finds it', async () => {
  const before = await uploads()
  const { status, objects } = await send(form(behind(long, zip(XLSX_PARTS)), 'a.pdf'), {}, 'delete')
  expect(status).toBe(422)
  const [key = ''] = objects.keys()
  const added = (await uploads()).slice(before.length)
  expect(added).toEqual([expect.objectContaining({ id: key.replace('quarantine/', '') })])
})
