/**
 * A request to several suppliers, a reply, a status, a quote and its acceptance, each killed at a random round trip and then sent again by
 * the client with the same key, end as in a run that nothing has interrupted.
 */
import { expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { flangedValve, shenyang, ural } from '../../../../tests/fixtures/catalogue.ts'
import { INQUIRY_INPUT, OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { interrupted } from '../../../../tests/fixtures/interrupted.ts'
import { asPerson, type PersonName } from '../../../../tests/fixtures/people.ts'
import { BUYER, QUOTE } from '../../../../tests/fixtures/quotes.ts'
import { randomBelow } from '../../../../tests/fixtures/random.ts'
import { resetLegalEntities } from '../../../../tests/fixtures/suppliers.ts'
import type { Bindings } from '../../../bindings.ts'
import { runJobs } from '../../../jobs/run-jobs.ts'

const { bindings } = serveInquiries()
const SENT = '/api/profile/requests'
/** Killed rounds. */
const ROUNDS = process.env.FULL ? 200 : 10
/** A call has no more round trips than this. */
const MAX_TRIPS = 24

const INSTANCE = { ENVIRONMENT: 'local', LIMITS: 'off', SITE_ORIGIN: 'http://localhost' }
const whole = (): Bindings => ({ ...bindings(), ...INSTANCE })

interface Call {
  who: PersonName
  method: 'POST' | 'PATCH'
  path: string
  body: object
}

async function ask(env: Bindings, { who, method, path, body }: Call, key: string) {
  const headers = { ...(await asPerson(who)), 'Content-Type': 'application/json', 'Idempotency-Key': key }
  return askApi(path, { method, headers, body: JSON.stringify(body) }, env)
}

/** @param broken bindings of the first attempt. @returns the data of the call, which the client repeats until it succeeds */
async function made(call: Call, broken: Bindings) {
  const key = crypto.randomUUID()
  const first = await ask(broken, call, key).catch(() => null)
  const response = first?.ok ? first : await ask(whole(), call, key)
  expect(
    response.status,
    `${call.method} ${call.path} ${response.ok ? '' : await response.clone().text()}`,
  ).toBeLessThan(300)
  return (await response.json()).data
}

const get = async (who: PersonName, path: string) =>
  (await (await askApi(path, { headers: await asPerson(who) }, whole())).json()).data

/** Every step of a deal; each is made with bindings of its own. @returns what is stored at the end */
async function deal(envOf: (step: number) => Bindings) {
  const { DB } = bindings()
  await DB.exec(
    'DELETE FROM orders; DELETE FROM quotes; DELETE FROM yearly_numbers; DELETE FROM inquiries; DELETE FROM requests; DELETE FROM notices; DELETE FROM jobs; DELETE FROM organization_acts; DELETE FROM idempotency; DELETE FROM rate_counters',
  )
  await resetLegalEntities(bindings())
  const lines = [
    { product: flangedValve.id, variant: 'BV-F-50-16-L', quantity: 100 },
    { words: 'Gasket', quantity: 20, suppliers: [ural.id, shenyang.id] },
  ]
  const request = { lines, contact: INQUIRY_INPUT.contact, consent: true }
  const { recipients } = await made({ who: 'USER', method: 'POST', path: '/api/requests', body: request }, envOf(0))
  const [id, other] = recipients.map((one: { id: string }) => one.id)
  const call = (who: PersonName, method: Call['method'], path: string, body: object): Call => ({
    who,
    method,
    path,
    body,
  })
  await made(call('MANAGER', 'POST', `${OWN}/${id}/messages`, { text: 'In stock' }), envOf(1))
  await made(call('USER', 'PATCH', `${SENT}/${other}`, { status: 'closed' }), envOf(2))
  await made(call('MANAGER', 'POST', `${OWN}/${id}/quote`, QUOTE), envOf(3))
  const { shown } = await get('USER', `${SENT}/${id}/quote`)
  const acceptance = { version: shown.version, hash: shown.hash, buyer: BUYER }
  await made(call('USER', 'POST', `${SENT}/${id}/quote/accept`, acceptance), envOf(4))
  for (let hours = 1; hours <= 3; hours += 1)
    await runJobs(whole(), Date.now() + hours * 3_600_000, { kinds: ['notice', 'request-parts'] })
  return stored()
}

/** What is stored, without ids and times. */
async function stored() {
  const rows = async (sql: string) => (await bindings().DB.prepare(sql).all()).results
  return {
    inquiries:
      await rows(`SELECT company, status, reply, waiting_since IS NULL AS waits, supplier_unread, buyer_unread, version,
      (SELECT count(*) FROM inquiry_lines WHERE inquiry = num) AS lines FROM inquiries ORDER BY company`),
    messages:
      await rows(`SELECT i.company, m.side, m.kind, m.text FROM messages AS m JOIN inquiries AS i ON i.num = m.inquiry
      ORDER BY i.company, m.num`),
    requests: await rows('SELECT count(*) AS n, (SELECT count(*) FROM request_lines) AS lines FROM requests'),
    quotes: await rows('SELECT status, sent, serial, (SELECT count(*) FROM quote_versions) AS versions FROM quotes'),
    orders: await rows('SELECT status, gross, serial, (SELECT count(*) FROM order_steps) AS steps FROM orders'),
    notices:
      await rows(`SELECT event, channel, recipient, email ->> 'name' AS text, count(*) AS n, sum(sent_at IS NULL) AS waits
      FROM notices GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`),
    unread: await rows('SELECT user, company, n FROM unread_threads ORDER BY 1, 2, 3'),
    acts: await rows('SELECT act, count(*) AS n FROM organization_acts GROUP BY 1 ORDER BY 1'),
  }
}

test(`${ROUNDS} killed rounds end as an unbroken run does`, async () => {
  const unbroken = await deal(whole)
  expect(unbroken).toMatchObject({ requests: [{ n: 1, lines: 2 }], orders: [{ status: 'agreed', serial: 1 }] })
  const random = randomBelow(20)
  const killed = [0, 0, 0, 0, 0]
  const total = () => killed.reduce((sum, count) => sum + count, 0)
  while (total() < ROUNDS) {
    const step = random(killed.length)
    const kill = { at: random(MAX_TRIPS), moment: random(2) === 0 ? ('before' as const) : ('after' as const) }
    const onKill = () => {
      killed[step] = (killed[step] ?? 0) + 1
    }
    const state = await deal((one) => (one === step ? interrupted(whole(), { ...kill, onKill }) : whole()))
    expect(state, `step ${step}, ${kill.moment} round trip ${kill.at}`).toEqual(unbroken)
  }
}, 1_800_000)
