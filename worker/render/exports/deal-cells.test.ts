import { expect, test } from 'vitest'
import { LINE, TERMS } from '../../../domain/contract/quote-input.ts'
import { SELLER } from '../../../domain/contract/quotes.ts'
import { createI18n } from '../../../domain/i18n.ts'
import { compareQuotes } from '../../../domain/quote-comparison.ts'
import { quoteTotals } from '../../../domain/quote-totals.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import { comparisonCells } from './deal-cells.ts'

const i18n = createI18n('en', en)

/** A supplier's offer for the only line of a request. */
function offer(name: string, change: object) {
  const content = { ...TERMS, seller: SELLER, lines: [{ ...LINE, line: 0, ...change }] }
  const totals = quoteTotals(content)
  if (!totals) throw new Error('too much')
  return {
    inquiry: name,
    supplier: { text: name, lang: 'en' as const },
    status: 'sent' as const,
    number: '1',
    order: null,
    shown: { version: 1, hash: '', sentAt: '2026-11-27T00:00:00.000Z', content, totals },
  }
}

test('the quotes on a request become a table with one row a line, and numbers in one currency', () => {
  const wanted = {
    position: 0,
    words: 'Ball valve',
    article: '',
    quantity: 40,
    unit: 'piece' as const,
    product: null,
  }
  const offers = [
    offer('Ural', { quantity: '40', unit: 'piece', price: '122', leadDays: { from: 1, to: 5 } }),
    offer('Ningbo', { quantity: '40', unit: 'set', price: '90' }),
  ]
  const basis = { currency: 'RUB' as const, vat: 'with' as const }
  const quotes = offers.map(({ shown }) => ({ isOpen: true, content: shown.content }))
  const comparison = compareQuotes([wanted], quotes, { ...basis, rub: { RUB: 1 } })
  const lines = [Object.assign(Object(), wanted, { item: null })]
  const [heads, columns, row, total] = comparisonCells(
    { lines, offers, silent: [], rates: [], ...basis, comparison },
    i18n,
  )
  expect(heads).toEqual(['Line', 'Quantity', 'Unit', 'Ural', null, null, null, 'Ningbo', null, null, null])
  expect(columns?.slice(3, 6)).toEqual(['Unit price', 'Amount', 'Lead time'])
  expect(row?.slice(1)).toEqual([40, 'pcs', 122, 4880, 5, null, null, null, expect.anything(), null])
  expect(total?.[4]).toBe(4880)
})
