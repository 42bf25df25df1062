import type { NarrowedSearch, SearchResults } from '../../../domain/contract/search.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { MAX_COUNTED } from '../../../domain/limits.ts'
import { read } from '../../../domain/page-error.ts'
import { type BasisQuery, basisFromQuery, basisToQuery, type PriceBasis } from '../../../domain/price-basis.ts'
import { href } from '../../../domain/routes.ts'
import { type Askable, askableCategories } from '../../app/page/askable.ts'
import { itemList } from '../../app/page/json-ld.ts'
import type { Load } from '../../app/page/load.ts'
import { sentences } from '../../app/page/sentences.ts'
import { countAfter } from '../../components/listing/counted.tsx'
import type { SearchIslandProps } from './page.tsx'

export interface SearchData {
  /** Categories to whose suppliers an inquiry is offered where neither goods nor companies were found. */
  askable: Askable[]
  /** The query; '' for none. */
  q: string
  /** Null without a query. */
  found: SearchHits | null
  /** Number of results of all kinds. */
  total: number
  /** The category and parameters that the query names. */
  narrowed: NarrowedSearch['data']
  /** Whether the goods that were found only mention the query in their descriptions. */
  isMentioned: boolean
  /** Whether the page says that no goods have this name. */
  isWithoutGoods: boolean
  /** The quantity of prices, and for addresses of lists of goods: that of this address, or else the number in the query. */
  basis: BasisQuery
}

export type SearchHits = SearchResults['data']

const totalOf = ({ products, categories, services, companies, codes, stories }: SearchHits) =>
  products.total + categories.total + services.total + companies.total + codes.total + stories.total

/** Goods whose descriptions alone mention the query are hardly what is wanted: heat exchangers that serve «холодильники». */
const hasGoods = ({ total, items }: SearchHits['products']): boolean =>
  total > 0 && items.some(({ found }) => found?.in !== 'description')

/** Codes, stories and categories sell nothing; and the query may be a code, whose author does not look for goods. */
const isAskable = ({ products, companies, services, codes, meant }: SearchHits): boolean =>
  (meant !== null || !hasGoods(products)) && companies.total + services.total === 0 && codes.match === null

/** Letters and digits alone, so that «ООО "Ромашка"» is what «ооо ромашка» names. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** What companies are, beside their names. */
const COMPANY_FORM = /^(?:ооо|зао|оао|пао|ао|ип|тд|пк|нпо|гк|llc|ltd|co|inc|gmbh)$/

/**
 * Whether a seller was looked for: the query is a tax number, or has all words of a company's or a service's name, also
 * as its address has them in Latin letters.
 */
function isSeller(q: string, { companies, services }: SearchHits): boolean {
  const words = plain(q)
    .split(' ')
    .filter((word) => word !== '' && !COMPANY_FORM.test(word))
  const isNamed = ({ name, slug }: { name: { text: string }; slug: string }) =>
    words.length > 0 && words.every((word) => plain(`${name.text} ${slug}`).includes(word))
  return companies.holders > 0 || [...companies.items, ...services.items].some(isNamed)
}

/** Whether goods were looked for, but none has this name, though other things were found: the page then says so. */
function isWithoutGoods(q: string, found: SearchHits, total: number): boolean {
  const { products, codes, meant } = found
  return total > 0 && !hasGoods(products) && meant === null && codes.match === null && !isSeller(q, found)
}

/** How many results there are, and for which query. */
function countText({ q, total }: SearchData, { t, number }: I18n): string {
  if (total === 0) return ''
  return total > MAX_COUNTED
    ? t('search.foundMore', { number: number(MAX_COUNTED), q })
    : t('search.found', { n: total, q })
}

/** "“DN50”: 25", with the query as it was typed; how it was read is shown below. */
const headingOf = ({ q, total }: SearchData, i18n: I18n): string =>
  i18n.t('catalogue.chip.q', { q }) +
  countAfter({ total: Math.min(total, MAX_COUNTED), more: total > MAX_COUNTED }, i18n)

/** The number of pieces in the query, on the basis on which the reader compares prices. */
const askedFor = (wanted: number | null, { basis }: I18n): PriceBasis | null =>
  wanted === null ? null : { quantity: wanted, unit: 'piece', vat: basis?.vat ?? 'without' }

/** Search over products, categories, services, companies, codes and stories. */
export const load: Load<SearchData, SearchIslandProps> = async (context) => {
  const { api, i18n, query, origin, isBot } = context
  const { t, locale } = i18n
  const q = query.q ?? ''
  const head = { description: t('search.description'), noindex: q !== '' }
  if (!q)
    return {
      data: {
        q,
        found: null,
        total: 0,
        askable: [],
        narrowed: null,
        basis: {},
        isMentioned: false,
        isWithoutGoods: false,
      },
      islandProps: { title: t('search.title'), count: null },
      head: { ...head, title: t('search.title') },
    }
  const counted = isBot ? {} : { counted: '1' as const }
  const asked = basisFromQuery(query) === null ? { asked: '1' as const } : {}
  const [{ data: found }, { data: narrowed }] = await Promise.all([
    read(
      api.get('/dev/search', { query: { ...asked, q, size: 'page', ...counted, ...basisToQuery(i18n.basis), locale } }),
    ),
    read(api.get('/dev/search/narrowed', { query: { q, locale } })),
  ])
  const { items, total: products } = found.products
  const total = totalOf(found)
  const data = {
    q,
    found,
    total,
    narrowed,
    isMentioned: products > 0 && !hasGoods(found.products),
    isWithoutGoods: isWithoutGoods(q, found, total),
    basis: basisToQuery(basisFromQuery(query) ?? askedFor(found.wanted, i18n)),
    askable: isAskable(found)
      ? await askableCategories(context, q, found.meant ? [found.meant] : found.categories.items)
      : [],
  }
  const title = headingOf(data, i18n)
  const links = items.map((product) => ({ name: product.name, path: href('product', locale, product) }))
  const jsonLd =
    links.length > 0 ? [itemList(title, links, origin, { page: 1, perPage: items.length, total: products })] : []
  const count = countText(data, i18n)
  const headTitle = count || t('search.emptyTitle', { q })
  const description = sentences(locale, [headTitle, head.description])
  const shown = items.map(({ id }) => id)
  return { data, islandProps: { title, count }, head: { ...head, title: headTitle, description, jsonLd, shown } }
}
