import { expect, test } from 'vitest'
import { at, PICTURES, SOLD, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct, uploaded } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = serveOwnProducts()

const read = async (path: string) => (await (await as('ANONIM', 'GET', path)).json()).data
const kindsOf = (pictures: { kind: string }[]) => pictures.map(({ kind }) => kind)

test('a photo that joins a drawing comes first in lists and on the page, whatever the seller’s order', async () => {
  const id = await ownProduct(bindings(), 1, SOLD)
  const inList = async () => (await read(`/api/products?ids=${id}`))[0].picture
  expect(await inList()).toMatchObject({ id: PICTURES[0]?.id, kind: 'drawing' })

  const photo = await uploaded(bindings(), 1)
  expect((await as('OWNER', 'POST', at(id, '/files'), { file: photo })).status).toBe(201)
  expect(await inList()).toMatchObject({ id: photo, kind: 'photo', url: expect.stringContaining('?width=640') })
  const { picture, pictures } = await read(`/api/products/${id}`)
  expect(kindsOf(pictures)).toEqual(['photo', 'drawing'])
  expect(picture, 'the page loads one file').toEqual(pictures[0])

  const { data } = await (await as('OWNER', 'GET', at(id, '/files'))).json()
  expect(kindsOf(data.pictures), 'the seller’s order').toEqual(['drawing', 'photo'])
})

test('an uploaded picture is a photo or a drawing as its supplier says, then and later, and resized either way', async () => {
  const id = await ownProduct(bindings(), 1, { ...SOLD, pictures: [] })
  const plan = await uploaded(bindings(), 1)
  const photo = await uploaded(bindings(), 2)
  const sheet = await uploaded(bindings(), 3, { kind: 'document', name: 'passport.pdf', type: 'application/pdf' })
  expect((await as('OWNER', 'POST', at(id, '/files'), { file: plan, shows: 'drawing' })).status).toBe(201)
  for (const file of [photo, sheet]) await as('OWNER', 'POST', at(id, '/files'), { file, shows: 'photo' })
  const seen = async () => (await read(`/api/products/${id}`)).pictures
  expect(await seen()).toMatchObject([
    { id: photo, kind: 'photo' },
    { id: plan, kind: 'drawing', url: expect.stringContaining('?width=') },
  ])

  expect((await as('OWNER', 'PATCH', at(id), { drawings: [photo] })).status).toBe(200)
  expect((await seen()).map((one: { id: string }) => one.id)).toEqual([plan, photo])
  const reordered = await as('OWNER', 'PATCH', at(id), { pictures: [photo, sheet, plan] })
  expect(kindsOf((await reordered.json()).data.pictures), 'another order changes nothing of it').toEqual([
    'drawing',
    'photo',
  ])
  for (const drawings of [[sheet], ['https://x.test/none.png']])
    expect((await as('OWNER', 'PATCH', at(id), { drawings })).status, 'a document, and no picture of it').toBe(422)
})

test('uploaded pictures come before addresses of a price list, which may be gone, in their own order; documents come last', async () => {
  const address = { url: 'https://pictures.test/gone.jpg', kind: 'photo' as const }
  const id = await ownProduct(bindings(), 1, { ...SOLD, pictures: [address] })
  const first = await uploaded(bindings(), 1)
  const sheet = await uploaded(bindings(), 2, { kind: 'document', name: 'passport.pdf', type: 'application/pdf' })
  const second = await uploaded(bindings(), 3)
  for (const file of [first, sheet, second])
    expect((await as('OWNER', 'POST', at(id, '/files'), { file })).status).toBe(201)
  const row = await bindings()
    .DB.prepare('SELECT pictures FROM products WHERE id = ?')
    .bind(id)
    .first<string>('pictures')
  const keys = JSON.parse(row ?? '[]').map((one: { id?: string; url?: string }) => one.id ?? one.url)
  expect(keys).toEqual([first, second, address.url, sheet])
})
