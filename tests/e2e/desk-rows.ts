/** What the desk shows of work that failed or came by itself, which no call of a test makes in seconds. */
import type { D1Database } from '@cloudflare/workers-types'
import { id } from '../fixtures/catalogue/row.ts'

/** Beyond the numbers of the seed. */
const FIRST = 9_000

/** Adds a feed that broke, a category that a supplier proposed, and an e-mail that no gateway accepted. */
export async function leaveDeskRows(db: D1Database): Promise<void> {
  const now = Date.now()
  await db.batch([
    db
      .prepare(
        `INSERT INTO import_runs (num, id, company, source, name, status, reason, detail, created_at, updated_at)
          VALUES (?, ?, 1, 'feed:broken', 'https://works.example/prices.yml', 'failed', 'status', '404', ?3, ?3)`,
      )
      .bind(FIRST, id(51, FIRST), now),
    db
      .prepare(
        `INSERT INTO category_proposals (num, id, company, path, label, goods, samples, created_at, updated_at)
          VALUES (?, ?, 1, 'steam > traps', 'Steam > Traps', 12, '["Trap DN 15"]', ?3, ?3)`,
      )
      .bind(FIRST, id(71, FIRST), now),
    db
      .prepare(
        `INSERT INTO jobs (name, kind, started_at, due_at, attempts, dead_at, error)
          VALUES ('notice:left', 'notice', ?1, NULL, 5, ?1, 'the e-mail was not accepted')`,
      )
      .bind(now),
  ])
}
