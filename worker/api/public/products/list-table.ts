/**
 * How products are listed. `listing` has a row for every published product under every category above it, with an index
 * for each sort order and each selective filter (migrations/0001_catalogue.sql).
 */
import { type SQL, sql } from 'drizzle-orm'
import { CANDIDATES } from '../listing/filter-or-scan.ts'
import { setFilters } from '../listing/filters.ts'
import type { ListFilter, ListScan, ListTable, Scoring } from '../listing/list-table.ts'
import { facetColumns, sumsOf } from './facet-rows.ts'
import { FACETS } from './facets.ts'
import { parameterFacets } from './parameters/facets.ts'
import {
  chosenByAll,
  fromParameters,
  parameterFilters,
  scanByParameter,
  sortKey,
  sortTerms,
} from './parameters/filters.ts'
import { listingBy, partOf, stepsOf } from './part.ts'
import { hasPriceRange, priceCondition } from './price-condition.ts'
import { ancestorNum, companyNum, type ProductSelection } from './selection.ts'
import { soonestOrder } from './soonest.ts'
import { fromSteps, joinPrices, orderAtQuantity, priceColumn, stepsToCount, withinSteps } from './step-prices.ts'
import { endOfCovered, hasSoonest, isByFlag, isByIndex, isInStock, isStockLookedUp } from './stock-cover.ts'
import { hitsToCount, listedProducts, ON_REQUEST, wordHits } from './word-hits.ts'

/** Where rows come from; named after the index they are read by. */
type Source =
  | 'tnved'
  | 'parameter'
  | 'listing'
  | 'listing_new'
  | 'listing_price'
  | 'listing_soonest'
  | 'listing_steps'
  | 'listing_company'
  | 'listing_country'

export type Sort = 'popular' | 'new' | 'price' | '-price' | 'soonest' | 'parameter' | '-parameter'

/** Digits from which on a TN VED code is selective: those of a heading. */
const HEADING_DIGITS = 4

/** A facet's selection has an empty list where the facet's own filter was the only one. */
const hasParameters = ({ params = [] }: ProductSelection): boolean => params.length > 0

/** Matches codes with this prefix: in ASCII the colon is the next character after 9. */
const tnvedRange = (column: SQL, tnved: string): SQL => sql`${column} >= ${tnved} AND ${column} < ${`${tnved}:`}`

function fromListing(source: Source | 'words', selection: ProductSelection, scoring: Scoring): SQL {
  const { match, tnved, ranges } = selection
  if (source === 'words') {
    const hits = wordHits(match ?? '""', CANDIDATES, scoring, ranges)
    return sql`${hits} AS w CROSS JOIN ${listedProducts} AS l ON l.product = w.product`
  }
  if (source === 'tnved') {
    return sql`products AS p INDEXED BY products_tnved CROSS JOIN listing AS l ON p.status = 'published'
      AND ${tnvedRange(sql`p.tnved`, tnved ?? '')} AND l.rank = p.rank AND l.product = p.num`
  }
  if (source === 'parameter') return fromParameters(selection)
  return listingBy(source)
}

const from = (source: Source | 'words', selection: ProductSelection, scoring: Scoring): SQL =>
  source === 'listing_steps'
    ? fromSteps(selection, stepsOf(selection))
    : sql`${fromListing(source, selection, scoring)}${joinPrices(selection)}`

/** listing has the ancestor in its key; for search hits only the product's own category is known. */
function withinNode(selection: ProductSelection, source: Source | 'words'): SQL {
  const { category } = selection
  if (source === 'listing_steps') return withinSteps(selection)
  const ancestor = ancestorNum(category)
  if (source === 'listing_soonest' && selection.inStock && isByIndex(selection))
    return sql`l.ancestor = ${ancestor} AND l.soonest < ${endOfCovered(selection)}`
  if (source !== 'words') return sql`l.ancestor = ${ancestor}`
  if (category === undefined) return sql`true`
  return sql`EXISTS (SELECT 1 FROM category_ancestors AS up WHERE up.category = l.category AND up.ancestor = ${ancestor})`
}

/** The index by price; with a quantity it has only what can be compared at it, as a range of prices has. */
const sourceByPrice = (selection: ProductSelection): Source =>
  selection.quantity !== undefined && hasPriceRange(selection) ? 'listing_steps' : 'listing_price'

/** The indexes of a supplier and of a country are in the order of popularity. */
function sourceInOrder(sort: Sort, selection: ProductSelection): Source {
  const { supplier, country } = selection
  if (sort === 'new') return 'listing_new'
  if (sort === 'soonest') return 'listing_soonest'
  // These orders read the parameter's index for products with a value, and this index for those without.
  if (sort === 'parameter' || sort === '-parameter') return 'listing'
  if (sort !== 'popular') return sourceByPrice(selection)
  if (supplier !== undefined) return 'listing_company'
  return country === undefined ? 'listing' : 'listing_country'
}

function selectiveSource(selection: ProductSelection, sort?: Sort): Source | null {
  if (selection.supplier !== undefined) return 'listing_company'
  if ((selection.tnved?.length ?? 0) >= HEADING_DIGITS) return 'tnved'
  if (hasParameters(selection)) return 'parameter'
  if (hasPriceRange(selection)) return sourceByPrice(selection)
  // Few of the most expensive goods are in stock in large quantities: the index by stock has fewer rows than that by country.
  if ((sort === 'price' || sort === '-price') && isStockLookedUp(selection)) return 'listing_soonest'
  if (selection.country !== undefined) return 'listing_country'
  return selection.inStock && isByIndex(selection) ? 'listing_soonest' : null
}

/** Highest price first, and "on request" still last: two ranges of one index, one after the other. */
function scanHighestPrice({ columns, from, where, limit, offset }: ListScan, selection: ProductSelection): SQL {
  const by = sql`ORDER BY l.price DESC, l.product DESC`
  if (hasPriceRange(selection)) {
    return sql`SELECT ${columns} FROM ${from} WHERE ${where} ${by} LIMIT ${limit} OFFSET ${offset}`
  }
  const stretch = (which: SQL) =>
    sql`SELECT * FROM (SELECT ${columns} FROM ${from} WHERE ${where} AND ${which} ${by} LIMIT (${limit}) + ${offset})`
  return sql`${stretch(sql`l.price < ${ON_REQUEST}`)} UNION ALL ${stretch(sql`l.price = ${ON_REQUEST}`)}
    LIMIT ${limit} OFFSET ${offset}`
}

const filters: ListFilter<ProductSelection, Source | 'words'>[] = [
  {
    facet: 'price',
    unset: { priceMin: undefined, priceMax: undefined },
    condition: priceCondition,
  },
  {
    facet: 'supplier',
    unset: { supplier: undefined },
    condition: ({ supplier }) => sql`l.company = ${companyNum(supplier)}`,
    figure: ({ supplier }) => ({ facet: 'company', value: sql`CAST(${companyNum(supplier)} AS TEXT)` }),
  },
  {
    facet: 'country',
    unset: { country: undefined },
    condition: ({ country }) => sql`l.country = ${country}`,
    figure: ({ country }) => ({ facet: 'country', value: sql`${country}` }),
  },
  {
    facet: 'moq',
    unset: { moq: undefined },
    condition: ({ moq }) => sql`l.moq <= ${moq}`,
  },
  {
    facet: 'inStock',
    unset: { inStock: undefined },
    condition: (selection, source) => isInStock(sql`l`, selection, hasSoonest(source)),
    figure: (selection) => (isByFlag(selection) ? { facet: 'stock', value: sql`'1'` } : null),
  },
  {
    unset: { tnved: undefined },
    condition: ({ tnved }) => tnvedRange(sql`l.tnved`, tnved ?? ''),
  },
]

/** The rows of a search without filters, or of a range of prices at a quantity without others. */
function rowsToCount(selection: ProductSelection): SQL | null {
  const { match, category, quantity } = selection
  if (match !== undefined) {
    const isWhole =
      category === undefined && !hasParameters(selection) && setFilters(PRODUCT_LIST, selection).length === 0
    return isWhole ? hitsToCount(match, CANDIDATES) : null
  }
  if (quantity === undefined || !hasPriceRange(selection)) return null
  return stepsToCount(selection, priceCondition(selection, 'listing_steps'), CANDIDATES)
}

const ASC = sql`ASC`
const DESC = sql`DESC`

/** Without a quantity: by the price of the variants that filters lead to. */
function orderByShownPrice(selection: ProductSelection) {
  const keys = sql`${priceColumn(selection)} AS price`
  return { price: { ...PRODUCT_LIST.orders.price, keys }, '-price': { ...PRODUCT_LIST.orders['-price'], keys } }
}

/** The list without parameters, which depend on the category, and without a quantity; `productList` adds them. */
export const PRODUCT_LIST: ListTable<ProductSelection, Sort, Source> = {
  row: sql`product`,
  usualSort: 'popular',
  orders: {
    relevance: {
      keys: sql`w.score, l.rank`,
      by: (row) => sql`${row}score ASC, ${row}rank DESC, ${row}product DESC`,
    },
    popular: { keys: sql`l.rank`, by: (row) => sql`${row}rank DESC, ${row}product DESC` },
    new: { keys: sql`l.created`, by: (row) => sql`${row}created DESC, ${row}product DESC` },
    price: { keys: sql`l.price`, by: (row) => sql`${row}price ASC, ${row}product ASC` },
    '-price': {
      keys: sql`l.price`,
      by: (row) => sql`(${row}price = ${ON_REQUEST}) ASC, ${row}price DESC, ${row}product DESC`,
      scan: scanHighestPrice,
    },
    soonest: soonestOrder({}),
    parameter: { keys: sortKey({}), by: (row) => sortTerms(row, ASC), scan: scanByParameter(ASC) },
    '-parameter': { keys: sortKey({}), by: (row) => sortTerms(row, DESC), scan: scanByParameter(DESC) },
  },
  wholeSource: 'listing',
  sourceInOrder,
  selectiveSource,
  from,
  part: (source, selection, order) =>
    partOf(source, selection, {
      order,
      within: withinNode(selection, source),
      filters: setFilters(PRODUCT_LIST, selection).map(({ facet, condition }) => ({
        facet,
        condition: condition(selection, source),
      })),
    }),
  withinNode,
  filters,
  maintainedCounts: ({ category }) => sql`facet_counts WHERE ancestor = ${ancestorNum(category)}`,
  rowsToCount,
  facets: FACETS,
  facetColumns: facetColumns({}),
  sums: sumsOf,
  // The indexes of values have public products alone, and a parameter those of its category.
  rowsAlone: (selection) =>
    hasParameters(selection) && selection.match === undefined && setFilters(PRODUCT_LIST, selection).length === 0
      ? sql`SELECT product FROM (${chosenByAll(selection)})`
      : null,
}

/** @returns the list of products with the filters, orders and facets of its category's parameters, and the prices at its quantity */
export function productList(selection: ProductSelection): typeof PRODUCT_LIST {
  const { orders, filters, facets } = PRODUCT_LIST
  const keys = sortKey(selection)
  return {
    ...PRODUCT_LIST,
    orders: {
      ...orders,
      ...(selection.quantity !== undefined && {
        soonest: soonestOrder(selection),
        price: orderAtQuantity(selection, false),
        '-price': orderAtQuantity(selection, true),
      }),
      // So few products have variants only where all that match are sorted, and none is read in the order of the stored price.
      ...(selection.byVariant && selection.quantity === undefined && orderByShownPrice(selection)),
      parameter: { ...orders.parameter, keys },
      '-parameter': { ...orders['-parameter'], keys },
    },
    filters: [...parameterFilters(selection), ...filters],
    facets: { ...facets, ...parameterFacets(selection) },
    facetColumns: facetColumns(selection),
  }
}
