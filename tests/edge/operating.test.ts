/** What operators monitor (docs/operating.md, "Watching"), in the built worker. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { HOUR_MS } from '../../domain/durations.ts'
import { JOBS } from '../../worker/jobs/jobs.ts'
import { logged, request, startSite, triggerScheduled } from './site.ts'

startSite({ SLOW_QUERY: '0' })

const json = async (path: string) => JSON.parse(await (await request(path)).text())

test('health and readiness checks pass, and name the build', async () => {
  const alive = await json('/healthz')
  const ready = await json('/readyz')
  expect(alive).toEqual({ status: 'alive', build: ready.build })
  const ok = { ok: true, took: expect.any(Number) }
  expect(ready).toMatchObject({ status: 'ready', checks: { key: ok, database: ok, keyValue: ok, files: ok } })
  expect(ready.build).toMatch(/\w{6}/)
  const html = await (await request('/en')).text()
  expect(html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))).not.toContain(ready.build)
})

test('the trigger of each minute runs each job that is due once, and readiness says when', async () => {
  expect(JSON.parse(readFileSync('dist/kontor/wrangler.json', 'utf8')).triggers.crons).toEqual(['* * * * *'])
  const before = Date.now()
  await triggerScheduled()
  const { jobs } = await json('/readyz')
  const byName = (all: { name: string }[]) => all.map(({ name }) => name).sort()
  expect(byName(jobs)).toEqual(byName(JOBS.filter(({ every }) => every !== undefined)))
  for (const { name, started_at: startedAt, finished_at: finishedAt, outcome } of jobs) {
    expect(finishedAt, name).toBeGreaterThanOrEqual(startedAt)
    expect(startedAt, name).toBeGreaterThan(before - 60_000)
    expect(outcome, name).toMatch(/^(?!failed)./)
  }
  await triggerScheduled()
  const rarely = ({ name }: { name: string }) => JOBS.some((job) => job.name === name && (job.every ?? 0) >= HOUR_MS)
  expect((await json('/readyz')).jobs.filter(rarely)).toEqual(jobs.filter(rarely))
})

test('a response states where its time went, and slow queries are logged without their parameters', async () => {
  const response = await request('/en/suppliers?city=p0ison')
  await response.text()
  expect(response.headers.get('Server-Timing')).toMatch(/^(?=.*\bload;dur=\d)(?=.*\brender;dur=\d)(?=.*\btotal;dur=\d)/)
  const slow = () => logged().filter((line) => line.includes('slow query'))
  // The log arrives later than the response.
  await vi.waitFor(() => expect(slow().join()).toMatch(/facet_counts/), { timeout: 20_000 })
  expect(slow().join()).not.toContain('p0ison')
})
