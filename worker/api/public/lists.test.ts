/** What every public list promises, tried with each list of worker/render/lists.ts: a list's own test has what it alone does. */
import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_PAGES, MAX_PER_PAGE } from '../../../domain/limits.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { insertSmallTables } from '../../../seed/small-tables.ts'
import { publicLists } from '../../../tests/edge/public-lists.ts'
import { ids, servePeople, statusAndCode } from '../../../tests/fixtures/api.ts'
import { ballValves } from '../../../tests/fixtures/catalogue/categories.ts'
import { ural } from '../../../tests/fixtures/catalogue/companies.ts'
import { loadDirectory } from '../../../tests/fixtures/directory.ts'

const { as, bindings } = servePeople({ reset: false })
beforeAll(async () => {
  const { DB } = bindings()
  // The small catalogue alone has no services.
  await loadDirectory(DB)
  await DB.batch(await insertSmallTables(DB))
})

const get = (path: string, language = 'en') => as('ANONIM', 'GET', path, undefined, { 'Accept-Language': language })

async function json(path: string, language?: string) {
  const response = await get(path, language)
  expect(response.status, path).toBe(200)
  return response.json()
}

const LISTS = publicLists({ category: ballValves.id, supplierProducts: ural.id })

test.each(LISTS)('$name has entries, the same in every language', async ({ api }) => {
  const path = await api({})
  const found = await Promise.all(LOCALES.map(async (language) => ids((await json(path, language)).data)))
  expect(found[0]?.length, `${path}: give its table sample rows in seed/tables/`).toBeGreaterThan(0)
  for (const other of found) expect(other).toEqual(found[0])
})

/** Small enough that every list has several pages, of which the last is not full. */
const PER_PAGE = 2

describe.each(LISTS.filter(({ keys }) => keys.includes('page')))('$name', ({ api }) => {
  test('has each entry on one of its pages, in one order, and counts all', async () => {
    const { data, meta } = await json(await api({ perPage: String(MAX_PER_PAGE) }))
    expect(meta.total).toBeGreaterThan(0)
    const pages = Array.from({ length: Math.ceil(data.length / PER_PAGE) }, async (_, at) =>
      ids((await json(await api({ perPage: String(PER_PAGE), page: String(at + 1) }))).data),
    )
    const all = (await Promise.all(pages)).flat()
    expect(all).toEqual(ids(data))
    expect(new Set(all).size).toBe(Math.min(meta.total, MAX_PER_PAGE))
  })

  test('is empty after its last page, and refuses a page that is none or beyond the last that a list may have', async () => {
    expect((await json(await api({ page: String(MAX_PAGES) }))).data).toEqual([])
    expect(await statusAndCode(await get(await api({ page: '0' })))).toEqual([422, 'input.invalid'])
    expect(await statusAndCode(await get(await api({ page: String(MAX_PAGES + 1) })))).toEqual([422, 'list.too-deep'])
  })
})
