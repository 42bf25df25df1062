import { expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import type { PersonName } from '../../../../tests/fixtures/people.ts'

const { as, bindings } = servePeople()
const ask = (name: PersonName) =>
  as(name, 'POST', '/suggestions/api/4_1/rs/suggest/address', { query: 'harb', count: 1 })
/** Sets the counters of an hour; those of saves, which these calls count for as well, last a minute. */
const counted = (n: number) =>
  bindings()
    .DB.prepare('UPDATE rate_counters SET n = ? WHERE resets_at > ?')
    .bind(n, Date.now() + 600_000)
    .run()

test('suggestions have a limit by person and one by organization, which say when to ask again', async () => {
  await bindings().DB.exec('DELETE FROM rate_counters')
  expect((await ask('MANAGER')).status).toBe(200)
  await counted(600)
  const often = await ask('MANAGER')
  expect([often.status, (await often.json()).code]).toEqual([429, 'rate.limited'])
  expect(Number(often.headers.get('Retry-After'))).toBeGreaterThan(3000)
  expect((await ask('EMPLOYEE')).status).toBe(200)
  await counted(3000)
  const ofOrganization = await ask('OWNER')
  expect([ofOrganization.status, ofOrganization.headers.has('Retry-After')]).toEqual([429, true])
  await bindings().DB.exec('DELETE FROM rate_counters')
})
