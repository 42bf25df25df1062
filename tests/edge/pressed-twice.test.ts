/** Each button of an organization's forms and of the moderators' desk is pressed twice at once and once more; all others: pressed-twice-*.test.ts. */
import { beforeAll, expect, test } from 'vitest'
import { INN, PERSON_INN, USCC } from '../fixtures/suppliers.ts'
import { picture } from '../fixtures/uploads/pictures.ts'
import { type Browser, openBrowser } from './browser.ts'
import { type Press, postThrice, pressing } from './plain-forms.ts'
import { ownOrigin, request, samples, startSite } from './site.ts'
import { call, newLogin, sentTo, signedUp } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: `${OPERATOR}, second-operator@people.example`, TRANSLATION_URL: 'http://127.0.0.1:9/' })
const OWN = '/api/profile/company'
const PRODUCTS = `${OWN}/products`
const { press, remember, expectAll } = pressing()
let owner: Browser
let category: { id: string }

beforeAll(async () => {
  owner = await signedUp()
  category = (await samples()).category
})

const photos = async (): Promise<string[]> =>
  (await call(owner, 'GET', `${OWN}/files`)).photos.map(({ url }: { url: string }) => url.split('/').at(-1))

test('an organization is created once, and each notice is sent once', async () => {
  const start = { path: '/en/profile/start', typed: { taxNumber: INN, name: 'Pressed Works' } }
  expect(await press(owner, 'start', { ...start, action: 'look' })).toBeNull()
  expect(await press(owner, 'start', { ...start, action: 'found' })).toBe('/en/profile?done=founded')
  const details = { 'description.en': 'Valves', 'city.en': 'Perm', phone: '+7 342 200-00-00' }
  const edit = { path: '/en/profile/company/edit', action: 'save', typed: details }
  expect(await press(owner, 'companyEdit', { ...edit, action: 'city', typed: { 'city.en': 'Perm' } })).toBeNull()
  expect(await press(owner, 'companyEdit', { ...edit, action: 'place', typed: { 'address.en': 'Perm, 1' } })).toBeNull()
  expect(await press(owner, 'companyEdit', edit)).toBe('/en/profile/company?done=saved')
  const more = '/en/profile/company/edit/additionally'
  await press(owner, 'companyMore', { path: more, action: 'more', typed: { activities: '28.14' } })
  const fact = { 'facts.0.name.en': 'Machines', 'facts.0.value.en': '120' }
  expect(await press(owner, 'companyMore', { path: more, action: 'facts', typed: fact })).toBe(`${more}?done=saved`)
  expect(await call(owner, 'GET', OWN)).toMatchObject({ activities: ['28.14'], facts: [{ value: '120' }] })
})

test('a file is added once, and a picture moves by one place', async () => {
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

test('a product is created once, and each of its forms takes effect once', async () => {
  const begun = { path: '/en/profile/product/new', typed: { 'names.en': 'Valve', category: category.id, model: 'BV' } }
  const again = ['categories', 'translate']
  for (const action of again) expect(await press(owner, 'newProduct', { ...begun, action })).toBeNull()
  await press(owner, 'newProduct', { ...begun, action: 'save' })
  const [{ id }, ...others] = await call(owner, 'GET', PRODUCTS)
  expect(others).toEqual([])
  const [details, price, file, facts] = ['', '/price', '/file', '/fact'].map((at) => `/en/profile/product/${id}${at}`)
  const on = (screen: string, path = '', action: string, typed = {}, more: Partial<Press> = {}) =>
    press(owner, screen, { path, action, typed, ...more })
  for (const action of ['see', ...again])
    expect(await on('product', details, action, { 'names.en': 'Seen', categoryWords: 'valve' })).toBeNull()
  expect(await on('product', details, 'save', { 'names.en': 'Gate valve' })).toBe(`${details}?done=saved`)
  const fact = { 'facts.0.name.en': 'Body', 'facts.0.value.en': 'Steel' }
  expect(await on('productFact', facts, 'see-facts', fact)).toBeNull()
  expect(await on('productFact', facts, 'facts', fact)).toBe(`${facts}?done=saved`)
  const tier = { 'tiers.0.from': '1', 'tiers.0.amount': '10' }
  expect(await on('productPrice', price, 'see', tier)).toBeNull()
  expect(await on('productPrice', price, 'save', tier)).toBe(`${price}?done=saved#variants`)
  const option = { 'options.0.name.en': 'Size', 'options.0.values.0.en': 'DN 50' }
  expect(await on('productPrice', price, 'cross', option)).toBeNull()
  const row = { 'rows.0.of': '0', 'rows.0.on': 'on', 'rows.0.sku': 'BV-50', 'rows.0.factor': '1' }
  expect(await on('productPrice', price, 'variants', { ...option, ...row })).toBe(`${price}?done=saved`)
  expect(await on('productPrice', price, 'own-prices')).toBeNull()
  for (const name of ['a.png', 'b.png']) await on('productFile', file, 'add', {}, { file: picture(name) })
  const pictures = async () =>
    (await call(owner, 'GET', `${PRODUCTS}/${id}/files`)).pictures.map((one: { id: string }) => one.id)
  const [first, second] = await pictures()
  expect(await on('productFile', file, 'later', {}, { of: first })).toBe(`${file}?done=saved#picture-2`)
  expect(await pictures()).toEqual([second, first])
  await on('productFile', file, 'earlier', {}, { of: first })
  expect(await pictures()).toEqual([first, second])
  for (const kind of ['drawing', 'photo'])
    expect(await on('productFile', file, kind, {}, { of: first })).toBe(`${file}?done=saved#picture-1`)
  await on('productFile', file, 'remove', {}, { of: second })
  expect(await pictures()).toEqual([first])
  const list = '/en/profile/product'
  expect(await on('products', list, 'pictures', {}, { file: picture('BV_2.png') })).toBe(`${list}?done=rows&pictures=1`)
  expect(await pictures()).toHaveLength(2)
  const saved = await on('products', list, 'prices', { [`price.${id}`]: '20', [`was.${id}`]: '10' })
  expect(saved).toMatch(/\?done=rows&prices=1&undo=[0-9a-f]{32}$/)
  expect(await on('products', saved ?? '', 'undo')).toBe(`${list}?done=rows&undone=1`)
  expect(await on('products', `${list}?edit=on`, 'cells', { [`stock.${id}`]: '7' })).toMatch(/&cells=1&undo=/)
  expect(await on('products', list, 'edit', { which: 'page' })).toMatch(/product_edits/)
  expect(await on('products', list, 'many', { [`on.${id}`]: 'on', to: 'archived' })).toBe(`${list}?done=rows&changed=1`)
  expect(await on('product', details, 'status', { status: 'draft' })).toBe(`${details}?done=saved`)
  await on('productFact', facts, 'status', { status: 'moderation' })
  expect(await call(owner, 'GET', `${PRODUCTS}/${id}`)).toMatchObject({
    status: 'moderation',
    names: { en: 'Gate valve' },
    facts: [{ value: 'Steel' }],
    prices: { tiers: [{ amount: 1000 }] },
    variants: [{ sku: 'BV-50' }],
  })
})

test('moderators decide once, and inquiries are answered once', async () => {
  const operator = await signedUp(OPERATOR)
  const { id } = await call(owner, 'GET', OWN)
  const [{ id: product, version: seen }] = await call(owner, 'GET', PRODUCTS)
  const on = (action: string, typed: Record<string, string>, of = '') =>
    press(operator, 'admin', { path: '/en/admin', action, typed, of })
  expect(await on('verify', { source: 'Federal Tax Service' }, id)).toBe('/en/admin?done=saved')
  const { verifications } = await call(owner, 'GET', OWN)
  expect(verifications ?? [1]).toHaveLength(1)
  expect(await on('decide', { decision: 'approve' }, id)).toBe('/en/admin?done=saved')
  const ticked = { [`on.product.${product}`]: String(seen), [`is.${product}`]: 'moderation', decision: 'approve' }
  expect(await on('many', ticked)).toBe('/en/admin?done=saved')
  const desk = `/en/admin?company=${id}`
  const there = (action: string, typed: Record<string, string>) =>
    press(operator, 'admin', { path: desk, action, typed, of: id })
  expect(await there('takeOff', { reason: 'Counterfeit', confirm: 'on' })).toBe(`${desk}&done=saved`)
  expect(await there('bringBack', {})).toBe(`${desk}&done=saved`)
  await call(owner, 'PATCH', `${PRODUCTS}/${product}`, { brand: 'Ural' })
  const refused = `${desk}&undo=product.${product}&done=saved`
  const ofProduct = (path: string, action: string, typed: Record<string, string>) =>
    press(operator, 'admin', { path, action, typed, of: product })
  expect(await ofProduct(desk, 'decide', { decision: 'refuse', reason: 'No such brand' })).toBe(refused)
  expect(await ofProduct(refused, 'restoreChange', {})).toBe(`${desk}&done=saved`)
  expect(await there('all', { decision: 'approve' })).toBe(`${desk}&done=saved`)
  expect((await request(`/en/product/${product}`)).status).not.toBe(404)
  // No job has failed here, so no screen has the button; a click from an outdated screen changes nothing.
  remember('admin', 'rerun')
  const rerun = { action: 'rerun', id: 'notice', once: crypto.randomUUID() }
  expect(await postThrice(operator, '/en/admin', rerun)).toBe('/en/admin?done=saved')
  const buyer = newLogin()
  const typed = { supplier: id, message: 'Price?', name: 'Li Wei', email: buyer, consent: 'on' }
  const visitor = openBrowser(ownOrigin())
  expect(await postThrice(visitor, '/en/inquiry', typed)).toMatch(/^\/en\/inquiry\?sent=[0-9a-f]{32}$/)
  const [inquiry, ...others] = await call(owner, 'GET', `${OWN}/inquiries`)
  expect(others).toEqual([])
  const path = `/en/profile/inquiries/${inquiry.id}`
  expect(await press(owner, 'received', { path, action: 'answer', typed: { reply: 'Ten' } })).toBe(
    `${path}?done=answered`,
  )
  await sentTo(buyer, 'has replied to inquiry')
  expect(await press(owner, 'received', { path, action: 'close' })).toBe(`${path}?done=closed`)
  const bell = '/en/profile/notices'
  for (const action of ['read', 'read-all']) expect(await press(owner, 'notices', { path: bell, action })).toBe(bell)
  expect((await call(owner, 'GET', '/api/profile')).unread).toBe(0)
  const lead = { name: 'Anna', email: buyer, message: 'We ship valves.', consent: 'on' }
  for (const page of ['talp', 'liaozhong']) await postThrice(visitor, `/en/${page}`, lead)
  await sentTo('hello@kontor.example', 'We ship valves.', 2)
  const leadDesk = { path: '/en/admin/leads', action: 'handle' }
  expect(await press(operator, 'leads', leadDesk)).toBe('/en/admin/leads?done=saved')
})

test('a legal entity is added, made the main one, deleted and restored once', async () => {
  const path = '/en/profile/legal_entities'
  const entities = async () => call(owner, 'GET', `${OWN}/legal-entities`)
  const typed = { taxNumber: PERSON_INN, fullName: 'Second entity' }
  const before = (await entities()).length
  expect(await press(owner, 'legalEntities', { path: `${path}?edit=new`, action: 'look', typed })).toBeNull()
  expect(await press(owner, 'legalEntities', { path: `${path}?edit=new`, action: 'bank', typed })).toBeNull()
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

test('requests about a taken tax number are sent once and decided once', async () => {
  const path = '/en/profile/start'
  const operator = await signedUp('second-operator@people.example')
  const ask = async (action: 'join' | 'claim') => {
    const login = newLogin()
    const stated = { registeredName: 'Pressed Works AO', evidence: 'Register' }
    const typed = { taxNumber: INN, message: `Let me ${action}`, ...stated, once: crypto.randomUUID() }
    remember('start', action)
    const place = await postThrice(await signedUp(login, 'Newcomer'), path, { action, ...typed })
    expect(place).toBe(`${path}?done=${action === 'join' ? 'asked' : 'claimed'}`)
    return login
  }
  const person = await ask('join')
  const list = '/en/profile/employee'
  expect(await press(owner, 'employees', { path: list, action: 'accept-join' })).toBe(`${list}?done=invited`)
  await sentTo(person, 'has been accepted')
  const refused = await ask('join')
  expect(await press(owner, 'employees', { path: list, action: 'decline-join' })).toBe(`${list}?done=joinDeclined`)
  await sentTo(refused, 'was declined')
  const claimant = await ask('claim')
  const stated = { registeredName: 'Pressed Works', evidence: 'Extract' }
  const answer = { path: list, action: 'answer-claim', typed: stated }
  expect(await press(owner, 'employees', answer)).toBe(`${list}?done=saved`)
  const typed = { decision: 'declined', reason: 'Not in the register' }
  expect(await press(operator, 'admin', { path: '/en/admin', action: 'claim', typed })).toBe('/en/admin?done=saved')
  await sentTo(claimant, 'Not in the register')
  const { data } = await (await owner.send('GET', `${OWN}/employees`)).json()
  for (const { id, status } of data) if (status === 'invited') await call(owner, 'DELETE', `${OWN}/employees/${id}`)
})

test('people are invited, accepted, changed and removed once', async () => {
  const login = newLogin()
  const another = newLogin()
  const list = '/en/profile/employee'
  const invite = (contact: string) =>
    press(owner, 'employee', { path: `${list}/new`, action: 'invite', typed: { contact, role: 'EMPLOYEE' } })
  for (const contact of [login, another]) expect(await invite(contact)).toBe(`${list}?done=invited`)
  await sentTo(login, 'invitation')
  const people = async () => call(owner, 'GET', `${OWN}/employees`)
  const { id } = (await people()).find(({ contact }: { contact: string }) => contact === login)
  const path = `${list}/${id}`
  const on = (action: string, typed = {}) => press(owner, 'employee', { path, action, typed })
  expect(await on('remind')).toBe(`${path}?done=invited`)
  await sentTo(login, 'invitation', 2)
  const colleague = await signedUp(login, 'Colleague')
  const stranger = await signedUp(another, 'Stranger')
  const start = '/en/profile/start'
  expect(await press(colleague, 'start', { path: start, action: 'accept' })).toBe('/en/profile?done=joined')
  expect(await press(stranger, 'start', { path: start, action: 'decline' })).toBe(`${start}?done=declined`)
  expect(await people()).toHaveLength(2)
  expect(await on('save', { position: 'Sales' })).toBe(`${path}?done=saved`)
  for (const status of ['disabled', 'active']) expect(await on('status', { status })).toBe(`${path}?done=saved`)
  expect(await on('remove')).toBe(`${list}?done=removed&undo=${id}`)
  const back = { path: `${list}?done=removed&undo=${id}`, action: 'restore' }
  expect(await press(owner, 'employees', back)).toBe(`${list}?done=restored`)
  expect(await on('hand-over')).toBe(`${list}?done=handed`)
  expect(await press(owner, 'employees', { path: list, action: 'leave' })).toBe(`${start}?done=left`)
  expect(await call(colleague, 'GET', `${OWN}/employees`)).toHaveLength(1)
})

test('every button was pressed', () => expectAll('organization'))
