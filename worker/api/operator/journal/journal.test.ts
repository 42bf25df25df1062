/** What operators have done (docs/behaviour.md, "Operators' journal"). */
import { expect, test } from 'vitest'
import { ACCESS } from '../../../../tests/fixtures/access.ts'
import { OF_OPERATORS } from '../../../../tests/fixtures/access-paths.ts'
import { serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { READY } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { ACTS } from '../../http/journal/acts.ts'

const { as, bindings, decide, submit } = serveModeration()
const PATH = '/api/operator/journal'

const journal = async (query = '') => (await as('ADMIN', 'GET', `${PATH}?${query}`)).json()
const added = async (en: string) =>
  (
    await (
      await as('ADMIN', 'POST', '/api/operator/synonyms', {
        names: { en: [en, `${en} two`], ru: [], zh: [] },
        generic: false,
      })
    ).json()
  ).data.id

test('an act is recorded with who did it, what was sent, and its subject before and after', async () => {
  const id = await ownProduct(bindings(), 1, READY)
  await submit(id)
  await decide('product', id, 'rejected', 'Blurred picture')
  const { data } = await journal(`subject=${id}`)
  expect(data).toEqual([
    {
      id: expect.any(String),
      at: expect.stringMatching(/^20/),
      by: 'ADMIN',
      person: '',
      act: 'product-status',
      subject: id,
      input: { status: 'rejected', reason: 'Blurred picture' },
      before: { status: 'moderation', reason: null, names: expect.any(Object) },
      after: { status: 'rejected', reason: 'Blurred picture', names: expect.any(Object) },
    },
  ])
})

test('what is refused, what suppliers do and what an operator reads is not recorded', async () => {
  const id = await ownProduct(bindings(), 2, READY)
  await submit(id)
  expect((await decide('product', id, 'published', undefined, { 'If-Match': '"99"' })).status).toBe(412)
  await as('ADMIN', 'GET', '/app/admin/products')
  await as('ADMIN', 'PUT', `/api/operator/reviews/products/${id}/claim`, { takeOver: false })
  expect((await journal(`subject=${id}`)).data).toEqual([])
})

test('the same act again by its key is recorded once', async () => {
  const once = { 'Idempotency-Key': 'journal-key-0123456789' }
  const names = { names: { en: ['journal bolt', 'journal stud'], ru: [], zh: [] }, generic: false }
  for (let at = 0; at < 2; at++) await as('ADMIN', 'POST', '/api/operator/synonyms', names, once)
  const { data } = await journal('act=synonym-added')
  expect(data.filter(({ input }: { input: typeof names }) => input.names?.en[0] === 'journal bolt')).toHaveLength(1)
})

test('the entry of a removal has the row as it was', async () => {
  const id = await added('gasket')
  await as('ADMIN', 'DELETE', `/api/operator/synonyms/${id}`)
  expect((await journal(`subject=${id}`)).data).toMatchObject([
    { act: 'synonym-removed', before: { names: { en: ['gasket', 'gasket two'] } }, after: null },
    { act: 'synonym-added', subject: id },
  ])
})

test('no row can be edited or deleted', async () => {
  await added('washer')
  const { DB } = bindings()
  for (const sql of [
    "UPDATE journal SET act = 'other'",
    "UPDATE journal SET after = '{}'",
    "UPDATE journal SET operator = 1, after = '{}'",
    'DELETE FROM journal',
  ])
    await expect(DB.prepare(sql).run(), sql).rejects.toThrow('the journal cannot be edited')
})

test('pages go back by key, filters narrow them, and a file has the same rows', async () => {
  for (let at = 0; at < 26; at++) await added(`nut ${at}`)
  const first = await journal('act=synonym-added')
  expect(first.data).toHaveLength(24)
  const second = await journal(`act=synonym-added&before=${first.meta.next}`)
  expect(second.data.length).toBeGreaterThanOrEqual(2)
  expect(second.data[0].id < first.data.at(-1).id).toBe(true)
  const today = new Date().toISOString().slice(0, 10)
  expect((await journal(`act=synonym-added&from=${today}&until=${today}`)).data).toHaveLength(24)
  expect((await journal('until=2001-01-01')).data).toEqual([])
  expect((await as('ADMIN', 'GET', `${PATH}?act=other`)).status).toBe(422)
  const file = await as('ADMIN', 'GET', `${PATH}/file?act=synonym-added&locale=en`)
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="journal.csv"')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines[0]).toContain('time,operator,act,subject,sent,before,after')
  expect(lines.length).toBeGreaterThanOrEqual(27)
})

test('every call with which operators change something is an act', () => {
  const writes = Object.entries({ ...ACCESS, ...OF_OPERATORS }).filter(
    ([call, { role }]) => role === 'ADMIN' && !call.startsWith('GET '),
  )
  const known = writes.map(([call]) => call.replaceAll('{', ':').replaceAll('}', ''))
  expect(known.filter((call) => ACTS[call] === undefined)).toEqual([])
  expect(Object.keys(ACTS).filter((call) => !known.includes(call))).toEqual([])
})
