/**
 * Every job of jobs.ts, including new ones, is idempotent: run twice, or interrupted and run again, it leaves the same
 * state.
 */
import { expect, test } from 'vitest'
import { servePeople } from '../../tests/fixtures/api.ts'
import { ownProduct, resetLegalEntities, uploaded } from '../../tests/fixtures/suppliers.ts'
import { DAY } from './job.ts'
import { JOBS } from './jobs.ts'

const { bindings } = servePeople()
const NOW = 1_800_000_000_000

/** Inserts data that each job has to change. */
async function leaveWork(): Promise<void> {
  const { DB, FILES } = bindings()
  await resetLegalEntities(bindings())
  await ownProduct(bindings(), 1, { deletedAt: NOW - 30 * DAY, deletedStatus: 'draft' })
  await FILES.put(await uploaded(bindings(), 1, { createdAt: NOW - 2 * DAY }), 'bytes')
  await DB.batch([
    DB.prepare('INSERT OR IGNORE INTO following_goods (company) VALUES (1)'),
    DB.prepare(`INSERT INTO codes (subject, digest, sent_at, expires_at) VALUES ('x', '', 0, ${NOW - DAY})`),
    DB.prepare("UPDATE rates SET listed = rub, rub = rub * 1.5 WHERE currency = 'CNY'"),
    DB.prepare(`INSERT INTO reviews (kind, subject, company, before, asked_at, decided_at, decision, untold)
      VALUES ('company', 1, 1, '{}', 0, 1, 'approved', 1)`),
    DB.prepare(`UPDATE legal_entities SET deleted_at = ${NOW - 30 * DAY} WHERE deleted_at IS NOT NULL`),
  ])
}

/** All stored rows and files, as text. */
async function storedState(): Promise<string[]> {
  const { DB, FILES } = bindings()
  const { results } = await DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '%fts%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>()
  const tables = await DB.batch(results.map(({ name }) => DB.prepare(`SELECT * FROM ${name}`)))
  const keys = (await FILES.list()).objects.map(({ key }) => key)
  return [...tables.map(({ results: rows }, at) => `${results[at]?.name} ${JSON.stringify(rows)}`), keys.join()]
}

test.each(JOBS)('$name changes nothing when it is run a second time', async (job) => {
  await leaveWork()
  const before = await storedState()
  const run = () => job.run({ ...bindings(), ASSETS: Object(), SITE_ORIGIN: 'https://market.example' }, NOW)
  await run()
  const after = await storedState()
  // Rates come from an outside source: rates.test.ts has a stand-in for it.
  if (job.name !== 'exchange-rates') expect(after).not.toEqual(before)
  await run()
  expect(await storedState()).toEqual(after)
})
