/**
 * An inbox of 100,000 inquiries costs what one of 20,000 does, and a thread of 10,000 messages what one of 100 does: the rows that the
 * database reads for a call are the same, whatever there is beyond what is shown or counted.
 */
import { expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { copyInWorkerd } from '../../../../tests/fixtures/databases/templates.ts'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { asPerson, PEOPLE } from '../../../../tests/fixtures/people.ts'
import { inquiry } from '../../../../tests/fixtures/suppliers.ts'
import { watched } from '../../../../tests/fixtures/watched-database.ts'

const { bindings } = serveInquiries()

/** @returns the rows that a call reads, and its milliseconds, the median of five */
async function cost(path: string) {
  const { DB } = bindings()
  const { db, statements } = watched(DB)
  const headers = await asPerson('MANAGER')
  expect((await askApi(path, { headers }, { ...bindings(), DB: db })).status, path).toBe(200)
  const counting = await copyInWorkerd(DB)
  let rows = 0
  for (const { sql, parameters } of statements()) {
    if (!/^\s*(?:select|with)/i.test(sql)) continue
    rows += (
      await counting
        .prepare(sql)
        .bind(...parameters)
        .all()
    ).meta.rows_read
  }
  const times: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const start = performance.now()
    await (await askApi(path, { headers }, bindings())).text()
    times.push(performance.now() - start)
  }
  return { rows, ms: Math.round(times.sort((a, b) => a - b)[2] ?? 0) }
}

const costs = async (paths: Record<string, string>) => {
  const all: Record<string, { rows: number; ms: number }> = {}
  for (const [name, path] of Object.entries(paths)) all[name] = await cost(path)
  return all
}

/** Copies the inquiry with the number 1 until the organization has so many, each a second later than the one before. */
async function fillInbox(from: number, to: number): Promise<void> {
  const { DB } = bindings()
  const { results } = await DB.prepare("SELECT name FROM pragma_table_info('inquiries')").all<{ name: string }>()
  const own: Record<string, string> = {
    num: 'n.value',
    id: 'lower(hex(randomblob(8)))',
    receipt: 'lower(hex(randomblob(16)))',
    request: 'NULL',
    created_at: 'i.created_at + 1000 * n.value',
  }
  const values = results.map(({ name }) => own[name] ?? `i.${name}`)
  for (let at = from; at <= to; at += 10_000) {
    const last = Math.min(at + 9_999, to)
    await DB.prepare(
      `WITH RECURSIVE n (value) AS (SELECT ${at} UNION ALL SELECT value + 1 FROM n WHERE value < ${last})
       INSERT INTO inquiries (${results.map(({ name }) => name).join()}) SELECT ${values.join()} FROM n CROSS JOIN inquiries AS i ON i.num = 1`,
    ).run()
  }
}

const fillThread = (from: number, to: number) =>
  bindings()
    .DB.prepare(
      `WITH RECURSIVE n (value) AS (SELECT ${from} UNION ALL SELECT value + 1 FROM n WHERE value < ${to})
       INSERT INTO messages (id, inquiry, side, kind, text, locale, created_at)
       SELECT printf('%016d', value), 1, iif(value % 2, 'buyer', 'supplier'), 'text', 'Message ' || value, 'en', value FROM n`,
    )
    .run()

const INBOX = {
  list: OWN,
  'page 200': `${OWN}?page=200`,
  unread: `${OWN}?unread=1`,
  waiting: `${OWN}?waiting=1`,
  sent: `${OWN}?status=sent`,
  header: '/api/profile',
}

test('an inbox of 100,000 inquiries costs what one of 20,000 does', async () => {
  await inquiry(bindings(), 1, { user: PEOPLE.USER.num, company: ural.num })
  await fillInbox(2, 20_000)
  const small = await costs(INBOX)
  await fillInbox(20_001, 100_000)
  const large = await costs(INBOX)
  for (const [name, { rows }] of Object.entries(large))
    expect(rows, name).toBeLessThanOrEqual((small[name]?.rows ?? 0) + 100)
}, 600_000)

test('a thread of 10,000 messages costs what one of 100 does', async () => {
  const id = await inquiry(bindings(), 1, { user: PEOPLE.USER.num, company: ural.num })
  const paths = {
    inquiry: `${OWN}/${id}`,
    newest: `${OWN}/${id}/messages`,
    older: `${OWN}/${id}/messages?before=${'50'.padStart(16, '0')}`,
    newer: `${OWN}/${id}/messages?after=${'50'.padStart(16, '0')}`,
  }
  await fillThread(1, 100)
  const small = await costs(paths)
  await fillThread(101, 10_000)
  const large = await costs(paths)
  for (const [name, { rows }] of Object.entries(large))
    expect(rows, name).toBeLessThanOrEqual((small[name]?.rows ?? 0) + 5)
}, 120_000)
