import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../../domain/durations.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { ballValves, bolts, flangedValve, NOBODY } from '../../../../tests/fixtures/catalogue.ts'
import { BUYER, INQUIRY_INPUT, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { interrupted, momentsAt } from '../../../../tests/fixtures/interrupted.ts'
import { asPerson, PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'
import { expiredInquiries } from '../../../jobs/expired-inquiries.ts'
import { runWhole } from '../../../jobs/job.ts'
import { announceOpenRequests } from '../../../jobs/open-requests.ts'

const { as, bindings, messagesTo } = serveInquiries()
const OPEN = '/api/profile/company/open-requests'
const GASKETS = { words: 'Прокладка DN 50', quantity: 200, unit: 'piece' }
const { consent } = INQUIRY_INPUT
const own = { name: 'Li Wei', email: PEOPLE.USER.login }

beforeEach(async () => {
  await bindings().DB.exec('DELETE FROM requests; DELETE FROM jobs; DELETE FROM rate_counters')
})

const count = (sql: string) => bindings().DB.prepare(`SELECT count(*) AS n FROM ${sql}`).first<number>('n')
const toJson = async (response: Response) => ({ status: response.status, ...(await response.json()) })

/** Publishes a request of one line in words beside one for a product. */
const publish = async (who: 'USER' | 'ANONIM', rest: object = {}) => {
  const lines = [{ product: flangedValve.id, variant: 'BV-F-50-16-L', quantity: 100 }, GASKETS]
  const contact = who === 'USER' ? own : { name: 'Li Wei', email: BUYER }
  const open = { category: ballValves.id }
  const json = { lines, contact, consent, message: 'Call me: 12345', open, ...rest }
  return toJson(await as(who, 'POST', '/api/requests?locale=ru', json))
}
const listOf = async (who: 'OWNER' | 'FOREIGN_OWNER', query = '') => toJson(await as(who, 'GET', `${OPEN}${query}`))
const answer = async (who: 'OWNER' | 'FOREIGN_OWNER', id: string) =>
  toJson(await as(who, 'POST', `${OPEN}/${id}/answer`, { text: 'In stock, 85 RUB' }))
/** Id of the only open request. */
const firstId = async () => (await listOf('OWNER')).data[0].id

describe('an open request', () => {
  test('of a signed-in buyer is seen by the suppliers of the category without name, contact and message', async () => {
    const { status, data } = await publish('USER', { wishes: { deliveredTo: 'Пермь' } })
    expect([status, data.open, data.withoutSupplier]).toMatchObject([201, { status: 'open', lines: [1] }, []])
    const list = await listOf('OWNER')
    expect(list).toMatchObject({
      data: [{ lineCount: 1, lines: [{ position: 1, words: 'Прокладка DN 50' }], wishes: { deliveredTo: 'Пермь' } }],
      meta: { categories: [{ id: ballValves.id }], next: null },
    })
    expect(JSON.stringify(list)).not.toMatch(/Li Wei|12345|BV-F-50|people\.example/)
    expect((await listOf('OWNER', `?category=${bolts.id}`)).data).toEqual([])
    await runWhole(bindings(), announceOpenRequests, Date.now(), {
      id: list.data[0].id,
      origin: 'https://market.example',
    })
    expect(await count("notices WHERE event = 'openRequest' AND channel = 'email'")).toBeGreaterThan(0)
  })

  test('of a visitor is published once the link of the e-mail, or a session with the same contact, confirms it', async () => {
    const { data } = await publish('ANONIM')
    expect(data.open.status).toBe('unconfirmed')
    expect((await listOf('OWNER')).data).toEqual([])
    const path = `/api/requests/${data.receipt}/open`
    expect(await toJson(await as('ANONIM', 'POST', path, { token: 'x' }))).toMatchObject({
      status: 409,
      code: 'open-request.unconfirmed',
    })
    const [email] = await messagesTo(BUYER)
    const token = email?.body.match(/confirm=([\w-]+)/)?.[1]
    expect((await as('ANONIM', 'POST', path, { token })).status).toBe(200)
    expect((await listOf('OWNER')).data).toHaveLength(1)
    await bindings().DB.exec('DELETE FROM requests')
    const other = await toJson(
      await as('ANONIM', 'POST', '/api/requests', {
        lines: [GASKETS],
        contact: own,
        consent,
        open: { category: ballValves.id },
      }),
    )
    expect((await as('USER', 'POST', `/api/requests/${other.data.receipt}/open`, {})).status).toBe(200)
  })

  test('is answered once by each supplier, who gets the contact with the buyer’s first message', async () => {
    await publish('USER')
    const id = await firstId()
    const first = await answer('OWNER', id)
    expect([first.status, (await answer('OWNER', id)).code]).toEqual([201, 'open-request.answered'])
    const { data: seen } = await toJson(
      await as('OWNER', 'GET', `/api/profile/company/inquiries/${first.data.inquiry}`),
    )
    expect(seen).toMatchObject({
      status: 'answered',
      message: '',
      contact: { name: '' },
      lines: [{ words: 'Прокладка DN 50' }],
    })
    const request = `/api/profile/requests/${first.data.inquiry}`
    expect((await toJson(await as('USER', 'GET', request))).data.contact.email).toBe(own.email)
    expect(await count(`notices WHERE key = 'message:${first.data.inquiry}:first' AND channel = 'email'`)).toBe(1)
    expect((await as('USER', 'POST', `${request}/messages`, { text: 'Good' })).status).toBe(201)
    const after = await toJson(await as('OWNER', 'GET', `/api/profile/company/inquiries/${first.data.inquiry}`))
    expect(after.data.contact).toMatchObject(own)
    expect((await listOf('OWNER', '?unanswered=1')).data).toEqual([])
    expect((await listOf('OWNER')).data).toMatchObject([{ answers: 1, inquiry: first.data.inquiry }])
  })

  test('has 20 answers at most, ends at its time, and when its buyer, an operator or a withdrawal ends it', async () => {
    const { data } = await publish('USER')
    const id = await firstId()
    const { DB } = bindings()
    await DB.exec('UPDATE open_requests SET answers = 20')
    expect((await answer('OWNER', id)).code).toBe('open-request.full')
    await DB.exec('UPDATE open_requests SET answers = 0, expires_at = 1')
    expect((await answer('OWNER', id)).code).toBe('open-request.ended')
    await runWhole(bindings(), expiredInquiries, Date.now())
    const stateOf = async () =>
      (await toJson(await as('ANONIM', 'GET', `/api/requests/${data.receipt}`))).data.open.status
    expect(await stateOf()).toBe('expired')
    const reopen = () => DB.exec(`UPDATE open_requests SET status = 'open', expires_at = ${Date.now() + DAY_MS}`)
    await reopen()
    expect((await as('ADMIN', 'GET', '/api/operator/open-requests').then(toJson)).data).toMatchObject([{ id }])
    expect((await as('ADMIN', 'DELETE', `/api/operator/open-requests/${id}`)).status).toBe(204)
    expect(await stateOf()).toBe('removed')
    await reopen()
    expect((await as('ANONIM', 'DELETE', `/api/requests/${data.receipt}/open`)).status).toBe(204)
    expect(await stateOf()).toBe('closed')
    await reopen()
    await as('ANONIM', 'DELETE', `/api/requests/${data.receipt}`)
    expect(await count("open_requests WHERE status = 'closed'")).toBe(1)
    expect(await count("request_lines WHERE words <> ''")).toBe(0)
  })

  test('is refused for an unknown category, and without a line in words', async () => {
    expect((await publish('USER', { open: { category: NOBODY } })).errors).toMatchObject([
      { path: 'open.category', code: 'not-found' },
    ])
    const lines = [{ product: flangedValve.id, variant: 'BV-F-50-16-L', quantity: 1 }]
    expect((await publish('USER', { lines })).errors).toMatchObject([{ path: 'open', code: 'required' }])
  })
})

/** How many round trips are killed in each way; `npm run test:full` kills at up to 200. */
const MAX_KILLED = process.env.FULL ? 200 : 12

/**
 * Sends a call to a server that is killed before or after one of its round trips to the database, then again with the same key, as a client
 * does, and compares what is stored.
 */
async function killedEverywhere(
  prepare: () => Promise<{ who: PersonName; path: string; json: object }>,
  tables: string[],
) {
  for (let at = 0, isKilled = true; isKilled && at < MAX_KILLED; at += 1) {
    for (const moment of momentsAt(at)) {
      await bindings().DB.exec(
        'DELETE FROM requests; DELETE FROM inquiries; DELETE FROM notices; DELETE FROM rate_counters',
      )
      const { who, path, json } = await prepare()
      const headers = {
        ...(await asPerson(who)),
        'Content-Type': 'application/json',
        'Idempotency-Key': `killed-${moment}-round-trip-${at}-${path}`,
      }
      const send = (env: Parameters<typeof askApi>[2]) =>
        askApi(path, { method: 'POST', headers, body: JSON.stringify(json) }, env)
      const first = await send(interrupted(bindings(), { at, moment }))
      isKilled = first.status >= 500
      const { status } = isKilled ? await send(bindings()) : first
      const counts = await Promise.all(tables.map(count))
      expect([status, ...counts], `killed ${moment} round trip ${at}`).toEqual([201, ...tables.map(() => 1)])
    }
  }
}

test('a request of a server that is killed is stored once when it is sent again', async () => {
  const lines = [{ product: flangedValve.id, variant: 'BV-F-50-16-L', quantity: 100 }, GASKETS]
  const json = { lines, contact: own, consent, open: { category: ballValves.id } }
  await killedEverywhere(
    async () => ({ who: 'USER', path: '/api/requests', json }),
    ['requests', 'inquiries', 'open_requests', `notices WHERE event = 'confirmation'`],
  )
})

test('an answer of a server that is killed is stored once, with one notice', async () => {
  await killedEverywhere(async () => {
    await publish('USER', { lines: [GASKETS] })
    return { who: 'OWNER', path: `${OPEN}/${await firstId()}/answer`, json: { text: 'In stock' } }
  }, [
    'inquiries',
    'open_request_answers',
    'messages',
    "notices WHERE event = 'answer' AND channel = 'email'",
    'open_requests WHERE answers = 1',
  ])
})
