/** Background jobs with a bound queue (docs/operating.md, "Jobs"): requests send messages, and the consumer runs the jobs. */
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { deliver, ownOrigin, request, startSite, stores } from './site.ts'
import { messagesTo } from './visitors.ts'

const QUEUE = 'kontor-jobs'
const OPERATOR = 'operator@people.example'
startSite({ CONTACT_EMAIL: OPERATOR }, undefined, {
  queueProducers: { JOB_QUEUE: QUEUE },
  queueConsumers: { [QUEUE]: { maxBatchTimeout: 0 } },
})

test('a notice waits for the consumer of the queue, which sends it', async () => {
  const { DB } = stores()
  const email = { name: 'lead', params: { page: 'talp', contact: 'Li Wei', message: 'We forward machinery.' } }
  await DB.batch([
    DB.prepare(
      "INSERT INTO notices (id, key, event, channel, recipient, locale, email, created_at, due_at) VALUES ('a', 'lead:1', 'lead', 'email', ?, 'en', ?, ?, 0)",
    ).bind(OPERATOR, JSON.stringify(email), Date.now()),
    DB.prepare(
      "INSERT INTO jobs (name, kind, argument, started_at, due_at) VALUES ('notice:1', 'notice', ?, 0, 0)",
    ).bind(JSON.stringify({ channel: 'email', recipient: OPERATOR })),
  ])
  expect((await request('/en')).status).toBe(200)
  expect(await messagesTo(OPERATOR)).toHaveLength(0)
  expect((await deliver(QUEUE)).outcome).toBe('ok')
  expect((await messagesTo(OPERATOR))[0]?.body).toContain('We forward machinery.')
  expect(await DB.prepare("SELECT 1 FROM jobs WHERE kind = 'notice'").first()).toBeNull()
})

test('a request wakes the consumer, which runs the request’s jobs without waiting for a cron trigger', async () => {
  const lead = {
    page: 'talp',
    message: 'We carry boilers.',
    contact: { name: 'Li', email: 'li@a.example' },
    consent: true,
  }
  expect((await openBrowser(ownOrigin()).send('POST', '/api/leads', lead)).status).toBe(201)
  await expect.poll(async () => (await messagesTo(OPERATOR))[0]?.body).toContain('We carry boilers.')
})
