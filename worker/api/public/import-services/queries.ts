/** Who brings, clears and certifies goods that go to Russia (docs/behaviour.md, "Import of goods"). */
import { asc, type SQL, sql } from 'drizzle-orm'
import type { ImportService } from '../../../../domain/contract/freight-routes.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { IN_UNION } from '../../../../domain/trade-services.ts'
import type { Database } from '../../../db/connection.ts'
import { services } from '../../../db/schema.ts'
import { number, translated } from '../../../db/select.ts'
import { onFreightRoute } from '../companies/freight-route-filter.ts'
import { toLink } from '../links.ts'
import { companyCount } from '../services/queries.ts'

/** Kinds of services by their slugs, in the order in which they are needed; the first carries goods from somewhere. */
export const NEEDED = ['logistics', 'customs', 'inspection']
const [CARRIERS] = NEEDED
const TO = 'RU'
/** Companies that are counted at most. */
const MAX_COMPANIES = 1000
/** Countries that goods are carried from, where no place is asked for. */
const MAX_ORIGINS = 3

const WAYS = sql`company_routes AS way INDEXED BY company_routes_to`
const isListed = (company: SQL) => sql`EXISTS (SELECT 1 FROM company_listing AS l
  WHERE l.node = -1 - ${services.num} AND l.company = ${company})`

const onWay = (from: string | undefined): SQL => sql`(SELECT count(*) FROM (SELECT DISTINCT way.company
  FROM ${WAYS} WHERE ${onFreightRoute({ from, to: TO })} AND ${isListed(sql`way.company`)} LIMIT ${MAX_COMPANIES}))`

const selectCounts = (db: Database, from: string | undefined, locale: Locale) =>
  db
    .select({
      id: services.id,
      slug: services.slug,
      names: translated(services.names, locale, 'names'),
      all: number(companyCount, 'all_of_it'),
      there: number(onWay(undefined), 'there'),
      fromPlace: number(onWay(from), 'from_place'),
      fromCountry: number(onWay(from?.slice(0, 2)), 'from_country'),
    })
    .from(services)
    .where(sql`${services.slug} IN ${NEEDED} AND ${services.parent} IS NULL`)
    .orderBy(asc(services.position))

type Row = Awaited<ReturnType<typeof selectCounts>>[number]

const selectOrigins = (db: Database) =>
  db
    .select({ from: sql<string>`known.origin`.as('origin'), count: number(sql`count(DISTINCT known.company)`, 'n') })
    .from(services)
    .innerJoin(
      sql`(SELECT way.origin, way.company FROM ${WAYS} WHERE way.destination = ${TO} AND way.origin <> '' LIMIT ${MAX_COMPANIES}) AS known`,
      isListed(sql`known.company`),
    )
    .where(sql`${services.slug} = ${CARRIERS} AND ${services.parent} IS NULL AND known.origin NOT IN ${[...IN_UNION]}`)
    .groupBy(sql`known.origin`)
    .orderBy(sql`n DESC, known.origin`)
    .limit(MAX_ORIGINS)

type Origins = Awaited<ReturnType<typeof selectOrigins>>

/** What is counted of a carrier's kind: from the place, else from its country, else from anywhere. */
function carried(row: Row, from: string | undefined, origins: Origins): Omit<ImportService, 'service'>[] {
  if (from === undefined) return origins.map((one) => ({ ...one, to: TO }))
  if (row.fromPlace > 0) return [{ from, to: TO, count: row.fromPlace }]
  return row.fromCountry > 0 ? [{ from: from.slice(0, 2), to: TO, count: row.fromCountry }] : []
}

/** Where no company states that it works there, all with the service are counted: nothing is known of where they do. */
const anywhere = ({ there, all }: Row): Omit<ImportService, 'service'> =>
  there > 0 ? { from: null, to: TO, count: there } : { from: null, to: null, count: all }

/** One round trip. */
export async function readImportServices(
  db: Database,
  from: string | undefined,
  locale: Locale,
): Promise<ImportService[]> {
  const [rows, origins] = await db.batch([selectCounts(db, from, locale), selectOrigins(db)])
  return rows
    .toSorted((one, other) => NEEDED.indexOf(one.slug) - NEEDED.indexOf(other.slug))
    .flatMap((row) => {
      const ways = row.slug === CARRIERS ? carried(row, from, origins) : []
      const counted = ways.length > 0 ? ways : [anywhere(row)]
      return counted.filter(({ count }) => count > 0).map((one) => ({ service: toLink(row, locale), ...one }))
    })
}
