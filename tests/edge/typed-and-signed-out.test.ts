/** Typed text is never lost: neither when the session ended meanwhile, nor when another person saved meanwhile. */
import { beforeAll, expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import type { Browser } from './browser.ts'
import { post, readForm } from './plain-forms.ts'
import { ownOrigin, request, samples, shareSite, tags } from './site.ts'
import { call, signedUp } from './visitors.ts'

shareSite()

let owner: Browser
let product = ''
let entity = ''
let employee = ''

beforeAll(async () => {
  owner = await signedUp()
  await call(owner, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Typing Works' })
  const { category } = await samples()
  const legal = { taxNumber: newInn(), fullName: 'Typing Works Trading' }
  entity = (await call(owner, 'POST', '/api/profile/company/legal-entities', legal)).id
  employee = (await call(owner, 'GET', '/api/profile')).organization.employee
  const begun = { names: { en: 'Ball valve' }, category: category.id }
  product = (await call(owner, 'POST', '/api/profile/company/products', begun)).id
  const options = [{ name: { en: 'Size' }, value: 'DN 50' }]
  const variants = [{ sku: 'BV-50', options }]
  await call(owner, 'PUT', `/api/profile/company/products/${product}/variants`, { variants })
})

/** A form of each kind, and a field of it. */
const TYPED = [
  ['/settings', 'save', 'name'],
  ['/mail/new', 'send', 'value'],
  ['/phone/new', 'send', 'value'],
  ['/employee/new', 'invite', 'position'],
  ['/legal_entities?edit=new', 'save', 'fullName'],
  ['/company/edit', 'save', 'description.ru'],
  ['/company/edit/file', 'certificate', 'number'],
  ['/company/edit/additionally', 'more', 'activities'],
  ['/company/edit/additionally', 'facts', 'facts.1.name.en'],
  ['/product/new', 'save', 'model'],
  ['/product/:id', 'save', 'names.zh'],
  ['/product/:id/fact', 'facts', 'facts.1.name.en'],
  ['/product/:id/price', 'save', 'tiers.1.amount'],
  ['/product/:id/price', 'variants', 'options.1.name.en'],
] as const

test.each(TYPED)('%s %s: what was typed when the session ended is shown again', async (place, action, name) => {
  const path = `/en/profile${place.replace(':id', product)}`
  const fields = { ...(await readForm(owner, { path, action })), action, [name]: 'Typed by then' }
  const ended = { ...owner, cookies: new Map(owner.cookies) }
  for (const token of ['access', 'refresh']) ended.cookies.delete(token)
  const led = await post(ended, path, fields)
  const next = new URL(led.headers.get('Location') ?? '', ownOrigin()).searchParams.get('next') ?? ''
  expect(next).toContain('done=kept')
  const savedForm = /saved-form=[^;]*/.exec(led.headers.getSetCookie().join())?.[0]
  const Cookie = [...owner.cookies]
    .map((one) => one.join('='))
    .concat(savedForm ?? [])
    .join('; ')
  expect(await (await request(next, { Cookie })).text()).toContain('Typed by then')
})

/** A form of each kind that two people may have open; a field that both change, and one that only the other does. */
const SHARED = [
  ['/company/edit', 'save', { 'description.en': ['Mine', 'Theirs'] }, { 'city.en': 'Perm' }],
  ['/company/edit/additionally', 'more', { activities: ['28.13', '28.14'] }, { currency: 'CNY' }],
  [
    '/company/edit/additionally',
    'facts',
    { 'facts.0.name.en': ['Shop', 'Works'], 'facts.0.value.en': ['Mine', 'Theirs'] },
    { 'facts.0.value.ru': 'Ваше' },
  ],
  ['/product/:id', 'save', { 'names.en': ['My valve', 'Their valve'], stock: ['10', '20'] }, { model: 'T-50' }],
  [
    '/product/:id/fact',
    'facts',
    { 'facts.0.name.en': ['Shell', 'Body'], 'facts.0.value.en': ['Mine', 'Theirs'] },
    { 'facts.0.value.ru': 'Ваше' },
  ],
  ['/product/:id/price', 'save', { 'tiers.0.amount': ['100', '90'], 'tiers.0.from': ['10', '20'] }, { vat: '20' }],
  ['/legal_entities?edit=:entity', 'save', { fullName: ['My name', 'Their name'] }, { address: 'Lenina 1' }],
  ['/employee/:employee', 'save', { position: ['Mine', 'Theirs'] }, { name: 'Anna B' }],
] as const

test.each(SHARED)(
  '%s %s: a field that both have changed shows both values, all others are merged',
  async (place, action, both, other) => {
    const filled = place.replace(':id', product).replace(':entity', entity).replace(':employee', employee)
    const path = `/en/profile${filled}`
    const form = { ...(await readForm(owner, { path, action })), action }
    const whose = (at: 0 | 1) =>
      Object.fromEntries(Object.entries(both).map(([name, texts]) => [name, String(texts[at])]))
    expect((await post(owner, path, { ...form, ...whose(1), ...other })).status).toBe(303)
    const response = await post(owner, path, { ...form, ...whose(0) })
    expect(response.status).toBe(422)
    const screen = await response.text()
    const fields = new Map(tags(screen, 'input').map(({ name, value }) => [name, value]))
    const textIn = (name: string) => fields.get(name) ?? new RegExp(`name="${name}"[^>]*>([^<]*)`).exec(screen)?.[1]
    for (const [name, mine] of Object.entries(whose(0))) expect(textIn(name), name).toBe(mine)
    for (const [name, theirs] of Object.entries(whose(1))) expect(fields.get(`theirs.${name}`), name).toBe(theirs)
    for (const [name, theirs] of Object.entries(other)) {
      const chosen = new RegExp(
        `name="${name}"(?:(?!</select>)[\\s\\S])*selected="" value="${theirs}"|value="${theirs}" selected`,
      )
      if (fields.has(name)) expect(fields.get(name), name).toBe(theirs)
      else expect(screen, name).toMatch(chosen)
    }
  },
)
