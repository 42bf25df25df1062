/** Checks which index the lists and the typeahead of products are read by; the test's bindings already fail for full scans. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedBindings, startCatalogue } from '../../../../tests/fixtures/bindings.ts'
import { ROWS } from '../../../../tests/fixtures/catalogue/bolt-parameters.ts'
import { bolts } from '../../../../tests/fixtures/catalogue.ts'
import { explained } from '../../../../tests/fixtures/explained.ts'
import { insertRows } from '../../../db/insert.ts'
import { parameters } from '../../../db/schema.ts'

let started: StartedBindings

beforeAll(async () => {
  started = await startCatalogue()
  const { DB } = started.unwatched
  await DB.batch([...insertRows(DB, parameters, ROWS)])
})
afterAll(() => started.stop())

const STEPS = 'SEARCH s USING PRIMARY KEY (ancestor=? AND unit=? AND step=? AND price>? AND price<?)'

test('a range of prices at a quantity is listed and counted by the stored prices alone', async () => {
  const plan = await explained(started.unwatched, '/api/products?quantity=40&sort=price&priceMin=10&priceMax=5000')
  expect(plan.filter((line) => line === STEPS)).toHaveLength(2)
  expect(plan.filter((line) => line.startsWith('SEARCH l '))).toEqual([])
  const filtered = await explained(started.unwatched, '/api/products?quantity=40&sort=price&priceMin=10&country=CN')
  expect(filtered.some((line) => line.startsWith('SEARCH l '))).toBe(true)
})

test('a list by a parameter stops after a page, whatever number of products has one value', async () => {
  for (const sort of ['by-thread', '-by-temperature']) {
    const plan = await explained(started.unwatched, `/api/products?category=${bolts.id}&sort=${sort}`)
    for (const index of ['listing_parameters_value', 'listing_parameters_upper'])
      expect(plan.some((line) => line.startsWith(`SEARCH o USING COVERING INDEX ${index}`))).toBe(true)
    expect(plan.filter((line) => /TEMP B-TREE FOR LAST/.test(line))).toEqual([])
  }
})

test('goods with two values are found without sorting those with one, and their facets without a look-up of parameters each', async () => {
  const plan = await explained(
    started.unwatched,
    `/api/products/filter?category=${bolts.id}&params=thread:40;coating:zinc`,
  )
  const intersections = plan
    .join('\n')
    .split(/^MERGE \(INTERSECT\)$/m)
    .slice(1)
  expect(intersections).toHaveLength(1)
  for (const rest of intersections) {
    const [sides = ''] = rest.split(/^SCAN \(subquery/m)
    const byValue = /^SEARCH lp USING COVERING INDEX listing_parameters_value \(parameter=\? AND value=\?\)$/gm
    expect(sides.match(byValue)).toHaveLength(2)
    expect(sides).not.toContain('TEMP B-TREE')
  }
  expect(plan.filter((line) => line.startsWith('SEARCH p EXISTS'))).toEqual([])
})

test.each(['/dev/product/search?q=valv', '/dev/search?q=valv&size=few', '/dev/search?q=valve&size=page'])(
  'hits are ranked by an index of what is public, not by the products’ rows: %s',
  async (path) => {
    const plan = await explained(started.unwatched, path)
    expect(plan).toContain('SEARCH p USING COVERING INDEX products_public_rank (num=?)')
  },
)
