/** A form value that the API does not know is refused on its screen; nothing is replaced or changed. */
import { beforeAll, expect, test } from 'vitest'
import { INN, OTHER_INN } from '../fixtures/suppliers.ts'
import { png } from '../fixtures/uploads/pictures.ts'
import type { Browser } from './browser.ts'
import { post, readForm } from './plain-forms.ts'
import { ownOrigin, samples, startSite, tags } from './site.ts'
import { call, signedUp } from './visitors.ts'

const MODERATOR = 'moderator@people.example'
startSite({ ADMIN_LOGINS: MODERATOR })

const COMPANY = '/api/profile/company'
const LEGAL = { taxNumber: OTHER_INN, fullName: 'Known Works Trading' }

let owner: Browser
let moderator: Browser
let newcomer: Browser
/** Values of the parameters below: `:product`, `:employee`, `:company`, `:contact`. */
let ids: Record<string, string> = {}

beforeAll(async () => {
  owner = await signedUp()
  newcomer = await signedUp()
  moderator = await signedUp(MODERATOR)
  const { organization } = await call(owner, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Known Works' })
  const { category } = await samples()
  const named = { names: { en: 'Ball valve' }, category: category.id, stock: 7, unit: 'metre' }
  const { id: product } = await call(owner, 'POST', `${COMPANY}/products`, named)
  const tiers = [{ from: 10, amount: 12_500 }]
  await call(owner, 'PUT', `${COMPANY}/products/${product}/prices`, { currency: 'CNY', vat: null, tiers })
  const { organization: member } = await call(owner, 'GET', '/api/profile')
  await call(owner, 'POST', `${COMPANY}/legal-entities`, LEGAL)
  const contacts = { kind: 'both', description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  await call(owner, 'PATCH', COMPANY, contacts)
  await call(owner, 'PATCH', `${COMPANY}/status`, { status: 'pending' })
  const [{ id: contact }] = await call(owner, 'GET', '/api/profile/contacts')
  ids = { product, employee: member.employee, company: organization.id, contact }
})

/** Everything that the forms below could change, without the time of the last visit. */
const read = async () => {
  const { product } = ids
  const [company, details, entities, employees, profile, newcomers] = await Promise.all([
    call(owner, 'GET', COMPANY),
    call(owner, 'GET', `${COMPANY}/products/${product}`),
    call(owner, 'GET', `${COMPANY}/legal-entities`),
    call(owner, 'GET', `${COMPANY}/employees`),
    call(owner, 'GET', '/api/profile'),
    call(newcomer, 'GET', '/api/profile'),
  ])
  return { company, details, entities, employees, profile, newcomers }
}

let known: Awaited<ReturnType<typeof read>>
beforeAll(async () => {
  known = await read()
})

/** Expects that all of it is as it was. */
const expectUnchanged = async () => expect(await read()).toEqual(known)

interface Unknown {
  who?: () => Browser
  path: string
  action: string
  typed: Record<string, string>
  /** The field with the message; '' for a form that is one button, which has it above. */
  field: string
}

const FORMS: Unknown[] = [
  { path: '/profile/company/edit', action: 'save', typed: { kind: 'charity' }, field: 'kind' },
  { path: '/profile/company/edit', action: 'save', typed: { staff: 'about 12' }, field: 'staff' },
  { path: '/profile/company/edit', action: 'save', typed: { founded: '-1' }, field: 'founded' },
  { path: '/profile/company', action: 'status', typed: { status: 'retired' }, field: '' },
  { path: '/profile/company/edit/additionally', action: 'more', typed: { currency: 'DEM' }, field: 'currency' },
  { path: '/profile/company/edit/additionally', action: 'more', typed: { incoterm: 'DAF' }, field: 'incoterm' },
  { path: '/profile/company/edit/additionally', action: 'more', typed: { activities: '28.14 x' }, field: 'activities' },
  {
    path: '/profile/company/edit/additionally',
    action: 'more',
    typed: { 'routes.0.from': 'Кукуево' },
    field: 'routes.0.from',
  },
  { path: '/profile/product/:product', action: 'save', typed: { unit: 'bushel' }, field: 'unit' },
  { path: '/profile/product/:product', action: 'save', typed: { stock: 'plenty' }, field: 'stock' },
  { path: '/profile/product/:product', action: 'save', typed: { moq: '1e3' }, field: 'moq' },
  { path: '/profile/product/:product', action: 'status', typed: { status: 'sold' }, field: '' },
  { path: '/profile/product/:product/price', action: 'save', typed: { currency: 'DEM' }, field: 'currency' },
  { path: '/profile/product/:product/price', action: 'save', typed: { vat: 'twenty' }, field: 'vat' },
  {
    path: '/profile/product/:product/price',
    action: 'save',
    typed: { 'tiers.3.from': '20', 'tiers.3.amount': 'cheap' },
    field: 'tiers.3.amount',
  },
  { path: '/profile/product', action: 'many', typed: { 'on.:product': 'on', to: 'sold' }, field: 'to' },
  { path: '/profile/product', action: 'prices', typed: { 'price.:product': '12,34' }, field: 'price.:product' },
  {
    path: '/profile/employee/new',
    action: 'invite',
    typed: { contact: 'x@people.example', role: 'BOSS' },
    field: 'role',
  },
  { path: '/profile/employee/:employee', action: 'save', typed: { role: 'BOSS' }, field: 'role' },
  { path: '/profile/settings', action: 'save', typed: { locale: 'de' }, field: 'locale' },
  { path: '/profile/contacts/:contact/main', action: 'main', typed: { kind: 'fax', code: '123456' }, field: '' },
  { path: '/profile/contacts/:contact/remove', action: 'remove', typed: { kind: 'fax', code: '123456' }, field: '' },
  {
    path: '/profile/start',
    action: 'found',
    typed: { taxNumber: '7707083893', kind: 'charity' },
    field: 'kind',
    who: () => newcomer,
  },
]

const withIds = (text: string) => text.replace(/:(\w+)/g, (whole, name: string) => ids[name] ?? whole)

test.each(FORMS)(
  '$path $action: $typed is refused, and nothing changes',
  async ({ who, path, action, typed, field }) => {
    const browser = who?.() ?? owner
    const address = `/en${withIds(path)}`
    const filledIn = await readForm(browser, { path: address, action })
    const wrong = Object.entries(typed).map(([name, text]) => [withIds(name), text])
    const response = await post(browser, address, { ...filledIn, ...Object.fromEntries(wrong), action })
    const screen = await response.text()
    expect(response.status).toBe(422)
    const name = withIds(field)
    if (name === '') expect(screen).toMatch(/role="alert">Select an option/)
    else {
      const controls = [...tags(screen, 'input'), ...tags(screen, 'select')]
      const control = controls.find((one) => one.name === name)
      expect(control?.['aria-invalid'], name).toBe('true')
      expect(control?.['aria-describedby']).toContain(`${name}-fault`)
      expect(screen).toMatch(new RegExp(`id="${name}-fault"[^>]*>[A-Z]`))
    }
    await expectUnchanged()
  },
)

/** `form`: a button of the form whose other values are sent, where a company that waits has no form of the action itself. */
const DECISIONS: (Pick<Unknown, 'action' | 'typed'> & { form?: string })[] = [
  { action: 'decide', typed: { decision: 'postpone' } },
  { action: 'decide', typed: { decision: 'approve', kind: 'person' } },
  { action: 'takeOff', form: 'decide', typed: { kind: 'person', reason: 'Counterfeit', confirm: 'on' } },
  { action: 'bringBack', form: 'decide', typed: { kind: 'person' } },
  { action: 'verify', typed: { fact: 'horoscope', source: 'The stars' } },
]

test.each(DECISIONS)(
  'a moderator’s $action with $typed is refused, and nothing changes',
  async ({ action, form = action, typed }) => {
    const filledIn = await readForm(moderator, { path: '/en/admin', action: form, of: ids.company ?? '' })
    // The queue reserves for a moderator what it shows.
    known = await read()
    const response = await post(moderator, '/en/admin', { ...filledIn, ...typed, action })
    expect(response.status).toBe(422)
    await expectUnchanged()
  },
)

test('a picture that shows neither a photo nor a drawing is refused, and not attached', async () => {
  const path = `/en/profile/product/${ids.product}/file`
  const file = new File([png(64, 64)], 'valve.png', { type: 'image/png' })
  const form = { ...(await readForm(owner, { path, action: 'add' })), action: 'add', shows: 'painting' }
  const response = await post(owner, path, form, file)
  expect(response.status).toBe(422)
  expect(await response.text()).toMatch(/id="shows-fault"[^>]*>[A-Z]/)
  await expectUnchanged()
})

test('a status that colleagues do not have is refused above the buttons', async () => {
  const path = `/en/profile/employee/${ids.employee}`
  const response = await post(owner, path, { action: 'status', status: 'retired', once: crypto.randomUUID() })
  expect(response.status).toBe(422)
  expect(await response.text()).toMatch(/role="alert">Select an option/)
})

test('what its schema refuses after the session has ended is in the form again once signed in', async () => {
  const path = '/en/profile/company/edit'
  const form = { ...(await readForm(owner, { path, action: 'save' })), action: 'save', staff: 'about 12' }
  const ended = { ...owner, cookies: new Map(owner.cookies).set('access', 'expired') }
  ended.cookies.delete('refresh')
  const response = await post(ended, path, form)
  const next = new URL(response.headers.get('Location') ?? '', ownOrigin()).searchParams.get('next')
  expect(next).toBe(`${path}?done=kept`)
  expect(response.headers.getSetCookie().join()).toMatch(/saved-form=[^;]/)
})

test('places of routes are known by their names in any language', async () => {
  const path = '/en/profile/company/edit/additionally'
  const typed = { 'routes.0.from': 'Вэньчжоу', 'routes.0.to': 'Russia', 'routes.1.to': '哈萨克斯坦' }
  const form = { ...(await readForm(owner, { path, action: 'more' })), ...typed, action: 'more' }
  expect((await post(owner, path, form)).status).toBe(303)
  const [route, place] = (await call(owner, 'GET', COMPANY)).routes
  expect([route, place]).toEqual([
    { from: 'CN:wenzhou', to: 'RU' },
    { from: null, to: 'KZ' },
  ])
})
