import { beforeAll, describe, expect, test } from 'vitest'
import { parametersOf } from '../../../../../domain/parameters/parameter.ts'
import { ids, serveCatalogue } from '../../../../../tests/fixtures/api.ts'
import { ROWS } from '../../../../../tests/fixtures/catalogue/bolt-parameters.ts'
import * as fixture from '../../../../../tests/fixtures/catalogue.ts'
import { insertRows } from '../../../../db/insert.ts'
import { parameters, type StoredVariant } from '../../../../db/schema.ts'

const { json, get, bindings } = serveCatalogue()
const [mixed, free, bare] = fixture.manyBolts
const category = fixture.bolts.id

const variant = (thread: number, coating: string): StoredVariant => ({
  sku: `B-${thread}-${coating}`,
  options: [
    { name: { en: 'Thread' }, value: `${thread} mm` },
    { name: { en: 'Coating' }, value: { en: coating } },
  ],
  factor: 1,
})
const mass = { name: { en: 'Mass' }, value: '77 kg' }
const GOODS = [
  { bolt: mixed, facts: [mass], variants: [variant(40, 'zinc'), variant(41, 'none')] },
  { bolt: free, facts: [mass, ...variant(40, 'none').options], variants: [variant(40, 'none'), variant(41, 'none')] },
  { bolt: bare, facts: [mass, ...variant(41, 'zinc').options], variants: [] },
]

beforeAll(async () => {
  const { DB } = bindings()
  const definitions = ROWS.map(({ aliases = [], options = [], unit = null, ...row }) => ({
    ...row,
    num: row.num ?? 0,
    aliases,
    options,
    unit,
  }))
  await DB.batch([
    ...insertRows(DB, parameters, ROWS),
    ...GOODS.map(({ bolt, facts, variants }) =>
      DB.prepare('UPDATE products SET facts = ?, variants = ?, parameters = ? WHERE id = ?').bind(
        JSON.stringify(facts),
        JSON.stringify(variants),
        JSON.stringify(parametersOf(definitions, { facts, variants })),
        bolt?.id,
      ),
    ),
  ])
})

const CASES: [string, (typeof mixed)[]][] = [
  ['thread:40;coating:zinc', [mixed]],
  ['thread:41;coating:8', [mixed, free]],
  ['thread:40;coating:8', [free]],
  ['thread:41;coating:zinc', [bare]],
  ['thread:40,41;coating:zinc', [mixed, bare]],
  ['thread:40..40;coating:8,zinc;mass:70..', [mixed, free]],
  ['thread:41;coating:zinc;mass:70..', [bare]],
  ['coating:zinc', [mixed, bare]],
]

describe('several parameters', () => {
  test.each(CASES)('are values of one variant: %s', async (params, expected) => {
    const wanted = expected.map((bolt) => bolt?.id).sort()
    for (const more of ['', '&sort=by-thread', '&q=bolt', '&sort=price&quantity=5']) {
      const { data, meta } = await json(`/api/products?category=${category}&perPage=96&params=${params}${more}`)
      expect(ids(data).sort(), more).toEqual(wanted)
      expect(meta.total, more).toBe(wanted.length)
    }
  })

  test('have the counts that choosing them would give', async () => {
    const countsOf = async (params: string) => {
      const { data } = await json(`/api/products/filter?category=${category}&params=${params}`)
      const counts = (key: string) =>
        data.parameters
          .find((facet: { key: string }) => facet.key === key)
          .values.map(({ value, count }: { value: string; count: number }) => [value, count])
      return { threads: counts('thread'), coatings: counts('coating') }
    }
    const zinc = await countsOf('coating:zinc;mass:70..')
    expect(zinc).toEqual({
      threads: [
        ['40', 1],
        ['41', 1],
      ],
      coatings: [
        ['8', 2],
        ['zinc', 2],
      ],
    })
    const forty = await countsOf('thread:40;mass:70..')
    expect(forty).toEqual({
      threads: [
        ['40', 2],
        ['41', 3],
      ],
      coatings: [
        ['8', 1],
        ['zinc', 1],
      ],
    })
  })
})

test.each(['1,2', '1..2'])('as many filters as an address may have fit into one statement: %s', async (value) => {
  const params = Array.from({ length: 8 }, (_, at) => `key-${at}:${value}`).join(';')
  const others = `quantity=40&unit=kilogram&priceMin=1&priceMax=50&priceIn=USD&moq=10&inStock=1&country=CN&supplier=${mixed?.id}`
  // Only the last of them are unknown parameters: a statement too long would be a fault.
  for (const path of ['/api/products', '/api/products/filter'])
    for (const more of ['', others, `${others}&sort=price`, `${others}&sort=-price&q=bolt`])
      expect((await get(`${path}?category=${category}&params=${params}&${more}`)).status, path + more).toBe(422)
})
