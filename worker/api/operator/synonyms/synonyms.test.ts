/** Names that operators add to the search (docs/behaviour.md, "Operators' synonyms"). */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { forgetOperatorTerms } from '../../public/search/understanding/operator-terms.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/synonyms'
const WHIRLIGIG = { names: { en: ['whirligig', 'gate valve'], ru: ['вертушка'], zh: ['旋转阀'] }, generic: false }

// Other files share this process, and its memory of what operators have added.
afterAll(forgetOperatorTerms)

/** Deletes synonyms by calls, not in the database, so that searches of this isolate use the change at once. */
beforeEach(async () => {
  const { data } = await (await as('ADMIN', 'GET', PATH)).json()
  for (const { id } of data) await as('ADMIN', 'DELETE', `${PATH}/${id}`)
})

const add = async (body: object = WHIRLIGIG) => as('ADMIN', 'POST', PATH, body)
const found = async (q: string, size = 'page'): Promise<string[]> => {
  const { data } = await (await as('ANONIM', 'GET', `/dev/search?q=${encodeURIComponent(q)}&size=${size}`)).json()
  return data.products.items.map(({ id }: { id: string }) => id)
}

test('what operators add is listed, the latest change first', async () => {
  await add()
  await add({ names: { en: ['teflon', 'ptfe'], ru: [], zh: [] }, generic: true })
  const { data } = await (await as('ADMIN', 'GET', PATH)).json()
  expect(data).toMatchObject([{ names: { en: ['teflon', 'ptfe'] }, generic: true, version: 1 }, WHIRLIGIG])
})

test('a search, typeahead and a misspelt word find goods by a name that was added, and no longer when it is removed', async () => {
  const goods = await found('gate valve')
  expect(goods).not.toEqual([])
  expect(await found('whirligig')).toEqual([])
  const { data } = await (await add()).json()
  for (const q of ['whirligig', 'вертушка', '旋转阀', 'whirlgig']) expect(await found(q), q).toEqual(goods)
  expect(await found('whirlig', 'few')).not.toEqual([])
  await as('ADMIN', 'DELETE', `${PATH}/${data.id}`)
  expect(await found('whirligig')).toEqual([])
})

test('codes are found by a name that was added', async () => {
  const names = { en: ['whirligig', 'check valve'], ru: [], zh: [] }
  await add({ names, generic: false })
  const { data } = await (await as('ANONIM', 'GET', '/dev/search?q=whirligig&size=page')).json()
  expect(data.codes.items).toContainEqual(expect.objectContaining({ tree: 'tnved', code: '848130' }))
})

test('a change names a version, raises it, and leaves what it does not name unchanged', async () => {
  const { data } = await (await add()).json()
  const one = `${PATH}/${data.id}`
  const changed = await as('ADMIN', 'PATCH', one, { generic: true }, { 'If-Match': '"1"' })
  expect((await changed.json()).data).toEqual({ ...WHIRLIGIG, generic: true, id: data.id, version: 2 })
  expect(await statusAndCode(await as('ADMIN', 'PATCH', one, { generic: false }, { 'If-Match': '"1"' }))).toEqual([
    412,
    'version.outdated',
  ])
  expect(await statusAndCode(await as('ADMIN', 'PATCH', `${PATH}/06d2k6t0000s1a2c`, { generic: true }))).toEqual([
    404,
    'synonym.unknown',
  ])
})

test.each([
  [{ en: ['whirligig'], ru: [], zh: [] }],
  [{ en: ['whirligig', '—'], ru: [], zh: [] }],
  [{ en: ['whirligig', 'x'.repeat(61)], ru: [], zh: [] }],
  [{ en: ['whirligig', 'gate valve'], ru: [] }],
])('%j are no names of one thing', async (names) => {
  expect((await add({ names, generic: false })).status).toBe(422)
})

test('the 501st row is refused', async () => {
  const { DB } = bindings()
  const insert = DB.prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    INSERT INTO synonyms (id, names, updated_at) SELECT 'x' || i, '{"en":[],"ru":[],"zh":[]}', 0 FROM n`)
  await insert.run()
  expect(await statusAndCode(await add())).toEqual([409, 'synonyms.too-many'])
  await DB.prepare('DELETE FROM synonyms').run()
})

test('a name that was added says more than what words usually mean', async () => {
  const meant = async () =>
    (await (await as('ANONIM', 'GET', '/dev/search?q=lever%20tap%20industrial&size=page')).json()).data.meant
  expect(await meant()).toMatchObject({ slug: 'ball-valves' })
  await add({ names: { en: ['lever tap', 'gate valve'], ru: [], zh: [] }, generic: false })
  expect(await meant()).toBeNull()
})
