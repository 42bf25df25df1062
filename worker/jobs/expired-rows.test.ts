import { expect, test } from 'vitest'
import { servePeople } from '../../tests/fixtures/api.ts'
import { expiredRows } from './expired-rows.ts'
import { DAY } from './job.ts'

const { bindings } = servePeople()
const NOW = 1_800_000_000_000

/** Inserts two rows of every kind: one that has just expired, and one that has not. */
async function leaveRows(): Promise<void> {
  const { DB } = bindings()
  const at = (time: number) => [
    `INSERT INTO codes (subject, digest, sent_at, expires_at) VALUES ('${time}', '', 0, ${time - DAY / 24})`,
    `INSERT INTO rate_counters VALUES ('${time}', 1, ${time})`,
    `INSERT INTO idempotency VALUES ('', '${time}', '', 200, '{}', '', ${time - 7 * DAY})`,
    `INSERT INTO sessions (id, user, nonce, rotated_at, agent, created_at, expires_at) VALUES ('${time}', 1, '', 0, '', 0, ${time})`,
    `INSERT INTO login_changes (user, digest, contact, kind, main, session, created_at, expires_at)
      VALUES (1, '${time}', '', 'email', 0, 1, 0, ${time})`,
    `INSERT INTO employees (id, company, role, status, created_at, updated_at, deleted_at)
      VALUES ('${time}', 1, 'MANAGER', 'invited', 0, 0, ${time - 7 * DAY})`,
    `INSERT INTO views VALUES (${Math.floor(NOW / DAY) - (time < NOW ? 401 : 400)}, 1, 'company', 1, 1)`,
  ]
  await DB.exec('DELETE FROM sessions')
  await DB.batch([NOW - 1, NOW].flatMap(at).map((sql) => DB.prepare(sql)))
}

test('only expired rows are deleted', async () => {
  await leaveRows()
  const run = () => expiredRows.run({ ...bindings(), ASSETS: Object() }, NOW)
  expect(await run()).toBe('1 codes, 1 counters, 1 stored responses, 1 sessions, 1 login changes, 1 employees, 1 views')
  expect(await run()).toBe('0 codes, 0 counters, 0 stored responses, 0 sessions, 0 login changes, 0 employees, 0 views')
  const { DB } = bindings()
  const left = async (table: string) => DB.prepare(`SELECT count(*) AS n FROM ${table}`).first('n')
  expect(
    await Promise.all(['codes', 'rate_counters', 'idempotency', 'sessions', 'login_changes', 'views'].map(left)),
  ).toEqual([1, 1, 1, 1, 1, 1])
  // Four active employees, and one who was removed but can still be restored.
  expect(await left('employees')).toBe(5)
})
