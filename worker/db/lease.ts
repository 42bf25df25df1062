import type { D1Database } from '@cloudflare/workers-types'

/**
 * Of all isolates that want to do the same at a time, lets one do it.
 * @param name of the work
 * @param now milliseconds since 1970
 * @param milliseconds until another one may do it
 * @returns whether the caller is the one; also where the database does not respond, since the work is then better done twice than never
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
