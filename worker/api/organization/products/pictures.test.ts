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
