/**
 * What operators do about work that has come by itself or has failed, and on the instance as a whole, each act once by keyboard on a phone, in
 * English and then in Russian: proposals, goods without a category, an appeal, a delivery, programs, feeds, editions, banks, backups.
 */
import { readFileSync } from 'node:fs'
import { TREE_CSV } from '../fixtures/editions.ts'
import { enhanced, expectAccessible } from './account.ts'
import { type Act, carryOut, download } from './desk-acts.ts'
import { addPendingWork, type PendingWork } from './desk-pending-work.ts'
import { OWN_OPERATOR, test } from './own-site.ts'
import { signUp } from './people.ts'
import { expect } from './site.ts'

const REASON = 'The register says so'

const BANKS = `<?xml version="1.0" encoding="UTF-8"?><ED807><BICDirectoryEntry BIC="044525225"><ParticipantInfo NameP="Bank"/></BICDirectoryEntry></ED807>`

const file = (name: string, mimeType: string, text: string) => ({ name, mimeType, buffer: Buffer.from(text) })

/** Acts about work that was received or failed. */
function queues({ company, label, token, report, run, proposals: [fitting, useless] }: PendingWork): Act[] {
  const goods = `/admin/unsorted_goods?place=branch&supplier=${company}`
  const proposal = (id = '') => ({ path: '/admin/category_proposals', action: 'decide', among: `[value="${id}"]` })
  return [
    { ...proposal(fitting), decision: 'placed', typed: { category: label } },
    { ...proposal(useless), decision: 'refused', typed: { answer: REASON } },
    { path: goods, action: 'file', typed: { '^on.': true, category: label } },
    { path: goods, action: 'file', decision: 'fileAll', typed: { category: label } },
    { path: goods, action: 'undo' },
    {
      path: '/admin/reports',
      action: 'decide',
      decision: 'upheld',
      among: `[value="${report}"]`,
      typed: { answer: REASON },
    },
    { path: '/admin', action: 'rerun' },
    {
      path: `/admin/api_tokens?company=${company}&revoke=${token}`,
      action: 'revoke',
      typed: { reason: REASON, confirm: true },
    },
    { path: '/admin/broken_feeds', action: 'fetch', among: `[value="${run}"]` },
  ]
}

/** Acts about the instance. @param at makes the edition differ from the previous one */
function instance(at: number): Act[] {
  const tree = `${TREE_CSV}\n8482,84,${8 + at},heading,8482,4,0,1,Подшипники ${at},,,`
  const edition = /\/editions\/\w{16}$/
  return [
    { path: '/admin/banks', action: 'upload', withFile: file('ED807.xml', 'text/xml', BANKS) },
    {
      path: '/admin/editions',
      action: 'upload',
      typed: { tree: 'tnved', dated: `2026-1${at}-01` },
      withFile: file('tnved_tree.csv', 'text/csv', tree),
      leadsTo: edition,
    },
    { action: 'apply', typed: { confirm: true }, stays: true },
    { path: '/admin/backups', action: 'begin' },
  ]
}

test('what operators do with work that was left, and with the instance, is done by keyboard on a phone, in English and in Russian', {
  tag: '@full',
}, async ({ page, browser, own }) => {
  test.setTimeout(10 * 60_000)
  // A field that is not there fails the act, not the whole journey after its minutes.
  page.setDefaultTimeout(30_000)
  await page.setViewportSize({ width: 360, height: 800 })
  await signUp(page, OWN_OPERATOR)
  for (const [at, locale] of ['en', 'ru'].entries()) {
    const left = await addPendingWork(page, browser, own.db, { locale, at })
    for (const act of [...queues(left), ...instance(at)]) {
      await carryOut(page, act, locale)
      await expectAccessible(page)
    }
    const { meta } = await (await page.request.get('/api/operator/editions')).json()
    expect(meta.served.find(({ tree }: { tree: string }) => tree === 'tnved').dated).toBe(`2026-1${at}-01`)

    // The archive is made behind the page.
    await expect(async () => {
      await page.reload()
      await expect(page.locator('[name="action"][value="download"]').first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await carryOut(page, { action: 'download', downloads: /\.tar\.gz$/ }, locale)
    await expectAccessible(page)

    await page.goto(`/${locale}/admin/statistics`)
    await enhanced(page)
    const csv = await download(page, page.locator('main a[download]'), /^statistics.*\.csv$/)
    expect(readFileSync(csv, 'utf8').split('\n').length).toBeGreaterThan(3)
  }
  // What was done is in the journal.
  const { data } = await (await page.request.get('/api/operator/journal?act=banks-imported')).json()
  expect(data).toHaveLength(2)
})
