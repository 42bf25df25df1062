import { expect, test } from 'vitest'
import { productIndexText } from './search-index.ts'

test('a name above the category of a product is its own only where it is of one kind of thing', () => {
  const product = {
    names: { en: 'R-1' },
    description: {},
    model: null,
    brand: null,
    tnved: null,
    facts: [],
    variants: [],
  }
  const { category, body } = productIndexText(product, [
    { en: 'Screw compressors', zh: '螺杆空压机' },
    { en: 'Compressors' },
    { en: 'Pumps and compressors', ru: 'Насосы', zh: '泵与压缩机' },
  ])
  const has = (text: string, token: string) => text.split(' ').includes(token)
  expect([has(category, 'screw'), has(category, 'compressor'), has(category, 'насос')]).toEqual([true, true, true])
  expect([has(category, 'pump'), has(body, 'pump'), has(category, '泵与'), has(body, '泵与')]).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('a product is found by the sizes inside a range that it states', () => {
  const { body } = productIndexText(
    {
      names: { en: 'Jaw coupling' },
      description: {},
      model: null,
      brand: null,
      tnved: null,
      facts: [{ name: { en: 'Bore' }, value: { en: '32–45 mm' } }],
      variants: [],
    },
    [],
  )
  expect(body.split(' ')).toEqual(expect.arrayContaining(['32mm', '40mm', '45mm']))
})
