/**
 * A long inbox costs what a shorter one does, and a long thread what one of 100 messages does: the rows that the
 * database reads for a call are the same, whatever there is beyond what is shown or counted.
 */

import { expect, test } from 'vitest'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { MANY } from '../../../../tests/fixtures/many.ts'
import { asPerson, PEOPLE } from '../../../../tests/fixtures/people.ts'
import { rowsOf } from '../../../../tests/fixtures/rows-read.ts'
import { inquiry } from '../../../../tests/fixtures/suppliers.ts'
import { watched } from '../../../../tests/fixtures/watched-database.ts'

const { bindings } = serveInquiries()

/** @returns the rows that a call reads */
async function cost(path: string): Promise<number> {
  const { DB } = bindings()
  const { db, statements } = watched(DB)
  const headers = await asPerson('MANAGER')
  expect((await askApi(path, { headers }, { ...bindings(), DB: db })).status, path).toBe(200)
  const reads = statements().filter(({ sql }) => /^\s*(?:select|with)/i.test(sql))
  return rowsOf(DB, reads)
}

const costs = async (paths: Record<string, string>) => {
  const all: Record<string, number> = {}
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

test('a long inbox costs what a shorter one does', async () => {
  await inquiry(bindings(), 1, { user: PEOPLE.USER.num, company: ural.num })
  // Longer than what a list counts.
  await fillInbox(2, MAX_COUNTED * 1.2)
  const small = await costs(INBOX)
  await fillInbox(MAX_COUNTED * 1.2 + 1, MANY)
  const large = await costs(INBOX)
  for (const [name, rows] of Object.entries(large)) expect(rows, name).toBeLessThanOrEqual((small[name] ?? 0) + 100)
}, 600_000)

test('a long thread costs what one of 100 messages does', async () => {
  const id = await inquiry(bindings(), 1, { user: PEOPLE.USER.num, company: ural.num })
  const paths = {
    inquiry: `${OWN}/${id}`,
    newest: `${OWN}/${id}/messages`,
    older: `${OWN}/${id}/messages?before=${'50'.padStart(16, '0')}`,
    newer: `${OWN}/${id}/messages?after=${'50'.padStart(16, '0')}`,
  }
  await fillThread(1, 100)
  const small = await costs(paths)
  await fillThread(101, MANY / 10)
  const large = await costs(paths)
  for (const [name, rows] of Object.entries(large)) expect(rows, name).toBeLessThanOrEqual((small[name] ?? 0) + 5)
}, 120_000)
