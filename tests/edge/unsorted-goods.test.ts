/** An operator moves goods without a category with plain forms. Each button takes effect once. */
import { beforeAll, expect, test } from 'vitest'
import { categoryLabels } from '../../domain/category-labels.ts'
import type { Category } from '../../domain/contract/categories.ts'
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
/** Ids of categories, and the one below by its path. */
let branch: string
let leaf: string
let label: string

beforeAll(async () => {
  supplier = await signedUp('supplier-of-strays@people.example', 'Viktor Sokolov')
  operator = await signedUp(OPERATOR)
  company = (await call(supplier, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Works of strays' }))
    .organization.id
  const { data } = await (await operator.send('GET', '/api/categories?locale=en')).json()
  const all: Category[] = data
  const below = all.find(({ id, parent }) => parent !== null && all.every((other) => other.parent !== id))
  if (!below?.parent) throw new Error('the sample tree has no branch')
  leaf = below.id
  branch = below.parent
  label = categoryLabels(all).get(leaf) ?? ''
})

const stray = async (name: string): Promise<string> =>
  (await call(supplier, 'POST', '/api/profile/company/products', { names: { en: name }, category: branch })).id
const categoryOf = async (id: string) =>
  (await call(supplier, 'GET', `/api/profile/company/products/${id}`)).category.id

test('ticked goods go to the category of their row, or to one for all', async () => {
  const first = await stray('Stray one')
  const second = await stray('Stray two')
  const path = `${BRANCH}&supplier=${company}`
  const page = await readPage(operator, path)
  expect(page).toContain('Works of strays')
  expect(htmlFaults(page)).toEqual([])
  const typed = { [`on.${first}`]: '1', [`goods.${first}.category`]: label }
  expect(await press(operator, 'unsortedGoods', { path, action: 'file', typed })).toBe(
    `${LIST}?place=branch&supplier=${company}&done=saved`,
  )
  expect([await categoryOf(first), await categoryOf(second)]).toEqual([leaf, branch])
  const unknown = { [`on.${second}`]: '1', [`goods.${second}.category`]: 'No such category' }
  expect(await press(operator, 'unsortedGoods', { path, action: 'file', typed: unknown })).toBeNull()
})

test('all goods that the list is narrowed to go to one category in one press', async () => {
  const others = [await stray('Stray three'), await stray('Stray four')]
  const path = `${BRANCH}&supplier=${company}`
  const typed = { category: label }
  await press(operator, 'unsortedGoods', { path, action: 'fileAll', typed })
  for (const id of others) expect(await categoryOf(id)).toBe(leaf)
  expect(await readPage(operator, path)).toContain('No such products.')
  expect(await press(operator, 'unsortedGoods', { path, action: 'undo' })).toBe(`${path}&done=saved`)
  for (const id of others) expect(await categoryOf(id)).toBe(branch)
  const undone = await readPage(operator, path)
  expect(undone).toContain('undone')
  expect(htmlFaults(undone)).toEqual([])
  expectAll('unsorted')
})
