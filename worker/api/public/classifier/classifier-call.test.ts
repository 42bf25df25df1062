import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { loadCodes, NOTE, TARIFF } from '../../../../tests/fixtures/classifier-tree.ts'
import { contentId } from '../../../db/import/content-id.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
  await loadCodes(started.unwatched.DB)
})
afterAll(() => started.stop())

const get = (path: string, headers: Record<string, string> = {}) => askApi(path, { headers }, started.env)
const okay = async (response: Response) => {
  expect(response.status, response.url).toBe(200)
  return response.json()
}
const json = async (path: string) => okay(await get(path))
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('the whole tree', () => {
  test('has the compact form, whose hash is the id of the edition', async () => {
    const { data, meta } = await json('/api/tnved/tree')
    expect(data.ids.split('\n')).toEqual(ids(TARIFF))
    expect(contentId(JSON.stringify(data))).toBe(meta.edition.id)
    expect(meta).toEqual({
      stale: false,
      edition: {
        id: meta.edition.id,
        tree: 'tnved',
        dated: '2026-03-08',
        builtin: false,
        sources: ['eec'],
        nodes: TARIFF.length,
        bytes: new TextEncoder().encode(JSON.stringify(data)).length,
        url: `/api/tnved/tree?edition=${meta.edition.id}`,
      },
    })
  })

  test('has an immutable URL for each edition, and one for the current edition', async () => {
    const { meta } = await json('/api/tnved/tree')
    const pinned = await get(meta.edition.url)
    expect(pinned.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const current = await get('/api/tnved/tree')
    expect(current.headers.get('Cache-Control')).toBe('public, max-age=300, stale-while-revalidate=86400')
    const tag = current.headers.get('ETag') ?? ''
    expect(tag).toBe(`W/"${meta.edition.id}"`)
    expect((await get('/api/tnved/tree', { 'If-None-Match': tag })).status).toBe(304)
    const other = await get('/api/tnved/tree?edition=0000000000000000')
    expect([other.status, (await other.json()).code]).toEqual([404, 'edition.unknown'])
  })
})

describe('a branch', () => {
  test('has the children of a node, in the requested language', async () => {
    const { data } = await json('/api/tnved/tree?parent=84&locale=en')
    expect(ids(data)).toEqual(['8410000000', '8413', '8481', '8482'])
    expect(data[2]).toMatchObject({
      code: '8481',
      level: 'heading',
      parent: '84',
      depth: 2,
      children: 2,
      name: { text: 'Taps, cocks, valves', lang: 'en' },
    })
  })

  test('may have several levels, each node before its descendants', async () => {
    expect(ids((await json('/api/tnved/tree?parent=8481&depth=2')).data)).toEqual([
      '848130',
      '8481309908',
      '848180',
      '848180819',
    ])
  })

  test('without a parent has the top level', async () => {
    expect(ids((await json('/api/tnved/tree?parent=')).data)).toEqual(['SXV', 'SXVI'])
    expect(ids((await json('/api/okved/tree?depth=2')).data)).toEqual(['C', '01'])
  })

  test('may be the tree expanded down to a code', async () => {
    expect(ids((await json('/api/tnved/tree?open=8481+30')).data)).toEqual([
      'SXV',
      'SXVI',
      '84',
      '8410000000',
      '8413',
      '8481',
      '848130',
      '8481309908',
      '848180',
      '8482',
    ])
    expect(ids((await json('/api/tnved/tree?open=')).data)).toEqual(['SXV', 'SXVI'])
    expect(ids((await json('/api/tnved/tree?open=8499')).data)).toContain('8482')
  })

  test('highlights the words of a query in its names', async () => {
    const { data } = await json(`/api/tnved/tree?parent=8481&q=${encodeURIComponent('клапан')}&locale=ru`)
    expect(data.map(({ id, nameMarks }: { id: string; nameMarks?: unknown }) => [id, nameMarks])).toEqual([
      ['848130', [[0, 7]]],
      ['848180', undefined],
    ])
  })

  test('names the language of a fallback wording, and says which wordings are unofficial', async () => {
    const [, chapter] = (await json('/api/tnved/tree?parent=&depth=2&locale=zh')).data
    expect(chapter).toMatchObject({ name: { lang: 'zh' }, unofficial: true })
    const [leaf] = (await json('/api/tnved/tree?parent=848180819&locale=zh')).data
    expect(leaf).toMatchObject({ name: { lang: 'ru' }, unofficial: false })
  })
})

describe('a search', () => {
  test('finds a code by its digits, and says that it was read as a code', async () => {
    const { data, meta } = await json(`/api/tnved/tree?q=${encodeURIComponent('848180819 9')}&locale=en`)
    expect(data[0]).toMatchObject({ id: '8481808199', unit: 'шт', duty: '5', codeMarks: [[0, 10]] })
    expect(ids(data[0].path)).toEqual(['SXVI', '84', '8481', '848180', '848180819'])
    expect(meta).toMatchObject({ total: 1, reading: 'code', partial: false })
  })

  test('finds words, highlights them, and shows the wording that matched', async () => {
    const search = (q: string, locale: string) =>
      json(`/api/tnved/tree?q=${encodeURIComponent(q)}&locale=${locale}&perPage=1`)
    const own = await search('клапаны', 'ru')
    expect(own.data[0]).toMatchObject({ id: '8481', nameMarks: [[7, 14]], found: null })
    expect(own.data).toHaveLength(1)
    expect(own.meta.total).toBe(2)
    const other = await search('клапан', 'en')
    expect(other.data[0]).toMatchObject({ nameMarks: [], found: { lang: 'ru', marks: [[7, 14]] } })
    const word = await search('阀', 'zh')
    expect(word.data[0]).toMatchObject({ id: '8481', found: { text: '阀门', marks: [[0, 1]] } })
    expect((await search('rkfgfy', 'en')).meta).toMatchObject({ reading: 'layout', words: ['клапан'] })
  })

  test('without a hit returns an empty list', async () => {
    expect(await json('/api/tnved/tree?q=&locale=en')).toMatchObject({ data: [], meta: { total: 0 } })
  })
})

describe('notes and explanations', () => {
  const search = (q: string, locale = 'ru') => json(`/api/tnved/tree?q=${encodeURIComponent(q)}&locale=${locale}`)

  test('are searched where no name has all the words, and the paragraph is shown', async () => {
    const { data, meta } = await search('изделие из цветного металла', 'en')
    expect(data[0]).toMatchObject({
      id: '84',
      name: { lang: 'en' },
      found: { in: 'note', lang: 'ru', text: NOTE[1] },
    })
    expect(data[0].found.marks.length).toBeGreaterThanOrEqual(2)
    expect(ids(data).filter((id) => id === '84')).toHaveLength(1)
    expect(meta.total).toBe(data.length)
  })

  test('are not searched where a name has all the words, and need all of them in one paragraph', async () => {
    expect((await search('изделия')).data.every(({ found }: { found: { in?: string } | null }) => !found?.in)).toBe(
      true,
    )
    expect((await search('примечания цветных')).data).toEqual([])
  })
})

describe('one code', () => {
  test('has its names, its path, its children and its notes', async () => {
    const { data } = await json('/api/tnved/tree?code=8481&locale=en')
    expect(data).toMatchObject({
      node: { id: '8481' },
      names: { en: 'Taps, cocks, valves', ru: expect.stringContaining('Краны'), zh: null },
      retired: null,
      guides: [],
    })
    expect(ids(data.path)).toEqual(['SXVI', '84'])
    expect(ids(data.below)).toEqual(['848130', '848180'])
    expect(data.texts).toEqual([
      { of: expect.objectContaining({ id: '84' }), kind: 'note', lang: 'ru', paragraphs: NOTE },
    ])
  })

  test('has its duty as a rule, and the footnotes that concern it, those of the lines above included', async () => {
    const { data } = await json('/api/tnved/tree?code=8481808199')
    expect(data).toMatchObject({ rule: { kind: 'percent', percent: '5' }, footnotes: '7) 63С)' })
    expect((await json('/api/tnved/tree?code=8481')).data).toMatchObject({ rule: null, footnotes: null })
  })

  test.each([
    ['8481 80 819 9', '8481808199'],
    ['8410', '8410000000'],
    ['xvi', 'SXVI'],
    ['7304-g1', '7304-g1'],
  ])('%s is read as %s', async (typed, id) => {
    expect((await json(`/api/tnved/tree?code=${encodeURIComponent(typed)}`)).data.node.id).toBe(id)
  })

  test('of an earlier edition gives the nearest code of the current edition', async () => {
    const { data } = await json('/api/tnved/tree?code=8481+80+820+0&locale=en')
    expect(data).toMatchObject({
      node: { id: '848180' },
      retired: { code: '8481808200', name: { text: 'краны конусные', lang: 'ru' }, lastDated: '2022-01-01' },
    })
  })

  test.each(['8481808299', '99', 'Z', '848'])('%s was never a code, and is a 404', async (code) => {
    const response = await get(`/api/tnved/tree?code=${code}`)
    expect([response.status, (await response.json()).code]).toEqual([404, 'code.unknown'])
  })
})

describe('the look-ups for form fields', () => {
  test('return only codes that the form field accepts', async () => {
    const { data } = await json('/dev/ved?q=8481&locale=ru')
    expect(data[0]).toEqual({
      id: '8481',
      code: '8481',
      level: 'heading',
      name: { text: 'Краны, клапаны, вентили и арматура для трубопроводов', lang: 'ru' },
      path: ['Машины и оборудование', 'Реакторы ядерные, котлы, оборудование'],
    })
    expect(ids((await json('/dev/ved?q=7304')).data)).toEqual(['7304', '7304110001'])
    expect((await json('/dev/ved?q=XVI')).data).toEqual([])
    expect(ids((await json('/dev/okved2?q=зерновые')).data)).toEqual(['01.11'])
    expect(ids((await json('/dev/okved2?q=1.1')).data)).toEqual(['01.1', '01.11'])
  })
})

test.each([
  ['/api/tnved/tree?depth=0', 'depth', 'too-small'],
  ['/api/tnved/tree?depth=13', 'depth', 'too-large'],
  ['/api/tnved/tree?parent=%27--', 'parent', 'format'],
  ['/api/tnved/tree?edition=1', 'edition', 'format'],
  ['/api/tnved/tree?q=x&perPage=51', 'perPage', 'too-large'],
  [`/api/okved/tree?q=${'x'.repeat(201)}`, 'q', 'too-long'],
  ['/dev/ved', 'q', 'required'],
])('bad input: %s', async (path, field, code) => {
  const response = await get(path)
  expect(response.status).toBe(422)
  expect((await response.json()).errors).toEqual([{ path: field, code, message: expect.any(String) }])
})
