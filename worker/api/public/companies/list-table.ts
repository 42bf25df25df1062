/**
 * How companies are listed. `company_listing` has a row for every active company at every node of the directories it is
 * in, with an index for each sort order and each selective filter (migrations/0008_directory.sql).
 */
import { type SQL, sql } from 'drizzle-orm'
import type { CompanySort } from '../../../../domain/contract/companies.ts'
import { FIRST_COMPANY, LAST_COMPANY } from '../../../db/directory-num.ts'
import { CANDIDATES } from '../listing/filter-or-scan.ts'
import type { ListFilter, ListTable, MaintainedFigure } from '../listing/list-table.ts'
import type { CompanySelection } from './directories.ts'
import { FACET_COLUMNS, FACETS } from './facets.ts'
import { companiesOnFreightRoute, servesFreightRoute } from './freight-route-filter.ts'

/** Where rows come from; named after the index they are read by. */
type Source =
  | 'activity'
  | 'route'
  | 'regulation'
  | 'company_listing_offers'
  | 'company_listing_new'
  | 'company_listing_founded'
  | 'company_listing_country'
  | 'company_listing_city'

/**
 * Companies that match the search, the newest first, at most as many as are counted. A match in the name has ten times
 * the weight; a lower score is better. Companies have a range of row numbers in the index, so that no other kind is
 * read.
 */
const hits = (match: string): SQL => sql`(
  SELECT rowid - ${FIRST_COMPANY} AS company, bm25(directory_fts, 10.0, 1.0) AS score
  FROM directory_fts WHERE directory_fts MATCH ${match} AND rowid BETWEEN ${FIRST_COMPANY} AND ${LAST_COMPANY}
  ORDER BY rowid DESC LIMIT ${CANDIDATES}
)`

function from(source: Source | 'words', selection: CompanySelection): SQL {
  const { match, activity, regulation } = selection
  if (source === 'words') {
    return sql`${hits(match ?? '""')} AS w CROSS JOIN company_listing AS l ON l.company = w.company`
  }
  if (source === 'activity') {
    return sql`company_activities AS a CROSS JOIN company_listing AS l ON a.code = ${activity} AND l.company = a.company`
  }
  if (source === 'regulation') {
    return sql`company_regulations AS r CROSS JOIN company_listing AS l ON r.regulation = ${regulation} AND l.company = r.company`
  }
  if (source === 'route')
    return sql`${companiesOnFreightRoute(selection)} AS r CROSS JOIN company_listing AS l ON l.company = r.company`
  return sql`company_listing AS l INDEXED BY ${sql.raw(source)}`
}

/** The indexes of a town and of a country are in the usual order, by the number of offers. */
function sourceInOrder(sort: CompanySort, { city, country }: CompanySelection): Source {
  if (sort === 'new') return 'company_listing_new'
  if (sort === 'founded') return 'company_listing_founded'
  if (city !== undefined) return 'company_listing_city'
  return country === undefined ? 'company_listing_offers' : 'company_listing_country'
}

function selectiveSource({
  city,
  activity,
  country,
  foundedBy,
  from,
  to,
  regulation,
}: CompanySelection): Source | null {
  if (city !== undefined) return 'company_listing_city'
  if (activity !== undefined) return 'activity'
  if (regulation !== undefined) return 'regulation'
  if (from !== undefined || to !== undefined) return 'route'
  if (country !== undefined) return 'company_listing_country'
  return foundedBy === undefined ? null : 'company_listing_founded'
}

/** Counts are maintained for countries, and not for their towns. */
const figureOf = (facet: 'from' | 'to', place = ''): MaintainedFigure | null =>
  place.includes(':') ? null : { facet, value: sql`${place}` }

const filters: ListFilter<CompanySelection, Source | 'words'>[] = [
  {
    facet: 'country',
    unset: { country: undefined },
    condition: ({ country }) => sql`l.country = ${country}`,
    figure: ({ country }) => ({ facet: 'country', value: sql`${country}` }),
  },
  {
    facet: 'city',
    unset: { city: undefined },
    condition: ({ city }) => sql`l.city = ${city}`,
    figure: ({ city }) => ({ facet: 'city', value: sql`${city}` }),
  },
  {
    facet: 'verified',
    unset: { verified: undefined },
    condition: () => sql`l.verified = 1`,
    figure: () => ({ facet: 'verified', value: sql`'1'` }),
  },
  {
    facet: 'years',
    unset: { foundedBy: undefined },
    condition: ({ foundedBy }) => sql`l.founded <= ${foundedBy}`,
  },
  {
    facet: 'activity',
    unset: { activity: undefined },
    // A row of company_activities is one seek in its primary key.
    condition: ({ activity }, source) =>
      source === 'activity'
        ? null
        : sql`EXISTS (SELECT 1 FROM company_activities AS has WHERE has.code = ${activity} AND has.company = l.company)`,
    figure: ({ activity }) => ({ facet: 'activity', value: sql`${activity}` }),
  },
  {
    facet: 'from',
    unset: { from: undefined },
    condition: (selection, source) => (source === 'route' ? null : servesFreightRoute(selection)),
    figure: ({ from }) => figureOf('from', from),
  },
  {
    facet: 'to',
    unset: { to: undefined },
    // Where `from` is set as well, its condition has both ends.
    condition: (selection, source) =>
      source === 'route' || selection.from !== undefined ? null : servesFreightRoute(selection),
    figure: ({ to }) => figureOf('to', to),
  },
  {
    facet: 'regulation',
    unset: { regulation: undefined },
    condition: ({ regulation }, source) =>
      source === 'regulation'
        ? null
        : sql`EXISTS (SELECT 1 FROM company_regulations AS own WHERE own.regulation = ${regulation} AND own.company = l.company)`,
    figure: ({ regulation }) => ({ facet: 'regulation', value: sql`${regulation}` }),
  },
]

export const COMPANY_LIST: ListTable<CompanySelection, CompanySort, Source> = {
  row: sql`company`,
  usualSort: 'offers',
  orders: {
    relevance: {
      keys: sql`w.score, l.offers`,
      by: (row) => sql`${row}score ASC, ${row}offers DESC, ${row}company DESC`,
    },
    offers: { keys: sql`l.offers`, by: (row) => sql`${row}offers DESC, ${row}company DESC` },
    new: { keys: sql`l.created`, by: (row) => sql`${row}created DESC, ${row}company DESC` },
    founded: { keys: sql`l.founded`, by: (row) => sql`${row}founded ASC, ${row}company ASC` },
  },
  wholeSource: 'company_listing_offers',
  sourceInOrder,
  selectiveSource,
  from,
  withinNode: ({ directory, branch }) => sql`l.node = ${directory.node(branch)}`,
  filters,
  maintainedCounts: ({ directory, branch }) => sql`company_counts WHERE node = ${directory.node(branch)}`,
  facets: FACETS,
  facetColumns: () => FACET_COLUMNS,
}
