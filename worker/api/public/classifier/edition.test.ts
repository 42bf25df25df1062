import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compactTree } from '../../../../domain/classifier/compact.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { loadCodes, TARIFF } from '../../../../tests/fixtures/classifier-tree.ts'
import { writeEdition } from '../../../db/import/classifier/write-edition.ts'
import { contentId } from '../../../db/import/content-id.ts'
import { api } from '../../app.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
  await loadCodes(started.unwatched.DB)
})
afterAll(() => started.stop())

const okay = async (response: Response) => {
  expect(response.status, response.url).toBe(200)
  return response.json()
}

describe('a new edition', () => {
  const HEAD = { tree: 'tnved' as const, dated: '2026-10-01', builtin: false, sources: ['eec'], unofficial: [] }
  const rows = TARIFF.filter(({ id }) => id !== '8481309908')
  // Without an edge, which would serve its copy of the edition for a minute.
  const json = async (path: string) => okay(await api.request(path, {}, started.env))

  test('replaces the old one at once, and a retired code gives the nearest valid one', async () => {
    const { DB } = started.unwatched
    const before = (await json('/api/tnved/tree')).meta.edition.id
    const written = await writeEdition(DB, { head: HEAD, rows, texts: [] }, 1)
    expect(written).toMatchObject({ changed: true, retired: 1 })
    const { meta } = await json('/api/tnved/tree')
    expect(meta.edition).toMatchObject({ id: written.id, dated: '2026-10-01', nodes: rows.length })
    expect(meta.edition.id).not.toBe(before)
    const { data } = await json('/api/tnved/tree?code=8481309908&locale=en')
    expect(data).toMatchObject({
      node: { id: '848130' },
      retired: { lastDated: '2026-03-08', name: { text: 'Other' } },
    })
    expect(data.texts).toEqual([])
    const counted = await DB.prepare("SELECT count(*) AS n FROM code_editions WHERE tree = 'tnved'").first('n')
    expect(counted).toBe(1)
  })

  test('written again changes nothing, and a code that is valid again is no longer retired', async () => {
    const { DB } = started.unwatched
    expect(await writeEdition(DB, { head: HEAD, rows, texts: [] }, 2)).toMatchObject({ changed: false })
    await writeEdition(DB, { head: { ...HEAD, dated: '2026-11-01' }, rows: TARIFF, texts: [] }, 3)
    expect((await json('/api/tnved/tree?code=8481309908')).data.retired).toBeNull()
  })

  test('that fails half-way leaves the old one current, and no rows behind', async () => {
    const { DB } = started.unwatched
    const serving = (await json('/api/tnved/tree')).meta.edition.id
    const failing: typeof DB = Object.create(DB, {
      prepare: {
        value: (sql: string) => {
          if (sql.includes('code_texts') && sql.includes('INSERT')) throw new Error('the database is gone')
          return DB.prepare(sql)
        },
      },
    })
    const edition = {
      head: { ...HEAD, dated: '2026-12-01' },
      rows,
      texts: [{ code: '84', kind: 'note' as const, paragraphs: ['x'] }],
    }
    await expect(writeEdition(failing, edition, 4)).rejects.toThrow('the database is gone')
    expect((await json('/api/tnved/tree')).meta.edition.id).toBe(serving)
    await writeEdition(DB, edition, 5)
    const editions = await DB.prepare("SELECT dated FROM code_editions WHERE tree = 'tnved'").all()
    expect(editions.results).toEqual([{ dated: '2026-12-01' }])
    const [texts, indexed] = await DB.batch<{ rowid: number }>([
      DB.prepare('SELECT rowid FROM code_texts'),
      DB.prepare('SELECT rowid FROM code_texts_fts'),
    ])
    expect(indexed?.results).toEqual(texts?.results)
  })

  test('of several parts is read back whole', async () => {
    const { DB } = started.unwatched
    const long = '阀'.repeat(900_000)
    const many = [...rows, { id: '99', level: 'chapter' as const, depth: 0, names: { zh: long } }]
    const { id } = await writeEdition(DB, { head: HEAD, rows: many, texts: [] }, 6)
    const { data } = await json('/api/tnved/tree')
    expect(contentId(JSON.stringify(data))).toBe(id)
    expect(data).toEqual(compactTree({ ...HEAD, texts: '' }, many))
  })
})

test('without any edition the response is an error that says so', async () => {
  const empty = await startBindings()
  const response = await api.request('/api/tnved/tree', {}, empty.env)
  expect([response.status, (await response.json()).code]).toEqual([503, 'codes.unavailable'])
  await empty.stop()
})
