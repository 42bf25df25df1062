/** The page and the feed of what editions have changed (docs/behaviour.md, "Changes of an edition"). */
import { expect, test } from 'vitest'
import { writeEdition } from '../../worker/db/import/classifier/write-edition.ts'
import { loadCodes, TARIFF } from '../fixtures/classifier-tree.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { request, startSite } from './site.ts'

startSite({}, async ({ DB }) => {
  await loadCodes(DB)
  const head = { tree: 'tnved' as const, dated: '2026-09-01', builtin: false, sources: ['eec'], unofficial: [] }
  const rows = TARIFF.map((row) => (row.id === '8410000000' ? { ...row, duty: '8,5' } : row))
  await writeEdition(DB, { head, rows, texts: [] }, 1)
})

const get = async (path: string) => {
  const response = await request(path)
  expect(response.status, path).toBe(200)
  return (await response.text()).replace(/<!-- -->/g, '').replaceAll('\u00a0', ' ')
}

test('the page shows what an edition changed, and links its feed and the codes', async () => {
  const html = await get('/en/codes/changes')
  expect(html).toContain('Edition of Sep 1, 2026 compared with Mar 8, 2026')
  expect(html).toContain('href="/en/tnved/8410000000"')
  expect(html).toMatch(/10%.*8\.5%/s)
  expect(html).toContain('href="/en/codes/changes.atom"')
  expect(htmlFaults(html)).toEqual([])
  expect(await get('/en/codes/changes?code=8413')).toContain('The editions on this site contain no changes yet.')
  expect((await request('/en/codes/changes?code=x')).status).toBe(404)
})

test('changes of all codes or of some can be followed as a feed, without an account', async () => {
  const feed = await get('/ru/codes/changes.atom?code=8410')
  expect(feed).toContain('<title>8410 00 000 0: другая пошлина</title>')
  expect(feed).toContain('<summary>10 → 8,5</summary>')
  expect(feed).toMatch(/rel="self"[^>]*\/ru\/codes\/changes\.atom\?code=8410"/)
  expect(await get('/ru/codes/changes.atom?code=8413')).not.toContain('<entry')
  expect(JSON.parse(await get('/ru/codes/changes.json')).data).toMatchObject([{ code: '8410000000', kind: 'duty' }])
})
