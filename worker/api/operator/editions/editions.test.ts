/** Published editions of the classifiers on the operators' desk: stored, read, compared, applied (docs/behaviour.md, "Editions on the desk"). */
import { beforeEach, expect, test } from 'vitest'
import type { EditionImport } from '../../../../domain/contract/editions.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { loadCodes } from '../../../../tests/fixtures/classifier-tree.ts'
import { TREE_CSV } from '../../../../tests/fixtures/editions.ts'
import { importEdition } from '../../../../tests/fixtures/imported-edition.ts'
import { fileForm, withoutQueue } from '../../../../tests/fixtures/imports.ts'
import { asPerson } from '../../../../tests/fixtures/people.ts'
import { continueEditionImports } from '../../../jobs/edition-imports.ts'
import { runWhole } from '../../../jobs/job.ts'
import { oldEditions } from '../../../jobs/old-editions.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/editions'

beforeEach(async () => {
  await bindings().DB.exec(
    'DELETE FROM edition_imports; DELETE FROM code_edition_parts; DELETE FROM code_texts; DELETE FROM code_editions; DELETE FROM jobs',
  )
  await loadCodes(bindings().DB)
  const { objects } = await bindings().FILES.list({ prefix: 'editions/' })
  await Promise.all(objects.map(({ key }) => bindings().FILES.delete(key)))
})

async function stored(content: string, name = 'tnved_tree.csv', headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: fileForm(content, name), headers: { ...(await asPerson('ADMIN')), ...headers } }
  const response = await askApi(`${PATH}/files`, init, withoutQueue(bindings()))
  expect(response.status).toBe(201)
  return (await response.json()).data.id
}

const work = (id: string) => runWhole(bindings(), continueEditionImports, Date.now(), { id })
const read = async (id: string): Promise<EditionImport> =>
  (await (await as('ADMIN', 'GET', `${PATH}/${id}`)).json()).data
const served = async () => (await (await as('ADMIN', 'GET', PATH)).json()).meta.served

async function compared(...contents: string[]): Promise<EditionImport> {
  const files = []
  for (const content of contents) files.push(await stored(content))
  const begun = await as('ADMIN', 'POST', PATH, { tree: 'tnved', dated: '2026-10-01', files })
  expect(begun.status).toBe(201)
  const { id } = (await begun.json()).data
  await work(id)
  return read(id)
}

test('a dry run says what would change and changes nothing', async () => {
  const before = await served()
  const one = await compared(TREE_CSV)
  expect(one).toMatchObject({
    status: 'ready',
    dated: '2026-10-01',
    isServed: false,
    files: [{ name: 'tnved_tree.csv' }],
    report: { nodes: 6, names: { ru: 6 }, files: [{ kind: 'tariff tree', read: 6, refused: 0 }] },
    changes: { since: '2026-03-08', added: { count: 1 }, reworded: { count: 3 }, duty: { count: 1 } },
  })
  expect(one.changes?.added.first).toEqual([{ code: '8481309101', was: null, now: 'первые' }])
  expect(one.changes?.duty.first).toEqual([{ code: '8481309908', was: null, now: '7' }])
  expect(one.changes?.retired.first.map(({ code }) => code)).toContain('8410000000')
  expect(one.report?.faults).toContainEqual({
    file: 'tnved_tree.csv',
    line: 4,
    outcome: 'mended',
    code: 'name.spaces',
    detail: '',
  })
  expect(await served()).toEqual(before)
})

test('an edition is applied in steps, is the same as what the command imports, and its changes are recorded', async () => {
  const { id, version } = await compared(TREE_CSV)
  const applied = await as('ADMIN', 'POST', `${PATH}/${id}/apply`, undefined, { 'If-Match': `"${version}"` })
  expect((await applied.json()).data.status).toBe('applying')
  await work(id)
  expect(await read(id)).toMatchObject({ status: 'applied', progress: null })
  expect((await served())[0]).toMatchObject({ tree: 'tnved', dated: '2026-10-01', builtin: false, nodes: 6 })
  const { data } = await (await as('ANONIM', 'GET', '/api/tnved/changes')).json()
  expect(data.map(({ kind, code }: { kind: string; code: string }) => `${kind} ${code}`)).toContain('added 8481309101')
  expect(await bindings().KV.get('codes/tnved')).toContain('confirmedAt')
  const files = [{ name: 'tnved_tree.csv', bytes: new TextEncoder().encode(TREE_CSV) }]
  const { written } = await importEdition(bindings().DB, { tree: 'tnved', files, dated: '2026-10-01', now: 1 })
  expect(written.changed).toBe(false)
})

test('where another edition came after the comparison, it is compared again before anything is written', async () => {
  const { id } = await compared(TREE_CSV)
  const other = TREE_CSV.replace('прочие,,7,', 'прочие,,8,')
  const files = [{ name: 'tree.csv', bytes: new TextEncoder().encode(other) }]
  await importEdition(bindings().DB, { tree: 'tnved', files, dated: '2026-11-01', now: 1 })
  expect((await as('ADMIN', 'POST', `${PATH}/${id}/apply`)).status).toBe(200)
  await work(id)
  const again = await read(id)
  expect(again).toMatchObject({ status: 'ready', changes: { since: '2026-11-01', added: { count: 0 } } })
  expect(again.changes?.duty.first).toEqual([{ code: '8481309908', was: '8', now: '7' }])
  expect((await as('ADMIN', 'POST', `${PATH}/${id}/apply`)).status).toBe(200)
  await work(id)
  expect((await served())[0]).toMatchObject({ dated: '2026-10-01' })
})

test.each([
  ['kind', 'some other file'],
  ['csv', `${TREE_CSV}\n"not closed`],
  ['no-tree', 'chapter,source_file,edition_date_in_file_name\n84,a.pdf,2026-03-08'],
  ['most-refused', `${TREE_CSV}\nх,84,9,heading,8498,4,0,0,не код,,,`],
])('what cannot be imported is refused with the reason: %s', async (code, content) => {
  const one = await compared(content)
  expect([one.status, one.error?.code]).toEqual(['refused', code])
  expect(await statusAndCode(await as('ADMIN', 'POST', `${PATH}/${one.id}/apply`))).toEqual([409, 'status.refused'])
  expect((await as('ADMIN', 'POST', `${PATH}/${one.id}/discard`)).status).toBe(200)
})

test('an upload that is repeated with its key is stored once, and a file that is not there is refused', async () => {
  const key = { 'Idempotency-Key': 'edition-of-one-key' }
  expect(await stored(TREE_CSV, 'a.csv', key)).toBe(await stored(TREE_CSV, 'a.csv', key))
  const unknown = await as('ADMIN', 'POST', PATH, { tree: 'tnved', dated: null, files: ['0000000000000000'] })
  expect((await unknown.json()).errors).toMatchObject([{ path: 'files.0', code: 'unknown' }])
})

test('only one edition of a classifier is applied at a time, and files are deleted after a week', async () => {
  const first = await compared(TREE_CSV)
  const second = await compared(TREE_CSV.replace('первые', 'вторые'))
  await bindings().DB.prepare("UPDATE edition_imports SET status = 'applying' WHERE id = ?").bind(first.id).run()
  expect(await statusAndCode(await as('ADMIN', 'POST', `${PATH}/${second.id}/apply`))).toEqual([409, 'edition.running'])
  const all = async () => (await bindings().FILES.list({ prefix: 'editions/' })).objects.length
  expect(await all()).toBeGreaterThan(0)
  await bindings().DB.prepare("UPDATE edition_imports SET status = 'applied' WHERE id = ?").bind(first.id).run()
  await runWhole(bindings(), oldEditions, Date.now() + 8 * DAY_MS)
  expect(await all()).toBe(0)
  expect(await read(second.id)).toMatchObject({ status: 'discarded' })
  expect(await statusAndCode(await as('ADMIN', 'POST', `${PATH}/${second.id}/discard`))).toEqual([
    409,
    'status.refused',
  ])
})
