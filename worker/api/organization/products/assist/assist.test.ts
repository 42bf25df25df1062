import { expect, test } from 'vitest'
import { statusAndCode } from '../../../../../tests/fixtures/api.ts'
import { ballValves, bolts, drawing, gateValves } from '../../../../../tests/fixtures/catalogue.ts'
import { at, READY, SOLD, serveOwnProducts } from '../../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../../tests/fixtures/suppliers.ts'

const { as, bindings, own } = serveOwnProducts()

test('a preview shows a draft with the typed values as buyers would see it, and changes nothing', async () => {
  const id = await ownProduct(bindings(), 1, READY)
  const before = await own(id)
  const response = await as('EMPLOYEE', 'POST', `${at(id, '/preview')}?locale=ru`, {
    details: { names: { en: 'Valve', ru: 'Кран' }, moq: 12, stock: 3 },
    facts: { facts: [{ name: { en: 'Body', ru: 'Корпус' }, value: 'AISI 304' }] },
    prices: { currency: 'RUB', vat: null, tiers: [{ from: 10, amount: 1000 }] },
    variants: { variants: [{ sku: 'V-L', options: [{ name: { en: 'Handle' }, value: 'L' }], factor: 1.5 }] },
  })
  expect((await response.json()).data).toMatchObject({
    id,
    name: { text: 'Кран', lang: 'ru' },
    moq: 12,
    stock: 3,
    facts: [{ name: { text: 'Корпус', lang: 'ru' }, value: { text: 'AISI 304' } }],
    tiers: [{ from: 10, amount: 1500, currency: 'RUB' }],
    variants: [{ sku: 'V-L', tiers: [{ from: 10, amount: 1500 }] }],
  })
  expect(await own(id)).toEqual(before)
})

test('a preview follows the chosen category: its trail, and its drawing where there is no picture yet', async () => {
  const id = await ownProduct(bindings(), 1)
  const seen = async (details: object) =>
    (await (await as('MANAGER', 'POST', `${at(id, '/preview')}?locale=ru`, { details })).json()).data
  expect(await seen({})).toMatchObject({ picture: null, breadcrumb: [{ name: { text: 'Крепёж' } }, { id: bolts.id }] })
  const moved = await seen({ category: gateValves.id })
  expect(moved.breadcrumb.map(({ name }: { name: { text: string } }) => name.text)).toEqual([
    'Трубопровод',
    'Арматура',
    'Задвижки',
  ])
  expect(moved.picture).toMatchObject({ id: drawing.id, kind: 'drawing' })
  expect((await own(id)).category.id).toBe(bolts.id)
})

test('what could not be saved cannot be previewed either', async () => {
  const id = await ownProduct(bindings(), 1)
  expect(await statusAndCode(await as('OWNER', 'POST', at(id, '/preview'), { details: { moq: 0 } }))).toEqual([
    422,
    'input.invalid',
  ])
  expect(await statusAndCode(await as('FOREIGN_OWNER', 'POST', at(id, '/preview'), {}))).toEqual([
    404,
    'product.unknown',
  ])
})

test('facts that most products of the category have are suggested with their values, except those it already has', async () => {
  const fact = (name: object, value: string) => ({ name, value })
  const body = { en: 'Body', ru: 'Корпус' }
  const bore = { en: 'Bore' }
  const category = ballValves.num
  for (const [num, value] of ['Steel', 'Steel', 'Brass'].entries())
    await ownProduct(bindings(), num + 2, { ...SOLD, category, facts: [fact(body, value)] })
  await ownProduct(bindings(), 5, { ...SOLD, category, facts: [fact(body, 'Steel'), fact(bore, 'Full')] })
  await ownProduct(bindings(), 6, { ...SOLD, category: bolts.num, facts: [fact({ en: 'Pitch' }, '1.25')] })
  const suggested = async (facts: object[]) => {
    const id = await ownProduct(bindings(), 1, { category, facts: JSON.parse(JSON.stringify(facts)) })
    const { data } = await (await as('EMPLOYEE', 'GET', at(id, '/facts/suggested'))).json()
    return data
  }
  const all = await suggested([])
  expect(all[0]).toMatchObject({ name: body, products: 4, values: ['Steel', 'Brass'] })
  expect(all).toContainEqual({ name: bore, products: 1, values: ['Full'] })
  expect(JSON.stringify(all)).not.toContain('Pitch')
  expect(JSON.stringify(await suggested([fact({ ru: 'корпус' }, 'Чугун')]))).not.toContain('"Body"')
})
