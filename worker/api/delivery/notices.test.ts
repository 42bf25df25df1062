import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '../../../domain/durations.ts'
import { USUAL_TIMES } from '../../../domain/notice-times.ts'
import { startBindings, type TestBindings } from '../../../tests/fixtures/bindings.ts'
import { runJobs } from '../../jobs/run-jobs.ts'
import { writeBatch } from '../http/writes/commit.ts'
import { type NoticeReader, type NotifiedEvent, raise } from './raise.ts'
import { sendDue } from './send-due.ts'

let env: TestBindings
let unwatched: TestBindings
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ env, unwatched, stop } = await startBindings())
})
afterAll(() => stop())
beforeEach(() => env.DB.exec('DELETE FROM notices; DELETE FROM jobs'))
afterEach(() => vi.unstubAllGlobals())

const NOW = 1_800_000_000_000
const LI: NoticeReader = { to: { kind: 'email', value: 'li@valves.example' }, locale: 'en', user: 7 }
const bindings = () => ({
  ...env,
  MAIL_GATEWAY_URL: 'https://mail.example',
  SITE_ORIGIN: 'https://a.example',
})

const inquiry = (number: number, readers: NoticeReader[] = [LI]): NotifiedEvent => ({
  event: 'inquiry',
  key: `inquiry:${number}`,
  readers,
  emailTo: () => ({
    name: 'inquiry',
    params: { about: `Valve ${number}`, number, contact: 'Li', details: 'secret', link: 'https://a.example/en' },
  }),
})
const raised = (happening: NotifiedEvent) => writeBatch(env.DB, raise(happening, NOW).writes)
/** With the clock stopped at `now`, since each step of a run dates what it sends by the clock. */
async function run(now: number): Promise<void> {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  await runJobs(bindings(), now, { kinds: ['notice'] })
  clock.mockRestore()
}

const rows = async () => (await unwatched.DB.prepare('SELECT * FROM notices ORDER BY channel, key').all()).results

/** A mail gateway. @returns the subjects that it was sent */
function gateway(respond: () => number | Promise<number> = () => 202): string[] {
  const subjects: string[] = []
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    const status = await respond()
    if (status < 300) subjects.push(JSON.parse(init.body).subject)
    return new Response(null, { status })
  })
  return subjects
}

test('an event that is raised twice is sent once, and its reader finds it on the site once', async () => {
  const subjects = gateway()
  await raised(inquiry(1))
  await run(NOW)
  await raised(inquiry(1))
  await run(NOW + MINUTE_MS)
  expect(subjects).toEqual(['Inquiry: Valve 1'])
  expect(await rows()).toMatchObject([
    { channel: 'email', sent_at: NOW, due_at: null },
    { channel: 'site', recipient: '7', user: 7, read_at: null, due_at: null },
  ])
  expect((await rows())[1]?.email).not.toContain('secret')
  expect(await env.DB.prepare('SELECT count(*) AS n FROM jobs').first('n')).toBe(0)
})

test('of two workers that send at the same time one alone sends', async () => {
  const subjects = gateway()
  await raised(inquiry(1))
  const to = { channel: 'email' as const, recipient: LI.to.value }
  const from = { env: bindings(), requestId: '' }
  await Promise.all([sendDue(from, to, NOW), sendDue(from, to, NOW), run(NOW)])
  expect(subjects).toHaveLength(1)
})

test('what the gateway did not accept is sent later, and what was raised meanwhile with it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let status = 503
  const subjects = gateway(() => status)
  await raised(inquiry(1))
  await run(NOW)
  expect(await rows()).toMatchObject([{ channel: 'email', sent_at: null, due_at: NOW, claimed_until: 0 }, {}])
  status = 202
  await raised(inquiry(2))
  await run(NOW + 2 * MINUTE_MS)
  expect(subjects).toEqual(['Notifications: 2'])
  expect(await rows()).toMatchObject([{ sent_at: NOW + 2 * MINUTE_MS }, { sent_at: NOW + 2 * MINUTE_MS }, {}, {}])
})

test('of 1,400 notices there is one e-mail, at the hour and outside the quiet hours that the person chose', async () => {
  const bodies: string[] = []
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    bodies.push(JSON.parse(init.body).text)
    return new Response()
  })
  const pace = { email: 'hourly', sms: 'hourly', push: 'hourly' } as const
  const times = {
    pace: { inquiries: pace, answers: pace, moderation: pace, follows: pace },
    // 13:00 in Yekaterinburg at NOW.
    quiet: { from: 12, to: 15 },
    timeZone: 'Asia/Yekaterinburg' as const,
  }
  const numbers = Array.from({ length: 1400 }, (_, at) => at)
  await writeBatch(
    env.DB,
    numbers.flatMap((number) => raise(inquiry(number, [{ ...LI, times }]), NOW).writes),
  )
  expect(raise(inquiry(1, [{ ...LI, times }]), NOW).due).toEqual([])
  await run(NOW + 60 * MINUTE_MS)
  expect(bodies).toEqual([])
  await run(NOW + 120 * MINUTE_MS)
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toContain('New notifications on Kontor: 1,400.')
  expect(bodies[0]).toContain('– Inquiry: Valve 0\n  https://a.example/en\n')
  expect(bodies[0]).toContain('… + 1,370')
  await run(NOW + 240 * MINUTE_MS)
  expect(bodies).toHaveLength(1)
})

test('what an account’s safety depends on is never put together with other things, nor made to wait', async () => {
  const subjects = gateway()
  const emailTo = () => ({ name: 'newDevice' as const, params: {} })
  const pace = { email: 'off', sms: 'off', push: 'off' } as const
  const times = { ...USUAL_TIMES, pace: { inquiries: pace, answers: pace, moderation: pace, follows: pace } }
  for (const key of ['a', 'b']) await raised({ event: 'account', key, readers: [{ ...LI, times }], emailTo })
  await raised(inquiry(1, [{ ...LI, times }]))
  await run(NOW)
  expect(subjects).toEqual(['New sign-in to your account', 'New sign-in to your account'])
})

test('a worker that is killed while it sends keeps others from it for two minutes and no longer', async () => {
  await raised(inquiry(1))
  await env.DB.exec(`UPDATE notices SET claimed_until = ${NOW + 2 * MINUTE_MS} WHERE channel = 'email'`)
  const subjects = gateway()
  await run(NOW + 1)
  expect(subjects).toEqual([])
  await run(NOW + 2 * MINUTE_MS)
  expect(subjects).toHaveLength(1)
})

test('a person who has switched off a subject finds its notices on the site alone', async () => {
  await raised(inquiry(1, [{ ...LI, isMuted: true }]))
  expect(await rows()).toMatchObject([{ channel: 'site' }])
})
