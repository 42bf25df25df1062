import type { D1Database } from '@cloudflare/workers-types'

/**
 * Lets one of several isolates do a piece of work that all of them want to do at the same time.
 * @param name of the work
 * @param now milliseconds since 1970
 * @param milliseconds until another one may do it
 * @returns whether the caller may do it; true also where the database does not respond, since doing it twice is better than never
 */
export async function takeLease(db: D1Database, name: string, now: number, milliseconds: number): Promise<boolean> {
  try {
    const taken = await db
      .prepare(
        `INSERT INTO rate_counters (key, n, resets_at) VALUES (?1, 1, ?2)
          ON CONFLICT (key) DO UPDATE SET resets_at = excluded.resets_at WHERE resets_at <= ?3 RETURNING key`,
      )
      .bind(`lease of ${name}`, now + milliseconds, now)
      .first()
    return taken !== null
  } catch {
    return true
  }
}
