import { beforeEach, expect, test, vi } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { runJobs } from '../../../jobs/run-jobs.ts'

const { as, bindings, messagesTo, variables } = servePeople()
const PATH = '/app/admin/dead-letters'

beforeEach(async () => {
  variables.ENVIRONMENT = 'local'
  await bindings().DB.exec('DELETE FROM jobs')
})

const lead = { page: 'talp', contact: { name: 'Li Wei', email: 'li@valves.example' }, message: 'Hello', consent: true }

/** Queues a notice to the operator whose gateway refuses it, and runs it until it is given up. */
async function giveUp(): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  Object.assign(variables, { CONTACT_EMAIL: 'desk@market.example', MAIL_GATEWAY_URL: 'https://mail.example' })
  expect((await as('ANONIM', 'POST', '/api/leads', lead)).status).toBe(201)
  const env = { ...bindings(), ...variables }
  for (let hour = 1; hour < 30; hour += 6) await runJobs(env, Date.now() + hour * 3_600_000, { kinds: ['notice'] })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete variables.MAIL_GATEWAY_URL
}

test('a notice that no gateway accepted is listed, and sent when the operator runs it again', async () => {
  await giveUp()
  const listed = async () => (await (await as('ADMIN', 'GET', PATH)).json()).data
  expect(await listed()).toMatchObject([{ kind: 'notice', count: 1, error: 'the e-mail was not accepted' }])
  const response = await as('ADMIN', 'POST', PATH, { kind: 'notice' })
  expect([response.status, (await response.json()).data]).toEqual([200, { kind: 'notice', count: 1 }])
  expect(await messagesTo('desk@market.example')).toHaveLength(1)
  expect(await listed()).toEqual([])
})
