/** An operator looks after programs, feeds, banks, backups and variables with plain forms. Each button takes effect once. */
import { beforeAll, expect, test } from 'vitest'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { INN } from '../fixtures/suppliers.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { buckets, request, startSite, stores } from './site.ts'
import { call, readPage, signedUp } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR, STATUS_TOKEN: 'sesame-of-the-status' })

const { press, expectAll } = pressing()
const TOKENS = '/en/admin/api_tokens'
const FEEDS = '/en/admin/broken_feeds'
const BANKS = '/en/admin/banks'
const BACKUPS = '/en/admin/backups'
let supplier: Browser
let operator: Browser
let company: string

beforeAll(async () => {
  supplier = await signedUp('supplier-of-programs@people.example', 'Viktor Sokolov')
  operator = await signedUp(OPERATOR)
  company = (await call(supplier, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Works of programs' }))
    .organization.id
})

test('a token of a company is revoked with a reason, once it is confirmed', async () => {
  const made = await call(supplier, 'POST', '/api/profile/company/api-tokens', {
    name: 'Leaked script',
    scopes: ['goods.read'],
    days: 30,
  })
  const list = await readPage(operator, `${TOKENS}?company=${company}`)
  expect(list).toContain('Leaked script')
  expect(list).not.toContain(made.token)
  const path = `${TOKENS}?company=${company}&revoke=${made.id}`
  expect(htmlFaults(await readPage(operator, path))).toEqual([])
  expect(await press(operator, 'deskTokens', { path, action: 'revoke', typed: { reason: 'Published' } })).toBeNull()
  const typed = { reason: 'Published', confirm: 'on' }
  expect(await press(operator, 'deskTokens', { path, action: 'revoke', typed })).toBe(
    `${TOKENS}?company=${company}&done=saved`,
  )
  expect(await readPage(operator, `${TOKENS}?company=${company}`)).toContain('There are no tokens yet.')
})

test('a feed that has failed is fetched again', async () => {
  const { DB } = stores()
  const feed = '06d2k6t0000f0001'
  await DB.batch([
    DB.prepare(`INSERT INTO goods_feeds (id, company, author, url, credentials, hour, weekday, next_at, created_at)
      SELECT ?, num, NULL, 'http://127.0.0.1:9/goods.yml', NULL, 1, NULL, 8000000000000000, 0 FROM companies WHERE id = ?`).bind(
      feed,
      company,
    ),
    DB.prepare(`INSERT INTO import_runs (id, company, source, name, status, reason, detail, created_at, updated_at)
      SELECT '06d2k6t0000f0002', num, ?, 'https://ural.example/goods.yml', 'failed', 'silent', '', ?, 0 FROM companies WHERE id = ?`).bind(
      `feed:${feed}`,
      Date.now(),
      company,
    ),
  ])
  expect(htmlFaults(await readPage(operator, FEEDS))).toEqual([])
  expect(await press(operator, 'brokenFeeds', { path: FEEDS, action: 'fetch' })).toBe(`${FEEDS}?done=saved`)
})

test('a directory of banks is imported, and a file of another kind is refused', async () => {
  const xml = (text: string) => new File([text], 'ED807.xml', { type: 'text/xml' })
  const whole = `<?xml version="1.0" encoding="UTF-8"?><ED807><BICDirectoryEntry BIC="044525225"><ParticipantInfo NameP="Bank"/></BICDirectoryEntry></ED807>`
  const upload = (file: File) => press(operator, 'deskBanks', { path: BANKS, action: 'upload', file })
  expect(await upload(xml(whole))).toBe(`${BANKS}?done=saved`)
  const page = await readPage(operator, BANKS)
  expect(page).toContain('1 bank in the directory')
  expect(htmlFaults(page)).toEqual([])
  expect(await upload(xml('<catalog/>'))).toBeNull()
})

test('a backup is started, and downloaded unchanged', async () => {
  const { BACKUPS: bucket } = await buckets()
  await bucket?.put('backups/2026-11-23T00-00-07Z.tar.gz', 'archive')
  expect(await press(operator, 'backups', { path: BACKUPS, action: 'begin' })).toBe(`${BACKUPS}?done=saved`)
  expect(htmlFaults(await readPage(operator, BACKUPS))).toEqual([])
  const place = await press(operator, 'backups', { path: BACKUPS, action: 'download', of: '2026-11-23T00-00-07Z' })
  expect(place).toBe('/api/operator/backups/file?name=2026-11-23T00-00-07Z')
  const file = await operator.send('GET', String(place))
  expect([file.status, await file.text()]).toEqual([200, 'archive'])
  expect((await request(String(place))).status).toBe(401)
})

test('administrators see which variables are set, without their values', async () => {
  const page = await readPage(operator, '/en/admin/settings')
  expect(htmlFaults(page)).toEqual([])
  expect(page).toMatch(/<code[^>]*>STATUS_TOKEN<\/code><\/span><span>set<\/span>/)
  expect(page).not.toContain('sesame')
  expectAll('instance')
})

test('the screens on which moderators decide alone may show a document within them', async () => {
  const policyOf = async (path: string) =>
    (await request(path, cookiesOf(operator))).headers.get('Content-Security-Policy') ?? ''
  expect(await policyOf('/en/admin')).toMatch(/; frame-src 'self'; object-src 'self';/)
  for (const path of ['/en/admin/queue', '/en/admin/api_tokens', '/en/profile', '/en/auth', '/en', '/en/no/such'])
    expect(await policyOf(path), path).not.toMatch(/frame-src|object-src/)
})
