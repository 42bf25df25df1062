/** An operator replaces an edition of a classifier with plain forms, as a browser without script does. */
import { beforeAll, expect, test } from 'vitest'
import { TREE_CSV } from '../fixtures/editions.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { request, startSite, stores } from './site.ts'
import { call, readPage, signedUp } from './visitors.ts'

const OPERATOR = 'operator-of-editions@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

const LIST = '/en/admin/editions'
const { press, expectAll } = pressing()
let operator: Browser

beforeAll(async () => {
  operator = await signedUp(OPERATOR)
})

const screen = async (path: string) => (await request(path, cookiesOf(operator))).text()
/** Waits until the job behind the page has ended. */
const shows = (path: string, text: string) => expect.poll(() => screen(path), { timeout: 20_000 }).toContain(text)

async function uploaded(content: string, typed: Record<string, string>): Promise<string> {
  const file = new File([content], 'tnved_tree.csv')
  return String(
    await press(operator, 'editions', { path: LIST, action: 'upload', typed: { tree: 'tnved', ...typed }, file }),
  )
}

test('an edition is uploaded, compared and applied, each once however often it is pressed', async () => {
  const path = await uploaded(TREE_CSV, { dated: '2026-10-01' })
  expect(path).toMatch(/^\/en\/admin\/editions\/\w+$/)
  await shows(path, 'Put this edition into use')
  const ready = await screen(path)
  expect(htmlFaults(ready)).toEqual([])
  expect(ready).toContain('It replaces the built-in overview')
  expect(await press(operator, 'edition', { path, action: 'apply' })).toBe(null)
  expect(await press(operator, 'edition', { path, action: 'apply', typed: { confirm: 'on' } })).toBe(path)
  await shows(path, 'Applied')
  const list = await readPage(operator, LIST)
  expect(htmlFaults(list)).toEqual([])
  expect(list).toContain('edition of Oct 1, 2026')
  expect(await call(operator, 'GET', '/api/tnved/tree?code=8481309101')).toMatchObject({
    node: { duty: '5, но не менее 1 евро за 1 кг' },
  })
  const next = await uploaded(TREE_CSV.replace('прочие,,7,', 'прочие,,8,'), { dated: '2026-11-01' })
  await shows(next, 'Compared with the edition of')
  expect(await screen(next)).toContain('7 → 8')
  expect(await press(operator, 'edition', { path: next, action: 'discard' })).toBe(LIST)
  expect(await screen(next)).toContain('Discarded')
  expect(await screen('/en/admin/journal')).toContain('Code list edition put into use')
})

test('a name by hand is shown, stays in the next edition, and is removed', async () => {
  const typed = { of: 'tnved', code: '8481', locale: 'en', text: 'Plumbing valves' }
  const path = LIST
  // Read from the database, because each isolate of the API caches an edition for up to a minute.
  async function current(): Promise<string> {
    const { DB } = stores()
    const { results } = await DB.prepare(`SELECT body FROM code_edition_parts WHERE edition =
      (SELECT num FROM code_editions WHERE tree = 'tnved' AND current = 1)`).all<{ body: string }>()
    return results.map(({ body }) => body).join('')
  }
  expect(await press(operator, 'editions', { path, action: 'word', typed })).toBe(`${LIST}?done=saved`)
  await expect.poll(current, { timeout: 20_000 }).toContain('Plumbing valves')
  const next = await uploaded(TREE_CSV.replace('прочие,,7,', 'прочие,,9,'), { dated: '2026-12-01' })
  await shows(next, 'Put this edition into use')
  await press(operator, 'edition', { path: next, action: 'apply', typed: { confirm: 'on' } })
  await shows(next, 'Applied')
  expect(await current()).toContain('Plumbing valves')
  const other = { ...typed, code: '9999' }
  expect(await press(operator, 'editions', { path, action: 'word', typed: other })).toBe(null)
  expect(await press(operator, 'editions', { path, action: 'word', typed: { ...typed, text: '' } })).toBe(
    `${LIST}?done=saved`,
  )
})

test('a file that is no edition is refused with the reason, and a form without a file is refused beside its field', async () => {
  const path = await uploaded('<yml_catalog/>', {})
  await shows(path, 'is not one of the files this code list can be imported from')
  expect(await press(operator, 'editions', { path: LIST, action: 'upload', typed: { tree: 'tnved' } })).toBe(null)
})

test('no form of these screens is left out', () => expectAll('editions'))
