/** Counts what people have searched for in vain (docs/behaviour.md, "Searches without results"). */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { SearchResults } from '../../../../domain/contract/search.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { database } from '../../../db/connection.ts'
import { log } from '../../../observe/log.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { inBackground } from '../../http/background.ts'
import { countedQuery } from './counted-query.ts'

/** Different searches of a day: programs that search for random words fill no more than this. */
const MAX_A_DAY = 500
const totalOf = ({ products, categories, services, companies, codes, stories }: SearchResults['data']): number =>
  products.total + categories.total + services.total + companies.total + codes.total + stories.total

/** Stores the search after the response, where it has found nothing; a failure is only logged. */
export async function countEmpty(c: Context<ApiEnv>, q: string, locale: Locale, found: SearchResults['data']) {
  const query = totalOf(found) === 0 ? countedQuery(q) : null
  if (query === null) return
  const day = Math.floor(Date.now() / DAY_MS)
  const known = sql`day = ${day} AND locale = ${locale} AND query = ${query}`
  const write = database(
    c.env.DB,
  ).run(sql`INSERT INTO empty_searches (day, locale, query, n) SELECT ${day}, ${locale}, ${query}, 1
    WHERE EXISTS (SELECT 1 FROM empty_searches WHERE ${known})
      OR (SELECT count(*) FROM (SELECT 1 FROM empty_searches WHERE day = ${day} LIMIT ${MAX_A_DAY})) < ${MAX_A_DAY}
    ON CONFLICT (day, locale, query) DO UPDATE SET n = n + 1`)
  const { requestId } = c.var
  await inBackground(
    c,
    write.then(
      () => undefined,
      (error: unknown) => log('warn', 'empty search', { requestId }, error),
    ),
  )
}
