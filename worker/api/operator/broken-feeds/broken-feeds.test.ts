/** Feeds that have failed lately, each once, with why (docs/behaviour.md, "Operators' desk"). */
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../../../domain/durations.ts'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue/companies.ts'
import { id } from '../../../../tests/fixtures/catalogue/row.ts'
import { aFailedFeed } from '../../../../tests/fixtures/desk-instance.ts'
import { FEED_ID } from '../../../../tests/fixtures/feeds.ts'

const { as, bindings } = servePeople()

const run = (num: number, status: string, source: string, daysAgo: number) =>
  bindings()
    .DB.prepare(
      `INSERT INTO import_runs (num, id, company, source, name, status, reason, detail, created_at, updated_at)
        VALUES (?, ?, ?, ?, 'https://ural.example/prices.yml?key=secret', ?, iif(?5 = 'failed', 'status', NULL), '404', ?, 0)`,
    )
    .bind(num, id(51, num), ural.num, source, status, Date.now() - daysAgo * DAY_MS)
    .run()

test('each feed that failed within a week is there once, without its password, and says whether it works again', async () => {
  await run(1, 'failed', 'feed:a', 9)
  await run(2, 'failed', 'feed:a', 2)
  await run(3, 'failed', 'feed:a', 1)
  await run(4, 'failed', 'exchange', 3)
  await run(5, 'applied', 'exchange', 2)
  await run(6, 'failed', 'feed:b', 8)
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/broken-feeds?locale=en')).json()
  expect(data).toMatchObject([
    { id: id(51, 4), kind: 'exchange', failures: 1, works: true },
    {
      id: id(51, 3),
      kind: 'feed',
      company: { id: ural.id },
      name: 'https://ural.example/prices.yml',
      reason: 'status',
      detail: '404',
      failures: 2,
      works: false,
    },
  ])
  expect(data).toHaveLength(2)
})

afterEach(() => void vi.unstubAllGlobals())

test('a feed that its supplier still has is fetched again by a press, and is in the journal without its password', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  const { id: failed } = await aFailedFeed(bindings(), 'ADMIN')
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/broken-feeds')).json()
  expect(data.find((one: { id: string }) => one.id === failed)).toMatchObject({ fetchable: true })
  const fetchIt = () => as('ADMIN', 'POST', `/api/operator/broken-feeds/${failed}/fetch`)
  expect((await fetchIt()).status).toBe(202)
  const { DB } = bindings()
  const runs = DB.prepare('SELECT reason, detail FROM import_runs WHERE source = ? ORDER BY num DESC').bind(
    `feed:${FEED_ID}`,
  )
  await vi.waitFor(async () =>
    expect((await runs.all()).results).toEqual([
      { reason: 'status', detail: '503' },
      { reason: 'status', detail: '404' },
    ]),
  )
  const journal = await (await as('ADMIN', 'GET', '/api/operator/journal?act=feed-fetched')).json()
  expect(journal.data[0]).toMatchObject({ subject: failed, before: { names: 'https://ural.example/prices.yml' } })
  await DB.exec('DELETE FROM goods_feeds')
  expect(await statusAndCode(await fetchIt())).toEqual([404, 'feed.unknown'])
})
