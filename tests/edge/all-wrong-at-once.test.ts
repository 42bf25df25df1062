/**
 * One sending of a form without script shows all that is wrong: what its schema refuses, with what depends on stored data, on another
 * field or on the day (docs/behaviour.md, "Form errors"). Quotes: quotes.test.ts; lists of goods: request-list.test.ts.
 */
import { beforeAll, expect, test } from 'vitest'
import { INN, OTHER_INN } from '../fixtures/suppliers.ts'
import type { Browser } from './browser.ts'
import { type Press, post, readForm } from './plain-forms.ts'
import { ownOrigin, request, samples, startSite, stores, tags } from './site.ts'
import { call, newLogin, signedUp } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

/** The marks of refused fields on a page. */
const wrongIn = (page: string): string[] =>
  ['input', 'textarea', 'select']
    .flatMap((control) => tags(page, control))
    .flatMap(({ name, 'aria-invalid': wrong }) => (name && wrong === 'true' ? [name] : []))

/** Sends a form of a screen that is refused. @returns the screen as it is shown again */
async function refused(browser: Browser, { typed, ...press }: Press): Promise<string> {
  const fields = { ...(await readForm(browser, press)), action: press.action, ...typed }
  const response = await post(browser, press.path, fields)
  expect(response.status).toBe(422)
  return response.text()
}

let owner: Browser
let operator: Browser
let company: string

beforeAll(async () => {
  operator = await signedUp(OPERATOR)
  owner = await signedUp(newLogin(), 'Olga Petrova')
  const { organization } = await call(owner, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'First Works' })
  company = organization.id
})

test('a legal entity: a number that another one has, numbers that do not go together, a missing name', async () => {
  const entity = { taxNumber: OTHER_INN, fullName: 'Second Works' }
  await call(owner, 'POST', '/api/profile/company/legal-entities', entity)
  const typed = { taxNumber: '7736 050 003', ogrn: '304500116000157', fullName: '' }
  const page = await refused(owner, { path: '/en/profile/legal_entities?edit=new', action: 'save', typed })
  expect(wrongIn(page).toSorted()).toEqual(['fullName', 'ogrn', 'taxNumber'])
  // Nothing is left for the schema to refuse.
  const named = { ...typed, fullName: 'Third Works' }
  const again = await refused(owner, { path: '/en/profile/legal_entities?edit=new', action: 'save', typed: named })
  expect(wrongIn(again).toSorted()).toEqual(['ogrn', 'taxNumber'])
})

test('an organization: a number that is taken needs no name to be refused', async () => {
  const registration = { fact: 'registration', source: { en: 'Register' }, checkedAt: '2026-01-02' }
  await call(operator, 'POST', `/app/admin/companies/${company}/verifications`, registration)
  const typed = { taxNumber: INN, name: '' }
  const page = await refused(await signedUp(), { path: '/en/profile/start', action: 'found', typed })
  expect(page).toContain('Ask to join')
  expect(wrongIn(page)).not.toContain('name')
})

test('a parameter of a category: a key that it has, and missing names', async () => {
  const { category } = await samples()
  const path = `/api/operator/categories/${category.id}/parameters`
  const names = { en: 'Pitch', ru: 'Шаг', zh: '螺距' }
  await call(operator, 'POST', path, { key: 'pitch', kind: 'text', names })
  const screen = `/en/admin/parameters/${category.id}?edit=new`
  const page = await refused(operator, { path: screen, action: 'add', of: 'name="kind"', typed: { key: 'pitch' } })
  expect(wrongIn(page)).toEqual(expect.arrayContaining(['key', 'names.en']))
})

test('an act that is confirmed: a tick and a reason, with whatever else is missing', async () => {
  const path = `/en/admin/companies/${company}`
  const page = await refused(operator, { path, action: 'handOver', typed: { person: '', reason: '' } })
  expect(wrongIn(page).toSorted()).toEqual(['confirm', 'person', 'reason'])
})

test('an inquiry: a quantity below the smallest order, a day that is over, a missing contact', async () => {
  const { product } = await samples()
  await stores().DB.prepare('UPDATE products SET moq = 7 WHERE id = ?').bind(product.id).run()
  const path = `/en/inquiry?product=${product.id}`
  const typed = { product: product.id, quantity: '1', neededBy: '2020-01-01', email: '' }
  const response = await request(path, { Origin: ownOrigin() }, 'POST', new URLSearchParams(typed).toString())
  expect(response.status).toBe(422)
  expect(wrongIn(await response.text())).toEqual(expect.arrayContaining(['quantity', 'neededBy', 'name', 'email']))
})
