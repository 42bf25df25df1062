import { expect, test } from 'vitest'
import { createI18n } from '../../domain/i18n.ts'
import en from '../../locales/en.json' with { type: 'json' }
import { product } from '../../tests/fixtures/product-page.ts'
import { productCells } from './product-cells.ts'

const i18n = createI18n('en', en)

test('a row of a product that a query found by the article of a variant leads to that variant', () => {
  const [, row, other] = productCells(
    [
      { ...product, variant: 'BV 50/L' },
      { ...product, model: 'BV-50' },
    ],
    i18n,
    'https://kontor.test',
  )
  expect([row?.[1], row?.at(-1)]).toEqual([
    'BV 50/L',
    'https://kontor.test/en/product/0000000000000001-valve?variant=BV+50%2FL',
  ])
  expect([other?.[1], other?.at(-1)]).toEqual(['BV-50', 'https://kontor.test/en/product/0000000000000001-valve'])
})

const text = (words: string) => ({ text: words, lang: 'en' as const })

const stating = (facts: Record<string, string>) => ({
  ...product,
  columns: Object.entries(facts).map(([key, value]) => ({ key, name: text(key.toUpperCase()), value: text(value) })),
})

test('parameters that any product states are columns in the order of their category, before the address', () => {
  const products = [
    stating({ dn: 'DN 50', mass: '2 kg' }),
    stating({ dn: 'DN 80', pn: 'PN 16', mass: '3 kg' }),
    product,
  ]
  const rows = productCells(products, i18n, 'https://kontor.test')
  expect(rows.map((row) => row.slice(-4, -1))).toEqual([
    ['DN', 'PN', 'MASS'],
    ['DN 50', null, '2 kg'],
    ['DN 80', 'PN 16', '3 kg'],
    [null, null, null],
  ])
})
