/**
 * Every job of jobs.ts, including new ones, is idempotent: run twice, or killed at any of its round trips to the stores and run again, it
 * leaves the same state.
 */
import { expect, test, vi } from 'vitest'
import { JOB_NAMES } from '../../domain/contract/dead-letters.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { ROWS } from '../../tests/fixtures/catalogue/bolt-parameters.ts'
import { ballValves, bolts, news } from '../../tests/fixtures/catalogue.ts'
import { addPendingCategoryMoves } from '../../tests/fixtures/desk-categories.ts'
import { addPendingEditions, EDITION_IMPORT } from '../../tests/fixtures/editions.ts'
import { aFollow } from '../../tests/fixtures/follows.ts'
import { addPendingRuledGoods, WITHHELD } from '../../tests/fixtures/goods-rules.ts'
import { interrupted, momentsAt } from '../../tests/fixtures/interrupted.ts'
import { READY } from '../../tests/fixtures/own-products.ts'
import { APPLYING, addPendingImports } from '../../tests/fixtures/pending-imports.ts'
import { addPendingMerges } from '../../tests/fixtures/pending-merges.ts'
import { addPendingRuns, PENDING_RUN } from '../../tests/fixtures/pending-runs.ts'
import { sentQuote } from '../../tests/fixtures/quotes.ts'
import { inquiry, ownProduct, resetLegalEntities, uploaded } from '../../tests/fixtures/suppliers.ts'
import type { Bindings } from '../bindings.ts'
import { insertRows } from '../db/insert.ts'
import { parameters } from '../db/schema.ts'
import { type Job, runWhole } from './job.ts'
import { JOBS } from './jobs.ts'

const { bindings } = servePeople()
const NOW = 1_800_000_000_000

/** Secret token of a list whose lines are still to be compared. */
const LIST = '3'.repeat(32)

/** Inserts data that each job has to change. */
async function addPendingWork(): Promise<void> {
  const { DB, FILES } = bindings()
  await resetLegalEntities(bindings())
  await ownProduct(bindings(), 1, {
    deletedAt: NOW - 30 * DAY_MS,
    deletedStatus: 'draft',
    facts: [{ name: { en: 'Thread' }, value: '8 mm' }],
  })
  await inquiry(bindings(), 1, { updatedAt: NOW - 100 * DAY_MS })
  await inquiry(bindings(), 2, { createdAt: NOW - 9 * DAY_MS, updatedAt: NOW })
  await sentQuote(bindings(), '2026-12-31')
  await addPendingImports(bindings(), NOW)
  await addPendingEditions(bindings(), NOW)
  await addPendingRuns(bindings(), NOW)
  await addPendingCategoryMoves(bindings())
  await addPendingMerges(bindings())
  await aFollow(bindings(), 'OWNER')
  await addPendingRuledGoods(
    bindings(),
    await ownProduct(bindings(), 2, { names: { en: 'Rifles' }, status: 'published' }),
  )
  const submitted = await ownProduct(bindings(), 3, { ...READY, status: 'moderation' })
  await FILES.put(await uploaded(bindings(), 1, { createdAt: NOW - 2 * DAY_MS }), 'bytes')
  await FILES.put('mail/an-e-mail', 'bytes')
  await DB.batch([
    DB.prepare(`INSERT OR REPLACE INTO unmatched_mail (num, id, sender, recipient, subject, text, reason, size, files, created_at, expires_at)
      VALUES (1, 'an-e-mail', '', '', '', '', 'address', 5, 0, 0, 0)`),
    DB.prepare("INSERT OR REPLACE INTO received_mail (key, received_at) VALUES ('x', 0)"),
    ...insertRows(DB, parameters, ROWS),
    DB.prepare('INSERT OR IGNORE INTO following_goods (company) VALUES (1)'),
    DB.prepare('UPDATE companies SET response_time = NULL, response_rate = NULL, response_count = 0, order_count = 1'),
    ...['shown_lists', 'product_interest', 'interest_words'].map((table) => DB.prepare(`DELETE FROM ${table}`)),
    DB.prepare("INSERT INTO shown_lists VALUES (20000, 'RU', 'valve', '[1]', 3)"),
    DB.prepare(
      `INSERT OR IGNORE INTO code_edition_changes VALUES (1, 'tnved', 'e', '2026-09-01', '2026-03-08', 0, 0, 0, 0, 1)`,
    ),
    DB.prepare(`INSERT OR IGNORE INTO code_changes VALUES (1, 'tnved', 'e', '2026-03-08', '8481', 'duty', '10', '8')`),
    DB.prepare('DELETE FROM leads'),
    DB.prepare(
      "INSERT INTO leads (id, page, contact, message, locale, created_at) VALUES ('old', 'talp', '{}', '', 'en', 0)",
    ),
    DB.prepare('DELETE FROM reviews'),
    DB.prepare("DELETE FROM codes WHERE subject = 'x'"),
    DB.prepare(`INSERT INTO codes (subject, digest, sent_at, expires_at) VALUES ('x', '', 0, ${NOW - DAY_MS})`),
    DB.prepare("UPDATE rates SET listed = 10, rub = 15 WHERE currency = 'CNY'"),
    DB.prepare(`INSERT INTO reviews (kind, subject, company, before, asked_at, decided_at, decision, untold)
      VALUES ('company', 1, 1, '{}', 0, 1, 'approved', 1)`),
    DB.prepare("INSERT OR IGNORE INTO trusted_suppliers VALUES (1, 'None was refused', 0)"),
    DB.prepare(`INSERT INTO reviews (num, kind, subject, company, before, asked_at)
      SELECT 7, 'product', num, 1, '{}', 0 FROM products WHERE id = ?`).bind(submitted),
    DB.prepare(
      `INSERT INTO deleted_files (id, deleted_at) VALUES ('gone', ${NOW - 2 * DAY_MS}) ON CONFLICT DO NOTHING`,
    ),
    DB.prepare("DELETE FROM jobs WHERE kind = 'notice'"),
    DB.prepare('DELETE FROM notices'),
    DB.prepare("DELETE FROM inquiries WHERE id IN ('inquiry-to-first', 'inquiry-to-other')"),
    DB.prepare('DELETE FROM requests'),
    DB.prepare(`INSERT INTO requests (id, contact, locale, message, receipt, created_at)
      VALUES ('of-two-suppliers', '{"name":"Li"}', 'en', 'm', '0', ${NOW})`),
    DB.prepare(
      "INSERT INTO request_lines (request, position, words) SELECT num, value, 'Gasket' FROM requests, json_each('[0,1]')",
    ),
    DB.prepare(`INSERT INTO open_requests (id, request, category, status, lines, created_at, published_at, expires_at)
      SELECT 'open-to-all', num, ${ballValves.num}, 'open', 2, ${NOW}, ${NOW}, ${NOW + DAY_MS} FROM requests`),
    DB.prepare('DELETE FROM request_lists'),
    DB.prepare('INSERT INTO request_lists (token, lines, matched, created_at) VALUES (?, ?, 0, ?)').bind(
      LIST,
      JSON.stringify([
        { words: 'Valve', article: '', quantity: 1, unit: null, state: 'waiting', chosen: null, choices: [] },
      ]),
      NOW,
    ),
    DB.prepare(`UPDATE legal_entities SET deleted_at = ${NOW - 30 * DAY_MS} WHERE deleted_at IS NOT NULL`),
  ])
}

/** All stored rows and files, as text, without ids that are generated each time. */
async function storedState(): Promise<string[]> {
  const { DB, FILES } = bindings()
  const { results } = await DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '%fts%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>()
  const tables = await DB.batch(results.map(({ name }) => DB.prepare(`SELECT * FROM ${name}`)))
  const keys = (await FILES.list()).objects.map(({ key }) => key)
  const asText = (row: unknown) => JSON.stringify(row).replace(/"id":"\w+","key"/g, '"key"')
  const rowsOf = tables.map(({ results: rows }, at) => `${results[at]?.name} ${rows.map(asText).sort().join()}`)
  return [...rowsOf, keys.join()]
}

/** The argument that a request queues for each job that is not scheduled. */
const ARGUMENTS: Record<string, unknown> = {
  notice: { channel: 'email', recipient: 'a@b.example' },
  webhook: { id: 'none' },
  'request-lists': { token: LIST },
  'import-files': { id: APPLYING },
  'edition-imports': { id: EDITION_IMPORT },
  'code-wordings': { tree: 'okved' },
  'import-run': { id: PENDING_RUN },
  'parameter-values': { category: bolts.num },
  'request-parts': {
    request: 'of-two-suppliers',
    origin: 'https://market.example',
    parts: [
      { id: 'inquiry-to-first', receipt: '1', company: 1, lines: [[0, 1]] },
      {
        id: 'inquiry-to-other',
        receipt: '2',
        company: 2,
        lines: [
          [0, 0],
          [1, 0],
        ],
      },
    ],
  },
  'ruled-goods': WITHHELD,
  'category-texts': { category: bolts.id },
  'story-texts': { story: news.id },
  'open-requests': { id: 'open-to-all', origin: 'https://market.example' },
  'announced-pages': { origin: 'https://market.example', urls: ['https://market.example/en'] },
}

const env = (): Bindings => ({ ...bindings(), SITE_ORIGIN: 'https://market.example' })

/**
 * Jobs whose outcome is not in the stores: they send something (exchange-rates, notices, webhooks.test.ts), write an archive to another
 * bucket (backup.test.ts) or search indexes (index-texts.test.ts, search-index.test.ts), or fetch a file under a new id (worker/automatic-imports/feeds.test.ts).
 */
const SENDS = [
  'exchange-rates',
  'goods-feeds',
  'notice',
  'webhook',
  'announced-pages',
  'backup',
  'index-texts',
  'story-texts',
  'search-index',
]

/** Runs a job as the runner does: a step that fails is run again with the same cursor. @returns how often it was interrupted */
async function runAgainst(stores: Bindings, job: Job): Promise<number> {
  let cursor: unknown = null
  for (let failures = 0; ; ) {
    const input = { now: NOW, argument: ARGUMENTS[job.name] ?? null, cursor, isLastAttempt: false }
    const result = await job.step(stores, input).catch(() => null)
    if (result === null) failures += 1
    else if ('done' in result) return failures
    else cursor = result.next
  }
}

test.each(JOBS)('$name changes nothing when it is run a second time', async (job) => {
  vi.stubGlobal('fetch', async () => new Response())
  await addPendingWork()
  const before = await storedState()
  const run = () => runWhole({ ...env(), MAIL_GATEWAY_URL: 'https://mail.example' }, job, NOW, ARGUMENTS[job.name])
  await run()
  const after = await storedState()
  // Rates are fetched from outside: rates.test.ts has a stand-in for their source.
  if (!SENDS.includes(job.name)) expect(after).not.toEqual(before)
  if (SENDS.includes(job.name)) return
  await run()
  expect(await storedState()).toEqual(after)
})

const WRITING = JOBS.filter(({ name }) => !SENDS.includes(name))

test.each(WRITING)('$name has the same result when it is killed at any round trip', async (job) => {
  await addPendingWork()
  await runAgainst(env(), job)
  const whole = await storedState()
  for (let at = 0; ; at++) {
    for (const moment of momentsAt(at)) {
      await addPendingWork()
      const failures = await runAgainst(interrupted(env(), { at, moment }), job)
      const others = (await storedState()).filter((line) => !whole.includes(line))
      expect(others, `killed ${moment} round trip ${at}`).toEqual([])
      if (failures === 0) return
    }
  }
})

test('every job has a readable name, under which the operator sees its failures', () => {
  expect(JOBS.map(({ name }) => name).toSorted()).toEqual([...JOB_NAMES].toSorted())
})
