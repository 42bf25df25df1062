import { expect, test } from 'vitest'
import type { FeedOffer } from './feed.ts'
import { offerName } from './offer-name.ts'

const offer = (type: string, fields: Record<string, string>): FeedOffer => ({
  line: 1,
  id: '1',
  type,
  available: true,
  fields: new Map(Object.entries(fields).map(([name, text]) => [name, [text]])),
  params: [],
  faults: [],
  broken: null,
})

test.each([
  ['', { name: 'Американка   HJ-3/4' }, 'Американка HJ-3/4'],
  ['vendor.model', { typeprefix: 'Принтер', vendor: 'HP', model: 'LaserJet', name: 'x' }, 'Принтер HP LaserJet'],
  ['vendor.model', { vendor: 'HP', model: 'LaserJet' }, 'HP LaserJet'],
  ['book', { author: 'Маринина', name: 'Все не так' }, 'Маринина — Все не так'],
  ['audiobook', { name: 'Иванов' }, 'Иванов'],
  ['artist.title', { artist: 'Pink Floyd', title: 'The Wall' }, 'Pink Floyd — The Wall'],
  ['tour', { country: 'Египет', region: 'Хургада', name: 'Hilton' }, 'Египет, Хургада, Hilton'],
  ['event-ticket', { name: 'Концерт', place: 'Дом музыки' }, 'Концерт, Дом музыки'],
  ['medicine', { name: 'Бинт' }, 'Бинт'],
])('an offer of type "%s" is named by the elements of its type', (type, fields, name) => {
  expect(offerName(offer(type, fields))).toEqual({ name, cut: false, built: null })
})

test('without the elements of its type the name is built of other elements, which are reported', () => {
  expect(offerName(offer('vendor.model', { name: 'Кран' }))).toMatchObject({ name: 'Кран', built: 'name' })
  expect(offerName(offer('', { vendor: 'ABB', vendorcode: 'S201' }))).toMatchObject({ name: 'ABB S201' })
  expect(offerName(offer('book', { title: 'Х' }))).toMatchObject({ name: 'Х' })
})

test('an offer without any naming element has no name', () => {
  expect(offerName(offer('', { name: ' <br/> ', vendor: 'ABB' }))).toBeNull()
})

test('a long name is cut at a word', () => {
  const made = offerName(offer('', { name: 'слово '.repeat(60) }))
  expect(made).toMatchObject({ cut: true })
  expect(made?.name.length).toBeLessThanOrEqual(250)
  expect(made?.name.endsWith('слово')).toBe(true)
})
