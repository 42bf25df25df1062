import { sql } from 'drizzle-orm'
import type { AddressQuery, AddressSuggestions, Constraint } from '../../../../domain/contract/suggestions.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { wordings } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { companies } from '../../../db/schema.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { queryTerms } from '../../../db/search-text/tokens.ts'
import { localizedOrNull } from '../../http/locale.ts'

/** Only so many matching addresses are ranked, the newest ones, because the next typed letter narrows them anyway. */
const CONSIDERED = 200

const selectAddresses = (db: Database, match: string) =>
  db
    .select({
      country: companies.country,
      city: companies.city,
      address: companies.address,
      latitude: companies.latitude,
      longitude: companies.longitude,
    })
    .from(
      sql`(SELECT rowid AS num FROM address_fts WHERE address_fts MATCH ${match}
        ORDER BY rowid DESC LIMIT ${CONSIDERED}) AS hit`,
    )
    .innerJoin(companies, sql`${companies.num} = hit.num AND ${companies.status} = 'active'`)
    .orderBy(sql`hit.num DESC`)

type Row = Awaited<ReturnType<typeof selectAddresses>>[number]

const lower = (text: string): string => text.trim().toLowerCase()

const satisfies = ({ country, city }: Row, wanted: Constraint): boolean =>
  (wanted.country_iso_code === undefined || ['*', country].includes(wanted.country_iso_code.toUpperCase())) &&
  (wanted.city === undefined || wordings(city).some((name) => lower(name) === lower(wanted.city ?? '')))

/**
 * @returns addresses of active companies that contain all words of the query, the last of which may be unfinished.
 * @param locale language of the addresses, unless the query names one.
 */
export async function readAddressSuggestions(
  db: Database,
  request: AddressQuery,
  locale: Locale,
): Promise<AddressSuggestions> {
  const { query, count, locations, language = locale } = request
  const words = queryTerms(query)
  const rows = words.length === 0 ? [] : await selectAddresses(db, matchQuery(words, { prefixLast: true }))
  const matching = rows
    .filter((row) => locations.length === 0 || locations.some((wanted) => satisfies(row, wanted)))
    .flatMap((row) => {
      const value = localizedOrNull(row.address, language)?.text
      return value === undefined ? [] : [{ ...row, value }]
    })
  const distinct = [...new Map(matching.map((row) => [row.value, row])).values()]
  return {
    suggestions: distinct.slice(0, count).map(({ value, country, city, latitude, longitude }) => ({
      value,
      unrestricted_value: value,
      data: {
        country_iso_code: country,
        city: localizedOrNull(city, language)?.text ?? null,
        geo_lat: latitude?.toString() ?? null,
        geo_lon: longitude?.toString() ?? null,
      },
    })),
  }
}
