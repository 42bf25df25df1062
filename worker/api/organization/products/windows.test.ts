/** Windows of the organization's list by key: onward and back they are the whole list, in every order and under every filter. */
import { beforeEach, expect, test } from 'vitest'
import { ADDRESS, READY, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = serveOwnProducts()

interface Listed {
  data: { id: string }[]
  meta: { previous: string | null; next: string | null }
}

const list = async (query: string): Promise<Listed> => {
  const response = await as('EMPLOYEE', 'GET', `${ADDRESS}?${query}`)
  expect(response.status, query).toBe(200)
  return response.json()
}
const ids = ({ data }: Listed) => data.map(({ id }) => id)

beforeEach(async () => {
  for (let n = 1; n <= 11; n += 1) {
    const tied = {
      updatedAt: 1_700_000_000_000 + (n % 3),
      stock: n % 4 === 0 ? null : n % 2,
      names: { en: `Own ${n % 5}` },
    }
    await ownProduct(bindings(), n, { ...READY, ...tied, priceRub: n % 3 === 0 ? null : (n % 2) * 100 })
  }
})

/** Every window from one end to the other. */
async function walk(query: string, way: 'next' | 'previous', from: string | null): Promise<string[][]> {
  const windows: string[][] = []
  for (let key = from; windows.length < 60; ) {
    const listed = await list(`${query}${key ? `&${way === 'next' ? 'after' : 'before'}=${key}` : ''}`)
    windows.push(ids(listed))
    key = listed.meta[way]
    if (key === null) break
  }
  return windows
}

test.each(['changed', 'name', 'price', '-price', 'stock', '-stock'])('sorted by %s', async (sort) => {
  for (const filter of ['', '&status=draft', '&lacks=ru']) {
    const all = ids(await list(`sort=${sort}&perPage=200${filter}`))
    expect(all.length).toBeGreaterThanOrEqual(11)
    const query = `sort=${sort}&perPage=3${filter}`
    const onward = await walk(query, 'next', null)
    expect(onward.flat()).toEqual(all)
    const last = await list(`${query}&page=${onward.length}`)
    const back = await walk(query, 'previous', last.meta.previous)
    expect([...back.toReversed().flat(), ...ids(last)]).toEqual(all)
  }
})

test('a key of another order, or of nothing, is wrong', async () => {
  const { meta } = await list('sort=price&perPage=3')
  for (const query of [`sort=stock&after=${meta.next}`, 'after=zzz', 'before=W10', 'after=%3C'])
    expect((await as('EMPLOYEE', 'GET', `${ADDRESS}?${query}`)).status, query).toBe(422)
})

test('a product that moves meanwhile neither repeats nor hides another one', async () => {
  const query = 'sort=changed&perPage=4'
  const first = await list(query)
  const rest = ids(await list('sort=changed&perPage=200')).slice(4)
  const [moved] = ids(first).slice(-1)
  await bindings().DB.prepare('UPDATE products SET updated_at = 1800000000000 WHERE id = ?').bind(moved).run()
  expect((await walk(query, 'next', first.meta.next)).flat()).toEqual(rest)
})
