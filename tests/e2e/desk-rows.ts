/** Rows of failed or received work for the desk, which no call of a test could create within seconds. */
import type { D1Database } from '@cloudflare/workers-types'
import { id } from '../fixtures/catalogue/row.ts'

interface Left {
  /** Number of the first row in each table. */
  num: number
  /** Number of the company that has them. */
  company: number
  /** Id of the address that broke. */
  feed: string
  /** Categories that it proposes, of one word each. */
  proposed: string[]
}

/** Beyond the numbers of the seed, of its first company. */
const SEEDED: Left = { num: 9_000, company: 1, feed: 'broken', proposed: ['Traps'] }

/**
 * Adds a feed that broke, categories that a supplier proposed, and an e-mail that no gateway accepted.
 * @returns the ids of the feed's run and of the proposals
 */
export async function addDeskRows(db: D1Database, { num, company, feed, proposed }: Left = SEEDED) {
  const now = Date.now()
  const run = id(51, num)
  const proposals = proposed.map((_, at) => id(71, num + at))
  const propose = db.prepare(
    `INSERT INTO category_proposals (num, id, company, path, label, goods, samples, created_at, updated_at)
      VALUES (?, ?, ?, ?, ?, 12, '["Trap DN 15"]', ?6, ?6)`,
  )
  await db.batch([
    db
      .prepare(
        `INSERT INTO import_runs (num, id, company, source, name, status, reason, detail, created_at, updated_at)
          VALUES (?, ?, ?, ?, 'https://works.example/prices.yml', 'failed', 'status', '404', ?5, ?5)`,
      )
      .bind(num, run, company, `feed:${feed}`, now),
    ...proposed.map((word, at) =>
      propose.bind(num + at, proposals[at], company, `steam > ${word.toLowerCase()}`, `Steam > ${word}`, now),
    ),
    db
      .prepare(
        `INSERT INTO jobs (name, kind, argument, started_at, due_at, attempts, dead_at, error)
          VALUES (?, 'notice', '{"channel":"email","recipient":"desk@market.example"}', ?2, NULL, 5, ?2, 'the e-mail was not accepted')`,
      )
      .bind(`notice:left-${num}`, now),
  ])
  return { run, proposals }
}
