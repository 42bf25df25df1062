/** Delivery terms with their places: typed by suppliers without script, and shown wherever buyers read them. */
import { expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { request, samples, shareSite, tags } from './site.ts'
import { signedUp, submit } from './visitors.ts'

shareSite()

const OWN = '/api/profile/company/products'

async function supplierOf(login: string): Promise<Browser> {
  const browser = await signedUp(login)
  const begun = await browser.send('POST', '/dev/profile/start', { name: 'Works of terms', taxNumber: newInn() })
  expect(begun.status).toBe(201)
  return browser
}

const data = async (response: Response) => (await response.json()).data

test('a supplier states one term with its place for all prices, and prices that differ by it stay as they are', async () => {
  const supplier = await supplierOf('terms@people.example')
  const { category } = await samples()
  const { id } = await data(await supplier.send('POST', OWN, { names: { en: 'Valve' }, category: category.id }))
  const path = `/en/profile/product/${id}/price`
  const tiersOf = async () => (await data(await supplier.send('GET', `${OWN}/${id}/prices`))).tiers
  const typed = { action: 'save', currency: 'USD', 'tiers.0.from': '1', 'tiers.0.amount': '10' }
  const two = { ...typed, 'tiers.1.from': '100', 'tiers.1.amount': '9' }

  const tooLong = await submit(supplier, path, { ...two, incoterm: 'FOB', 'place.en': 'N'.repeat(101) })
  expect(tooLong.status).toBe(422)
  const refused = tags(await tooLong.text(), 'input')
  expect(refused.find(({ name }) => name === 'place.en')).toMatchObject({ 'aria-invalid': 'true' })

  const place = { en: 'Ningbo', zh: '宁波' }
  const fob = { incoterm: 'FOB', 'place.en': place.en, 'place.ru': '', 'place.zh': place.zh }
  expect((await submit(supplier, path, { ...two, ...fob })).status).toBe(303)
  expect(await tiersOf()).toEqual([
    { from: 1, amount: 1000, incoterm: 'FOB', place },
    { from: 100, amount: 900, incoterm: 'FOB', place },
  ])

  const [first] = await tiersOf()
  const mixed = {
    currency: 'USD',
    vat: null,
    tiers: [
      { ...first, incoterm: 'EXW' },
      { from: 100, amount: 900 },
    ],
  }
  await supplier.send('PUT', `${OWN}/${id}/prices`, mixed)
  const form = await (await request(path, cookiesOf(supplier))).text()
  expect(form).toMatch(
    /<option value="by-quantity"[^>]* selected[^>]*>Set for each quantity: EXW Ningbo, not specified/,
  )
  const hidden = tags(form, 'input').flatMap(({ name = '', value = '' }) =>
    /^tiers/.test(name) ? [[name, value]] : [],
  )
  const again = { action: 'save', currency: 'USD', incoterm: 'by-quantity', ...Object.fromEntries(hidden) }
  expect((await submit(supplier, path, again)).status).toBe(303)
  expect(await tiersOf()).toEqual(mixed.tiers)
})

test('a term has its place on cards, in the table, on the product’s page, in the comparison and in the spreadsheet', async () => {
  const { data: products } = JSON.parse(await (await request('/api/products?locale=en&perPage=96')).text())
  const [product, other] = products.filter(({ tiers }: { tiers: { place?: object }[] }) => tiers[0]?.place)
  const [tier] = product.tiers
  const term = `${tier.incoterm} ${tier.place.text}`
  const supplier = `/en/suppliers/${product.supplier.id}/products`
  const pages = [
    supplier,
    `${supplier}?view=table`,
    `${supplier}.csv`,
    `/en/product/${product.id}`,
    `/en/compare?ids=${product.id},${other.id}`,
  ]
  const shown = await Promise.all(pages.map(async (path) => (await request(path)).text()))
  // React's comments between two texts are not read.
  for (const [at, text] of shown.entries()) expect(text.replaceAll('<!-- -->', '').includes(term), pages[at]).toBe(true)
})
