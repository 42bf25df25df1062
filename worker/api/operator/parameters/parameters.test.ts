/** Declarations of parameters, as operators edit them (docs/behaviour.md, "Parameters"). */
import { beforeEach, expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ROWS } from '../../../../tests/fixtures/catalogue/bolt-parameters.ts'
import { bolts, hardware } from '../../../../tests/fixtures/catalogue.ts'
import { forgetOwnProducts, ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { insertRows } from '../../../db/insert.ts'
import { parameters } from '../../../db/schema.ts'

const { as, bindings } = servePeople()
const PATH = `/api/operator/categories/${bolts.id}/parameters`
const change = (key: string, body: object, headers = {}) => as('ADMIN', 'PATCH', `${PATH}/${key}`, body, headers)
const declared = async () => (await (await as('ADMIN', 'GET', PATH)).json()).data
const facet = async (key: string) => {
  const path = `/api/products/filter?category=${bolts.id}&locale=en`
  const { data } = await (await as('ANONIM', 'GET', path)).json()
  return data.parameters.find((one: { key: string }) => one.key === key)
}

beforeEach(async () => {
  const { DB } = bindings()
  await forgetOwnProducts(bindings())
  await DB.batch([DB.prepare('DELETE FROM parameters'), DB.prepare('DELETE FROM jobs')])
  await DB.batch([...insertRows(DB, parameters, ROWS)])
})

test('the declarations of a category are listed in order, with the version that an edit names', async () => {
  const rows = await declared()
  expect(rows.map(({ key, position }: { key: string; position: number }) => [key, position])).toEqual(
    ROWS.map(({ key }, at) => [key, at]),
  )
  expect(rows[0]).toEqual({
    key: 'thread',
    names: ROWS[0]?.names,
    aliases: [],
    kind: 'number',
    unit: 'mm',
    options: [],
    position: 0,
    filter: 'values',
    column: true,
    inName: false,
    version: 1,
    goods: 0,
  })
  expect((await (await as('ADMIN', 'GET', PATH.replace(bolts.id, hardware.id))).json()).data).toEqual([])
})

test('a changed unit and another name reach the values of stored products', async () => {
  const facts = [{ name: { en: 'Diameter of thread' }, value: '10 mm' }]
  await ownProduct(bindings(), 1, { category: bolts.num, status: 'published', facts })
  expect((await facet('thread')).values).toEqual([])
  const response = await change('thread', { unit: 'cm', aliases: ['diameter of thread'] })
  expect((await response.json()).data).toMatchObject({ unit: 'cm', version: 2 })
  expect(response.headers.get('ETag')).toBe('"2"')
  await expect.poll(async () => (await facet('thread')).values).toEqual([{ value: '1', count: 1, name: null }])
  expect(await bindings().DB.prepare('SELECT count(*) AS n FROM jobs').first('n')).toBe(0)
})

test('a change of place, filter and columns is shown at once, and leaves the values alone', async () => {
  const moved = await (await change('mass', { position: 0, column: true, filter: null, inName: true })).json()
  expect(moved.data).toMatchObject({ key: 'mass', position: 0, filter: null, column: true, inName: true })
  const keys = (rows: { key: string }[]) => rows.map(({ key }) => key)
  expect(keys(await declared())).toEqual(['mass', 'thread', 'coating', 'temperature', 'note'])
  await change('mass', { position: 200 })
  expect(keys(await declared())).toEqual(['thread', 'coating', 'temperature', 'note', 'mass'])
  expect(await bindings().DB.prepare('SELECT count(*) AS n FROM jobs').first('n')).toBe(0)
  expect(await facet('mass')).toMatchObject({ filter: null, column: true })
})

test('of two operators’ edits the second is refused: the declaration has changed', async () => {
  const names = { en: 'Size', ru: 'Размер' }
  expect((await change('thread', { names }, { 'If-Match': '"1"' })).status).toBe(200)
  expect(await statusAndCode(await change('thread', { unit: 'm' }, { 'If-Match': '"1"' }))).toEqual([
    412,
    'version.outdated',
  ])
  expect((await declared())[0]).toMatchObject({ names, unit: 'mm', version: 2 })
})

test.each([
  ['thread', { options: [{ key: 'a', names: { en: 'A' } }] }],
  ['thread', { unit: 'furlong' }],
  ['thread', { position: -1 }],
  ['thread', { names: {} }],
  ['coating', { unit: 'mm' }],
  ['coating', { options: [] }],
  ['coating', { options: [1, 2].map((n) => ({ key: 'same', names: { en: `Name ${n}` } })) }],
  ['coating', { filter: 'range' }],
  ['temperature', { filter: 'values' }],
  ['note', { filter: 'values' }],
])('refuses for %s %j', async (key, body) => {
  expect(await statusAndCode(await change(key, body))).toEqual([422, 'input.invalid'])
})

test('there are no parameters of an unknown category, and none of an unknown key', async () => {
  expect(await statusAndCode(await change('size', { column: true }))).toEqual([404, 'parameter.unknown'])
  const unknown = PATH.replace(bolts.id, '0000000000000000')
  expect(await statusAndCode(await as('ADMIN', 'GET', unknown))).toEqual([404, 'category.unknown'])
})

const add = (body: object) => as('ADMIN', 'POST', PATH, body)
const valuesOf = async (key: string) => (await facet(key))?.values

test('a parameter is added as the last, read from stored facts, counted, and removed with its values', async () => {
  const facts = [{ name: { en: 'Pitch' }, value: '1,5 mm' }]
  await ownProduct(bindings(), 1, { category: bolts.num, status: 'published', facts })
  const pitch = { key: 'pitch', kind: 'number', names: { en: 'Pitch' }, unit: 'mm', filter: 'values' }
  const response = await add(pitch)
  expect([response.status, response.headers.get('ETag')]).toEqual([201, '"1"'])
  expect((await response.json()).data).toEqual({
    ...pitch,
    aliases: [],
    options: [],
    position: ROWS.length,
    column: false,
    inName: false,
    version: 1,
  })
  await expect.poll(() => valuesOf('pitch')).toEqual([{ value: '1.5', count: 1, name: null }])
  expect((await declared()).at(-1)).toMatchObject({ key: 'pitch', goods: 1 })
  expect(await statusAndCode(await add(pitch))).toEqual([409, 'parameter.exists'])
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/categories?locale=en')).json()
  const counts = Object.fromEntries(data.map((one: { id: string; parameters: number }) => [one.id, one.parameters]))
  expect([counts[bolts.id], counts[hardware.id]]).toEqual([ROWS.length + 1, 0])

  expect((await as('ADMIN', 'DELETE', `${PATH}/pitch`)).status).toBe(204)
  expect(await valuesOf('pitch')).toBeUndefined()
  const left = () => bindings().DB.prepare('SELECT count(*) AS n FROM listing_parameters').first('n')
  await expect.poll(left).toBe(0)
  expect(await statusAndCode(await as('ADMIN', 'DELETE', `${PATH}/pitch`))).toEqual([404, 'parameter.unknown'])
})

test.each([
  { kind: 'number', options: [{ key: 'a', names: { en: 'A' } }] },
  { kind: 'list' },
  { kind: 'range', filter: 'values' },
  { kind: 'size' },
  { kind: 'text', key: 'Not a key' },
])('refuses to add %j', async (body) => {
  expect(await statusAndCode(await add({ key: 'new', names: { en: 'New' }, ...body }))).toEqual([422, 'input.invalid'])
})
