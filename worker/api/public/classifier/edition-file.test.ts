/** Whole editions as files for programs (docs/behaviour.md, "Editions as files"). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { loadCodes, TARIFF } from '../../../../tests/fixtures/classifier-tree.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
  await loadCodes(started.unwatched.DB)
})
afterAll(() => started.stop())

const get = (path: string, headers: Record<string, string> = {}) => askApi(path, { headers }, started.env)
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('a whole edition as a file', () => {
  test('as JSON Lines has every code with its path, names, duty and footnotes', async () => {
    const response = await get('/api/tnved/edition.jsonl')
    expect(response.headers.get('Content-Type')).toBe('application/jsonl; charset=utf-8')
    const nodes = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(ids(nodes)).toEqual(ids(TARIFF))
    expect(nodes.find(({ id }) => id === '8481808199')).toEqual({
      id: '8481808199',
      code: '8481808199',
      level: 'subheading10',
      parent: '848180819',
      path: ['SXVI', '84', '8481', '848180', '848180819'],
      name: { en: null, ru: 'прочие', zh: null },
      unit: 'шт',
      duty: '5',
      rule: { kind: 'percent', percent: '5' },
      footnotes: '7) 63С)',
    })
  })

  test('as CSV has a row of headings and a row for each code', async () => {
    const response = await get('/api/tnved/edition.csv')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="tnved-2026-03-08.csv"')
    const rows = (await response.text()).trimEnd().split('\r\n')
    expect(rows).toHaveLength(TARIFF.length + 1)
    expect(rows[0]).toMatch(/^\ufeff?id,code,level,parent,path,name_en,name_ru,name_zh,unit,duty,footnotes$/)
    expect(rows.at(-2)).toBe(
      '8481808199,8481808199,subheading10,848180819,SXVI/84/8481/848180/848180819,,прочие,,шт,5,7) 63С)',
    )
  })

  test('is sent again only where the edition is another', async () => {
    const tag = (await get('/api/okved/edition.csv')).headers.get('ETag') ?? ''
    expect((await get('/api/okved/edition.csv', { 'If-None-Match': tag })).status).toBe(304)
    expect((await get('/api/okved/edition.jsonl', { 'If-None-Match': tag })).status).toBe(200)
  })
})
