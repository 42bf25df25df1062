/**
 * Every column that may hold something personal is in a person's archive and in the erasure of their account, or is named here with the
 * reason why it is not.
 */
import type { D1Database } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { flangedValve } from '../../../../tests/fixtures/catalogue.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { EXCEPTIONS, PERSONAL, THEIRS, WITH_THEIR_ROW } from '../../../../tests/fixtures/personal-columns.ts'
import { serveSignIn } from '../../../../tests/fixtures/sign-in.ts'
import { inquiry } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, lastCode } = serveSignIn()

/** All columns of all tables. */
async function columns() {
  const { results } = await bindings()
    .DB.prepare(
      `SELECT t.name AS place, c.name, c.type FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
        WHERE t.type = 'table' AND t.name NOT LIKE '%_fts%' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '%_cf_%' AND t.name <> 'd1_migrations'`,
    )
    .all<{ place: string; name: string; type: string }>()
  return results
}

test('every text in a row of a person is archived and erased, or was looked at', async () => {
  const all = await columns()
  const tables = new Set(['users', ...all.flatMap(({ place, name }) => (name === 'user' ? [place] : []))])
  const texts = all.filter(({ place, name, type }) => type === 'TEXT' && tables.has(place) && !PERSONAL.test(name))
  const known = Object.entries(WITH_THEIR_ROW).flatMap(([table, names]) =>
    names.split(' ').map((name) => `${table}.${name}`),
  )
  expect(texts.map(({ place, name }) => `${place}.${name}`).toSorted()).toEqual(known.toSorted())
})

test('every column that may be personal is archived and erased, or says why it is not', async () => {
  const results = await columns()
  const found = results.filter(({ name }) => PERSONAL.test(name)).map(({ place, name }) => `${place}.${name}`)
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter((column) => !THEIRS.has(column) && !EXCEPTIONS[column]).sort()).toEqual([])
  expect([...THEIRS].filter((column) => !found.includes(column))).toEqual([])
})

const MARK = 'Unmistakable'
const { num, login } = PEOPLE.EMPLOYEE

const leaveRequest = (DB: D1Database) =>
  DB.batch([
    DB.prepare(
      `INSERT INTO requests (id, user, contact, locale, delivered_to, message, created_at) VALUES ('their-request', ?, ?, 'en', ?, ?, 1)`,
    ).bind(num, JSON.stringify({ name: MARK, email: login }), `${MARK}-place`, `${MARK}-request`),
    DB.prepare(
      `INSERT INTO request_lines (request, position, words) SELECT num, 0, ? FROM requests WHERE id = 'their-request'`,
    ).bind(`${MARK}-words`),
  ])

/** Inserts a row of the person into each personal table, each with the mark or their login. */
async function leaveTraces() {
  const { DB } = bindings()
  const notice = (key: string, email: object, recipient = 'someone@else.example') =>
    DB.prepare(
      "INSERT INTO notices (id, key, event, channel, recipient, locale, email, created_at) VALUES (?1, ?1, 'inquiry', 'email', ?2, 'en', ?3, 0)",
    ).bind(key, recipient, JSON.stringify(email))
  await inquiry(bindings(), 1, { user: num, message: MARK, contact: { name: MARK, email: login } })
  await leaveRequest(DB)
  await as('EMPLOYEE', 'POST', `/api/products/${flangedValve.id}/favourite`)
  await as('EMPLOYEE', 'POST', '/api/profile/lists', { name: MARK })
  await as('EMPLOYEE', 'POST', '/api/profile/addresses', { name: MARK, text: `${MARK}-depot` })
  await DB.batch([
    DB.prepare('UPDATE users SET name = ? WHERE num = ?').bind(MARK, num),
    DB.prepare('UPDATE employees SET name = ?, contact = ? WHERE user = ?').bind(MARK, login, num),
    DB.prepare('UPDATE sessions SET agent = ?, fingerprint = ? WHERE user = ?').bind(MARK, MARK, num),
    DB.prepare(
      `INSERT INTO login_changes (digest, user, contact, kind, before, after, session, main, created_at, expires_at)
        VALUES ('d', ?, 'c', 'email', '${MARK}-before', '${MARK}-after', 1, 0, 1, 2)`,
    ).bind(num),
    DB.prepare(
      `INSERT INTO company_requests (id, kind, company, user, contact, message, locale, status, created_at)
        VALUES ('theirs', 'claim', 2, ?, ?, '${MARK}', 'en', 'declined', 1)`,
    ).bind(num, login),
    DB.prepare(
      `INSERT INTO company_requests (id, kind, company, user, contact, message, locale, status, created_at, answer, answered_by)
        VALUES ('answered', 'claim', 1, ?, '', '', 'en', 'declined', 1, '{"evidence":"${MARK}-answer"}', ?)`,
    ).bind(PEOPLE.USER.num, num),
    DB.prepare(
      "INSERT INTO leads (id, page, contact, message, locale, created_at) VALUES ('their-lead', 'talp', ?, ?, 'en', 1)",
    ).bind(JSON.stringify({ name: MARK, email: login }), `${MARK}-lead`),
    DB.prepare(
      `INSERT INTO reports (id, kind, subject, company, reason, message, contact, user, locale, status, receipt, reported_receipt, due_at, created_at, updated_at)
        VALUES ('their-report', 'company', 'x', 1, 'rights', '${MARK}-report', ?, ?, 'en', 'waiting', 'r', 'q', 2, 1, 1)`,
    ).bind(JSON.stringify({ name: MARK, email: login }), num),
    DB.prepare("INSERT INTO jobs (name, kind, argument, started_at, due_at) VALUES (?, 'notice', ?, 0, NULL)").bind(
      `notice:email:${login}`,
      JSON.stringify({ channel: 'email', recipient: login }),
    ),
    DB.prepare(
      "INSERT OR REPLACE INTO push_subscriptions (user, session, endpoint, p256dh, auth, created_at) VALUES (?, ?, ?, '', '', 0)",
    ).bind(num, num, `https://push.example/${MARK}`),
    DB.prepare(
      `INSERT INTO orders (id, company, user, contact, year, serial, agreed, gross, currency, locale, created_at, updated_at)
        VALUES ('their-order', 1, ?, '${MARK}-buyer', 2026, 900, '{}', 1, 'RUB', 'en', 0, 0)`,
    ).bind(num),
    DB.prepare(
      `INSERT INTO order_steps (order_num, status, side, day, note, author, created_at)
        SELECT num, 'agreed', 'buyer', '2026-11-27', 'kept', ?, 0 FROM orders WHERE id = 'their-order'`,
    ).bind(num),
    DB.prepare(
      `INSERT INTO order_approvals (id, company, requester, requester_name, rule, agreed, quoted_at, gross, currency, status,
        decided_by, decided_by_name, reason, created_at)
        VALUES ('their-approval', 1, ?1, '${MARK}-requester', '{}', '{}', 0, 1, 'RUB', 'refused', ?1, '${MARK}-decider', '${MARK}-reason', 0)`,
    ).bind(num),
    DB.prepare(
      `INSERT INTO imports (id, company, author, file_name, size, status, created_at, updated_at)
        VALUES ('their-import', 1, ?, 'price.xml', 1, 'undone', 0, 0)`,
    ).bind(num),
    DB.prepare(
      `INSERT INTO goods_feeds (id, company, author, url, hour, next_at, created_at) VALUES ('their-feed', 1, ?, '', 1, 0, 0)`,
    ).bind(num),
    DB.prepare(
      `INSERT INTO api_tokens (id, company, user, name, scopes, hash, ending, created_at, expires_at)
        VALUES ('their-token', 1, ?, '${MARK}-token', '[]', 'h', 'aaaa', 0, 1)`,
    ).bind(num),
    notice('to', {}, login),
    notice('reply', { name: 'inquiry', params: { note: `${MARK}-reply` }, replyTo: login }),
    notice('about', { name: 'joinRequest', params: { contact: login, note: `${MARK}-about` } }),
  ])
}

test('the archive has what the erasure removes, in notices that wait to be sent as well', async () => {
  const { DB } = bindings()
  await DB.exec('DELETE FROM jobs; DELETE FROM notices')
  await leaveTraces()
  const { data } = await (await as('EMPLOYEE', 'GET', '/api/profile/archive')).json()
  for (const part of ['account', 'contacts', 'sessions', 'organizations', 'inquiries', 'companyRequests', 'leads'])
    expect(JSON.stringify(data[part]), part).toMatch(/Unmistakable|employee@/)
  expect(data.notices).toHaveLength(3)
  expect(data.favourites).toHaveLength(1)
  const archive = JSON.stringify(data)
  for (const trace of [
    'request',
    'place',
    'depot',
    'words',
    'before',
    'after',
    'answer',
    'lead',
    'reply',
    'about',
    'token',
    'report',
  ])
    expect(archive).toContain(`${MARK}-${trace}`)

  await as('EMPLOYEE', 'POST', '/api/profile/erasure-code')
  expect((await as('EMPLOYEE', 'DELETE', '/api/profile', { code: await lastCode(login) })).status).toBe(204)
  for (const column of [...THEIRS, 'request_lines.words']) {
    const [table = ''] = column.split('.')
    const rows = JSON.stringify((await DB.prepare(`SELECT * FROM ${table}`).all()).results)
    expect(rows, table).not.toMatch(/Unmistakable|employee@ural/)
  }
  await DB.exec("DELETE FROM leads; DELETE FROM company_requests WHERE id = 'answered'")
})
