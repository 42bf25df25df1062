/** Every call of operators × every role of theirs, against tests/fixtures/operator-access.ts. */
import { beforeAll, expect, test } from 'vitest'
import { OPERATOR_ROLES, type OperatorRole } from '../../../../domain/operator-roles.ts'
import { ACCESS } from '../../../../tests/fixtures/access.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { OPERATORS } from '../../../../tests/fixtures/operator-access.ts'
import { PEOPLE, resetPeople } from '../../../../tests/fixtures/people.ts'

const { as, bindings } = servePeople({ reset: false })
beforeAll(() => resetPeople(bindings()))

const CALLS = Object.entries(ACCESS).flatMap(([call, { role }]) => (role === 'ADMIN' ? [call] : []))

/** The person without an organization, with these roles. */
const become = (roles: OperatorRole[]) =>
  bindings()
    .DB.prepare('INSERT OR REPLACE INTO operators (user, roles, granted_by, granted_at) VALUES (?, ?, 6, 0)')
    .bind(PEOPLE.USER.num, JSON.stringify(roles))
    .run()

/** The role is checked first: a call that is allowed goes on to a 404 for an id that does not exist, or to the validation of its body. */
async function statusFor(call: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const body = ['GET', 'DELETE'].includes(method) ? undefined : {}
  return (await as('USER', method, path.replace(/\{\w+\}/g, '0'), body)).status
}

test('the table names every call of operators, and no other', () => {
  expect([...OPERATORS.keys()].sort()).toEqual([...CALLS].sort())
})

test.each(OPERATOR_ROLES)('%s', async (role) => {
  await become([role])
  for (const call of CALLS) {
    const isAllowed = role === 'administrator' || OPERATORS.get(call)?.some((one) => one === role)
    const status = await statusFor(call)
    if (isAllowed) expect([401, 403], call).not.toContain(status)
    else expect(status, call).toBe(403)
  }
})

test('a person with several roles may do what any of them may, and one without a role nothing', async () => {
  await become(['editor', 'support'])
  expect(await statusFor('GET /api/operator/synonyms')).toBe(200)
  expect(await statusFor('GET /api/operator/people')).toBe(200)
  expect(await statusFor('GET /api/operator/reviews')).toBe(403)
  await bindings().DB.exec('DELETE FROM operators')
  expect(await statusFor('GET /api/operator/overview')).toBe(403)
})
