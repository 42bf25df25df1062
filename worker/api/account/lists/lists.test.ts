import { beforeEach, expect, test } from 'vitest'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import { flangedValve, NOBODY, yuanValve } from '../../../../tests/fixtures/catalogue.ts'
import { PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'

const { as, bindings } = servePeople()
const LISTS = '/api/profile/lists'

beforeEach(async () => {
  await bindings().DB.exec('DELETE FROM lists')
})

const make = async (who: PersonName, rest: object = {}) =>
  (await (await as(who, 'POST', LISTS, { name: 'Pump station', ...rest })).json()).data
const open = async (who: PersonName, id: string) => as(who, 'GET', `${LISTS}/${id}?locale=ru`)
const code = async (response: Response) => [response.status, (await response.json()).code]

test('a list keeps its products in order, with variant, quantity and note', async () => {
  const items = [
    { product: yuanValve.id, quantity: 40, note: 'Urgent' },
    { product: flangedValve.id, variant: `${flangedValve.id}-0` },
  ]
  const { id } = await make('USER', { items })
  const { data } = await (await open('USER', id)).json()
  expect(data).toMatchObject({ name: 'Pump station', count: 2, owner: null, gone: 0 })
  expect(data.items[0]).toMatchObject({ product: { id: yuanValve.id }, variant: null, quantity: 40, note: 'Urgent' })
  // The variant's own price: 1.1 times the product's.
  expect(data.items[1]).toMatchObject({
    product: { tiers: [{ amount: 137_500 }, {}] },
    variant: { sku: 'BV-F-50-16-L' },
  })
})

test('fractions are wanted of what is measured alone, however they are added', async () => {
  const sold = bindings().DB.prepare('UPDATE products SET unit = ? WHERE id = ?')
  await sold.bind('tonne', yuanValve.id).run()
  try {
    const { id } = await make('USER', { items: [{ product: yuanValve.id, quantity: 2.5 }] })
    expect((await (await open('USER', id)).json()).data.items[0]).toMatchObject({ quantity: 2.5 })
    const items = [
      { product: yuanValve.id, quantity: 0.125 },
      { product: flangedValve.id, quantity: 2.5 },
    ]
    const path = `${LISTS}/${id}`
    for (const [method, to, body] of [
      ['POST', LISTS, { name: 'Pump station', items }],
      ['PATCH', path, { items }],
      ['POST', `${path}/items`, { items }],
    ] as const) {
      const response = await as('USER', method, to, body)
      const { errors } = await response.json()
      expect([response.status, errors], `${method} ${to}`).toEqual([
        422,
        [{ path: 'items.1.quantity', code: 'format', message: expect.any(String) }],
      ])
    }
    expect((await as('USER', 'PATCH', path, { items: [{ product: yuanValve.id, quantity: 1.2345 }] })).status).toBe(422)
  } finally {
    await sold.bind('piece', yuanValve.id).run()
  }
})

test('what is no longer sold, and what never was, is counted and not shown', async () => {
  const items = [yuanValve.id, NOBODY, flangedValve.id].map((product) => ({ product }))
  const { id } = await make('USER', { items })
  await bindings().DB.prepare("UPDATE products SET status = 'hidden' WHERE id = ?").bind(yuanValve.id).run()
  try {
    const { data } = await (await open('USER', id)).json()
    expect([data.items.length, data.gone, data.count]).toEqual([1, 2, 3])
  } finally {
    await bindings().DB.prepare("UPDATE products SET status = 'published' WHERE id = ?").bind(yuanValve.id).run()
  }
})

test('an added product that is there already gets the new quantity and keeps its note', async () => {
  const { id } = await make('USER', { items: [{ product: yuanValve.id, quantity: 1, note: 'Urgent' }] })
  const added = { items: [{ product: yuanValve.id, quantity: 5 }, { product: flangedValve.id }] }
  await as('USER', 'POST', `${LISTS}/${id}/items`, added)
  const { data } = await (await open('USER', id)).json()
  expect(data.items.map(({ quantity, note }: { quantity: number; note: string }) => [quantity, note])).toEqual([
    [5, 'Urgent'],
    [null, ''],
  ])
})

test('a person has at most thirty lists, and a list at most a hundred products, each once', async () => {
  const { DB } = bindings()
  const { id } = await make('USER')
  const many = Array.from({ length: 101 }, (_, n) => ({ product: `${'0'.repeat(13)}${n + 100}` }))
  expect(await code(await as('USER', 'PATCH', `${LISTS}/${id}`, { items: many }))).toEqual([422, 'input.invalid'])
  const twice = [{ product: yuanValve.id }, { product: yuanValve.id }]
  expect(await code(await as('USER', 'PATCH', `${LISTS}/${id}`, { items: twice }))).toEqual([422, 'input.invalid'])
  await as('USER', 'PATCH', `${LISTS}/${id}`, { items: many.slice(1) })
  const more = { items: [{ product: yuanValve.id }] }
  expect(await code(await as('USER', 'POST', `${LISTS}/${id}/items`, more))).toEqual([409, 'list.full'])
  await DB.exec(
    "INSERT INTO lists (id, user, name, created_at, updated_at) WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 29) SELECT 'n' || n, 1, 'Another', 0, 0 FROM n",
  )
  expect(await code(await as('USER', 'POST', LISTS, { name: 'One more' }))).toEqual([409, 'lists.too-many'])
})

test('colleagues read a list that is shared with them, and change nothing of it', async () => {
  const { id } = await make('EMPLOYEE', { items: [{ product: yuanValve.id }] })
  expect((await open('OWNER', id)).status).toBe(404)
  expect((await as('EMPLOYEE', 'PATCH', `${LISTS}/${id}`, { shared: true })).status).toBe(200)
  const { data } = await (await open('OWNER', id)).json()
  expect(data).toMatchObject({
    owner: 'EMPLOYEE',
    shared: true,
    token: null,
    items: [{ product: { id: yuanValve.id } }],
  })
  expect(ids((await (await as('OWNER', 'GET', LISTS)).json()).data)).toEqual([id])
  const writes = await Promise.all([
    as('OWNER', 'PATCH', `${LISTS}/${id}`, { name: 'Mine' }),
    as('OWNER', 'DELETE', `${LISTS}/${id}`),
    as('OWNER', 'POST', `${LISTS}/${id}/link`),
  ])
  expect(writes.map(({ status }) => status)).toEqual([404, 404, 404])
  for (const other of ['USER', 'FOREIGN_OWNER'] as const) expect((await open(other, id)).status, other).toBe(404)
  await bindings().DB.exec(`UPDATE employees SET status = 'disabled' WHERE user = ${PEOPLE.EMPLOYEE.num}`)
  expect((await open('OWNER', id)).status).toBe(404)
})

test('a person without an organization cannot share a list', async () => {
  const { id } = await make('USER')
  const refused = await as('USER', 'PATCH', `${LISTS}/${id}`, { shared: true })
  expect(await code(refused)).toEqual([403, 'organization.required'])
})

test('a link opens a list for everyone, without its owner, until it is revoked or replaced', async () => {
  const { id } = await make('USER', { items: [{ product: yuanValve.id, quantity: 3 }] })
  const link = async () => (await (await as('USER', 'POST', `${LISTS}/${id}/link`)).json()).data.token
  const read = (token: string) => as('ANONIM', 'GET', `/api/lists/${token}`)
  const first = await link()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  const { data } = await (await read(first)).json()
  expect(Object.keys(data).sort()).toEqual(['favourites', 'gone', 'items', 'name', 'updatedAt'])
  expect(data.items[0]).toMatchObject({ product: { id: yuanValve.id }, quantity: 3 })
  const second = await link()
  expect((await read(first)).status).toBe(404)
  expect((await as('USER', 'DELETE', `${LISTS}/${id}/link`)).status).toBe(204)
  expect(await code(await read(second))).toEqual([404, 'list.unknown'])
})

test('an edit from an outdated version is refused', async () => {
  const { id } = await make('USER')
  await as('USER', 'PATCH', `${LISTS}/${id}`, { name: 'Newer' })
  const late = await as('USER', 'PATCH', `${LISTS}/${id}`, { name: 'Late' }, { 'If-Match': '"1"' })
  expect(await code(late)).toEqual([412, 'version.outdated'])
})

test('the favourites have one list, made once, with the quantities and notes that it was given', async () => {
  const { DB } = bindings()
  await DB.prepare('DELETE FROM favourites').run()
  await as('USER', 'POST', '/api/profile/favourites', { ids: [yuanValve.id, flangedValve.id] })
  const opened = async () => (await (await as('USER', 'PUT', `${LISTS}/favourites`)).json()).data
  const [{ id }, second] = await Promise.all([opened(), opened()])
  expect(second).toMatchObject({ id, favourites: true, name: '', count: 2 })
  const items = [{ product: flangedValve.id, quantity: 40, note: 'Urgent' }, { product: NOBODY }]
  await as('USER', 'PATCH', `${LISTS}/${id}`, { items })
  const rows = async () =>
    (await (await open('USER', id)).json()).data.items.map(
      ({ product, quantity, note }: { product: { id: string }; quantity: number | null; note: string }) => [
        product.id,
        quantity,
        note,
      ],
    )
  expect(await rows()).toEqual([
    [yuanValve.id, null, ''],
    [flangedValve.id, 40, 'Urgent'],
  ])
  await as('USER', 'DELETE', `/api/products/${flangedValve.id}/favourite`)
  expect(await rows()).toEqual([[yuanValve.id, null, '']])
  const { token } = (await (await as('USER', 'POST', `${LISTS}/${id}/link`)).json()).data
  const linked = (await (await as('ANONIM', 'GET', `/api/lists/${token}?locale=ru`)).json()).data
  expect([linked.favourites, ids(linked.items.map(({ product }: { product: object }) => product))]).toEqual([
    true,
    [yuanValve.id],
  ])
  expect(await code(await open('OWNER', id))).toEqual([404, 'list.unknown'])
})
