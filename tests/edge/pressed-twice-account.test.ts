/** Every submit of a person's own account takes effect once: contacts, settings, deleting the account, and signing in. */
import { describe, expect, test } from 'vitest'
import { codeIn } from '../fixtures/code-in.ts'
import { INN, USCC } from '../fixtures/suppliers.ts'
import { type Browser, cookiesOf, openBrowser, requestCode, signUp } from './browser.ts'
import { type Press, post, postThrice, pressing, readForm } from './plain-forms.ts'
import { ownOrigin, request, startSite, stores } from './site.ts'
import { call, messagesTo, newLogin, signedUp } from './visitors.ts'

startSite()
const { press, remember, expectAll } = pressing()

test('a contact gets one e-mail and one confirmation', async () => {
  const login = newLogin()
  const person = await signedUp(login)
  const contacts = async () => call(person, 'GET', '/api/profile/contacts')
  /** Goes through form, code and success. @returns the contact's id */
  async function confirmed(kind: 'mail' | 'phone', value: string): Promise<string> {
    const base = `/en/profile/${kind}`
    const path = String(await press(person, kind, { path: `${base}/new`, action: 'send', typed: { value } }))
    const id = path.split('/').at(-2) ?? ''
    expect(path).toBe(`${base}/${id}/code`)
    expect(await press(person, `${kind}Code`, { path, action: 'resend' })).toMatch(`${path}?done=code`)
    const messages = await messagesTo(value)
    expect(messages).toHaveLength(1)
    const typed = { code: codeIn(messages), proof: codeIn(await messagesTo(login)) }
    expect(await press(person, `${kind}Code`, { path, action: 'verify', typed })).toBe(`${base}/${id}/success`)
    return id
  }
  interface Change {
    screen: 'mails' | 'phones' | 'mailPhones'
    path: string
    action: 'main' | 'remove'
    of: string
    /** The login that the code is sent to. */
    at: string
  }
  /** Presses the button in the list, and enters the code that was sent to one of the other logins. */
  async function changed({ screen, path, action, of, at }: Change): Promise<void> {
    const place = `/en/profile/contacts/${of}/${action}`
    const entry = action === 'main' ? 'contactMain' : 'contactRemoval'
    expect(await press(person, screen, { path, action, of })).toBe(`${place}?done=code`)
    expect(await press(person, entry, { path: place, action: 'resend' })).toMatch(place)
    const typed = { code: codeIn(await messagesTo(at)) }
    const list = screen === 'mails' ? 'mail' : 'phone'
    expect(await press(person, entry, { path: place, action, typed })).toBe(`/en/profile/${list}?done=saved`)
  }
  const [first] = await contacts()
  const second = newLogin()
  const mail = await confirmed('mail', second)
  const phones = [await confirmed('phone', '+79161112233'), await confirmed('phone', '+79161112244')]
  const mainOnes = async () =>
    (await contacts()).filter(({ main }: { main: boolean }) => main).map(({ id }: { id: string }) => id)
  expect(await mainOnes()).toEqual([first.id, phones[0]])
  // The main e-mail address confirms the change of all others, until another one becomes the main one.
  const [one = '', other = ''] = phones
  await changed({ screen: 'mails', path: '/en/profile/mail', action: 'main', of: mail, at: login })
  await changed({ screen: 'phones', path: '/en/profile/phone', action: 'main', of: other, at: second })
  await changed({ screen: 'mailPhones', path: '/en/profile/mail/phone', action: 'main', of: one, at: second })
  await changed({ screen: 'mailPhones', path: '/en/profile/mail/phone', action: 'remove', of: other, at: second })
  await changed({ screen: 'phones', path: '/en/profile/phone', action: 'remove', of: one, at: second })
  await changed({ screen: 'mails', path: '/en/profile/mail', action: 'remove', of: first.id, at: second })
  expect((await contacts()).map(({ id }: { id: string }) => id)).toEqual([mail])
})

test('a person of two organizations changes to the other one, without script', async () => {
  const person = await signedUp()
  const found = async (taxNumber: string, name: string) =>
    (await call(person, 'POST', '/dev/profile/start', { taxNumber, name })).organization.id
  const first = await found(USCC, 'First Works')
  expect(await (await request('/en/profile', cookiesOf(person))).text()).not.toContain('name="organization"')
  const second = await found(INN, 'Second Works')
  const current = async () => (await call(person, 'GET', '/api/profile')).organization.id
  expect(await current()).toBe(second)
  const to = (organization: string) =>
    press(person, 'profile', { path: '/en/profile', action: 'switch', typed: { organization } })
  expect(await to(first)).toBe('/en/profile?done=switched')
  expect(await current()).toBe(first)
  expect(await to('06d2k6t0000g1a2b')).toBeNull()
  expect(await current()).toBe(first)
})

test('settings are saved, sessions ended and the account deleted once', async () => {
  const login = newLogin()
  const person = await signedUp(login)
  const path = '/en/profile/settings'
  const on = (action: string, more: Partial<Press> = {}) => press(person, 'settings', { path, action, ...more })
  expect(await on('save', { typed: { name: 'Anna P' } })).toBe(`${path}?done=saved`)
  for (let device = 0; device < 2; device++) {
    const other = openBrowser(ownOrigin())
    const code = await requestCode(other, login)
    await call(other, 'POST', '/api/auth/verify-code', { login, code })
  }
  const sessions = async () => call(person, 'GET', '/api/profile/sessions')
  const other = (await sessions()).find(({ current }: { current: boolean }) => !current).id
  expect(await on('end-session', { of: other })).toBe(`${path}?done=ended`)
  expect(await sessions()).toHaveLength(2)
  expect(await on('end-others')).toBe(`${path}?done=ended`)
  expect(await sessions()).toHaveLength(1)
  const before = (await messagesTo(login)).length
  expect(await on('erasure-code')).toBe(`${path}?done=code`)
  const messages = await messagesTo(login)
  expect(messages).toHaveLength(before + 1)
  remember('settings', 'erase')
  const ending = await readForm(person, { path: `${path}?done=code`, action: 'erase' })
  const places = []
  for (const _ of [1, 2])
    places.push((await post(person, path, { ...ending, code: codeIn(messages) })).headers.get('Location'))
  // The account is deleted, so no one can be notified twice.
  expect(places).toEqual(['/en', expect.stringMatching(/^\/en\/auth\?/)])
})

test('an account without a recorded consent answers the question once', async () => {
  const { DB } = stores()
  const path = '/en/profile/settings'
  for (const [action, recorded] of [
    ['consent', 1],
    ['no-consent', 0],
  ] as const) {
    const person = await signedUp(newLogin())
    await DB.prepare('DELETE FROM consents').run()
    expect(await press(person, 'settings', { path, action })).toBe(`${path}?done=saved`)
    expect(await DB.prepare('SELECT count(*) AS n FROM consents').first('n')).toBe(recorded)
  }
})

test('a list is made, changed, shared and deleted once', async () => {
  const buyer = await signedUp(newLogin())
  await call(buyer, 'POST', '/dev/profile/start', { taxNumber: USCC, name: 'Buyers' })
  const { data } = JSON.parse(await (await request('/api/products?perPage=2')).text())
  const ids: string[] = data.map(({ id }: { id: string }) => id)
  await call(buyer, 'POST', '/api/profile/favourites', { ids })
  const lists = '/en/profile/lists'
  const stored = () => call(buyer, 'GET', '/api/profile/lists')
  const add = { path: `${lists}?add=${ids[0]}`, action: 'add', typed: { name: 'First' } }
  const path = String(await press(buyer, 'lists', add)).split('?')[0] ?? ''
  await press(buyer, 'lists', { path: lists, action: 'copy-favourites', typed: { name: 'Second' } })
  expect(await stored()).toMatchObject([
    { name: 'Second', count: 2 },
    { name: 'First', count: 1 },
  ])
  const pressed = async (action: string, typed: Record<string, string> = {}) => {
    expect(await press(buyer, 'list', { path, action, typed })).toBe(`${path}?done=saved`)
    return (await stored())[1]
  }
  expect(await pressed('save', { name: 'Renamed' })).toMatchObject({ name: 'Renamed', version: 2 })
  expect(await pressed('share')).toMatchObject({ shared: true, version: 3 })
  expect(await pressed('unshare')).toMatchObject({ shared: false, version: 4 })
  expect(await pressed('make-link')).toMatchObject({ token: expect.any(String), version: 5 })
  expect(await pressed('revoke-link')).toMatchObject({ token: null })
  expect(await press(buyer, 'list', { path, action: 'remove' })).toBe(`${lists}?done=deleted`)
  expect(await stored()).toMatchObject([{ name: 'Second' }])
})

test('favourites have quantities, notes and a link; taken off their list, a product is no favourite any more', async () => {
  const buyer = await signedUp(newLogin())
  const { data } = JSON.parse(await (await request('/api/products?perPage=3')).text())
  const [one, two, three]: string[] = data.map(({ id }: { id: string }) => id)
  await call(buyer, 'POST', '/api/profile/favourites', { ids: [one, two] })
  const path = String(await press(buyer, 'lists', { path: '/en/profile/lists', action: 'favourites' }))
  const typed = { 'items.0.quantity': '1,200', 'items.0.note': 'With flanges' }
  expect(await press(buyer, 'list', { path, action: 'save', typed })).toBe(`${path}?done=saved`)
  expect(await press(buyer, 'list', { path, action: 'make-link' })).toBe(`${path}?done=saved`)
  await call(buyer, 'POST', `/api/products/${three}/favourite`)
  const api = `/api${path.slice(3)}`
  const { items, favourites, token } = await call(buyer, 'GET', api)
  const rows = (all: { product: { id: string }; quantity: number | null; note: string }[]) =>
    all.map(({ product, quantity, note }) => [product.id, quantity, note])
  expect([favourites, rows(items)]).toEqual([
    true,
    [
      [three, null, ''],
      [one, 1200, 'With flanges'],
      [two, null, ''],
    ],
  ])
  const shared = await (await request(`/en/lists?token=${token}`)).text()
  expect(shared).toContain('<h1>Favorites</h1>')
  expect(shared).toContain('With flanges')
  expect((await request(`/en/lists.csv?token=${token}`)).status).toBe(200)
  await press(buyer, 'list', { path, action: 'save', typed: { 'items.1.off': 'on' } })
  const ids = await call(buyer, 'GET', '/api/profile/favourites/ids')
  expect(ids.map(({ id }: { id: string }) => id)).toEqual([three, two])
  expect(rows((await call(buyer, 'GET', api)).items)).toEqual([
    [three, null, ''],
    [two, null, ''],
  ])
  expect(await call(buyer, 'GET', '/api/profile/lists')).toHaveLength(1)
})

test('a list is followed once, and ended once', async () => {
  const browser = openBrowser(ownOrigin())
  await signUp(browser, newLogin())
  const path = '/en/profile/follows'
  await press(browser, 'follows', { path: `${path}?kind=goods&query=q%3Dvalve`, action: 'add' })
  const follows = () => call(browser, 'GET', '/api/profile/follows')
  expect(await follows()).toMatchObject([{ kind: 'goods', query: 'q=valve' }])
  expect(await (await request(`${path}?kind=goods&query=q%3Dvalve`, cookiesOf(browser))).text()).toContain('already')
  await press(browser, 'follows', { path, action: 'remove' })
  expect(await follows()).toEqual([])
  expect((await request(`${path}?kind=goods&query=sort%3Dnew`, cookiesOf(browser))).status).toBe(404)
})

test('every button was pressed', () => expectAll('account'))

/** Posts each form of signing in three times. */
async function signInWith(browser: Browser, login: string): Promise<void> {
  await browser.send('GET', '/en/auth')
  expect(await postThrice(browser, '/en/auth', { login })).toBe('/en/auth/code')
  const code = codeIn(await messagesTo(login))
  if ((await postThrice(browser, '/en/auth/code', { code })) === '/en/auth/registration')
    expect(await postThrice(browser, '/en/auth/registration', { name: 'Anna', acceptTerms: 'on', consent: 'on' })).toBe(
      '/en/profile',
    )
}

describe('signing in', () => {
  test('with a code that is sent twice opens one account and one session', async () => {
    const login = newLogin()
    const browser = openBrowser(ownOrigin())
    await signInWith(browser, login)
    expect((await messagesTo(login)).filter(({ body }) => /\d{6}/.test(body))).toHaveLength(1)
    expect(await call(browser, 'GET', '/api/profile/sessions')).toHaveLength(1)
    await signInWith(openBrowser(ownOrigin()), login)
    expect(await call(browser, 'GET', '/api/profile/sessions')).toHaveLength(2)
    expect(await postThrice(browser, '/en/auth/sign-out', {})).toBe('/en')
  })

  test('with another person’s code stays impossible', async () => {
    const login = newLogin()
    const browser = openBrowser(ownOrigin())
    const thief = openBrowser(ownOrigin())
    await signUp(openBrowser(ownOrigin()), login)
    const begun = await post(browser, '/en/auth', { login })
    for (const { cookies } of [browser, thief])
      cookies.set('challenge', /challenge=([^;]*)/.exec(begun.headers.getSetCookie().join())?.[1] ?? '')
    const own = /sign-in=([^;]*)/.exec(begun.headers.getSetCookie().join())?.[1] ?? ''
    browser.cookies.set('sign-in', own)
    thief.cookies.set('sign-in', own.replace(/%22once%22%3A%22[^%]*%22/, '%22once%22%3A%22another%22'))
    const code = codeIn(await messagesTo(login))
    expect((await post(browser, '/en/auth/code', { code })).headers.get('Location')).toBe('/en/profile')
    expect((await post(thief, '/en/auth/code', { code })).headers.get('Location')).toBe('/en/auth/code')
  })
})
