/**
 * Checks SQLite's query plans of the lists, so that a change of a query or an index cannot bring back a scan or a sort.
 */
import { DatabaseSync } from 'node:sqlite'
import type { SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { readMigrations } from '../../../../scripts/migrations.ts'
import { pageRows } from '../listing/page-rows.ts'
import { choosePlan } from '../listing/plan.ts'
import { productList } from './list-table.ts'
import type { ProductSelection } from './selection.ts'

const db = new DatabaseSync(':memory:')
const dialect = new SQLiteSyncDialect()
const category = '0000000000000001'
const supplier = '0000000000000002'

beforeAll(() => {
  for (const { statements } of readMigrations()) for (const sql of statements) db.exec(sql)
})

function explain(query: SQL): string[] {
  const { sql, params } = dialect.sqlToQuery(query)
  const values = params.map((param) => (typeof param === 'number' ? param : String(param)))
  return db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...values)
    .map(({ detail }) => String(detail))
}

function planOf(filter: ProductSelection, sort: 'popular' | 'new' | 'price' | '-price' | 'soonest') {
  const list = productList(filter)
  return explain(pageRows(list, choosePlan(list, filter, sort), filter, { page: 3, perPage: 24 }))
}

describe('a plain list reads its page from one covering index, in order', () => {
  test.each([
    [{}, 'popular', 'l USING PRIMARY KEY (ancestor=?)'],
    [{ category }, 'popular', 'l USING PRIMARY KEY (ancestor=?)'],
    [{ category }, 'new', 'l USING COVERING INDEX listing_new (ancestor=?)'],
    [{ category }, 'price', 'l USING COVERING INDEX listing_price (ancestor=?)'],
    [{ category }, '-price', 'l USING COVERING INDEX listing_price (ancestor=? AND price<?)'],
    [{ category, supplier }, 'popular', 'l USING COVERING INDEX listing_company (ancestor=? AND company=?)'],
    [{ category, country: 'CN' }, 'popular', 'l USING COVERING INDEX listing_country (ancestor=? AND country=?)'],
    [{ category, inStock: true, moq: 10 }, 'popular', 'l USING PRIMARY KEY (ancestor=?)'],
    [
      { category, priceMin: 5, priceMax: 9 },
      'price',
      'l USING COVERING INDEX listing_price (ancestor=? AND price>? AND price<?)',
    ],
    [{ category, tnved: '84' }, 'popular', 'l USING PRIMARY KEY (ancestor=?)'],
  ] as const)('%j by %s', (filter, sort, search) => {
    const plan = planOf(filter, sort)
    expect(plan).toContainEqual(`SEARCH ${search}`)
    expect(plan.join('\n')).not.toMatch(/TEMP B-TREE|SCAN l\b|AUTOMATIC/)
  })
})

describe('a list of a quantity reads the prices of its step in order, then the rest by the listed price', () => {
  test.each([
    [{ category, quantity: 40 }, 'price', 's USING PRIMARY KEY (ancestor=? AND unit=? AND step=?)'],
    [{ category, quantity: 40 }, '-price', 's USING PRIMARY KEY (ancestor=? AND unit=? AND step=?)'],
    [
      { category, quantity: 40, priceMin: 5, priceMax: 9 },
      'price',
      's USING PRIMARY KEY (ancestor=? AND unit=? AND step=? AND price>? AND price<?)',
    ],
    [{ category, quantity: 40 }, 'popular', 'l USING PRIMARY KEY (ancestor=?)'],
  ] as const)('%j by %s', (filter, sort, search) => {
    const plan = planOf(filter, sort)
    expect(plan).toContainEqual(`SEARCH ${search}`)
    expect(plan.join('\n')).not.toMatch(/TEMP B-TREE|SCAN (l|s|q)\b|AUTOMATIC/)
  })
})

describe('a list by the time of delivery reads a page of each stretch of its index', () => {
  test.each([{}, { category }, { category, quantity: 40 }, { quantity: 40, inStock: true, moq: 10 }])(
    '%j',
    (filter) => {
      const plan = planOf(filter, 'soonest')
      const search = 'SEARCH l USING COVERING INDEX listing_soonest (ancestor=? AND soonest>? AND soonest<?)'
      // The stretch with the step below a quantity is read twice: what covers it, and what does not, which the filter by stock leaves out.
      const isPart = 'inStock' in filter ? 3 : 6
      expect(plan.filter((line) => line === search)).toHaveLength('quantity' in filter ? isPart : 5)
      // What is sorted for the merge has a page of each stretch alone.
      const sorted = plan.filter((_, at) => /TEMP B-TREE/.test(plan[at + 1] ?? ''))
      for (const line of sorted) expect(line).toMatch(/^SCAN (\(subquery-\d+\)|covered|later)$/)
      expect(plan.join('\n')).not.toMatch(/SCAN (l|q|listed)\b|MATERIALIZE listed|AUTOMATIC/)
    },
  )
})

describe('a selective filter is read by its own index, or scanned in order where that has too many rows', () => {
  test.each([
    [{ priceMin: 5 }, 'popular', 'l USING COVERING INDEX listing_price (ancestor=? AND price>? AND price<?)'],
    [{ supplier }, 'price', 'l USING COVERING INDEX listing_company (ancestor=? AND company=?)'],
    [{ country: 'CN' }, 'soonest', 'l USING COVERING INDEX listing_country (ancestor=? AND country=?)'],
    [{ country: 'CN' }, 'new', 'l USING INDEX listing_country (ancestor=? AND country=?)'],
    [
      { quantity: 40, priceMin: 5 },
      'popular',
      's USING PRIMARY KEY (ancestor=? AND unit=? AND step=? AND price>? AND price<?)',
    ],
    [{ tnved: '8481' }, 'popular', 'p USING COVERING INDEX products_tnved (tnved>? AND tnved<?)'],
  ] as const)('%j by %s', (filter, sort, search) => {
    const plan = planOf(filter, sort)
    expect(plan).toContainEqual(`SEARCH ${search}`)
    expect(plan.join('\n')).not.toMatch(/SCAN (l|p)\b|AUTOMATIC/)
  })
})

test.each(['price', '-price'] as const)(
  'goods in stock at a quantity by %s are read from a part of its index, others by the index of the stock',
  (sort) => {
    for (const filter of [{}, { country: 'CN' }, { category }]) {
      const plan = planOf({ ...filter, quantity: 3000, inStock: true }, sort)
      expect(plan).toContainEqual('SEARCH s USING PRIMARY KEY (ancestor=? AND unit=? AND step=?)')
      expect(plan).toContainEqual('CO-ROUTINE s')
      expect(plan).toContainEqual('SEARCH l USING COVERING INDEX listing_soonest (ancestor=? AND soonest<?)')
      expect(plan.join('\n')).not.toMatch(/MATERIALIZE (candidates|l|s)\b|AUTOMATIC/)
    }
  },
)

describe('of goods whose card may show a variant, stock is looked up product by product', () => {
  const dn = { key: 'dn', values: ['50'], min: null, max: null }
  const pn = { key: 'pn', values: [], min: 16, max: null }
  const cases: [ProductSelection, 'popular' | 'new' | 'soonest'][] = [
    [{ category, inStock: true, quantity: 40, params: [dn] }, 'popular'],
    [{ category, inStock: true, params: [dn, pn] }, 'soonest'],
    [{ category, inStock: true, quantity: 40, params: [dn, pn], supplier }, 'new'],
    [{ category, inStock: true, quantity: 40, match: '"valv"', named: 'KSH-50' }, 'popular'],
  ]
  test.each(cases)('%j by %s', (filter, sort) => {
    const plan = planOf(filter, sort)
    expect(plan).toContainEqual('SEARCH products USING INTEGER PRIMARY KEY (rowid=?)')
    expect(plan.join('\n')).not.toMatch(/SCAN (l|h|products|variants|any_one)\b|AUTOMATIC/)
  })
})

test('a search reads the search index first, then each hit by its row and its category', () => {
  const plan = planOf({ match: '"valv"', category }, 'popular')
  expect(plan).toContainEqual('SEARCH products USING INTEGER PRIMARY KEY (rowid=?)')
  expect(plan).toContainEqual('SEARCH up USING PRIMARY KEY (category=? AND ancestor=?)')
  expect(plan.join('\n')).not.toMatch(/SCAN (l|p|products)\b|AUTOMATIC/)
})
