import { expect, test } from 'vitest'
import { deliveryTerms, termText } from './delivery-terms.ts'

const zibo = { text: 'Zibo', lang: 'en' as const }
const qingdao = { text: '青岛', lang: 'zh' as const }

test('writes the place after its term', () => {
  expect(termText({ incoterm: 'FOB', place: qingdao })).toBe('FOB 青岛')
  expect(termText({ incoterm: 'DAP' })).toBe('DAP')
})

test('lists each term of the prices once, in their order, and none of prices without a term', () => {
  const tiers = [
    {},
    { incoterm: 'EXW', place: zibo },
    { incoterm: 'FOB', place: qingdao },
    { incoterm: 'EXW', place: zibo },
  ]
  expect(deliveryTerms(tiers).map(termText)).toEqual(['EXW Zibo', 'FOB 青岛'])
})

test('treats the same term with another place as another one', () => {
  const tiers = [
    { incoterm: 'FOB', place: zibo },
    { incoterm: 'FOB', place: qingdao },
  ]
  expect(deliveryTerms(tiers)).toHaveLength(2)
})
