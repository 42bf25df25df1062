import { expect, test } from 'vitest'
import type { NamedPictures } from '../../../../../domain/contract/picture-names.ts'
import { MAX_PICTURE_NAMES } from '../../../../../domain/limits.ts'
import { ADDRESS, at, serveOwnProducts } from '../../../../../tests/fixtures/own-products.ts'
import { ownProduct, uploaded } from '../../../../../tests/fixtures/suppliers.ts'

const { as, bindings, own } = serveOwnProducts()

const VARIANT = { factor: 1, options: [] }

async function found(...names: string[]): Promise<NamedPictures['data']> {
  const response = await as('EMPLOYEE', 'POST', `${ADDRESS}/picture-names?locale=en`, { names })
  expect(response.status).toBe(200)
  return (await response.json()).data
}

test('files are of the products, and the variants, whose articles their names have', async () => {
  const hand = await ownProduct(bindings(), 1, { model: 'КШ-50/16' })
  const fed = await ownProduct(bindings(), 2, { externalId: '000123', model: null })
  const varied = await ownProduct(bindings(), 3, {
    model: 'BV',
    variants: [
      { ...VARIANT, id: 'v1', sku: 'BV-50' },
      { ...VARIANT, id: 'v2', sku: 'BV-80' },
    ],
  })
  await ownProduct(bindings(), 4, { model: 'КШ-50/17', deletedAt: 1 })
  const files = await found(
    'кш-50_16.JPG',
    'КШ5016 (2).png',
    '000123-3.webp',
    'bv-50_2.jpg',
    'BV.jpg',
    'КШ-50_17.jpg',
    'photos/BV-80/1.jpg',
    '—.jpg',
  )
  const short = files.map(({ place, products }) => [
    place,
    ...products.map(({ id, article, variant }) => [id, article, variant]),
  ])
  expect(short).toEqual([
    [0, [hand, 'КШ-50/16', null]],
    [2, [hand, 'КШ-50/16', null]],
    [3, [fed, '000123', null]],
    [2, [varied, 'BV-50', 'BV-50']],
    [0, [varied, 'BV', null]],
    [0],
    [1, [varied, 'BV-80', 'BV-80']],
    [0],
  ])
})

test('an article of several products is a choice, and what is there already is said', async () => {
  const one = await ownProduct(bindings(), 1, { model: 'KSH-50' })
  const other = await ownProduct(bindings(), 2, { model: 'KSH-50' })
  const file = await uploaded(bindings(), 1, { name: 'ksh-50_2.jpeg' })
  expect((await as('OWNER', 'POST', at(other, '/files'), { file })).status).toBe(201)
  const [{ products = [] } = {}] = await found('KSH-50_2.png')
  expect(products.map(({ id, picture }) => [id, picture])).toEqual([
    [one, null],
    [other, file],
  ])
})

test('other organizations’ articles are not found', async () => {
  await ownProduct(bindings(), 1, { model: 'KSH-50', company: 2 })
  const [{ products = [] } = {}] = await found('KSH-50.png')
  expect(products).toEqual([])
})

test('no more names are taken than are looked up at once', async () => {
  const names = Array.from({ length: MAX_PICTURE_NAMES + 1 }, (_, at) => `${at}.jpg`)
  expect((await as('EMPLOYEE', 'POST', `${ADDRESS}/picture-names`, { names })).status).toBe(422)
})

test('a picture of a variant becomes the variant’s where it has none', async () => {
  const id = await ownProduct(bindings(), 1, { variants: [{ ...VARIANT, id: 'v1', sku: 'BV-50' }] })
  const first = await uploaded(bindings(), 1)
  const second = await uploaded(bindings(), 2, { id: '06d2k6t0000000zz' })
  for (const file of [first, second])
    expect((await as('OWNER', 'POST', at(id, '/files'), { file, variant: 'BV-50' })).status).toBe(201)
  const { pictures, variants } = await own(id)
  expect(pictures.map((picture: { id: string }) => picture.id)).toEqual([first, second])
  expect(variants[0].picture).toBe(first)
  const third = await uploaded(bindings(), 3, { id: '06d2k6t0000000zx' })
  expect((await as('OWNER', 'POST', at(id, '/files'), { file: third, variant: 'BV-99' })).status).toBe(422)
})
