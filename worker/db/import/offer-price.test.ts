import { expect, test } from 'vitest'
import type { FeedOffer } from './feed.ts'
import { offerPrice } from './offer-price.ts'

const offer = (fields: Record<string, string>): FeedOffer => ({
  id: 'a',
  type: '',
  line: 7,
  available: null,
  broken: null,
  fields: new Map(Object.entries(fields).map(([name, value]) => [name, [value]])),
  params: [],
  faults: [],
})
const context = { currency: 'RUB', rates: new Map([['RUB', 1]]), fallbackCurrency: 'RUB' }

function taxed(vat: Record<string, string>) {
  const faults: { code: string; detail: string | undefined }[] = []
  const fields = { price: '10', currencyid: 'RUB', ...vat }
  const price = offerPrice(offer(fields), 1, context, (code, detail) => faults.push({ code, detail }))
  return { price, faults }
}

test.each([
  ['VAT_22', 22],
  ['VAT_22_122', 22],
  ['vat_10', 10],
  ['7', 20],
  ['NO_VAT', 0],
  ['VAT_0', 0],
])('tax %s is %i per cent', (vat, rate) => {
  expect(taxed({ vat })).toMatchObject({ price: { vatRate: rate, vatIncluded: true }, faults: [] })
})

test('a missing tax rate is unknown, not zero', () => {
  expect(taxed({})).toMatchObject({ price: { vatRate: null, vatIncluded: false }, faults: [] })
  expect(taxed({ vat: ' ' })).toMatchObject({ price: { vatRate: null, vatIncluded: false }, faults: [] })
})

test('an unreadable tax rate is reported, and unknown', () => {
  expect(taxed({ vat: 'yes' })).toMatchObject({
    price: { vatRate: null, vatIncluded: false },
    faults: [{ code: 'vat.unknown', detail: 'yes' }],
  })
})
