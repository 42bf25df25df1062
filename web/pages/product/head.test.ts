import { expect, test } from 'vitest'
import type { Product } from '../../../domain/contract/products.ts'
import { createI18n } from '../../../domain/i18n.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import ru from '../../../locales/ru.json' with { type: 'json' }
import { product, text } from '../../../tests/fixtures/product-page.ts'
import { productDescription, productHead } from './head.ts'

const dataOf = (one: Product) => JSON.stringify(productHead(one, createI18n('en', en), 'https://kontor.test').jsonLd)

test('structured data has the tax where it is known, and omits it where it is not', () => {
  expect(dataOf(product)).toContain('"valueAddedTaxIncluded":true')
  expect(dataOf({ ...product, vat: { included: false, rate: 22 } })).toContain('"valueAddedTaxIncluded":false')
  expect(dataOf({ ...product, vat: null })).not.toContain('valueAddedTax')
})

test('structured data has the price of one unit for each quantity, and no tax in one at a rate of 0', () => {
  const tiers = [10, 100].map((from) => ({ from, amount: 125_050 - from, currency: 'RUB' as const, rub: 125_050 }))
  const text = dataOf({ ...product, unit: 'tonne', vat: { included: true, rate: 0 }, tiers })
  expect(text).toContain(
    '"price":"1250.40","priceCurrency":"RUB","referenceQuantity":{"@type":"QuantitativeValue","value":1,"unitCode":"TNE"}',
  )
  expect(text).toContain('"eligibleQuantity":{"@type":"QuantitativeValue","value":100,"minValue":100,"unitCode":"TNE"}')
  expect(text).not.toContain('"valueAddedTaxIncluded":true')
})

test('structured data names the delivery terms, and the place of those that end at the seller', () => {
  const [tier] = product.tiers
  const termed = (incoterm: string) =>
    dataOf({ ...product, tiers: tier ? [{ ...tier, incoterm, place: text('Ningbo') }] : [] })
  expect(termed('FOB')).toContain('"name":"Incoterms 2020","value":"FOB Ningbo"')
  expect(termed('FOB')).toContain('"availableAtOrFrom":[{"@type":"Place","name":"Ningbo"}]')
  expect(termed('CIF')).toContain('"value":"CIF Ningbo"')
  expect(termed('CIF')).not.toContain('availableAtOrFrom')
  expect(dataOf(product)).not.toContain('Incoterms')
})

test('a product on request has no offer, because search engines reject one without a price', () => {
  expect(dataOf({ ...product, tiers: [] })).not.toContain('Offer')
})

test('link previews show a photo in their aspect ratio, and no drawing', () => {
  const picture = { id: 'p', url: '/api/files/common/p', width: 9, height: 9, kind: 'photo' as const }
  const imageOf = (shown: Product['picture']) =>
    productHead({ ...product, picture: shown }, createI18n('en', en), 'https://kontor.test').image
  expect(imageOf(picture)).toBe('/api/files/common/p?shape=share')
  expect(imageOf({ ...picture, url: 'https://maker.test/p.jpg' })).toBe('https://maker.test/p.jpg')
  expect(imageOf({ ...picture, kind: 'drawing' })).toBeUndefined()
})

test('structured data has what facts state as numbers with the code of their unit, and other facts as texts', () => {
  const fact = { name: text('Pressure'), value: text('16 bar') }
  const stated = { key: 'pressure', unit: 'MPa', value: 1.6, most: null }
  expect(dataOf({ ...product, facts: [{ ...fact, parameter: stated }] })).toContain(
    '"name":"Pressure","propertyID":"pressure","value":1.6,"unitText":"MPa","unitCode":"MPA"',
  )
  expect(dataOf({ ...product, facts: [{ ...fact, parameter: { ...stated, most: 2.5 } }] })).toContain(
    '"minValue":1.6,"maxValue":2.5',
  )
  expect(dataOf({ ...product, facts: [fact] })).toContain('"name":"Pressure","value":"16 bar"')
})

test('descriptions of the same goods of two suppliers differ within 160 letters', () => {
  const name = text('Теплообменник кожухотрубный 52 м², кожух 500 мм, с плавающей головкой')
  const of = (supplier: string) =>
    productDescription(
      { name, supplier: { ...product.supplier, name: text(supplier) }, description: null },
      createI18n('ru', ru),
    ).slice(0, 160)
  expect(of('Завод теплообменников «Тяоцзы»')).toMatch(
    /^Теплообменник кожухотрубный 52 м², кожух 500 мм оптом.*«Тяоцзы»\.\s*$/,
  )
  expect(of('АО «Ток»')).toContain('с плавающей головкой оптом')
})
