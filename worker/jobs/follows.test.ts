/** A person who follows a list is notified of its news once, and can stop that without a session (docs/behaviour.md, "Following"). */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '../../domain/durations.ts'
import { servePeople, statusAndCode } from '../../tests/fixtures/api.ts'
import { ural } from '../../tests/fixtures/catalogue.ts'
import { PEOPLE, type PersonName } from '../../tests/fixtures/people.ts'
import { ownProduct } from '../../tests/fixtures/suppliers.ts'
import { freshIn, WINDOW } from '../follows/find-news.ts'
import { followsJob } from './follows.ts'
import { runWhole } from './job.ts'
import { sendNotices } from './notices.ts'

const { as, bindings, variables } = servePeople()
const PATH = '/api/profile/follows'
const SITE = 'https://market.example'
const NOW = Date.UTC(2026, 10, 28)

const env = () => ({ ...bindings(), SITE_ORIGIN: SITE, MAIL_GATEWAY_URL: 'https://mail.example' })
const follow = (query: string, kind = 'goods', who: PersonName = 'USER') => as(who, 'POST', PATH, { kind, query })
const followed = async (who: PersonName = 'USER') => (await (await as(who, 'GET', PATH)).json()).data
const run = (now: number) => runWhole(env(), followsJob, now)

/**
 * Sends the due e-mails to the person.
 * @returns what the mail gateway received
 */
async function mailed(now: number): Promise<Record<string, string>[]> {
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (_: string, { body = '' }: { body?: string }) => {
    sent.push(JSON.parse(body))
    return new Response()
  })
  await runWhole(env(), sendNotices, now, { channel: 'email', recipient: PEOPLE.USER.login })
  vi.unstubAllGlobals()
  return sent
}

test('new goods of a supplier and changed codes are one notice a day, and what was notified is not notified again', async () => {
  variables.ENVIRONMENT = 'local'
  expect((await follow(`supplier=${ural.id}`)).status).toBe(201)
  expect((await follow('code=84', 'tnved')).status).toBe(201)
  expect(await run(NOW)).toBe('0 people')
  await ownProduct(bindings(), 1, { status: 'published' })
  await bindings().DB.batch([
    bindings().DB.prepare(
      `INSERT OR REPLACE INTO code_edition_changes VALUES (1, 'tnved', 'e', '2026-09-01', '2026-03-08', 0, 0, 0, 0, 1)`,
    ),
    bindings().DB.prepare(
      `INSERT OR REPLACE INTO code_changes VALUES (1, 'tnved', 'e', '2026-03-08', '8481', 'duty', '10', '8')`,
    ),
    bindings().DB.prepare(
      `INSERT OR REPLACE INTO code_changes VALUES (2, 'tnved', 'e', '2026-03-08', '9401', 'duty', '10', '8')`,
    ),
  ])
  expect(await run(NOW + DAY_MS)).toBe('1 people')
  const [mail, ...others] = await mailed(NOW + DAY_MS)
  expect(others).toEqual([])
  expect(mail?.text).toMatch(/Uralarmatura[^\n]*: 1 new product\n {2}https:\/\/market\.example\/en\/catalog\?supplier=/)
  expect(mail?.text).toContain('TN VED 84: changes: 1 change\n  https://market.example/en/codes/changes?code=84')
  expect((await followed()).map(({ news }: { news: number }) => news)).toEqual([1, 1])
  expect(await run(NOW + 2 * DAY_MS)).toBe('0 people')

  const stop = new URL(mail?.unsubscribe ?? '').pathname
  expect((await as('ANONIM', 'POST', `${stop}0`)).status).toBe(404)
  expect((await as('ANONIM', 'POST', stop)).status).toBe(204)
  await ownProduct(bindings(), 2, { status: 'published' })
  expect(await run(NOW + 3 * DAY_MS)).toBe('1 people')
  expect(await mailed(NOW + 3 * DAY_MS)).toEqual([])
  expect((await (await as('USER', 'GET', '/api/profile/notices')).json()).meta.total).toBe(2)
})

test('a list can be followed once, and only by filters that it has', async () => {
  const first = await follow('q=valve&country=CN')
  const second = await follow('country=CN&q=valve&')
  expect((await first.json()).data.id).toBe((await second.json()).data.id)
  for (const query of ['', 'sort=new', 'country=china', 'q=a&q=b', 'category=0', 'params=x:1'])
    expect(await statusAndCode(await follow(query)), query).toEqual([422, 'input.invalid'])
  expect(await followed()).toHaveLength(1)
  const [{ id }] = await followed()
  expect(await statusAndCode(await as('MANAGER', 'DELETE', `${PATH}/${id}`))).toEqual([404, 'follow.unknown'])
  expect((await as('USER', 'DELETE', `${PATH}/${id}`)).status).toBe(204)
})

test('one person can follow thirty lists at most', async () => {
  for (let n = 0; n < 30; n++) expect((await follow(`code=${n + 10}`, 'okved')).status).toBe(201)
  expect(await statusAndCode(await follow('code=01', 'okved'))).toEqual([409, 'follows.too-many'])
  expect((await follow('code=10', 'okved')).status).toBe(201)
})

test('new goods are counted wherever they are in the list; goods that move up into the window from below are not', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: WINDOW + 10, maxLength: 200 }),
      fc.nat({ max: 9 }),
      fc.nat({ max: 9 }),
      (numbers, added, removed) => {
        const list = numbers.map(String)
        const before = list.slice(added)
        // Puts the new ones among the old ones, at every second place.
        const mixed = list
          .slice(0, added)
          .flatMap((one, at) => [one, before[at] ?? ''])
          .concat(before.slice(added))
        const now = mixed.filter((one) => !before.slice(20, 20 + removed).includes(one))
        expect(freshIn(before.slice(0, WINDOW), now.slice(0, WINDOW))).toBe(added)
      },
    ),
  )
})
