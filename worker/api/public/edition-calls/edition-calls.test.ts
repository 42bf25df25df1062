/** Copies of the classifiers are brought up to date by differences (docs/behaviour.md, "Updates of classifiers"). */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withDifference } from '../../../../domain/classifier/edition-difference.ts'
import type { CompactTree } from '../../../../domain/contract/classifier.ts'
import type { EditionStep } from '../../../../domain/contract/edition-difference.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { loadCodes, NOTE, TARIFF } from '../../../../tests/fixtures/classifier-tree.ts'
import { writeEdition } from '../../../db/import/classifier/write-edition.ts'
import { contentId } from '../../../db/import/content-id.ts'

const { as, bindings } = servePeople()
const get = (path: string, headers: Record<string, string> = {}) => as('ANONIM', 'GET', path, undefined, headers)
const whole = async () => (await get('/api/tnved/tree')).json()

const HEAD = { tree: 'tnved' as const, builtin: false, sources: ['eec'], unofficial: ['zh' as const] }
const write = (dated: string, duty: string) =>
  writeEdition(
    bindings().DB,
    {
      head: { ...HEAD, dated },
      rows: TARIFF.map((row) => (row.id === '8410000000' ? { ...row, duty } : row)),
      texts: [{ code: '84', kind: 'note', paragraphs: NOTE }],
    },
    1,
  )

test('one difference, or several, make a copy the current edition, with its id as the hash', async () => {
  await loadCodes(bindings().DB)
  const first = await whole()
  await write('2026-10-01', '8')
  const second = await whole()
  await write('2026-11-01', '7')
  const { id } = (await whole()).meta.edition
  for (const { data, meta } of [first, second]) {
    const response = await get(`/api/tnved/difference?from=${meta.edition.id}`)
    const { from, to, steps } = (await response.json()).data
    expect([from, to]).toEqual([meta.edition.id, id])
    const made = steps.reduce((tree: CompactTree, step: EditionStep) => withDifference(tree, step), data)
    expect(contentId(JSON.stringify(made))).toBe(id)
  }
})

test('a difference has an ETag, is a small part of the whole, and is a 404 from an edition that is not stored', async () => {
  const { id } = (await whole()).meta.edition
  await write('2026-12-01', '6')
  const path = `/api/tnved/difference?from=${id}`
  const response = await get(path)
  const tag = response.headers.get('ETag') ?? ''
  expect((await get(path, { 'If-None-Match': tag })).status).toBe(304)
  const [short, long] = [await response.text(), JSON.stringify(await whole())].map((body) => gzipSync(body).length)
  expect(short ?? 0).toBeLessThan((long ?? 0) / 4)
  expect((await get('/api/tnved/difference?from=0000000000000000')).status).toBe(404)
  expect((await get('/api/tnved/difference?from=x')).status).toBe(422)
})

test('all notes of the current edition are one response with an ETag', async () => {
  const response = await get('/api/tnved/texts')
  const { id } = (await whole()).meta.edition
  expect(await response.json()).toEqual({
    data: [{ code: '84', kind: 'note', paragraphs: NOTE }],
    meta: { edition: id },
  })
  const tag = response.headers.get('ETag') ?? ''
  expect((await get('/api/tnved/texts', { 'If-None-Match': tag })).status).toBe(304)
  expect((await (await get('/api/okved/texts')).json()).data).toEqual([])
})

test('only the latest differences stay stored', async () => {
  for (let at = 0; at < 15; at += 1) await write('2027-01-01', String(at))
  const { results } = await bindings().DB.prepare("SELECT num FROM edition_differences WHERE tree = 'tnved'").all()
  expect(results).toHaveLength(12)
})
