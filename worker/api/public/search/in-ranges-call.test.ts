import { beforeAll, expect, test } from 'vitest'
import { ids, serveCatalogue } from '../../../../tests/fixtures/api.ts'
import { ROWS } from '../../../../tests/fixtures/catalogue/bolt-parameters.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'
import { insertRows } from '../../../db/insert.ts'
import { parameters } from '../../../db/schema.ts'

const { json, bindings } = serveCatalogue()
const some = fixture.manyBolts.slice(0, 12)

/** Masses of 1 to 12 kg, and of the last but one two values. */
beforeAll(async () => {
  const { DB } = bindings()
  await DB.batch([
    ...insertRows(DB, parameters, ROWS),
    ...some.map(({ id }, at) =>
      DB.prepare('UPDATE products SET parameters = ? WHERE id = ?').bind(`[[3,${at + 1},null,1,0]]`, id),
    ),
  ])
})

const between = (least: number, most: number) => some.slice(least - 1, most).map(({ id }) => id)

test.each([
  ['bolt 3-5 kg', between(3, 5)],
  ['bolt from 3000 to 5000 g', between(3, 5)],
  ['болт не менее 10 кг', between(10, 12)],
  ['bolt up to 2 kg', between(1, 2)],
])('%s: what is within the range comes first, and others follow', async (q, within) => {
  const asked = `q=${encodeURIComponent(q)}&locale=en`
  const { data: page } = await json(`/dev/search?${asked}&size=page`)
  expect(ids(page.products.items).slice(0, within.length).sort()).toEqual([...within].sort())
  expect(page.products.total).toBe(fixture.manyBolts.length)
  expect(page.understood).toBeNull()
  const list = await json(`/api/products?${asked}&perPage=96`)
  expect(ids(list.data).slice(0, within.length).sort()).toEqual([...within].sort())
  expect(list.meta.total).toBe(fixture.manyBolts.length)
  const facets = await json(`/api/products/filter?${asked}&category=${fixture.bolts.id}`)
  expect(facets.data.parameters).toHaveLength(5)
})

test('where nothing is within a range its ends are words like others', async () => {
  const { data } = await json(`/dev/search?q=${encodeURIComponent('bolt 300-500 kg')}&size=page&locale=en`)
  expect(data.understood.leftOut.join(' ')).toMatch(/300/)
})
