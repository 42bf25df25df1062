/** Facets of a directory: what each filter could be set to, counted as if that filter alone were unset. */
import { type SQL, sql } from 'drizzle-orm'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { number, unionAll } from '../../../db/select.ts'
import { CANDIDATES } from '../filter-or-scan.ts'
import { conditions, rowsOf, type Selection } from './conditions.ts'
import { type MaintainedFacet, maintainedFacet } from './list.ts'
import { countingSource } from './plan.ts'

export const FACETS = ['branch', 'country', 'city', 'activity', 'verified', 'years'] as const
export type Facet = (typeof FACETS)[number]

/** Beyond these nobody scrolls; the chosen one is always among them. */
const MOST_VALUES = 20

/** Ages offered as a filter, in years. */
export const AGES = [1, 3, 5, 10, 20, 30] as const

/** OKVED-2 classes, such as 46: the level at which a filter is still short. */
const CLASS_DIGITS = 2

/** The filter without one facet's part. The branch facet leads down from the chosen branch, so that stays. */
export function without(facet: Facet, filter: Selection): Selection {
  const { country, city, activity, verified, foundedBy, ...rest } = filter
  return {
    ...rest,
    ...(facet !== 'country' && country !== undefined && { country }),
    ...(facet !== 'city' && city !== undefined && { city }),
    ...(facet !== 'activity' && activity !== undefined && { activity }),
    ...(facet !== 'verified' && verified !== undefined && { verified }),
    ...(facet !== 'years' && foundedBy !== undefined && { foundedBy }),
  }
}

/** Facets that share one set of companies, and so one statement. */
interface FacetGroup {
  facets: Facet[]
  filter: Selection
  /** The figure that triggers keep for this set; null when it has to be counted. */
  kept: MaintainedFacet | null
}

/** @returns the statements needed: a facet whose filter is not set sees the same companies as all the others like it. */
function groupFacets(filter: Selection): FacetGroup[] {
  const groups = new Map<string, FacetGroup>()
  for (const facet of FACETS) {
    const own = without(facet, filter)
    const key = JSON.stringify(Object.entries(own).filter(([name]) => name !== 'directory'))
    const group = groups.get(key) ?? { facets: [], filter: own, kept: maintainedFacet(own) }
    group.facets.push(facet)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const COLUMNS = sql.raw('facet, value, n, slug, names')
const NOTHING_MORE = sql.raw('NULL AS slug, NULL AS names')

const nodeOf = ({ directory, branch }: Selection): SQL => directory.node(branch)

/** The town's name as one of its companies writes it. */
const townRows = (node: SQL, counts: SQL): SQL => sql`SELECT 'city' AS facet, t.value, t.n, NULL AS slug, (
    SELECT c.city FROM company_listing AS l INDEXED BY company_listing_city CROSS JOIN companies AS c ON c.num = l.company
    WHERE l.node = ${node} AND l.city = t.value LIMIT 1) AS names
  FROM (${counts}) AS t`

const mostFirst = (value: SQL, chosen: string | undefined): SQL =>
  chosen === undefined ? sql`n DESC, ${value}` : sql`(${value} = ${chosen}) DESC, n DESC, ${value}`

const isClass = (code: SQL, chosen: string | undefined): SQL =>
  sql`(length(${code}) = ${CLASS_DIGITS} OR ${code} = ${chosen ?? ''})`

/** Values of a facet as company_counts has them at a node. */
const keptValues = (filter: Selection, facet: string): SQL =>
  sql`company_counts WHERE node = ${nodeOf(filter)} AND facet = ${facet}`

/** One row for each age with how many are that old. */
const ageRows = (now: Date, n: (latest: SQL) => SQL): SQL =>
  sql`SELECT 'years' AS facet, age.value, ${n(sql`${now.getUTCFullYear()} - age.value`)} AS n, ${NOTHING_MORE}
    FROM json_each(${JSON.stringify(AGES)}) AS age`

/** Children of the chosen branch, counted together with the one figure that is kept for each. */
const keptBranches = ({ directory, branch }: Selection, { facet, value }: MaintainedFacet): SQL =>
  sql`SELECT 'branch' AS facet, b.id AS value, k.n, b.slug, b.names FROM (${directory.below(branch)}) AS b
    CROSS JOIN company_counts AS k ON k.node = b.node AND k.facet = ${facet} AND k.value = ${value}`

type Part = (filter: Selection, chosen: Selection, now: Date) => SQL

/** Parts that are read from company_counts when nothing narrows: exact at any size. */
const KEPT_PARTS: Record<Exclude<Facet, 'branch'>, Part> = {
  country: (filter) => sql`SELECT 'country' AS facet, value, n, ${NOTHING_MORE} FROM ${keptValues(filter, 'country')}`,
  city: (filter, { city }) =>
    townRows(
      nodeOf(filter),
      sql`SELECT value, n FROM ${keptValues(filter, 'city')} AND value <> ''
        ORDER BY ${mostFirst(sql`value`, city)} LIMIT ${MOST_VALUES}`,
    ),
  activity: (filter, { activity }) => sql`SELECT 'activity' AS facet, value, n, ${NOTHING_MORE}
    FROM ${keptValues(filter, 'activity')} AND ${isClass(sql`value`, activity)}
    ORDER BY ${mostFirst(sql`value`, activity)} LIMIT ${MOST_VALUES}`,
  verified: (filter) => sql`SELECT 'verified' AS facet, value, n, ${NOTHING_MORE}
    FROM ${keptValues(filter, 'verified')} AND value = '1'`,
  years: (filter, _, now) =>
    ageRows(
      now,
      (latest) => sql`(SELECT coalesce(sum(n), 0) FROM ${keptValues(filter, 'founded')}
        AND CAST(value AS INTEGER) <= ${latest})`,
    ),
}

/** Parts that are grouped over `base`, the companies of the set. */
const COUNTED_PARTS: Record<Facet, Part> = {
  branch: ({ directory, branch }) => sql`SELECT 'branch' AS facet, b.id AS value, count(*) AS n, b.slug, b.names
    FROM base CROSS JOIN company_listing AS own INDEXED BY company_listing_of ON own.company = base.company
    JOIN (${directory.below(branch)}) AS b ON b.node = own.node GROUP BY b.node`,
  country: () => sql`SELECT 'country' AS facet, base.country AS value, count(*) AS n, ${NOTHING_MORE} FROM base
    GROUP BY base.country`,
  city: (filter, { city }) =>
    townRows(
      nodeOf(filter),
      sql`SELECT base.city AS value, count(*) AS n FROM base WHERE base.city <> '' GROUP BY base.city
        ORDER BY ${mostFirst(sql`base.city`, city)} LIMIT ${MOST_VALUES}`,
    ),
  activity: (_, { activity }) => sql`SELECT 'activity' AS facet, a.code AS value, count(*) AS n, ${NOTHING_MORE}
    FROM base CROSS JOIN company_activities AS a ON a.company = base.company
    WHERE ${isClass(sql`a.code`, activity)} GROUP BY a.code
    ORDER BY ${mostFirst(sql`a.code`, activity)} LIMIT ${MOST_VALUES}`,
  verified: () => sql`SELECT 'verified' AS facet, '1' AS value, count(*) AS n, ${NOTHING_MORE}
    FROM base WHERE base.verified = 1`,
  years: (_, __, now) => ageRows(now, (latest) => sql`(SELECT count(*) FROM base WHERE base.founded <= ${latest})`),
}

function baseRows(filter: Selection): SQL {
  const source = countingSource(filter)
  return sql`SELECT l.company, l.country, l.city, l.verified, l.founded
    FROM ${rowsOf(source, filter)} WHERE ${conditions(filter, source)} LIMIT ${CANDIDATES}`
}

const sizeOfBase = sql`SELECT 'counted' AS facet, '' AS value, count(*) AS n, ${NOTHING_MORE} FROM base`

const facetColumns = {
  facet: sql<Facet | 'counted'>`facet`.as('facet'),
  value: sql<string>`value`.mapWith(String).as('value'),
  n: number(sql`n`, 'n'),
  slug: sql<string | null>`slug`.as('slug'),
  names: sql<Text | null>`names`.mapWith((value: string): Text => JSON.parse(value)).as('names'),
}

const select = (db: Database, rows: SQL) => db.select(facetColumns).from(sql`(${rows}) AS facets`)
export type FacetRow = Awaited<ReturnType<typeof select>>[number]

function partsOf({ facets, filter, kept }: FacetGroup, chosen: Selection, now: Date) {
  const isPlain = kept?.facet === 'all'
  const keptParts = facets.flatMap((facet) => {
    if (facet === 'branch') return kept ? [keptBranches(filter, kept)] : []
    return isPlain ? [KEPT_PARTS[facet](filter, chosen, now)] : []
  })
  const counted = facets.filter((facet) => (facet === 'branch' ? kept === null : !isPlain))
  return { keptParts, countedParts: counted.map((facet) => COUNTED_PARTS[facet](filter, chosen, now)) }
}

/**
 * @param now gives the year that ages are counted from.
 * @returns the statements of all facets. Rows of facet 'counted' tell how many companies a counted set has, or any number
 *   above 10,000.
 */
export function selectFacets(db: Database, chosen: Selection, now: Date) {
  return groupFacets(chosen).flatMap((group) => {
    const { keptParts, countedParts } = partsOf(group, chosen, now)
    const base = sql`WITH base AS MATERIALIZED (${baseRows(group.filter)})
      ${unionAll(COLUMNS, [...countedParts, sizeOfBase])}`
    return [
      ...(keptParts.length > 0 ? [select(db, unionAll(COLUMNS, keptParts))] : []),
      ...(countedParts.length > 0 ? [select(db, base)] : []),
    ]
  })
}
