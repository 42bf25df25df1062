/** Commands act as an operator does on the desk: with the operator's rights, in the journal (docs/decisions/0080-commands-by-the-api.md). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { servePeople } from '../tests/fixtures/api.ts'
import { ADMIN_LOGINS, PEOPLE, personId } from '../tests/fixtures/people.ts'
import { asOperator, type DeskCall } from './as-operator.ts'

const { as, bindings } = servePeople()

beforeEach(() => void vi.stubEnv('ADMIN_LOGINS', ADMIN_LOGINS))
afterEach(() => void vi.unstubAllEnvs())

const erase: (call: DeskCall) => Promise<unknown> = (call) =>
  call('POST', `/api/operator/people/${personId('USER')}/erasure`, { reason: 'Written request of 23 November' })

test('what a command does is in the journal, in the name of its operator, whose session ends with it', async () => {
  await asOperator(bindings(), PEOPLE.ADMIN.login, erase)
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal?act=person-erased')).json()
  expect(data[0]).toMatchObject({ by: 'ADMIN', input: { reason: 'Written request of 23 November' } })
  const { results } = await bindings().DB.prepare("SELECT ended_at FROM sessions WHERE agent = 'npm run'").all()
  expect(results).toEqual([{ ended_at: expect.any(Number) }])
})

test('without a login, with an unknown one, and with that of a person who is no operator, nothing is done', async () => {
  for (const [login, refusal] of [
    [undefined, '--as LOGIN'],
    ['nobody@people.example', 'No account has the login'],
    [PEOPLE.OWNER.login, 'role.insufficient'],
  ] as const)
    await expect(asOperator(bindings(), login, erase)).rejects.toThrow(refusal)
})

test('the API checks what a command sends', async () => {
  const empty = new FormData()
  await expect(
    asOperator(bindings(), PEOPLE.ADMIN.login, (call) => call('POST', '/api/operator/banks', empty)),
  ).rejects.toThrow('input.invalid')
})
