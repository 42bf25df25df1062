import { beforeAll, describe, expect, test } from 'vitest'
import { serveCatalogue } from '../../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../../tests/fixtures/catalogue.ts'
import { insertRows } from '../../../../db/insert.ts'
import { parameters } from '../../../../db/schema.ts'

const { json, bindings } = serveCatalogue()

beforeAll(async () => {
  const { DB } = bindings()
  const of = {
    category: fixture.ballValves.num,
    aliases: [],
    isColumn: false,
    inName: false,
    filter: 'values' as const,
  }
  const row = { ...of, kind: 'number' as const, options: [] }
  const steel = { en: 'carbon steel 20', ru: 'сталь 20', zh: '20号碳钢' }
  const options = [{ key: 'steel-20', names: steel }]
  await DB.batch([
    ...insertRows(DB, parameters, [
      { ...row, num: 1, key: 'dn', position: 0, names: { en: 'Nominal size', ru: 'Диаметр' }, unit: 'DN' },
      { ...row, num: 2, key: 'pn', position: 1, names: { en: 'Pressure', ru: 'Давление' }, unit: 'PN' },
      { ...row, num: 4, key: 'height', position: 3, names: { en: 'Height' }, unit: 'mm' },
      { ...row, num: 5, key: 'length', position: 4, names: { en: 'Length' }, unit: 'mm' },
      { ...row, num: 3, key: 'body', position: 2, names: { en: 'Body' }, kind: 'list', unit: null, options },
    ]),
    DB.prepare('UPDATE products SET parameters = ? WHERE num = 1').bind(
      '[[1,50,null,1,0],[2,16,null,1,0],[3,"steel-20",null,1,0],[4,140,null,1,0],[5,230,null,1,0]]',
    ),
    DB.prepare("UPDATE products SET parameters = '[[1,25,null,1,0],[4,230,null,1,0]]' WHERE num = 2"),
  ])
})

const narrowed = async (q: string, locale = 'ru') =>
  (await json(`/dev/search/narrowed?q=${encodeURIComponent(q)}&locale=${locale}`)).data

describe('GET /dev/search/narrowed', () => {
  const all = { params: 'body:steel-20;dn:50;pn:16', count: 1 }
  test.each([
    ['шаровой кран ду50 ру16 сталь 20', all],
    ['сталь 20 краны шаровые 2" 1,6 МПа', all],
    ['ball valves dn 50 16 bar carbon steel 20', all],
    ['球阀DN50 PN16 20号碳钢', all],
    ['40 шаровых кранов ду25', { params: 'dn:25', count: 1 }],
    ['кран шаровой ду25', { params: 'dn:25', count: 1 }],
    ['кран шаровой ду20-50', { params: 'dn:20..50', count: 2 }],
    ['шаровые краны от 10 до 16 бар ду50', { params: 'dn:50;pn:10..16', count: 1 }],
    ['ball valve up to 2"', { params: 'dn:..50', count: 2 }],
    ['кран шаровой 140 мм', { params: 'height:140', count: 1 }],
    ['кран шаровой ду25 230 мм', { params: 'dn:25;height:230', count: 1 }],
    ['кран шаровой ду50 230 мм', { params: 'dn:50;length:230', count: 1 }],
    ['кран шаровой 230 мм 140 мм', { params: 'height:140;length:230', count: 1 }],
    ['10~16公斤球阀', { params: 'pn:10..16', count: 1 }],
    ['ball valve over 1.2 MPa', { params: 'pn:12..', count: 1 }],
  ])('%s', async (q, expected) => {
    expect(await narrowed(q)).toMatchObject({ ...expected, category: { id: fixture.ballValves.id } })
  })

  test('a category that the words surely mean needs no name of it', async () => {
    expect(await narrowed('шаровик ду50 ру16')).toMatchObject({
      params: 'dn:50;pn:16',
      category: { id: fixture.ballValves.id },
    })
    expect(await narrowed('токарный станок ду50')).toBeNull()
  })

  test('names what it has read in the language of the response', async () => {
    expect((await narrowed('ball valve 2"')).named).toEqual([{ name: { text: 'Диаметр', lang: 'ru' }, value: 'DN 50' }])
  })

  test('says a range in the words of the language', async () => {
    const { named } = await narrowed('ball valve 2-3"')
    expect(named).toEqual([{ name: { text: 'Диаметр', lang: 'ru' }, value: 'DN 50…80' }])
  })

  test.each([
    'кран шаровой 2-15',
    'кран шаровой от 60 до 80 бар',
    'кран шаровой',
    'ду50',
    'насос ду50',
    'кран шаровой ду999',
    'кран шаровой 4 кВт',
    '""" OR *',
    '',
  ])('%j leads nowhere', async (q) => {
    expect(await narrowed(q)).toBeNull()
  })
})
