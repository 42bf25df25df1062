/** Price lists that are sent in parts: in any order, again, after a break, and given up (docs/behaviour.md, "Parts of files"). */
import { expect, test } from 'vitest'
import { PART_OF_FILE, sizeOfPart } from '../../../../domain/price-list/import-terms.ts'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { feed, fileForm, IMPORTS, runImport, withoutQueue } from '../../../../tests/fixtures/imports.ts'
import { serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { asPerson } from '../../../../tests/fixtures/people.ts'
import { fileKey } from '../../../imports/files.ts'
import { runWhole } from '../../../jobs/job.ts'
import { oldImports } from '../../../jobs/old-imports.ts'

const { as, bindings } = serveOwnProducts()

const GOODS = Array.from({ length: 30 }, (_, at) => ({ id: `p${at}`, name: `Болт ${at}`, price: String(100 + at) }))
/** Two parts and a rest. */
const BYTES = new TextEncoder().encode(
  feed(GOODS).replace('<offers>', `<offers><!--${'x'.repeat(2 * PART_OF_FILE)}-->`),
)
const WEEK = 7 * 86_400_000

const partOf = (part: number) => BYTES.slice((part - 1) * PART_OF_FILE, part * PART_OF_FILE)

async function begin(size = BYTES.length): Promise<string> {
  const response = await as('MANAGER', 'POST', `${IMPORTS}/uploads`, { fileName: 'C:\\лист.xml', size })
  expect(response.status).toBe(201)
  return (await response.json()).data.id
}

const send = async (id: string, part: number, bytes = partOf(part)) =>
  askApi(
    `${IMPORTS}/${id}/parts?part=${part}`,
    { method: 'POST', body: fileForm(bytes), headers: await asPerson('MANAGER') },
    withoutQueue(bindings()),
  )

const complete = async (id: string) =>
  askApi(`${IMPORTS}/${id}/complete`, { method: 'POST', headers: await asPerson('MANAGER') }, withoutQueue(bindings()))

const read = async (id: string) => (await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()).data

test('parts in any order, one of them twice, are one file, which is read as if it had been sent whole', async () => {
  const id = await begin()
  expect((await send(id, 3)).status).toBe(200)
  expect((await send(id, 1, new Uint8Array(PART_OF_FILE))).status).toBe(200)
  const lacking = await complete(id)
  expect([lacking.status, (await lacking.json()).code]).toEqual([422, 'input.invalid'])
  expect((await send(id, 1)).status).toBe(200)
  expect(await read(id)).toMatchObject({
    fileName: 'лист.xml',
    status: 'uploading',
    moves: ['reading', 'discarded'],
    upload: {
      partSize: PART_OF_FILE,
      parts: 3,
      arrived: [{ part: 1, digest: toHex(await sha256(partOf(1))) }, { part: 3 }],
    },
  })
  expect((await send(id, 2)).status).toBe(200)
  expect((await complete(id)).status).toBe(200)
  expect((await complete(id)).status).toBe(200)
  await runImport(bindings(), id)
  expect(await read(id)).toMatchObject({ status: 'ready', upload: null, report: { read: 30, added: 30 } })
  expect((await send(id, 2)).status).toBe(409)
})

test('a part of another size, and one that the file does not have, are refused', async () => {
  const id = await begin()
  for (const [part, bytes] of [
    [1, partOf(1).subarray(1)],
    [3, partOf(1)],
    [4, partOf(3)],
  ] as const) {
    const refused = await send(id, part, new Uint8Array(bytes))
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'input.invalid'])
  }
  expect(sizeOfPart(BYTES.length, 4)).toBe(0)
  expect((await as('MANAGER', 'POST', `${IMPORTS}/uploads`, { fileName: 'a', size: 200_000_001 })).status).toBe(422)
})

test('a file that R2 has joined before its call was broken off is read', async () => {
  const id = await begin()
  for (const part of [1, 2, 3]) await send(id, part)
  const { DB, FILES } = bindings()
  const row = await DB.prepare('SELECT num, upload FROM imports WHERE id = ?')
    .bind(id)
    .first<{ num: number; upload: string }>()
  const { results } = await DB.prepare('SELECT part, etag FROM import_parts WHERE import = ? ORDER BY part')
    .bind(row?.num)
    .all<{ part: number; etag: string }>()
  await FILES.resumeMultipartUpload(fileKey(id), row?.upload ?? '').complete(
    results.map(({ part, etag }) => ({ partNumber: part, etag })),
  )
  expect((await complete(id)).status).toBe(200)
  await runImport(bindings(), id)
  expect((await read(id)).status).toBe('ready')
})

test('an upload that is given up takes no more parts, and one that nobody completes is deleted after a week', async () => {
  const given = await begin()
  await send(given, 1)
  expect((await as('MANAGER', 'POST', `${IMPORTS}/${given}/discard`)).status).toBe(200)
  expect((await send(given, 2)).status).toBe(409)
  expect((await complete(given)).status).toBe(409)
  const left = await begin()
  await runWhole(bindings(), oldImports, Date.now() + WEEK + 1)
  expect(await read(left)).toMatchObject({ status: 'discarded', upload: null })
  const address = await askApi(
    `${IMPORTS}/${left}/complete`,
    { method: 'POST', headers: await asPerson('MANAGER') },
    bindings(),
  )
  expect(address.status).toBe(409)
})
