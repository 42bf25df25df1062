/** A session that ends while a form is being filled in takes nothing with it. */
import { beforeAll, expect, test } from 'vitest'
import { INN } from '../fixtures/suppliers.ts'
import type { Browser } from './browser.ts'
import { post, readForm } from './plain-forms.ts'
import { ask, ownOrigin, samples, startSite } from './site.ts'
import { call, signedUp } from './visitors.ts'

startSite()

let owner: Browser
let product = ''

beforeAll(async () => {
  owner = await signedUp()
  await call(owner, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Typing Works' })
  const { category } = await samples()
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
  ['/product/:id', 'facts', 'facts.1.name.en'],
  ['/product/:id/price', 'save', 'tiers.1.amount'],
  ['/product/:id/price', 'variants', 'options.1.name.en'],
] as const

test.each(TYPED)('%s %s: what was typed when the session ended stands there again', async (place, action, name) => {
  const path = `/en/profile${place.replace(':id', product)}`
  const fields = { ...(await readForm(owner, { path, action })), action, [name]: 'Typed by then' }
  const ended = { ...owner, cookies: new Map(owner.cookies) }
  for (const token of ['access', 'refresh']) ended.cookies.delete(token)
  const led = await post(ended, path, fields)
  const next = new URL(led.headers.get('Location') ?? '', ownOrigin()).searchParams.get('next') ?? ''
  expect(next).toContain('done=kept')
  const kept = /kept-form=[^;]*/.exec(led.headers.getSetCookie().join())?.[0]
  const Cookie = [...owner.cookies]
    .map((one) => one.join('='))
    .concat(kept ?? [])
    .join('; ')
  expect(await (await ask(next, { Cookie })).text()).toContain('Typed by then')
})
