/** Companies by the routes that they serve: who serves a whole country serves its towns (docs/behaviour.md, "Routes of services"). */
import { type SQL, sql } from 'drizzle-orm'

/** Place codes of a route's ends. */
export interface FreightRouteEnds {
  from?: string | undefined
  to?: string | undefined
}

const end = (country: SQL, town: SQL, code: string | undefined): SQL[] => {
  if (code === undefined) return []
  const [stated = '', within] = code.split(':')
  return [sql`${country} = ${stated}`, ...(within === undefined ? [] : [sql`${town} IN ('', ${within})`])]
}

/** @returns conditions on a row of company_routes called `way`, joined by AND: one route has both ends */
export const onFreightRoute = ({ from, to }: FreightRouteEnds): SQL =>
  sql.join(
    [
      ...end(sql`way.origin`, sql`way.origin_town`, from),
      ...end(sql`way.destination`, sql`way.destination_town`, to),
      sql`true`,
    ],
    sql` AND `,
  )

/** A FROM clause's table of their companies, each once. */
export const companiesOnFreightRoute = (ends: FreightRouteEnds): SQL =>
  sql`(SELECT DISTINCT way.company FROM company_routes AS way
    INDEXED BY ${ends.to === undefined ? sql`company_routes_from` : sql`company_routes_to`} WHERE ${onFreightRoute(ends)})`

/** A condition on a row `l` of company_listing. */
export const servesFreightRoute = (ends: FreightRouteEnds): SQL =>
  sql`EXISTS (SELECT 1 FROM company_routes AS way WHERE way.company = l.company AND ${onFreightRoute(ends)})`
