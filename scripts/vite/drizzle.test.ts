import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../worker/db/schema.ts'
import { named, number, translated } from '../../worker/db/select.ts'
import { withFlatRows, withoutUnused } from './drizzle.ts'

const FOLDER = pathToFileURL('node_modules/drizzle-orm/').href
const SOURCE = readFileSync(new URL('utils.js', FOLDER), 'utf8')

/** Evaluates a source of that module beside Drizzle's other ones, so that its classes are the same. */
const evaluated = (source: string) =>
  import(`data:text/javascript,${encodeURIComponent(source.replaceAll('from "./', `from "${FOLDER}`))}`)

const SELECTED = {
  id: products.id,
  names: translated(products.names, 'ru', 'names'),
  pictures: products.pictures,
  vatIncluded: products.vatIncluded,
  status: named(products.status, 'status'),
  count: number(sql`count(*)`, 'count'),
  plain: sql`1`,
}
const ROWS = [
  ['a', '{"ru":"Труба"}', '[]', 1, 'published', '3', 1],
  ['b', null, null, null, null, null, null],
]

test.each([
  ['flat', SELECTED],
  ['nested', { id: products.id, card: { names: products.names, pictures: products.pictures }, more: SELECTED }],
])('a %s row is read as Drizzle reads it', async (_, fields) => {
  const theirs = await evaluated(SOURCE)
  const ours = await evaluated(withFlatRows(SOURCE))
  const columns = theirs.orderSelectedFields(fields)
  for (const row of ROWS) {
    const cells = columns.length > row.length ? [row[0], row[1], row[2], ...row] : row
    expect(ours.mapResultRow(columns, cells)).toEqual(theirs.mapResultRow(columns, cells))
  }
  expect(Object.keys(ours.mapResultRow(columns, ROWS[1]))).toEqual(Object.keys(fields))
})

test('another version of Drizzle, without the function that is replaced, fails the build', () => {
  expect(() => withFlatRows(SOURCE.replaceAll('mapResultRow', 'readRow'))).toThrow('mapResultRow')
})

test.each([
  ['sqlite-core/dialect.js', /RelationalQuery|drizzle_migrations/],
  ['sqlite-core/db.js', /RelationalQuery|withList/],
  ['sqlite-core/session.js', /onMutate/],
  ['d1/driver.js', /RelationalConfig/],
  ['d1/session.js', /savepoint|rollback/],
])('%s is left without what is never run', (file, unused) => {
  const id = `/somewhere/node_modules/drizzle-orm/${file}`
  const source = readFileSync(new URL(file, FOLDER), 'utf8')
  const cut = withoutUnused(source, id) ?? ''
  const body = (text: string) => text.slice(text.indexOf('\nclass '))
  expect(body(source)).toMatch(unused)
  expect(body(cut)).not.toMatch(unused)
  // Whatever is declared and exported is still there.
  const declared = (text: string) => text.match(/^(?:class|function|export) .*$/gm)
  expect(declared(cut)).toEqual(declared(source))
  expect(() => withoutUnused('', id)).toThrow(file)
})
