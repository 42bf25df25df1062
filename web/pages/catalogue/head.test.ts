import { expect, test } from 'vitest'
import { createI18n } from '../../../domain/i18n.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import { catalogueHead } from './head.ts'
import type { CatalogueData } from './load.ts'

const data = (page: number): CatalogueData => ({
  askable: [],
  guides: [],
  category: null,
  above: [],
  products: [],
  understood: null,
  exact: true,
  isByStep: false,
  isByCheapest: false,
  supplier: null,
  seller: null,
  typed: null,
  meta: { page, perPage: 24, pages: 5, total: 100, more: false },
  facets: { category: [], supplier: [], country: [], price: null, moq: [], inStock: 0, parameters: [] },
})

const PLAIN = { noindex: false, isNarrowed: false, canonical: undefined }
const PAGE_TWO = { noindex: false, isNarrowed: false, canonical: { page: '2' } }
const NARROWED = { noindex: false, isNarrowed: true, canonical: undefined }
const SEARCH = { ...NARROWED, noindex: true }

test.each([
  [{}, PLAIN],
  [{ page: '2' }, PAGE_TWO],
  [{ params: 'dn:50,80' }, NARROWED],
  [{ params: 'dn:50,80', page: '2' }, NARROWED],
  [{ sort: 'by-dn', page: '2' }, NARROWED],
  [
    { view: 'table', page: '2' },
    { ...PAGE_TWO, isNarrowed: true },
  ],
  [{ q: 'valve' }, SEARCH],
  [{ tnved: '8481' }, SEARCH],
] as const)('what a search engine reads about the list %j', (query, expected) => {
  const head = catalogueHead(data('page' in query ? 2 : 1), query, createI18n('en', en), 'https://kontor.test')
  expect({ noindex: head.noindex, isNarrowed: head.isNarrowed, canonical: head.canonical }).toEqual(expected)
})

test('filters that nothing matches are not for search engines', () => {
  const none = data(1)
  const head = catalogueHead(
    { ...none, meta: { ...none.meta, total: 0 } },
    { params: 'dn:7' },
    createI18n('en', en),
    'https://kontor.test',
  )
  expect(head.noindex).toBe(true)
})
