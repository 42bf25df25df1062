import { expect, test } from 'vitest'
import { DAY_MS } from '../../domain/durations.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { expiredRows, ROWS_A_STEP } from './expired-rows.ts'
import { runWhole } from './job.ts'

const { bindings } = servePeople()
const NOW = 1_800_000_000_000

/** Inserts two rows of every kind: one that has just expired, and one that has not. */
async function leaveRows(): Promise<void> {
  const { DB } = bindings()
  const at = (time: number) => [
    `INSERT INTO codes (subject, digest, sent_at, expires_at) VALUES ('${time}', '', 0, ${time - DAY_MS / 24})`,
    `INSERT INTO rate_counters VALUES ('${time}', 1, ${time})`,
    `INSERT INTO idempotency VALUES ('', '${time}', '', 200, '{}', '', ${time - 7 * DAY_MS})`,
    `INSERT INTO sessions (id, user, nonce, rotated_at, agent, created_at, expires_at) VALUES ('${time}', 1, '', 0, '', 0, ${time})`,
    `INSERT INTO login_changes (user, digest, contact, kind, main, session, created_at, expires_at)
      VALUES (1, '${time}', '', 'email', 0, 1, 0, ${time})`,
    `INSERT INTO request_lists (token, lines, matched, created_at) VALUES ('${time}', '[]', 0, ${time - 7 * DAY_MS})`,
    `INSERT INTO removed_variants (product, id, variant, created_at) VALUES (1, '${time}', '{}', ${time - 7 * DAY_MS})`,
    `INSERT INTO employees (id, company, role, status, created_at, updated_at, deleted_at)
      VALUES ('${time}', 1, 'MANAGER', 'invited', 0, 0, ${time - 7 * DAY_MS})`,
    `INSERT INTO organization_acts (id, company, author, act, subject, created_at) VALUES ('${time}', 1, 1, 'product-added', '', ${time - 400 * DAY_MS})`,
    `INSERT INTO notices (id, key, event, channel, recipient, locale, email, created_at)
      VALUES ('${time}', '${time}', 'lead', 'email', '', 'en', '{}', ${time - 180 * DAY_MS})`,
    `INSERT INTO import_runs (id, company, source, name, created_at, updated_at) VALUES ('${time}', 1, 'exchange', '', ${time - 90 * DAY_MS}, 0)`,
    `INSERT INTO partner_feed_fetches (feed, program, created_at) VALUES (1, 'curl', ${time - 30 * DAY_MS})`,
    `INSERT INTO webhook_deliveries (id, webhook, event, subject, created_at) VALUES ('${time}', 1, 'test', '{}', ${time - 30 * DAY_MS})`,
    `INSERT INTO jobs (name, kind, started_at, due_at, dead_at) VALUES ('notice:${time}', 'notice', 0, NULL, ${time - 30 * DAY_MS})`,
    `INSERT INTO views VALUES (${Math.floor(NOW / DAY_MS) - (time < NOW ? 401 : 400)}, 1, 'company', 1, 1)`,
    `INSERT INTO product_interest VALUES (${Math.floor(NOW / DAY_MS) - (time < NOW ? 191 : 190)}, 1, 1, 'RU', 1, 1)`,
    `INSERT INTO interest_words VALUES (${Math.floor(NOW / DAY_MS) - (time < NOW ? 191 : 190)}, 1, 'bolt', 1, 1)`,
    `INSERT INTO empty_searches VALUES (${Math.floor(NOW / DAY_MS) - (time < NOW ? 31 : 30)}, 'en', 'bolt', 1)`,
    `INSERT INTO site_counts VALUES (${Math.floor(NOW / DAY_MS) - (time < NOW ? 401 : 400)}, 'page', 'home', 1)`,
  ]
  await DB.exec(
    "DELETE FROM sessions; INSERT OR REPLACE INTO webhooks (num, id, company, url, topics, created_at) VALUES (1, 'w', 1, '', '[]', 0);\n" +
      "INSERT OR REPLACE INTO partner_feeds (num, id, company, name, format, locale, priced, in_stock, open, created_at) VALUES (1, 'f', 1, '', 'yml', 'en', 0, 0, 1, 0)",
  )
  await DB.batch([NOW - 1, NOW].flatMap(at).map((sql) => DB.prepare(sql)))
  // Deletes the jobs that would send them.
  await DB.exec("DELETE FROM jobs WHERE kind = 'webhook'")
}

test('only expired rows are deleted', async () => {
  await leaveRows()
  const run = () => runWhole(bindings(), expiredRows, NOW)
  const all =
    'codes, counters, stored responses, sessions, login changes, request lists, removed variants, employees, views, counts of products, words of searches, searches without results, counts of the site, acts of members, notices, imports by themselves, fetches by partners, deliveries of webhooks, dead letters'.split(
      ', ',
    )
  expect(await run()).toBe(all.map((what) => `1 ${what}`).join(', '))
  expect(await run()).toBe(all.map((what) => `0 ${what}`).join(', '))
  const { DB } = bindings()
  const left = async (table: string) => DB.prepare(`SELECT count(*) AS n FROM ${table}`).first('n')
  const tables = ['codes', 'rate_counters', 'idempotency', 'sessions', 'login_changes', 'views', 'notices', 'jobs']
  expect(await Promise.all(tables.map(left))).toEqual(tables.map(() => 1))
  // Four active employees, and one who was removed but can still be restored.
  expect(await left('employees')).toBe(5)
})

test('after a flood a step deletes a bounded number of rows, and the next steps the others', async () => {
  const { DB } = bindings()
  const flood = 2 * ROWS_A_STEP + 1
  await DB.prepare(
    `WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${flood})
    INSERT INTO rate_counters SELECT 'flood ' || i, 1, 0 FROM n`,
  ).run()
  const left = () => DB.prepare("SELECT count(*) AS n FROM rate_counters WHERE key LIKE 'flood%'").first('n')
  const input = { now: NOW, argument: null, cursor: null, isLastAttempt: false }
  const first = await expiredRows.step(bindings(), input)
  expect(await left()).toBe(flood - ROWS_A_STEP)
  expect(first).toHaveProperty('next')
  await runWhole(bindings(), expiredRows, NOW)
  expect(await left()).toBe(0)
})
