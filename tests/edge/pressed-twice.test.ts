/** Every submit counts once, each button of each plain form pressed twice at once and once more afterwards; and none is lost. */
import { beforeAll, describe, expect, test } from 'vitest'
import { ACTIONS } from '../../worker/forms/personal/actions.ts'
import { INN, PERSON_INN, USCC } from '../fixtures/suppliers.ts'
import { png } from '../fixtures/uploads/pictures.ts'
import { askCode, type Browser, openBrowser, signUp } from './browser.ts'
import { type Press, post, postThrice, pressThrice, readForm } from './plain-forms.ts'
import { ask, ownOrigin, samples, startSite } from './site.ts'

const HOUSE = 'house@people.example'
startSite({ ADMIN_LOGINS: HOUSE })

let people = 0
const newLogin = () => `pressing-${++people}@people.example`

async function signedUp(login = newLogin(), name = 'Anna'): Promise<Browser> {
  const browser = openBrowser(ownOrigin())
  await signUp(browser, login, name)
  return browser
}

async function call(browser: Browser, method: string, path: string, body?: object) {
  const answer = await browser.send(method, path, body)
  const text = await answer.text()
  expect(answer.status, `${path} ${text}`).toBeLessThan(300)
  return text === '' ? null : JSON.parse(text).data
}

async function lettersTo(login: string): Promise<{ body: string }[]> {
  const answer = await ask(`/dev/outbox?to=${encodeURIComponent(login)}`)
  return JSON.parse(await answer.text()).data
}
const codeIn = ([letter]: { body: string }[]) => /\d{6}/.exec(letter?.body ?? '')?.[0] ?? ''

const OWN = '/api/profile/company'
const PRODUCTS = `${OWN}/products`
const pressed = new Set<string>()

/** @param screen its name in ACTIONS */
async function press(browser: Browser, screen: string, press: Press): Promise<string | null> {
  pressed.add(`${screen} ${press.action}`)
  return pressThrice(browser, press)
}

let owner: Browser
let category: { id: string }
const mail = newLogin()

beforeAll(async () => {
  owner = await signedUp(mail)
  category = (await samples()).category
})

const picture = (name: string) => new File([png(4, 3)], name, { type: 'image/png' })
const photos = async (): Promise<string[]> =>
  (await call(owner, 'GET', `${OWN}/files`)).photos.map(({ url }: { url: string }) => url.split('/').at(-1))

test('an organization is founded once, and what is told of it is told once', async () => {
  const start = { path: '/en/profile/start', typed: { taxNumber: INN, name: 'Pressed Works' } }
  expect(await press(owner, 'start', { ...start, action: 'look' })).toBeNull()
  expect(await press(owner, 'start', { ...start, action: 'found' })).toBe('/en/profile?done=founded')
  const told = { 'description.en': 'Valves', 'city.en': 'Perm', phone: '+7 342 200-00-00' }
  const edit = { path: '/en/profile/company/edit', action: 'save', typed: told }
  expect(await press(owner, 'companyEdit', edit)).toBe('/en/profile/company?done=saved')
  const more = '/en/profile/company/edit/additionally'
  await press(owner, 'companyMore', { path: more, action: 'more', typed: { activities: '28.14' } })
  const fact = { 'facts.0.name.en': 'Machines', 'facts.0.value.en': '120' }
  expect(await press(owner, 'companyMore', { path: more, action: 'facts', typed: fact })).toBe(`${more}?done=saved`)
  const company = await call(owner, 'GET', OWN)
  expect(company).toMatchObject({ activities: ['28.14'], facts: [{ value: '120' }] })
})

test('a file is shown once, and a picture moves by one place', async () => {
  const path = '/en/profile/company/edit/file'
  const on = (action: string, more: Partial<Press> = {}) => press(owner, 'companyFile', { path, action, ...more })
  for (const name of ['shop.png', 'yard.png', 'gate.png']) await on('photo', { file: picture(name) })
  const [first = '', second, third] = await photos()
  expect(await photos()).toHaveLength(3)
  expect(await on('later', { of: first })).toBe(`${path}?done=saved#picture-2`)
  expect(await photos()).toEqual([second, first, third])
  await on('earlier', { of: first })
  expect(await photos()).toEqual([first, second, third])
  await on('remove', { of: first })
  expect(await photos()).toEqual([second, third])
  await on('logo', { file: picture('logo.png') })
  await on('logo-remove')
  const sheet = { 'name.en': 'ISO 9001', number: 'Q-17', validUntil: '2030-01-01' }
  await on('certificate', { typed: sheet, file: picture('sheet.png') })
  const { logo, certificates } = await call(owner, 'GET', OWN)
  expect([logo, certificates.length]).toEqual([null, 1])
  await press(owner, 'company', { path: '/en/profile/company', action: 'status', typed: { status: 'pending' } })
  expect((await call(owner, 'GET', OWN)).status).toBe('pending')
})

test('a product is begun once, and each of its forms counts once', async () => {
  const begun = { 'names.en': 'Ball valve', category: category.id, model: 'BV' }
  await press(owner, 'newProduct', { path: '/en/profile/product/new', action: 'save', typed: begun })
  const [{ id }, ...others] = await call(owner, 'GET', PRODUCTS)
  expect(others).toEqual([])
  const [details, price, file] = ['', '/price', '/file'].map((rest) => `/en/profile/product/${id}${rest}`)
  const on = (screen: string, path = '', action: string, typed = {}, more: Partial<Press> = {}) =>
    press(owner, screen, { path, action, typed, ...more })
  expect(await on('product', details, 'see', { 'names.en': 'Seen' })).toBeNull()
  expect(await on('product', details, 'save', { 'names.en': 'Gate valve' })).toBe(`${details}?done=saved`)
  const fact = { 'facts.0.name.en': 'Body', 'facts.0.value.en': 'Steel' }
  expect(await on('product', details, 'see-facts', fact)).toBeNull()
  expect(await on('product', details, 'facts', fact)).toBe(`${details}?done=saved`)
  const tier = { 'tiers.0.from': '1', 'tiers.0.amount': '10' }
  expect(await on('productPrice', price, 'see', tier)).toBeNull()
  expect(await on('productPrice', price, 'save', tier)).toBe(`${file}?done=saved`)
  const option = { 'options.0.name.en': 'Size', 'options.0.values.0.en': 'DN 50' }
  expect(await on('productPrice', price, 'cross', option)).toBeNull()
  const row = { 'rows.0.of': '0', 'rows.0.on': 'on', 'rows.0.sku': 'BV-50', 'rows.0.factor': '1' }
  expect(await on('productPrice', price, 'variants', { ...option, ...row })).toBe(`${price}?done=saved`)

  for (const name of ['a.png', 'b.png']) await on('productFile', file, 'add', {}, { file: picture(name) })
  const pictures = async () =>
    (await call(owner, 'GET', `${PRODUCTS}/${id}/files`)).pictures.map((one: { id: string }) => one.id)
  const [first, second, ...more] = await pictures()
  expect(more).toEqual([])
  expect(await on('productFile', file, 'later', {}, { of: first })).toBe(`${file}?done=saved#picture-2`)
  expect(await pictures()).toEqual([second, first])
  await on('productFile', file, 'earlier', {}, { of: first })
  expect(await pictures()).toEqual([first, second])
  await on('productFile', file, 'remove', {}, { of: second })
  expect(await pictures()).toEqual([first])

  const list = '/en/profile/product'
  expect(await on('products', list, 'prices', { [`price.${id}`]: '20' })).toBe(`${list}?done=saved`)
  expect(await on('products', list, 'many', { [`on.${id}`]: 'on', to: 'archived' })).toBe(`${list}?done=saved`)
  expect(await on('product', details, 'status', { status: 'draft' })).toBe(`${details}?done=saved`)
  await on('product', details, 'status', { status: 'moderation' })
  expect(await call(owner, 'GET', `${PRODUCTS}/${id}`)).toMatchObject({
    ...{ status: 'moderation', names: { en: 'Gate valve' }, facts: [{ value: 'Steel' }] },
    ...{ prices: { tiers: [{ amount: 2000 }] }, variants: [{ sku: 'BV-50' }] },
  })
})

test('the house decides once, and its buyers’ inquiries are answered once', async () => {
  const house = await signedUp(HOUSE)
  const { id, version } = await call(owner, 'GET', OWN)
  const [{ id: product, version: seen }] = await call(owner, 'GET', PRODUCTS)
  const on = (action: string, typed: Record<string, string>, of = '') =>
    press(house, 'admin', { path: '/en/admin', action, typed, of })
  expect(version).toBeGreaterThan(0)
  expect(await on('verify', { source: 'Federal Tax Service' }, id)).toBe('/en/admin?done=saved')
  const { verifications } = await call(owner, 'GET', OWN)
  expect(verifications ?? [1]).toHaveLength(1)
  expect(await on('decide', { decision: 'approve' }, id)).toBe('/en/admin?done=saved')
  const ticked = { [`on.product.${product}`]: String(seen), decision: 'approve' }
  expect(await on('many', ticked)).toBe('/en/admin?done=saved')
  expect((await ask(`/en/product/${product}`)).status).not.toBe(404)

  const buyer = newLogin()
  const asked = { supplier: id, message: 'Price?', name: 'Li Wei', email: buyer, consent: 'on' }
  const nobody = openBrowser(ownOrigin())
  expect(await postThrice(nobody, '/en/inquiry', asked)).toBe(`/en/inquiry?supplier=${id}&sent=1`)
  const [inquiry, ...others] = await call(owner, 'GET', `${OWN}/inquiries`)
  expect(others).toEqual([])
  const path = `/en/profile/inquiries/${inquiry.id}`
  expect(await press(owner, 'received', { path, action: 'answer', typed: { reply: 'Ten' } })).toBe(
    `${path}?done=answered`,
  )
  expect((await lettersTo(buyer)).filter(({ body }) => body.includes('Ten'))).toHaveLength(1)
  expect(await press(owner, 'received', { path, action: 'close' })).toBe(`${path}?done=closed`)
  const lead = { name: 'Anna', email: buyer, message: 'We ship valves.', consent: 'on' }
  for (const page of ['talp', 'liaozhong']) await postThrice(nobody, `/en/${page}`, lead)
  const leads = (await lettersTo('hello@kontor.example')).filter(({ body }) => body.includes('We ship valves.'))
  expect(leads).toHaveLength(2)
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
  const [{ id }] = await call(owner, 'GET', PRODUCTS)
  const path = `/en/profile${place.replace(':id', id)}`
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

test('a legal entity is added, made the main one, taken away and brought back once', async () => {
  const path = '/en/profile/legal_entities'
  const entities = async () => call(owner, 'GET', `${OWN}/legal-entities`)
  const typed = { taxNumber: PERSON_INN, fullName: 'Second entity' }
  const before = (await entities()).length
  expect(await press(owner, 'legalEntities', { path: `${path}?edit=new`, action: 'look', typed })).toBeNull()
  await press(owner, 'legalEntities', { path: `${path}?edit=new`, action: 'save', typed })
  await call(owner, 'POST', `${OWN}/legal-entities`, { taxNumber: USCC, fullName: 'Third entity' })
  expect(await entities()).toHaveLength(before + 2)
  const { id } = (await entities()).find(({ taxNumber }: { taxNumber: string }) => taxNumber === USCC)
  expect(await press(owner, 'legalEntities', { path, action: 'main', of: id })).toBe(`${path}?done=saved`)
  const other = (await entities()).find(({ main }: { main: boolean }) => !main).id
  const removed = await press(owner, 'legalEntities', { path, action: 'remove', of: other })
  expect(removed).toBe(`${path}?done=removed&undo=${other}`)
  await press(owner, 'legalEntities', { path: String(removed), action: 'restore' })
  expect(await entities()).toHaveLength(before + 2)
})

test('addresses and numbers of one’s own: one letter, one confirmation', async () => {
  const person = await signedUp()
  const contacts = async () => call(person, 'GET', '/api/profile/contacts')
  /** Through form, code and success. @returns the contact's id */
  async function confirmed(kind: 'mail' | 'phone', value: string): Promise<string> {
    const base = `/en/profile/${kind}`
    const path = String(await press(person, kind, { path: `${base}/new`, action: 'send', typed: { value } }))
    const id = path.split('/').at(-2) ?? ''
    expect(path).toBe(`${base}/${id}/code`)
    expect(await press(person, `${kind}Code`, { path, action: 'resend' })).toBe(`${path}?done=code`)
    const letters = await lettersTo(value)
    expect(letters).toHaveLength(1)
    const typed = { code: codeIn(letters) }
    expect(await press(person, `${kind}Code`, { path, action: 'verify', typed })).toBe(`${base}/${id}/success`)
    return id
  }
  const [first] = await contacts()
  const mail = await confirmed('mail', newLogin())
  const phones = [await confirmed('phone', '+79161112233'), await confirmed('phone', '+79161112244')]
  const mainOnes = async () =>
    (await contacts()).filter(({ main }: { main: boolean }) => main).map(({ id }: { id: string }) => id)
  expect(await mainOnes()).toEqual([first.id, phones[0]])
  for (const [screen, path, action, of] of [
    ['mails', '/en/profile/mail', 'main', mail],
    ['phones', '/en/profile/phone', 'main', phones[1]],
    ['mailPhones', '/en/profile/mail/phone', 'main', phones[0]],
    ['mailPhones', '/en/profile/mail/phone', 'remove', phones[1]],
    ['phones', '/en/profile/phone', 'remove', phones[0]],
    ['mails', '/en/profile/mail', 'remove', first.id],
  ] as const)
    expect(await press(person, screen, { path, action, of: of ?? '' })).toBe(`${path}?done=saved`)
  expect((await contacts()).map(({ id }: { id: string }) => id)).toEqual([mail])
})

test('people are invited, let in, changed and taken away once', async () => {
  const [login, another] = [newLogin(), newLogin()]
  const list = '/en/profile/employee'
  const invite = (contact: string) =>
    press(owner, 'employee', { path: `${list}/new`, action: 'invite', typed: { contact, role: 'EMPLOYEE' } })
  for (const contact of [login, another]) expect(await invite(contact)).toBe(`${list}?done=invited`)
  expect(await lettersTo(login)).toHaveLength(1)
  const people = async () => call(owner, 'GET', `${OWN}/employees`)
  const { id } = (await people()).find(({ contact }: { contact: string }) => contact === login)
  const path = `${list}/${id}`
  const on = (action: string, typed = {}) => press(owner, 'employee', { path, action, typed })
  expect(await on('remind')).toBe(`${path}?done=invited`)
  expect(await lettersTo(login)).toHaveLength(2)

  const [colleague, stranger] = [await signedUp(login, 'Colleague'), await signedUp(another, 'Stranger')]
  const start = '/en/profile/start'
  expect(await press(colleague, 'start', { path: start, action: 'accept' })).toBe('/en/profile?done=joined')
  expect(await press(stranger, 'start', { path: start, action: 'decline' })).toBe(`${start}?done=declined`)
  expect(await people()).toHaveLength(2)
  expect(await on('save', { position: 'Sales' })).toBe(`${path}?done=saved`)
  expect(await on('status', { status: 'disabled' })).toBe(`${path}?done=saved`)
  expect(await on('status', { status: 'active' })).toBe(`${path}?done=saved`)
  expect(await on('remove')).toBe(`${list}?done=removed&undo=${id}`)
  const back = { path: `${list}?done=removed&undo=${id}`, action: 'restore' }
  expect(await press(owner, 'employees', back)).toBe(`${list}?done=restored`)
  expect(await on('hand-over')).toBe(`${list}?done=handed`)
  expect(await press(owner, 'employees', { path: list, action: 'leave' })).toBe(`${start}?done=left`)
  expect(await call(colleague, 'GET', `${OWN}/employees`)).toHaveLength(1)
})

test('an account: its settings, its sessions and its end', async () => {
  const login = newLogin()
  const person = await signedUp(login)
  const path = '/en/profile/settings'
  const on = (action: string, more: Partial<Press> = {}) => press(person, 'settings', { path, action, ...more })
  expect(await on('save', { typed: { name: 'Anna P' } })).toBe(`${path}?done=saved`)
  for (let device = 0; device < 2; device++) {
    const other = openBrowser(ownOrigin())
    const code = await askCode(other, login)
    await call(other, 'POST', '/api/auth/verify-code', { login, code })
  }
  const sessions = async () => call(person, 'GET', '/api/profile/sessions')
  const other = (await sessions()).find(({ current }: { current: boolean }) => !current).id
  expect(await on('end-session', { of: other })).toBe(`${path}?done=ended`)
  expect(await sessions()).toHaveLength(2)
  expect(await on('end-others')).toBe(`${path}?done=ended`)
  expect(await sessions()).toHaveLength(1)
  const before = (await lettersTo(login)).length
  expect(await on('erasure-code')).toBe(`${path}?done=code`)
  const letters = await lettersTo(login)
  expect(letters).toHaveLength(before + 1)
  pressed.add('settings erase')
  const ending = await readForm(person, { path: `${path}?done=code`, action: 'erase' })
  const places = []
  for (const _ of [1, 2])
    places.push((await post(person, path, { ...ending, code: codeIn(letters) })).headers.get('Location'))
  // Nobody is there any more to be told twice.
  expect(places).toEqual(['/en', expect.stringMatching(/^\/en\/auth\?/)])
})

/** Posts the forms of signing in, each thrice. */
async function signInWith(browser: Browser, login: string): Promise<void> {
  expect(await postThrice(browser, '/en/auth', { login })).toBe('/en/auth/code')
  const code = codeIn(await lettersTo(login))
  if ((await postThrice(browser, '/en/auth/code', { code })) === '/en/auth/registration')
    expect(await postThrice(browser, '/en/auth/registration', { name: 'Anna', acceptTerms: 'on' })).toBe('/en/profile')
}

describe('signing in', () => {
  test('by a code that is sent twice opens one account and begins one session', async () => {
    const [login, browser] = [newLogin(), openBrowser(ownOrigin())]
    await signInWith(browser, login)
    expect((await lettersTo(login)).filter(({ body }) => /\d{6}/.test(body))).toHaveLength(1)
    expect(await call(browser, 'GET', '/api/profile/sessions')).toHaveLength(1)
    await signInWith(openBrowser(ownOrigin()), login)
    expect(await call(browser, 'GET', '/api/profile/sessions')).toHaveLength(2)
    expect(await postThrice(browser, '/en/auth/sign-out', {})).toBe('/en')
  })

  test('with the code of another is not made possible by that', async () => {
    const [login, browser, thief] = [newLogin(), openBrowser(ownOrigin()), openBrowser(ownOrigin())]
    await signUp(openBrowser(ownOrigin()), login)
    const begun = await post(browser, '/en/auth', { login })
    const own = /sign-in=([^;]*)/.exec(begun.headers.getSetCookie().join())?.[1] ?? ''
    browser.cookies.set('sign-in', own)
    thief.cookies.set('sign-in', own.replace(/%22once%22%3A%22[^%]*%22/, '%22once%22%3A%22another%22'))
    const code = codeIn(await lettersTo(login))
    expect((await post(browser, '/en/auth/code', { code })).headers.get('Location')).toBe('/en/profile')
    expect((await post(thief, '/en/auth/code', { code })).headers.get('Location')).toBe('/en/auth/code')
  })
})

test('no button was left out', () => {
  const all = Object.entries(ACTIONS).flatMap(([screen, actions]) =>
    Object.keys(actions).map((action) => `${screen} ${action}`),
  )
  expect(all.filter((one) => !pressed.has(one))).toEqual([])
})
