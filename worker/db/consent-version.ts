import { type SQL, sql } from 'drizzle-orm'
import { LEGAL_VERSION } from '../../domain/legal-version.ts'
import { utcDay } from '../../domain/utc-day.ts'

/**
 * The version of the consent's wording in force, as SQL: the first day of the latest wording that operators have stored, else the date of
 * the shipped one.
 * @param now milliseconds since 1970
 */
export const consentVersion = (now: number): SQL<string> =>
  sql<string>`coalesce((SELECT max(holds_from) FROM legal_texts WHERE text = 'consent' AND holds_from <= ${utcDay(now)}), ${LEGAL_VERSION})`
