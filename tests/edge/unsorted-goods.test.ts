/** An operator moves goods without a category with plain forms. Each button takes effect once. */
import { beforeAll, expect, test } from 'vitest'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { INN } from '../fixtures/suppliers.ts'
import type { Browser } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { startSite } from './site.ts'
import { call, readPage, signedUp } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

const { press, expectAll } = pressing()
const LIST = '/en/admin/unsorted_goods'
const BRANCH = `${LIST}?place=branch`
let supplier: Browser
let operator: Browser
let company: string
let branch: { id: string; name: { text: string } }
let leaf: { id: string; name: { text: string } }

beforeAll(async () => {
  supplier = await signedUp('supplier-of-strays@people.example', 'Viktor Sokolov')
  operator = await signedUp(OPERATOR)
  company = (await call(supplier, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Works of strays' }))
    .organization.id
  const { data } = await (await operator.send('GET', '/api/categories?locale=en')).json()
  const all: { id: string; parent: string | null; name: { text: string } }[] = data
  const [below] = all.filter(({ parent }) => parent !== null)
  const above = all.find(({ id }) => id === below?.parent)
  if (!below || !above) throw new Error('the sample tree has no branch')
  leaf = below
  branch = above
})

const stray = async (name: string): Promise<string> =>
  (await call(supplier, 'POST', '/api/profile/company/products', { names: { en: name }, category: branch.id })).id
const categoryOf = async (id: string) =>
  (await call(supplier, 'GET', `/api/profile/company/products/${id}`)).category.id
const labelOf = ({ name }: typeof leaf) => `${branch.name.text} › ${name.text}`

test('ticked goods go to the category of their row, or to one for all', async () => {
  const [first, second] = [await stray('Stray one'), await stray('Stray two')]
  const path = `${BRANCH}&supplier=${company}`
  const page = await readPage(operator, path)
  expect(page).toContain('Works of strays')
  expect(htmlFaults(page)).toEqual([])
  const typed = { [`on.${first}`]: '1', [`goods.${first}.category`]: labelOf(leaf) }
  expect(await press(operator, 'unsortedGoods', { path, action: 'file', typed })).toBe(
    `${LIST}?place=branch&supplier=${company}&done=saved`,
  )
  expect([await categoryOf(first), await categoryOf(second)]).toEqual([leaf.id, branch.id])
  const unknown = { [`on.${second}`]: '1', [`goods.${second}.category`]: 'No such category' }
  expect(await press(operator, 'unsortedGoods', { path, action: 'file', typed: unknown })).toBeNull()
})

test('all goods that the list is narrowed to go to one category in one press', async () => {
  const others = [await stray('Stray three'), await stray('Stray four')]
  const path = `${BRANCH}&supplier=${company}`
  const typed = { category: labelOf(leaf) }
  await press(operator, 'unsortedGoods', { path, action: 'fileAll', typed })
  for (const id of others) expect(await categoryOf(id)).toBe(leaf.id)
  expect(await readPage(operator, path)).toContain('No such products.')
  expectAll('unsorted')
})
