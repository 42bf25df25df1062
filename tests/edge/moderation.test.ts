/** An operator's work with plain forms: signing in, reading the queue, deciding about many, taking a company off the site. */
import { beforeAll, expect, test } from 'vitest'
import en from '../../locales/en.json' with { type: 'json' }
import { codeIn } from '../fixtures/code-in.ts'
import { storeCookies } from '../fixtures/store-cookies.ts'
import { INN, OTHER_INN } from '../fixtures/suppliers.ts'
import { type Browser, openBrowser } from './browser.ts'
import { post, readForm } from './plain-forms.ts'
import { ownOrigin, request, samples, startSite, tags } from './site.ts'
import { call, messagesTo, readPage, sentTo, signedUp, submit, uploadPicture } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

const OWN = '/api/profile/company/products'
const SUPPLIER = 'supplier-of-many@people.example'
let supplier: Browser
let operator: Browser
let company: string
let category: string
let picture: string

async function submitProduct(name: string): Promise<string> {
  const { id } = await call(supplier, 'POST', OWN, { names: { en: name, ru: `${name} по-русски` }, category })
  await call(supplier, 'POST', `${OWN}/${id}/files`, { file: picture })
  await call(supplier, 'PUT', `${OWN}/${id}/prices`, {
    currency: 'USD',
    vat: null,
    tiers: [
      { from: 1, amount: 12_345 },
      { from: 100, amount: 9_900 },
    ],
  })
  await call(supplier, 'PATCH', `${OWN}/${id}/status`, { status: 'moderation' })
  return id
}

/** Presses a button of the operator's screen. @returns the address that it leads to, or the screen again */
async function press(path: string, action: string, typed: Record<string, string>, of = '') {
  const fields = await readForm(operator, { path, action, of })
  const response = await post(operator, path, { ...fields, action, ...typed })
  return { status: response.status, place: response.headers.get('Location'), html: await response.text() }
}

beforeAll(async () => {
  supplier = await signedUp(SUPPLIER)
  operator = await signedUp(OPERATOR)
  const { organization } = await call(supplier, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Works of many' })
  company = organization.id
  category = (await samples()).category.id
  const details = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  await call(supplier, 'PATCH', '/api/profile/company', details)
  await call(supplier, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  await press('/en/admin', 'decide', { decision: 'approve' }, company)
  picture = await uploadPicture(supplier)
})

test('an operator lands on the queue after signing in, and everyone else on the overview', async () => {
  const enter = async (login: string) => {
    const browser = openBrowser(ownOrigin())
    const send = async (path: string, fields: Record<string, string>) => {
      const response = await submit(browser, path, fields)
      storeCookies(browser.cookies, response.headers.getSetCookie())
      return response.headers.get('Location')
    }
    await send('/ru/auth', { login })
    return send('/ru/auth/code', { code: codeIn(await messagesTo(login)) })
  }
  expect(await enter(OPERATOR)).toBe('/ru/admin')
  expect(await enter(SUPPLIER)).toBe('/ru/profile')
})

test('the queue shows goods as buyers would see them, in words, with the supplier, a total and pages', async () => {
  for (let n = 1; n <= 26; n++) await submitProduct(`Moderated ${n}`)
  const page = await readPage(operator, `/en/admin?kind=product&company=${company}`)
  expect(page).toContain('Products 26')
  expect(page).toContain('$123.45')
  expect(page).toContain(`src="/api/files/common/${picture}`)
  expect(page).toContain('Works of many')
  expect(page).toContain(`${en.account.language.ru}: `)
  expect(page).toMatch(/aria-label="Page 2"/)
  const text = page.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ')
  expect(text).not.toMatch(/[{}]|&quot;|\bnames\b|\bpictures\b/)
  const boxes = (html: string) => tags(html, 'input').filter(({ type }) => type === 'checkbox')
  expect(boxes(page).map(({ checked }) => checked)).toEqual(Array(24).fill(undefined))
  const all = await readPage(operator, `/en/admin?kind=product&company=${company}&all=1`)
  expect(boxes(all).map(({ checked }) => checked)).toEqual(Array(24).fill(''))
})

test('a refusal without a reason marks the shared field for it and changes nothing', async () => {
  const path = `/en/admin?kind=product&company=${company}&all=1`
  const { status, html } = await press(path, 'many', { decision: 'refuse', ...(await tickedOf(path)) })
  expect(status).toBe(422)
  const field = tags(html, 'input').find(({ id }) => id === 'reason-many')
  expect(field).toMatchObject({ 'aria-invalid': 'true', autofocus: '', 'aria-describedby': 'reason-many-fault' })
  expect(html.match(/id="fault-/g)).toBe(null)
  expect(html).toContain('Products 26')
})

async function tickedOf(path: string): Promise<Record<string, string>> {
  const html = await readPage(operator, path)
  const rows = tags(html, 'input').filter(({ name = '' }) => /^(?:on|is)\./.test(name))
  return Object.fromEntries(rows.map(({ name = '', value = '' }) => [name, value]))
}

test('some are refused, all others approved with one press, the search stays, and the supplier gets one e-mail', async () => {
  const before = (await messagesTo(SUPPLIER)).length
  const path = `/en/admin?kind=product&company=${company}`
  const [first = ''] = Object.keys(await tickedOf(path)).filter((name) => name.startsWith('on.product.'))
  const id = first.slice('on.product.'.length)
  const refused = await press(path, 'decide', { decision: 'refuse', reason: 'Blurred' }, `reason-${id}`)
  expect(refused.place).toBe(`/en/admin?kind=product&company=${company}&done=saved`)
  expect(await messagesTo(SUPPLIER)).toHaveLength(before)
  const approved = await press(path, 'all', { decision: 'approve' })
  expect(approved.place).toBe(`/en/admin?kind=product&company=${company}&done=saved`)
  expect(await readPage(operator, '/en/admin')).toContain('Products 0')
  const [email] = await sentTo(SUPPLIER, 'Submissions approved: 25; needing changes: 1')
  expect(await messagesTo(SUPPLIER)).toHaveLength(before + 1)
  expect(email?.body).toMatch(/: Blurred\n\s+http\S+\/profile\/product\//)

  await call(supplier, 'PATCH', `${OWN}/${id}`, { brand: 'Sharp' })
  await call(supplier, 'PATCH', `${OWN}/${id}/status`, { status: 'moderation' })
  const again = await readPage(operator, '/en/admin?q=moderated')
  expect(again).toMatch(/Rejected on [^<]*: Blurred/)
  expect(again).toMatch(/Changed since the rejection[\s\S]*Brand[\s\S]*Sharp/)
  expect((await press('/en/admin?q=moderated', 'decide', { decision: 'approve' }, `reason-${id}`)).place).toBe(
    '/en/admin?q=moderated&done=saved',
  )
})

test('taking a company off the site asks for a reason and a confirmation, says how many goods go, and is undone by one press', async () => {
  const path = `/en/admin?company=${company}`
  const isPublic = async () => (await request(`/api/companies/${company}`)).status === 200
  expect(await readPage(operator, path)).toContain('26 products will be hidden together with the company')
  const bare = await press(path, 'takeOff', {}, company)
  expect([bare.status, await isPublic()]).toEqual([422, true])
  expect(bare.html).toContain(en.moderation.fault.confirm)
  expect(tags(bare.html, 'input').find((one) => one.id === `reason-off-${company}`)?.['aria-invalid']).toBe('true')
  await press(path, 'takeOff', { reason: 'Counterfeit', confirm: 'on' }, company)
  expect(await isPublic()).toBe(false)
  await sentTo(SUPPLIER, 'Hidden from buyers: Works of many')
  expect((await press(path, 'bringBack', {}, company)).status).toBe(303)
  expect(await isPublic()).toBe(true)
  expect(JSON.parse(await (await request(`/api/products?supplier=${company}`)).text()).meta.total).toBe(26)
})

test('a change of a public company is refused alone: buyers see the version before, the company reads why, one press undoes it', async () => {
  const nameOf = async () =>
    JSON.parse(await (await request(`/api/companies/${company}?locale=en`)).text()).data.name.text
  await call(supplier, 'PATCH', '/api/profile/company', { names: { en: 'Works of others' } })
  const path = `/en/admin?company=${company}`
  const screenBefore = await readPage(operator, path)
  expect(screenBefore).toMatch(/Works of many[\s\S]*Works of others/)
  expect(screenBefore).toContain(en.moderation.approveChange)
  const bare = await press(path, 'decide', { decision: 'refuse', reason: '' }, `reason-${company}`)
  expect([bare.status, await nameOf()]).toEqual([422, 'Works of others'])
  const refused = await press(path, 'decide', { decision: 'refuse', reason: 'Not registered' }, `reason-${company}`)
  expect(refused.place).toBe(`${path}&undo=company.${company}&done=saved`)
  expect(await nameOf()).toBe('Works of many')
  await expect.poll(async () => (await messagesTo(SUPPLIER))[0]?.subject).toBe('Change not accepted: Works of many')
  const own = await readPage(supplier, '/en/profile/company')
  expect(own).toContain('The last change was not accepted: Not registered')
  expect(own).toMatch(new RegExp(`${en.account.refusedChange}</strong>[\\s\\S]*Works of many[\\s\\S]*Works of others`))
  expect((await press(refused.place ?? '', 'restoreChange', {}, company)).status).toBe(303)
  expect(await nameOf()).toBe('Works of others')
  expect(await readPage(operator, path)).toContain(en.moderation.refuseChange)
})

test('a company sent back with a reason that its members read is public once it was submitted again and approved', async () => {
  const member = await signedUp('waiting@people.example')
  await call(member, 'POST', '/dev/profile/start', { taxNumber: OTHER_INN, name: 'Works that wait' })
  const details = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  const { id } = await call(member, 'PATCH', '/api/profile/company', details)
  const sendIn = () => call(member, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  const decide = (version: number, more: object) =>
    submit(operator, '/en/admin', {
      action: 'decide',
      kind: 'company',
      status: 'pending',
      id,
      version: String(version),
      ...more,
    })
  const { version } = await sendIn()
  expect(await readPage(operator, '/en/admin')).toContain('Works that wait')
  expect(
    (await submit(member, '/en/admin', { action: 'decide', kind: 'company', id, decision: 'approve' })).status,
  ).toBe(404)
  const silent = await decide(version, { decision: 'refuse' })
  expect(silent.status).toBe(422)
  const html = await silent.text()
  expect(html).toContain(`aria-describedby="reason-${id}-fault"`)
  expect(html).toContain('This field is required')
  expect((await decide(version, { decision: 'refuse', reason: 'Say more of the works' })).status).toBe(303)
  expect(await readPage(member, '/en/profile/company')).toContain('Say more of the works')
  expect((await request(`/en/suppliers/${id}`)).status).toBe(404)
  const again = await sendIn()
  expect((await decide(version, { decision: 'approve' })).status).toBe(422)
  // A form that does not say what the moderator has seen could publish a company that hides itself.
  expect((await decide(again.version, { decision: 'approve', status: '' })).status).toBe(422)
  expect((await decide(again.version, { decision: 'approve' })).status).toBe(303)
  expect((await request(`/en/suppliers/${id}`)).status).not.toBe(404)
})

test('a message from a landing page waits on a screen of its own until it is marked as handled, and can wait again', async () => {
  const sent = { message: 'We carry <b>machines</b>', name: 'Li Wei', phone: '+8613800138000', consent: 'on' }
  expect((await submit(openBrowser(ownOrigin()), '/zh/talp', sent)).status).toBe(303)
  expect(await readPage(operator, '/en/admin')).toContain(`${en.moderation.lead.title} 1<`)
  const waiting = await readPage(operator, '/en/admin/leads')
  for (const text of ['We carry &lt;b&gt;', 'Li Wei', 'tel:+8613800138000', 'href="/en/talp"'])
    expect(waiting).toContain(text)
  expect((await press('/en/admin/leads', 'handle', {})).place).toBe('/en/admin/leads?done=saved')
  expect(await readPage(operator, '/en/admin/leads')).toContain(en.moderation.lead.none)
  expect(await readPage(operator, '/en/admin/leads?handled=1')).toContain('Handled on')
  expect((await press('/en/admin/leads?handled=1', 'handle', {})).status).toBe(303)
  expect(await readPage(operator, '/en/admin/leads')).toContain('Li Wei')
  expect((await supplier.send('GET', '/en/admin/leads')).status).toBe(404)
})
