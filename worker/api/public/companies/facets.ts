/** The facets of a directory (docs/behaviour.md, "Facets"): read from company_counts, or grouped over `base`. */
import { type SQL, sql } from 'drizzle-orm'
import { NO_NAMES } from '../listing/facets.ts'
import type { ListFacet } from '../listing/list-table.ts'
import type { CompanySelection } from './directories.ts'
import { type FreightRouteEnds, onFreightRoute } from './freight-route-filter.ts'

/** Values that a facet has at most; the chosen one is always among them. */
const MAX_VALUES = 20

/** Ages offered as a filter, in years. */
const AGES = [1, 3, 5, 10, 20, 30]

/** OKVED-2 classes, such as 46: the level at which the list of values is still short. */
const CLASS_DIGITS = 2

/** What `base` has of each company. */
export const FACET_COLUMNS = sql`l.company, l.country, l.city, l.verified, l.founded`

const nodeOf = ({ directory, branch }: CompanySelection): SQL => directory.node(branch)

const countsOf = (selection: CompanySelection, facet: string): SQL =>
  sql`company_counts WHERE node = ${nodeOf(selection)} AND facet = ${facet}`

/** Terms of ORDER BY. */
const mostFirst = (value: SQL, chosen: string | undefined): SQL =>
  chosen === undefined ? sql`n DESC, ${value}` : sql`(${value} = ${chosen}) DESC, n DESC, ${value}`

/** Adds a town's name, taken from one of its companies. @param counts a SELECT of value and n. */
const townRows = (selection: CompanySelection, chosen: CompanySelection, counts: SQL): SQL => sql`
  SELECT 'city' AS facet, t.value, t.n, NULL AS slug, (
    SELECT c.city FROM company_listing AS l INDEXED BY company_listing_city CROSS JOIN companies AS c ON c.num = l.company
    WHERE l.node = ${nodeOf(selection)} AND l.city = t.value LIMIT 1) AS names, NULL AS country, NULL AS verified
  FROM (${counts} ORDER BY ${mostFirst(sql`value`, chosen.city)} LIMIT ${MAX_VALUES}) AS t`

const isClass = (code: SQL, chosen: string | undefined): SQL =>
  sql`(length(${code}) = ${CLASS_DIGITS} OR ${code} = ${chosen ?? ''})`

/** One row for each age. @param n how many were founded in that year or earlier. */
const ageRows = (year: number, n: (latest: SQL) => SQL): SQL =>
  sql`SELECT 'years' AS facet, age.value, ${n(sql`${year} - age.value`)} AS n, ${NO_NAMES}
    FROM json_each(${JSON.stringify(AGES)}) AS age`

/** Categories or services right below the chosen one. */
const branch: ListFacet<CompanySelection> = {
  fromFigure: (selection, { facet, value }) =>
    sql`SELECT 'branch' AS facet, b.id AS value, k.n, b.slug, b.names, NULL AS country, NULL AS verified
      FROM (${selection.directory.below(selection.branch)}) AS b
      CROSS JOIN company_counts AS k ON k.node = b.node AND k.facet = ${facet} AND k.value = ${value}`,
  counted: (selection) =>
    sql`SELECT 'branch' AS facet, b.id AS value, count(*) AS n, b.slug, b.names, NULL AS country, NULL AS verified
      FROM base CROSS JOIN company_listing AS own INDEXED BY company_listing_of ON own.company = base.company
      JOIN (${selection.directory.below(selection.branch)}) AS b ON b.node = own.node GROUP BY b.node`,
}

const city: ListFacet<CompanySelection> = {
  maintained: (selection, chosen) =>
    townRows(selection, chosen, sql`SELECT value, n FROM ${countsOf(selection, 'city')} AND value <> ''`),
  counted: (selection, chosen) =>
    townRows(
      selection,
      chosen,
      sql`SELECT base.city AS value, count(*) AS n FROM base WHERE base.city <> '' GROUP BY base.city`,
    ),
}

const activity: ListFacet<CompanySelection> = {
  maintained: (selection, chosen) => sql`SELECT 'activity' AS facet, value, n, ${NO_NAMES}
    FROM ${countsOf(selection, 'activity')} AND ${isClass(sql`value`, chosen.activity)}
    ORDER BY ${mostFirst(sql`value`, chosen.activity)} LIMIT ${MAX_VALUES}`,
  counted: (_, chosen) => sql`SELECT 'activity' AS facet, a.code AS value, count(*) AS n, ${NO_NAMES}
    FROM base CROSS JOIN company_activities AS a ON a.company = base.company
    WHERE ${isClass(sql`a.code`, chosen.activity)} GROUP BY a.code
    ORDER BY ${mostFirst(sql`a.code`, chosen.activity)} LIMIT ${MAX_VALUES}`,
}

const years: ListFacet<CompanySelection> = {
  maintained: (selection) =>
    ageRows(
      selection.year,
      (latest) => sql`(SELECT coalesce(sum(n), 0) FROM ${countsOf(selection, 'founded')}
        AND CAST(value AS INTEGER) <= ${latest})`,
    ),
  counted: ({ year }) => ageRows(year, (latest) => sql`(SELECT count(*) FROM base WHERE base.founded <= ${latest})`),
}

/** What service companies alone state: suppliers have no such facet. */
const ofServices = (
  facet: 'from' | 'to' | 'regulation',
  chosenOf: (chosen: CompanySelection) => string | undefined,
  counted: (selection: CompanySelection) => { column: SQL; from: SQL },
): ListFacet<CompanySelection> => {
  const head = sql`SELECT ${facet} AS facet`
  return {
    maintained: (selection, chosen) => sql`${head}, value, n, ${NO_NAMES} FROM ${countsOf(selection, facet)}
      ORDER BY ${mostFirst(sql`value`, chosenOf(chosen))} LIMIT ${MAX_VALUES}`,
    counted: (selection, chosen) => {
      if (selection.directory.role === 'supplier') return sql`${head}, '' AS value, 0 AS n, ${NO_NAMES}`
      const { column, from } = counted(chosen)
      return sql`${head}, ${column} AS value, count(DISTINCT base.company) AS n, ${NO_NAMES}
        FROM base CROSS JOIN ${from} GROUP BY ${column} ORDER BY ${mostFirst(column, chosenOf(chosen))} LIMIT ${MAX_VALUES}`
    },
  }
}

/** Countries at one end of the routes, with the other end as it is chosen. */
const routeEnd = (facet: 'from' | 'to', column: SQL, other: (selection: CompanySelection) => FreightRouteEnds) =>
  ofServices(
    facet,
    (chosen) => chosen[facet]?.slice(0, 2),
    (chosen) => ({
      column,
      from: sql`company_routes AS way ON way.company = base.company WHERE ${column} <> '' AND ${onFreightRoute(other(chosen))}`,
    }),
  )

export const FACETS = {
  branch,
  country: {
    maintained: (selection) =>
      sql`SELECT 'country' AS facet, value, n, ${NO_NAMES} FROM ${countsOf(selection, 'country')}`,
    counted: () =>
      sql`SELECT 'country' AS facet, base.country AS value, count(*) AS n, ${NO_NAMES} FROM base GROUP BY base.country`,
  },
  city,
  activity,
  from: routeEnd('from', sql`way.origin`, ({ to }) => ({ to })),
  to: routeEnd('to', sql`way.destination`, ({ from }) => ({ from })),
  regulation: ofServices(
    'regulation',
    ({ regulation }) => regulation,
    () => ({ column: sql`own.regulation`, from: sql`company_regulations AS own ON own.company = base.company` }),
  ),
  verified: {
    maintained: (selection) => sql`SELECT 'verified' AS facet, value, n, ${NO_NAMES}
      FROM ${countsOf(selection, 'verified')} AND value = '1'`,
    counted: () =>
      sql`SELECT 'verified' AS facet, '1' AS value, count(*) AS n, ${NO_NAMES} FROM base WHERE base.verified = 1`,
  },
  years,
} satisfies Record<string, ListFacet<CompanySelection>>

export type Facet = keyof typeof FACETS
