/** Where the categories of a price list belong: suggested, chosen by its supplier, and remembered for later files. */
import { expect, test } from 'vitest'
import { ROWS } from '../../../../tests/fixtures/catalogue/bolt-parameters.ts'
import { ballValves, bolts, valves } from '../../../../tests/fixtures/catalogue/categories.ts'
import { IMPORTS, runImport, upload } from '../../../../tests/fixtures/imports.ts'
import { serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { database } from '../../../db/connection.ts'
import { parameters } from '../../../db/schema.ts'

const { as, bindings } = serveOwnProducts()

const offer = (id: string, category: string, more = '') =>
  `<offer id="${id}"><name>Ключ ${id}</name><price>10</price><vat>VAT_22</vat><categoryId>${category}</categoryId>${more}</offer>`

const FILE = (offers: string, categories = '') =>
  `<yml_catalog><shop><currencies><currency id="RUB" rate="1"/></currencies><categories>
    <category id="1">Болты</category><category id="2">Инструмент</category>
    <category id="3" parentId="2">Ключи  гаечные</category>${categories}</categories><offers>${offers}</offers></shop></yml_catalog>`

const TOOLS = offer('a', '1') + offer('b', '3') + offer('c', '3')

async function ready(content: string): Promise<string> {
  await bindings().DB.prepare('DELETE FROM imports').run()
  const { id } = (await (await upload(bindings(), content)).json()).data
  await runImport(bindings(), id)
  return id
}

const listed = async (id: string) =>
  (await (await as('EMPLOYEE', 'GET', `${IMPORTS}/${id}/categories`)).json()).data.map(
    ({ path, goods, current, suggested, by }: Record<string, unknown>) => [path, goods, current, suggested, by],
  )

const choose = (id: string, path: string, category: string | null, headers = {}) =>
  as('MANAGER', 'PATCH', `${IMPORTS}/${id}/categories`, { categories: [{ path, category }] }, headers)

const samplesOf = async (id: string) => {
  const { data } = await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()
  return data.report.samples.map(({ offer, category }: { offer: string; category: object }) => [offer, category])
}

test('categories of a file are listed with their goods and where these go, and a choice for one is applied by the next dry run', async () => {
  const id = await ready(FILE(TOOLS))
  expect(await listed(id)).toEqual([
    ['Инструмент > Ключи гаечные', 2, null, null, null],
    ['Болты', 1, bolts.id, null, 'name'],
  ])
  expect((await choose(id, 'Инструмент > Ключи гаечные', valves.id)).status).toBe(200)
  await runImport(bindings(), id)
  expect(await listed(id)).toContainEqual(['Инструмент > Ключи гаечные', 2, valves.id, null, 'choice'])
  expect(await samplesOf(id)).toEqual([
    ['a', bolts.names],
    ['b', valves.names],
    ['c', valves.names],
  ])
})

test('a choice is remembered for later files with other ids, and for the categories below', async () => {
  const later = FILE(offer('d', '7'), '<category id="7" parentId="3">Ключи разводные</category>')
    .replaceAll('"3"', '"33"')
    .replace('Ключи  гаечные', 'КЛЮЧИ ГАЕЧНЫЕ')
  const id = await ready(later)
  expect(await listed(id)).toEqual([['Инструмент > КЛЮЧИ ГАЕЧНЫЕ > Ключи разводные', 1, valves.id, null, 'above']])
})

test('a supplier can say that none of our categories fits although a name does, and that is stored for this supplier alone', async () => {
  const id = await ready(FILE(TOOLS))
  expect((await choose(id, 'болты', null)).status).toBe(200)
  await runImport(bindings(), id)
  expect(await listed(id)).toContainEqual(['Болты', 1, null, null, 'choice'])
  expect(await samplesOf(id)).toContainEqual(['a', {}])
  const { results } = await bindings().DB.prepare('SELECT DISTINCT company FROM category_choices').all()
  expect(results).toEqual([{ company: 1 }])
  expect((await choose(id, 'Болты', bolts.id)).status).toBe(200)
  await bindings().DB.prepare('DELETE FROM category_choices').run()
})

test('customs codes and parameters of the goods suggest a category where no name does', async () => {
  const { DB } = bindings()
  await DB.prepare("UPDATE products SET tnved = '8481808199' WHERE category = ? AND status = 'published'")
    .bind(ballValves.num)
    .run()
  await database(DB).insert(parameters).values(ROWS).onConflictDoNothing()
  const coded = offer('a', '2', '<tnved>8481 80 819 9</tnved>')
  const params = '<param name="Thread">M8</param><param name="Mass (kg)">20</param>'
  const id = await ready(FILE(coded + offer('b', '3', params)))
  const rows: unknown[][] = await listed(id)
  expect(rows).toContainEqual(['Инструмент', 1, null, ballValves.id, 'code'])
  expect(rows.find(([path]) => path === 'Инструмент > Ключи гаечные')?.slice(2)).toEqual([null, bolts.id, 'facts'])
})

test('a category that is not in the file, or not one of ours, is refused, and so is a choice before the file was read', async () => {
  const id = await ready(FILE(TOOLS))
  const refused = async (path: string, category: string) => {
    const response = await choose(id, path, category)
    return [response.status, (await response.json()).errors?.[0]?.path]
  }
  expect(await refused('Насосы', bolts.id)).toEqual([422, 'categories.0.path'])
  expect(await refused('Болты', '06d2k6t0000s1a2c')).toEqual([422, 'categories.0.category'])
  expect((await choose(id, 'Болты', valves.id, { 'If-Match': '"1"' })).status).toBe(412)
  await bindings().DB.prepare("UPDATE imports SET status = 'asking'").run()
  expect((await choose(id, 'Болты', valves.id)).status).toBe(409)
})

test('a choice of the category that the goods go to already changes nothing', async () => {
  const id = await ready(FILE(TOOLS))
  const before = await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()
  expect((await (await choose(id, 'Болты', bolts.id)).json()).data).toMatchObject({ status: 'ready' })
  expect(await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()).toEqual(before)
})
