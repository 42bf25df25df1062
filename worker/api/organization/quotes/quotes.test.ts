import { beforeEach, describe, expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { interrupted } from '../../../../tests/fixtures/interrupted.ts'
import { asPerson, PEOPLE } from '../../../../tests/fixtures/people.ts'
import { QUOTE } from '../../../../tests/fixtures/quotes.ts'
import { entityId, INN, inquiry, resetLegalEntities } from '../../../../tests/fixtures/suppliers.ts'
import { expiredQuotes } from '../../../jobs/expired-quotes.ts'
import { runWhole } from '../../../jobs/job.ts'

const { as, bindings, messagesTo } = serveInquiries()
const SENT = '/api/profile/requests'
beforeEach(async () => {
  await resetLegalEntities(bindings())
  await bindings().DB.exec('DELETE FROM quotes; DELETE FROM yearly_numbers')
})

const begin = (num = 1) => inquiry(bindings(), num, { user: PEOPLE.USER.num })
const send = (id: string, change = {}, headers = {}) =>
  as('MANAGER', 'POST', `${OWN}/${id}/quote`, { ...QUOTE, ...change }, headers)
const own = async (id: string) => (await (await as('EMPLOYEE', 'GET', `${OWN}/${id}/quote`)).json()).data
const received = async (id: string, query = '') =>
  (await (await as('USER', 'GET', `${SENT}/${id}/quote${query}`)).json()).data
const YEAR = new Date().getUTCFullYear()

describe('a quote', () => {
  test('is a draft for its supplier alone, until it is sent', async () => {
    const id = await begin()
    const saved = await as('MANAGER', 'PUT', `${OWN}/${id}/quote`, QUOTE)
    expect([saved.status, saved.headers.get('ETag')]).toEqual([200, '"1"'])
    const again = await as('MANAGER', 'PUT', `${OWN}/${id}/quote`, QUOTE, { 'If-Match': '"0"' })
    expect([again.status, again.headers.get('ETag')]).toEqual([200, '"1"'])
    expect(await own(id)).toMatchObject({ status: 'draft', number: null, isSaved: true, draft: QUOTE, shown: null })
    expect(await statusAndCode(await as('USER', 'GET', `${SENT}/${id}/quote`))).toEqual([404, 'quote.unknown'])
  })

  test('is sent with a number, its totals and the legal entity as it is then; the thread says so', async () => {
    const id = await begin()
    expect((await send(id)).status).toBe(201)
    expect(await received(id)).toMatchObject({
      status: 'sent',
      number: `${YEAR}-0001`,
      moves: ['accepted', 'declined'],
      shown: { version: 1, totals: { gross: 1_167_100, vat: 210_461 }, content: { seller: { taxNumber: INN } } },
      versions: [{ version: 1 }],
    })
    const { data } = await (await as('USER', 'GET', `${SENT}/${id}/messages`)).json()
    expect(data).toMatchObject([{ kind: 'quote', side: 'supplier', text: '', quote: { event: 'sent', version: 1 } }])
    expect((await (await as('USER', 'GET', `${SENT}/${id}`)).json()).data).toMatchObject({
      status: 'quoted',
      unread: 1,
    })
    const [mail] = await messagesTo(PEOPLE.USER.login)
    expect(mail?.subject).toContain('报价')
  })

  test('is sent again as a version that says what is new, under the same number', async () => {
    const id = await begin()
    await send(id)
    const [first, second] = QUOTE.lines
    expect((await send(id, { lines: [{ ...first, price: '1000' }, second], place: 'Perm' })).status).toBe(201)
    expect(await received(id)).toMatchObject({
      number: `${YEAR}-0001`,
      shown: { version: 2 },
      changes: [
        { field: 'place', line: null, before: 'Yekaterinburg', after: 'Perm' },
        { field: 'price', line: 'Ball valve DN 50', before: '1100.5', after: '1000' },
      ],
    })
    expect((await received(id, '?version=1')).shown.content.place).toBe('Yekaterinburg')
  })

  test('that was sent never changes', async () => {
    await send(await begin())
    const change = bindings().DB.prepare("UPDATE quote_versions SET content = '{}'")
    await expect(change.run()).rejects.toThrow(/never changes/)
  })

  test('begins with what was asked for', async () => {
    const id = await begin()
    expect(await own(id)).toMatchObject({ version: 0, isSaved: false, draft: { entity: entityId(1), lines: [] } })
  })

  test('is refused with another organization’s legal entity, a day that has passed, or sums beyond a number', async () => {
    const id = await begin()
    expect((await send(id, { entity: entityId(3) })).status).toBe(422)
    expect(await statusAndCode(await send(id, { validUntil: '2020-01-01' }))).toEqual([409, 'quote.past'])
    const huge = { ...QUOTE.lines[0], quantity: '999999999', price: '999999999' }
    expect((await send(id, { lines: [huge] })).status).toBe(422)
    for (const price of ['0', 'cheap'])
      expect((await send(id, { lines: [{ ...QUOTE.lines[0], price }] })).status).toBe(422)
  })

  test('is offered no more once the inquiry has ended', async () => {
    const id = await begin()
    expect((await own(id)).moves).toEqual(['sent'])
    expect((await as('MANAGER', 'PATCH', `${OWN}/${id}`, { status: 'declined' })).status).toBe(200)
    expect((await own(id)).moves).toEqual([])
    expect((await messagesTo(PEOPLE.USER.login))[0]?.body).toContain(`/profile/requests/${id}`)
  })

  test('of two people at once is sent by one', async () => {
    const id = await begin()
    await send(id)
    const both = await Promise.all([send(id, {}, { 'If-Match': '"1"' }), send(id, {}, { 'If-Match': '"1"' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 412])
  })

  test('can be withdrawn, and sent again', async () => {
    const id = await begin()
    await send(id)
    expect((await as('MANAGER', 'POST', `${OWN}/${id}/quote/withdraw`)).status).toBe(200)
    expect(await received(id)).toMatchObject({ status: 'withdrawn', moves: [] })
    expect((await send(id)).status).toBe(201)
    expect(await received(id)).toMatchObject({ status: 'sent', shown: { version: 2 } })
  })

  test('is declined with a reason, of which the supplier is notified', async () => {
    const id = await begin()
    await send(id)
    const decline = (version: number) =>
      as('USER', 'POST', `${SENT}/${id}/quote/decline`, { version, reason: 'Too slow' })
    await send(id, { place: 'Perm' })
    const late = await decline(1)
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'quote.changed', version: 2, changes: [{ field: 'place' }] })
    expect((await decline(2)).status).toBe(200)
    expect(await own(id)).toMatchObject({ status: 'declined', reason: 'Too slow', moves: ['sent'] })
    const [mail] = await messagesTo(PEOPLE.MANAGER.login)
    expect(mail?.body).toContain('Too slow')
  })

  test('expires after its last day', async () => {
    const id = await begin()
    await send(id, { validUntil: new Date().toISOString().slice(0, 10) })
    await runWhole(bindings(), expiredQuotes, Date.now())
    expect((await received(id)).status).toBe('sent')
    await runWhole(bindings(), expiredQuotes, Date.now() + 86_400_000)
    expect((await received(id)).status).toBe('expired')
    const { data } = await (await as('USER', 'GET', `${SENT}/${id}/messages`)).json()
    expect(data.at(-1)).toMatchObject({ side: 'system', quote: { event: 'expired', version: 1 } })
  })

  test('has expired for both sides before the job has said so', async () => {
    const id = await begin()
    await send(id)
    await bindings().DB.exec("UPDATE quotes SET valid_until = '2026-01-15'")
    expect(await received(id)).toMatchObject({ status: 'expired', moves: [] })
    expect(await own(id)).toMatchObject({ status: 'expired', moves: ['sent'] })
    await send(id)
    expect((await received(id)).status).toBe('sent')
  })
})

describe('numbers', () => {
  const numbers = async () => {
    const { results } = await bindings()
      .DB.prepare('SELECT serial FROM quotes WHERE serial IS NOT NULL ORDER BY serial')
      .all()
    return results.map(({ serial }) => serial)
  }
  const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

  test('of 50 quotes that are sent at once have neither gaps nor doubles', async () => {
    const inquiries = await Promise.all(upTo(50).map((num) => begin(num)))
    const responses = await Promise.all(inquiries.map((id) => send(id)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await numbers()).toEqual(upTo(50))
  })

  test.each(['before', 'after'] as const)(
    'have none where the server is killed %s any of its round trips',
    async (moment) => {
      const id = await begin()
      const key = { 'Idempotency-Key': crypto.randomUUID(), 'Content-Type': 'application/json' }
      for (let at = 0; at < 12; at += 1) {
        const headers = { ...(await asPerson('MANAGER')), ...key }
        const init = { method: 'POST', headers, body: JSON.stringify(QUOTE) }
        await askApi(`${OWN}/${id}/quote`, init, interrupted(bindings(), { at, moment }))
      }
      const other = await begin(2)
      expect((await send(other)).status).toBe(201)
      expect(await numbers()).toEqual([1, 2])
      expect((await received(id)).versions).toHaveLength(1)
    },
  )
})
