/** The end of an operator's viewing as somebody (docs/behaviour.md, "Viewing as somebody"), in sessions and in the operators' journal. */
import { type SQL, sql } from 'drizzle-orm'
import { idFrom } from './id.ts'

/** JSON with the time until which a session may view as somebody, as the journal stores it. */
export const untilOf = sql`json_object('until', strftime('%Y-%m-%dT%H:%M:%SZ', viewing_until / 1000, 'unixepoch'))`

/**
 * @param session number of an operator's session whose time is over, or which has ended
 * @param now milliseconds since 1970
 * @returns the statements that end its viewing and record that in the journal; they change nothing where it views as nobody, or still may
 */
export function endOverdue(session: number, now: number): SQL[] {
  const isOver = sql`num = ${session} AND viewing_user IS NOT NULL AND (viewing_until <= ${now} OR ended_at IS NOT NULL)`
  return [
    // The id is the same when a step is repeated.
    sql`INSERT OR IGNORE INTO journal (id, operator, act, subject, input, before, after)
      SELECT ${idFrom(now, session)}, user, 'person-viewing-ended', (SELECT id FROM users WHERE num = viewing_user), '{}', ${untilOf}, 'null'
      FROM sessions WHERE ${isOver}`,
    sql`UPDATE sessions SET viewing_user = NULL, viewing_company = NULL, viewing_until = NULL WHERE ${isOver}`,
  ]
}
