/**
 * Every public list, one row each: its API call, the address of an entry, and its table for spreadsheets. The exports, the sitemap and the
 * tests that walk lists read this table; a list's filters are the query keys of its screen (worker/render/screens/public-rules.ts).
 */

import type { ApiClient, ApiResponse } from '../../domain/api-client.ts'
import type { AtomEntry } from '../../domain/atom.ts'
import type { SitemapKind } from '../../domain/contract/sitemap.ts'
import type { PageMeta } from '../../domain/contract/values.ts'
import type { CsvCell } from '../../domain/csv.ts'
import type { I18n } from '../../domain/i18n.ts'
import { labelledText } from '../../domain/labelled-text.ts'
import type { Locale } from '../../domain/locale.ts'
import { PageError, read } from '../../domain/page-error.ts'
import { basisToQuery } from '../../domain/price-basis.ts'
import { href, type PublicRouteName } from '../../domain/routes.ts'
import type { LoadContext } from '../../web/app/page/load.ts'
import { productCells } from '../../web/components/product-cells.ts'
import type { CodeChangesData } from '../../web/pages/code-changes/load.ts'
import { storyFeed } from './exports/atom.ts'
import { companyCells, joined, serviceCells, toSheetCells } from './exports/cells.ts'
import { goodsFeed, NEWEST } from './exports/goods-feed.ts'

type Query = Record<string, string>

/** What a feed of the list has. */
export interface ListFeed {
  title: string
  query: Query
  entries: AtomEntry[]
}

/** One page of a list, or a list without pages. */
export interface ListPage {
  /** The API's own response, which is the JSON export. */
  body: { data: unknown[]; meta?: PageMeta; changes?: CodeChangesData['meta'] }
  /** A row of headings, and one for each entry. */
  cells: () => CsvCell[][]
  /** Absent where the list has no feed. */
  feed: (() => ListFeed | Promise<ListFeed>) | undefined
}

/** The address of an entry's screen. */
export type EntryHref = (locale: Locale | null, entry: { id: string; slug?: string }) => string

interface PublicList {
  entryHref: EntryHref
  /** The sitemap with the list's entries; several lists may have the same entries. */
  sitemap: SitemapKind | undefined
  /** Query keys of its feed besides the filters. */
  feedQuery: Query
  /** @throws PageError 404 for a query that the API refuses, or an unknown branch */
  readPage: (context: LoadContext) => Promise<ListPage>
}

interface Row<Entry> {
  /** @param id the screen's own, '' where its path has none */
  get: (api: ApiClient, query: Query, id: string) => Promise<ApiResponse<{ data: Entry[]; meta?: PageMeta }>>
  entryHref: EntryHref
  sitemap?: SitemapKind
  cells: (entries: Entry[], i18n: I18n, origin: string) => CsvCell[][]
  /** Whether its entries have prices, which may be shown for a quantity. */
  hasPrices?: boolean
  feed?: (entries: Entry[], context: LoadContext) => ListFeed | Promise<ListFeed>
  feedQuery?: Query
  /** The tree whose branch `id` narrows the list: a page of an unknown branch does not exist. */
  branch?: {
    id: (query: Query, id: string) => string | undefined
    tree: (api: ApiClient) => Promise<ApiResponse<{ data: { id: string }[] }>>
  }
}

/** An empty list may mean an unknown branch. @throws PageError 404 */
async function requireBranch<Entry>(
  { branch }: Row<Entry>,
  meta: PageMeta | undefined,
  { api, query, id }: LoadContext,
) {
  const branchId = branch?.id(query, id)
  if (!branch || !branchId || meta?.total !== 0) return
  const { data } = await read(branch.tree(api))
  if (!data.some((one) => one.id === branchId)) throw new PageError(404, 'page.unknown')
}

function list<Entry>(row: Row<Entry>): PublicList {
  return {
    entryHref: row.entryHref,
    sitemap: row.sitemap,
    feedQuery: row.feedQuery ?? {},
    async readPage(context) {
      const { api, i18n, origin, id } = context
      // The way a list is displayed, and the currency it is shown in, make no difference to its rows.
      const { view: _, currency: __, ...query } = context.query
      const basis = row.hasPrices && i18n.basis ? basisToQuery(i18n.basis) : {}
      const body = await read(row.get(api, { ...query, ...basis, locale: i18n.locale }, id))
      await requireBranch(row, body.meta, context)
      const { feed } = row
      return {
        body,
        cells: () => row.cells(body.data, i18n, origin),
        feed: feed && (() => feed(body.data, context)),
      }
    },
  }
}

/** Query of a category's products, which asks for the values of its parameters. */
const ALL_PARAMETERS = { columns: 'all' }

/** Properties that all lists of products share. */
const GOODS = { cells: productCells, hasPrices: true, feed: goodsFeed, feedQuery: NEWEST }

const categories = (api: ApiClient) => api.get('/api/categories')
const services = (api: ApiClient) => api.get('/api/services')
const tags = (api: ApiClient) => api.get('/api/tags')

const toRoute =
  (route: 'product' | 'supplier' | 'serviceCompany' | 'story'): EntryHref =>
  (locale, entry) =>
    href(route, locale, entry)

/** Lists by screen; the address of an export is the screen's with the format as its ending: /ru/catalog.csv */
export const exportedLists: Partial<Record<PublicRouteName, PublicList>> = {
  catalogue: list({
    get: (api, query) => api.get('/api/products', { query: { ...query, ...(query.category && ALL_PARAMETERS) } }),
    branch: { id: ({ category }) => category, tree: categories },
    entryHref: toRoute('product'),
    sitemap: 'products',
    ...GOODS,
  }),
  category: list({
    get: (api, query, id) => api.get('/api/products', { query: { ...query, category: id, ...ALL_PARAMETERS } }),
    branch: { id: (_, id) => id, tree: categories },
    entryHref: toRoute('product'),
    ...GOODS,
  }),
  supplierProducts: list({
    get: (api, query, id) => api.get('/api/companies/:id/products', { params: { id }, query }),
    entryHref: toRoute('product'),
    ...GOODS,
  }),
  suppliers: list({
    get: (api, query) => api.get('/api/companies', { query }),
    branch: { id: ({ category }) => category, tree: categories },
    entryHref: toRoute('supplier'),
    sitemap: 'suppliers',
    cells: (entries, i18n, origin) => companyCells('supplier', entries, i18n, origin),
  }),
  serviceCompanies: list({
    get: (api, query) => api.get('/api/company-services', { query }),
    branch: { id: ({ service }) => service, tree: services },
    entryHref: toRoute('serviceCompany'),
    sitemap: 'services',
    cells: (entries, i18n, origin) => companyCells('serviceCompany', entries, i18n, origin),
  }),
  services: list({
    get: (api, query) => api.get('/api/services', { query }),
    entryHref: (locale, { id }) => href('serviceCompanies', locale, {}, { service: id }),
    cells: serviceCells,
  }),
  press: list({
    get: (api, query) => api.get('/api/stories', { query }),
    branch: { id: ({ tag }) => tag, tree: tags },
    entryHref: toRoute('story'),
    sitemap: 'stories',
    cells: (entries, i18n, origin) =>
      toSheetCells(
        [
          ['export.published', ({ publishedAt }) => publishedAt.slice(0, 10)],
          ['export.title', ({ title }) => labelledText(title, i18n)],
          ['export.lead', ({ lead }) => labelledText(lead, i18n)],
          [
            'export.tags',
            ({ tags }) =>
              joined(
                tags.map(({ name }) => name),
                i18n,
              ),
          ],
          ['export.language', ({ title }) => i18n.language(title.lang)],
          ['export.address', (entry) => origin + toRoute('story')(i18n.locale, entry)],
        ],
        entries,
        i18n,
      ),
    feed: storyFeed,
  }),
}
