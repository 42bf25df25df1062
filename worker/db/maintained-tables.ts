/**
 * Every table whose rows triggers write, and how the same rows are computed from their source tables. The table of a new trigger must be
 * added here: bulk loads rebuild the tables of this list, and a test compares it with the triggers of the migrations. (An archive contains
 * the rows of these tables, since it is restored without triggers.)
 */

import { TEXT_COLUMNS } from './product-columns.ts'
import { SMALLEST_ORDER } from './smallest-order.ts'
import { SOONEST } from './soonest.ts'

/** The price with which triggers list a published product that has none (migrations/0001_catalogue.sql). */
const ON_REQUEST = '9000000000000000'

/** The year with which triggers list a company whose year is not known (migrations/0008_directory.sql). */
const YEAR_UNKNOWN = '9999'

/** A variant's article in the form in which it is looked up (migrations/0043_variants.sql). */
const ARTICLE = `lower(replace(replace(replace(replace(value ->> 'sku', ' ', ''), '-', ''), '.', ''), '/', ''))`

/** Their names, in the order of MAINTAINED_TABLES: a list of its own, because the built worker, for its backups, needs nothing else of them. */
export const MAINTAINED_NAMES = [
  'listing',
  'listing_parameters',
  'product_steps',
  'listing_steps',
  'parameter_counts',
  'facet_counts',
  'product_texts',
  'company_activities',
  'company_routes',
  'company_regulations',
  'company_listing',
  'company_counts',
  'tag_stories',
  'variants',
  'operator_counts',
  'search_spellings',
] as const

interface MaintainedTable {
  name: (typeof MAINTAINED_NAMES)[number]
  columns: string
  /**
   * SELECTs of `columns`: together all rows that the table should have. The deployed database gives each of them 30 s. (A function, so that
   * the build can leave out of the worker what it does not call.)
   */
  recount: () => string[]
  /** Whether its triggers do nothing while a row is in bulk_load. The load rebuilds it then. */
  isPausedByBulkLoad: boolean
}

/** Columns of listing that come from a product; the ancestor is not one of them. */
export const LISTED_PRODUCT = `rank, num, coalesce(price_rub, ${ON_REQUEST}), created_at, company,
  coalesce(country, ''), ${SMALLEST_ORDER}, coalesce(stock, 0) > 0, coalesce(tnved, ''), category, ${SOONEST}`

/** Bytes of the texts of a product. */
const bytesOfTexts = () => TEXT_COLUMNS.map((column) => `length(CAST(${column} AS BLOB))`).join(' + ')

export const LISTING: MaintainedTable = {
  name: 'listing',
  columns: 'ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category, soonest',
  recount: () => [
    `SELECT ancestor, ${LISTED_PRODUCT} FROM products JOIN category_ancestors USING (category) WHERE status = 'published'`,
  ],
  isPausedByBulkLoad: true,
}

/** The SELECT of the listing_parameters rows of published products `p`. */
const LISTED_PARAMETERS = `SELECT p.num, v.value ->> 0, v.value ->> 1, v.value ->> 2, v.value ->> 3, p.rank, nullif(v.value -> 5, 'null'),
    v.value -> 6
  FROM products AS p CROSS JOIN json_each(p.parameters) AS v WHERE p.status = 'published'`

export const PARAMETERS_LISTED: MaintainedTable = {
  name: 'listing_parameters',
  columns: 'product, parameter, value, most, lowest, rank, held, variants',
  recount: () => [LISTED_PARAMETERS],
  isPausedByBulkLoad: true,
}

/** Rows of migrations/0051_step_prices.sql: prices at fixed quantities. */
export const PRODUCT_STEPS: MaintainedTable = {
  name: 'product_steps',
  columns: 'product, step, unit, price, moq, rank, category',
  recount: () => ['SELECT product, step, unit, price, moq, rank, category FROM step_prices WHERE true'],
  isPausedByBulkLoad: true,
}

export const LISTING_STEPS: MaintainedTable = {
  name: 'listing_steps',
  columns: 'ancestor, unit, step, price, product, rank, moq',
  recount: () => [
    `SELECT ancestor, unit, step, price, product, rank, moq FROM product_steps JOIN category_ancestors USING (category)
      WHERE true`,
  ],
  isPausedByBulkLoad: true,
}

const listedCompanies = (nodes: string) =>
  `SELECT n.node, c.num, n.offers, c.created_at, coalesce(c.founded, ${YEAR_UNKNOWN}), c.country, c.city_key, c.verified
  FROM company_nodes AS n CROSS JOIN companies AS c ON c.num = n.company WHERE ${nodes} ORDER BY n.node, c.num`

const countedCompanies = (facet: string, value: string) =>
  `SELECT node, '${facet}', ${value}, count(*) FROM company_listing GROUP BY node, ${value}`

const countedRoutes = (facet: string, column: string) =>
  `SELECT l.node, '${facet}', r.${column}, count(DISTINCT l.company) FROM company_listing AS l
    CROSS JOIN company_routes AS r ON r.company = l.company WHERE l.node < 0 AND r.${column} <> '' GROUP BY l.node, r.${column}`

const operatorCountsOf = (kind: string, table: string, columns: string[], where: string) => [
  `SELECT '${kind}', 'all', '', count(*) FROM ${table} WHERE ${where} HAVING count(*) > 0`,
  ...columns.map(
    (column) =>
      `SELECT '${kind}', '${column}', CAST(${column} AS TEXT), count(*) FROM ${table} WHERE ${where} GROUP BY ${column}`,
  ),
]

/** In dependency order: a table comes after those that its rows are computed from. */
export const MAINTAINED_TABLES: readonly MaintainedTable[] = [
  LISTING,
  PARAMETERS_LISTED,
  PRODUCT_STEPS,
  LISTING_STEPS,
  {
    name: 'parameter_counts',
    columns: 'parameter, value, n',
    recount: () => ['SELECT parameter, value, count(*) FROM listing_parameters GROUP BY parameter, value'],
    isPausedByBulkLoad: true,
  },
  {
    name: 'facet_counts',
    columns: 'ancestor, facet, value, n',
    recount: () => [
      `SELECT ancestor, 'all', '', count(*) FROM listing GROUP BY ancestor`,
      `SELECT ancestor, 'company', CAST(company AS TEXT), count(*) FROM listing GROUP BY ancestor, company`,
      `SELECT ancestor, 'country', country, count(*) FROM listing GROUP BY ancestor, country`,
      `SELECT ancestor, 'stock', CAST(in_stock AS TEXT), count(*) FROM listing GROUP BY ancestor, in_stock`,
    ],
    isPausedByBulkLoad: true,
  },
  {
    name: 'product_texts',
    columns: 'company, bytes',
    recount: () => [`SELECT company, sum(${bytesOfTexts()}) FROM products GROUP BY company`],
    isPausedByBulkLoad: false,
  },
  {
    name: 'company_activities',
    columns: 'code, company',
    recount: () => ['SELECT code, company FROM activity_ancestors ORDER BY code, company'],
    isPausedByBulkLoad: true,
  },
  {
    name: 'company_routes',
    columns: 'company, origin, origin_town, destination, destination_town',
    recount: () => ['SELECT company, origin, origin_town, destination, destination_town FROM route_rows'],
    isPausedByBulkLoad: true,
  },
  {
    name: 'company_regulations',
    columns: 'regulation, company',
    recount: () => ['SELECT regulation, company FROM company_regulation_rows ORDER BY regulation, company'],
    isPausedByBulkLoad: true,
  },
  {
    name: 'company_listing',
    columns: 'node, company, offers, created, founded, country, city, verified',
    recount: () => ['n.node = 0', 'n.node > 0', 'n.node < 0'].map(listedCompanies),
    isPausedByBulkLoad: true,
  },
  {
    name: 'company_counts',
    columns: 'node, facet, value, n',
    recount: () => [
      `SELECT node, 'all', '', count(*) FROM company_listing GROUP BY node`,
      countedCompanies('country', 'country'),
      countedCompanies('city', 'city'),
      countedCompanies('verified', 'CAST(verified AS TEXT)'),
      countedCompanies('founded', 'CAST(founded AS TEXT)'),
      `SELECT l.node, 'activity', a.code, count(*)
        FROM company_listing AS l CROSS JOIN company_activities AS a ON a.company = l.company GROUP BY l.node, a.code`,
      countedRoutes('from', 'origin'),
      countedRoutes('to', 'destination'),
      `SELECT l.node, 'regulation', r.regulation, count(*) FROM company_listing AS l
        CROSS JOIN company_regulations AS r ON r.company = l.company WHERE l.node < 0 GROUP BY l.node, r.regulation`,
    ],
    isPausedByBulkLoad: true,
  },
  {
    name: 'tag_stories',
    columns: 'tag, published_at, story',
    recount: () => [
      `SELECT st.tag, s.published_at, s.num FROM story_tags AS st JOIN stories AS s ON s.num = st.story
        WHERE s.withdrawn_at IS NULL`,
    ],
    isPausedByBulkLoad: false,
  },
  {
    name: 'variants',
    columns: 'id, product, place, sku, article',
    recount: () => [
      `SELECT coalesce(value ->> 'id', p.id || '-' || key), p.num, key, value ->> 'sku', ${ARTICLE}
        FROM products AS p CROSS JOIN json_each(p.variants) WHERE p.variants <> '[]'`,
    ],
    isPausedByBulkLoad: false,
  },
  {
    name: 'operator_counts',
    columns: 'kind, facet, value, n',
    recount: () => [
      ...operatorCountsOf('user', 'users', ['locale'], 'deleted_at IS NULL'),
      ...operatorCountsOf('employee', 'employees', ['status', 'role'], 'deleted_at IS NULL'),
      ...operatorCountsOf('legal-entity', 'legal_entities', ['country'], 'deleted_at IS NULL'),
      ...operatorCountsOf('company', 'companies', ['status', 'kind', 'verified'], 'true'),
    ],
    isPausedByBulkLoad: false,
  },
  {
    name: 'search_spellings',
    columns: 'piece, word',
    recount: () => [
      `SELECT word, word FROM search_words
        UNION SELECT substr(word, 1, value - 1) || substr(word, value + 1), word FROM search_words CROSS JOIN
          json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]') WHERE value <= length(word)`,
    ],
    isPausedByBulkLoad: false,
  },
]

/** @returns statements that recompute a table's rows, to be run in this order while its triggers are paused. */
export const rebuild = ({ name, columns, recount }: MaintainedTable): string[] => [
  `DELETE FROM ${name}`,
  ...recount().map((select) => `INSERT INTO ${name} (${columns}) ${select}`),
]
