import { getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertSmallTables, smallTables } from '../../seed/small-tables.ts'
import { type StartedBindings, startBindings } from '../../tests/fixtures/bindings.ts'
import { STORIES, STORY_TAGS, TAGS } from '../../tests/fixtures/catalogue/stories.ts'
import { loadDirectory } from '../../tests/fixtures/directory.ts'
import { recountDifferences } from '../../tests/fixtures/recount.ts'
import { insertCells, insertRows } from './insert.ts'
import { MAINTAINED_NAMES, MAINTAINED_TABLES } from './maintained-tables.ts'
import { stories, tags } from './schema.ts'
import { indexText } from './search-text/tokens.ts'
import { addSearchWords } from './search-words.ts'

/** Selects one product, since ids of variants are unique. */
const FIRST_OF_23 = 'num = (SELECT min(num) FROM products WHERE company = 23)'

let started: StartedBindings
const db = () => started.unwatched.DB

beforeAll(async () => {
  started = await startBindings()
  await loadDirectory(db())
  const words = addSearchWords([{ words: new Set(['valve', 'клапан', '阀门', 'a']) }])
  await db().batch([
    ...insertRows(
      db(),
      stories,
      STORIES.map((story) => ({ ...story, cover: null })),
    ),
    ...insertRows(db(), tags, TAGS),
    ...insertCells(db(), 'story_tags', ['tag', 'story'], STORY_TAGS),
    db().prepare('INSERT INTO directory_fts (rowid, name, body) VALUES (1, ?, ?)').bind(indexText('valve клапан'), ''),
    db().prepare(words.sql).bind(words.rows),
    ...(await insertSmallTables(db())),
    db().prepare(`UPDATE products SET parameters = '[[1,50,null,1,0],[2,"steel-20",null,1,1]]' WHERE company < 20`),
    db().prepare(
      "UPDATE products SET parameters = '[[1,25,null,1,-1],[1,50,null,0,0],[3,-40,80,1,1]]' WHERE company >= 20",
    ),
    db().prepare(
      `UPDATE products SET tiers = '[{"from":1,"amount":500},{"from":20,"amount":450}]', price_rub = 500, vat_rate = 20`,
    ),
    db()
      .prepare(`UPDATE products SET variants = ? WHERE ${FIRST_OF_23}`)
      .bind('[{"id":"v1","sku":"КШ-50 a"},{"id":"v2","sku":"B"}]'),
  ])
})
afterAll(() => started.stop())

describe('the rows that triggers write equal those of a recount', () => {
  const differencesAfter = async (...changes: string[]) => {
    await db().batch(changes.map((sql) => db().prepare(sql)))
    return recountDifferences(db())
  }

  test('after rows were inserted', async () => {
    expect(await recountDifferences(db())).toEqual({})
    for (const { name } of MAINTAINED_TABLES.filter(({ name }) => name !== 'operator_counts')) {
      expect(
        await db().prepare(`SELECT 1 FROM ${name}`).first(),
        `insert what fills ${name} above, or in seed/tables/`,
      ).not.toBeNull()
    }
  })

  test('after companies and their services changed', async () => {
    const differences = await differencesAfter(
      "UPDATE companies SET status = 'hidden' WHERE num IN (13, 14)",
      `UPDATE companies SET routes = '[{"from":"CN:wenzhou","to":null},{"from":"CN","to":"RU"}]' WHERE num IN (12, 15)`,
      "UPDATE companies SET kind = 'both', activities = '[\"46.90\"]', founded = NULL WHERE num = 15",
      `UPDATE companies SET city = '{"ru":"Орск"}', country = 'RU', verified = 1 WHERE num = 16`,
      'INSERT INTO company_services (company, service) VALUES (15, 2), (15, 4)',
      'DELETE FROM company_services WHERE company = 17',
    )
    expect(differences).toEqual({})
  })

  test('after products changed', async () => {
    const differences = await differencesAfter(
      "UPDATE products SET status = 'hidden' WHERE company = 18",
      'UPDATE products SET category = 8 WHERE company = 19',
      'UPDATE products SET company = 20 WHERE company = 21',
      `UPDATE products SET names = '{"zh":"阀门"}', description = '{}', tiers = '[]' WHERE company = 24`,
      'UPDATE products SET stock = 5, price_rub = 100, country = NULL, rank = 7 WHERE company = 23',
      'DELETE FROM products WHERE company = 22',
      "UPDATE products SET parameters = '[[1,80,null,1,0]]', rank = 9 WHERE company = 20",
      `UPDATE products SET variants = '[{"sku":"B/2","id":"v2"},{"sku":"C"}]' WHERE ${FIRST_OF_23}`,
      `UPDATE products SET variants = '[{"sku":"D.1"}]' WHERE company = 20`,
    )
    expect(differences).toEqual({})
  })

  test('after a company was deleted, and hidden ones were shown again', async () => {
    const differences = await differencesAfter(
      'DELETE FROM company_services WHERE company = 26',
      'DELETE FROM products WHERE company = 26',
      'DELETE FROM companies WHERE num = 26',
      "UPDATE companies SET status = 'active' WHERE num IN (13, 14)",
    )
    expect(differences).toEqual({})
  })

  test('after stories were moved, withdrawn, published again and untagged', async () => {
    const [one, other] = STORY_TAGS
    const differences = await differencesAfter(
      `UPDATE stories SET published_at = published_at + 5 WHERE num = ${one?.[1]}`,
      `UPDATE stories SET withdrawn_at = 1 WHERE num = ${other?.[1]}`,
      `UPDATE stories SET withdrawn_at = NULL WHERE num = ${other?.[1]}`,
      `UPDATE stories SET withdrawn_at = 1 WHERE num = ${one?.[1]}`,
      `DELETE FROM story_tags WHERE tag = ${other?.[0]} AND story = ${other?.[1]}`,
    )
    expect(differences).toEqual({})
  })

  test('after people, employees and legal entities were added, changed and deleted', async () => {
    const differences = await differencesAfter(
      `INSERT INTO users (num, id, name, locale, created_at, updated_at)
        VALUES (1, 'u1', '', 'en', 0, 0), (2, 'u2', '', 'ru', 0, 0), (3, 'u3', '', 'ru', 0, 0)`,
      "UPDATE users SET locale = 'zh' WHERE num = 1",
      'UPDATE users SET deleted_at = 1 WHERE num = 2',
      `INSERT INTO employees (num, id, company, user, role, status, created_at, updated_at)
        VALUES (1, 'e1', 11, 1, 'OWNER', 'active', 0, 0), (2, 'e2', 11, 3, 'MANAGER', 'invited', 0, 0)`,
      "UPDATE employees SET status = 'active', role = 'EMPLOYEE' WHERE num = 2",
      'DELETE FROM employees WHERE num = 1',
      `INSERT INTO legal_entities (num, id, company, full_name, country, tax_number, created_at, updated_at)
        VALUES (1, 'l1', 11, '', 'RU', '1', 0, 0), (2, 'l2', 11, '', 'CN', '2', 0, 0)`,
      "UPDATE legal_entities SET country = 'KZ' WHERE num = 2",
      'DELETE FROM legal_entities WHERE num = 1',
    )
    expect(differences).toEqual({})
  })

  test('after rows of small tables got the values of another, and every third was deleted', async () => {
    const changes = (await smallTables()).flatMap(({ table }) => {
      const name = getTableName(table)
      const own = Object.values(getTableColumns(table)).filter(({ primary, isUnique }) => !primary && !isUnique)
      return [
        ...own.map(
          (column) => `UPDATE ${name} SET ${column.name} = (SELECT ${column.name} FROM ${name}) WHERE rowid % 2`,
        ),
        `DELETE FROM ${name} WHERE rowid % 3 = 0`,
      ]
    })
    expect(await differencesAfter(...changes)).toEqual({})
  })

  test('the comparison reports wrong rows', async () => {
    await db().batch([
      db().prepare("UPDATE facet_counts SET n = n + 1 WHERE ancestor = 0 AND facet = 'all'"),
      db().prepare("DELETE FROM search_spellings WHERE piece = 'valve'"),
    ])
    const differences = await recountDifferences(db())
    expect(Object.keys(differences)).toEqual(['facet_counts', 'search_spellings'])
  })
})

/**
 * The search indexes: triggers only remove rows from them, and record what has to be indexed. Tested in
 * worker/api/operator/moderation/visibility.test.ts.
 */
const INDEXES = ['product_fts', 'directory_fts', 'address_fts', 'unpublished_fts', 'reindex']

/** Tables in which triggers only set derived columns of the written row: migrations 0035, 0044 and 0074. */
const DERIVED = ['products', 'inquiries']

/** The tables that a trigger writes, and whether it does nothing while a row is in bulk_load. */
function writesOf({ sql }: { sql: string }): { name: string; isPausedByBulkLoad: boolean }[] {
  const body = sql.slice(sql.search(/\bBEGIN\b/))
  const written = body.matchAll(/\b(?:INSERT (?:OR \w+ )?INTO|DELETE FROM|UPDATE(?! SET))\s+(\w+)/g)
  const isPausedByBulkLoad = /NOT EXISTS \(SELECT 1 FROM bulk_load\)\s*$/.test(sql.slice(0, -body.length))
  return [...written]
    .map(([, name = '']) => ({ name, isPausedByBulkLoad }))
    .filter(({ name }) => !INDEXES.includes(name) && !DERIVED.includes(name))
}

/**
 * Tables whose rows an archive contains, though triggers write them: a trigger changes a status in what people wrote, deletes a draft with
 * its text, queues a job, or records what somebody has not read, or when goods changed.
 */
const OF_PEOPLE = [
  'unread_threads',
  'order_approvals',
  'message_translations',
  'webhook_deliveries',
  'goods_stamps',
  'exchange_outbox',
  'jobs',
]

test('every table that a trigger writes is in MAINTAINED_TABLES, and bulk_load pauses exactly those that say so', async () => {
  const { results } = await db().prepare("SELECT sql FROM sqlite_schema WHERE type = 'trigger'").all<{ sql: string }>()
  const written = new Set(
    results
      .flatMap(writesOf)
      .filter(({ name }) => !OF_PEOPLE.includes(name))
      .map((table) => JSON.stringify(table)),
  )
  const registered = MAINTAINED_TABLES.map(({ name, isPausedByBulkLoad }) =>
    JSON.stringify({ name, isPausedByBulkLoad }),
  )
  expect([...written].sort(), 'worker/db/maintained-tables.ts has a row for each').toEqual(registered.sort())
  expect(MAINTAINED_TABLES.map(({ name }) => name)).toEqual(MAINTAINED_NAMES)
})
