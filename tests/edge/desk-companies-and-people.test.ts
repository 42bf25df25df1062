/** An operator looks after companies and people with plain forms. Each button takes effect once. */
import { beforeAll, expect, test } from 'vitest'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { INN } from '../fixtures/suppliers.ts'
import { png } from '../fixtures/uploads/pictures.ts'
import type { Browser } from './browser.ts'
import { post, postThrice, pressing, readForm } from './plain-forms.ts'
import { request, startSite, stores } from './site.ts'
import { call, messagesTo, readPage, signedUp } from './visitors.ts'

const OPERATOR = 'operator@people.example'
const SUPPLIER = 'supplier-of-lists@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

const { press, remember, expectAll } = pressing()
let supplier: Browser
let operator: Browser
let company: string
let person: string

beforeAll(async () => {
  supplier = await signedUp(SUPPLIER, 'Viktor Sokolov')
  operator = await signedUp(OPERATOR)
  const start = { taxNumber: INN, name: 'Works of the lists' }
  company = (await call(supplier, 'POST', '/dev/profile/start', start)).organization.id
  person = (await call(supplier, 'GET', '/api/profile')).id
  const details = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  await call(supplier, 'PATCH', '/api/profile/company', details)
  await call(supplier, 'PATCH', '/api/profile/company/status', { status: 'pending' })
})

const onCompany = (action: string, typed: Record<string, string> = {}, query = '') =>
  press(operator, 'deskCompany', { path: `/en/admin/companies/${company}${query}`, action, typed })
const onPerson = (action: string, typed: Record<string, string> = {}) =>
  press(operator, 'deskPerson', { path: `/en/admin/people/${person}`, action, typed })

test('an administrator grants roles, and the desk has what they allow', async () => {
  const helper = await signedUp('helper@people.example', 'Irina Orlova')
  const { id } = await call(helper, 'GET', '/api/profile')
  const path = `/en/admin/people/${id}`
  const granted = { path, action: 'roles', typed: { 'role.support': 'on' } }
  expect(await press(operator, 'deskPerson', granted)).toBe(`${path}?done=saved`)
  const desk = await readPage(helper, '/en/admin')
  for (const screen of ['people', 'leads', 'mail', 'journal']) expect(desk).toContain(`href="/en/admin/${screen}"`)
  for (const screen of ['queue', 'companies', 'reports', 'synonyms', 'goods_rules', 'searches'])
    expect(desk).not.toContain(`/en/admin/${screen}"`)
  expect(htmlFaults(desk)).toEqual([])
  const allowed = { people: 200, mail: 200, queue: 404, companies: 404, parameters: 404 }
  for (const [screen, status] of Object.entries(allowed))
    expect((await helper.send('GET', `/en/admin/${screen}`)).status, screen).toBe(status)
  const other = await readPage(helper, `/en/admin/people/${person}`)
  expect(other).toContain('value="block"')
  for (const absent of ['value="erase"', 'value="roles"', `/en/admin/companies/${company}`])
    expect(other).not.toContain(absent)
  expect(await readPage(helper, path)).not.toContain('value="roles"')
  await press(operator, 'deskPerson', { path, action: 'roles', typed: { 'role.support': '' } })
  expect((await helper.send('GET', '/en/admin')).status).toBe(404)
})

test('companies and people are found, and lead to each other', async () => {
  const companies = await readPage(operator, '/en/admin/companies?status=pending&kind=supplier')
  expect(companies).toContain(`/en/admin/companies/${company}`)
  expect(companies).toMatch(/Awaiting review \(\d/)
  expect(await readPage(operator, '/en/admin/companies?q=lists')).toContain('Works of the lists')
  const people = await readPage(operator, '/en/admin/people?q=viktor')
  expect(people).toContain(`/en/admin/people/${person}`)
  expect(people).not.toContain(SUPPLIER)
  expect(await readPage(operator, `/en/admin/people/${person}`)).toContain(`/en/admin/companies/${company}`)
  expect(await readPage(operator, `/en/admin/companies/${company}`)).toContain(`/en/admin/people/${person}`)
  const further = await readPage(operator, '/en/admin/companies')
  expect(further).toMatch(/<a rel="next" href="\/en\/admin\/companies\?after=[0-9a-z]{16}"/)
  for (const path of ['/en/admin/companies', `/en/admin/companies/${company}`, `/en/admin/people/${person}`])
    expect((await supplier.send('GET', path)).status, path).toBe(404)
})

test('a company is reviewed on its screen as buyers will see it, and the decision leads back to the queue', async () => {
  const { DB } = stores()
  const path = `/en/admin/companies/${company}?keys=1`
  const page = await readPage(operator, path)
  for (const text of ['Preview</h2>', 'data-keys', 'Valves', 'New: never approved before']) expect(page).toContain(text)
  expect(await readPage(operator, '/en/admin/queue?kind=company')).toContain(
    `/en/admin/companies/${company}?kind=company`,
  )
  const claim = 'UPDATE reviews SET claimed_by = (SELECT user FROM contacts WHERE value = ?), claimed_until = ?'
  await DB.prepare(claim)
    .bind(SUPPLIER, Date.now() + 60_000)
    .run()
  expect(await readPage(operator, path)).toContain('has this reserved until')
  expect(await onCompany('takeOver')).toBe(`/en/admin/companies/${company}`)
  expect(await onCompany('decide', { decision: 'approve' }, '?kind=company')).toBe(
    '/en/admin/queue?kind=company&done=saved',
  )
  expect(await readPage(operator, path)).toContain('Earlier decisions')
})

test('a change is refused and brought back, facts are recorded and withdrawn, trust begins and ends, on the same screen', async () => {
  const here = `/en/admin/companies/${company}?kind=company&done=saved`
  await call(supplier, 'PATCH', '/api/profile/company', { description: { en: 'Call +7 342 200-00-00' } })
  const page = await readPage(operator, `/en/admin/companies/${company}`)
  expect(page).toMatch(/before: [\s\S]*Valves[\s\S]*now: [\s\S]*Call/)
  expect(await onCompany('decide', { decision: 'refuse', reason: 'No contacts in texts' })).toBe(here)
  expect(await onCompany('restoreChange')).toBe(here)
  const fact = { fact: 'registration', source: 'Register', checkedAt: '2026-01-10' }
  expect(await onCompany('verify', fact)).toBe(here)
  expect(await readPage(operator, `/en/admin/companies/${company}`)).toContain('Register')
  const path = `/en/admin/companies/${company}`
  const there = `${path}?done=saved`
  const proof = { path, action: 'attachEvidence', typed: { fact: 'registration' } }
  expect(await press(operator, 'deskCompany', proof)).toBe(null)
  expect(
    await press(operator, 'deskCompany', {
      ...proof,
      file: new File([png(64, 64)], 'extract.png', { type: 'image/png' }),
    }),
  ).toBe(there)
  const attached = await readPage(operator, path)
  expect(attached).toContain('href="/api/files/common/')
  const [, url = ''] = /href="(\/api\/files\/common\/\w{16})"/.exec(attached) ?? []
  expect((await operator.send('GET', url)).status).toBe(200)
  expect(await onCompany('removeEvidence')).toBe(there)
  expect(await readPage(operator, path)).not.toContain('href="/api/files/common/')
  expect(await onCompany('unverify', { fact: 'registration' })).toBe(here)
  expect(await onCompany('trust', { reason: '' })).toBe(null)
  expect(await onCompany('trust', { reason: 'None was refused' })).toBe(there)
  expect(await readPage(operator, path)).toMatch(/Trusted since [\s\S]*None was refused/)
  expect(await onCompany('distrust')).toBe(there)
})

test('a company is taken off the site with a reason and a confirmation, and brought back', async () => {
  const here = `/en/admin/companies/${company}?kind=company&done=saved`
  expect(await onCompany('takeOff', { reason: 'Counterfeit' })).toBe(null)
  expect(await onCompany('takeOff', { reason: 'Counterfeit', confirm: 'on' })).toBe(here)
  expect(await readPage(operator, `/en/admin/companies/${company}`)).toContain('Counterfeit')
  expect(await onCompany('bringBack')).toBe(here)
  expect(await readPage(operator, `/en/admin/companies/${company}`)).toContain('Latest actions by operators')
})

test('support sees the site as a person does, with a banner on every page, and writes nothing', async () => {
  const desk = `/en/admin/people/${person}`
  expect(await onPerson('view')).toBe(null)
  expect(await onPerson('view', { reason: 'Your question' })).toBe('/en/profile')
  const banner = 'You are viewing the site as Viktor Sokolov'
  for (const path of ['/en/profile', '/en/profile/company', '/en/profile/settings', '/en/catalog', '/ru/suppliers']) {
    const page = await readPage(operator, path)
    expect(page, path).toMatch(path.startsWith('/ru') ? /Вы видите сайт глазами пользователя Viktor Sokolov/ : banner)
    expect(htmlFaults(page), path).toEqual([])
  }
  expect(await readPage(operator, '/en/profile/company')).toContain('Works of the lists')
  expect(await (await request('/en/catalog')).text()).not.toContain(banner)
  expect((await operator.send('GET', desk)).status).toBe(404)
  const settings = await readForm(operator, { path: '/en/profile/settings', action: 'save' })
  const refused = await post(operator, '/en/profile/settings', { ...settings, action: 'save', name: 'Changed' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('nothing was changed')
  expect((await call(supplier, 'GET', '/api/profile')).name).toBe('Viktor Sokolov')
  const ended = { path: '/en/catalog', action: 'endViewing' }
  remember('deskPerson', ended.action)
  expect(await postThrice(operator, desk, { ...(await readForm(operator, ended)), action: ended.action })).toBe(desk)
  expect(await readPage(operator, desk)).toContain('Person: stopped viewing as this user')
  expect(await readPage(operator, '/en/catalog')).not.toContain(banner)
  await expect
    .poll(async () => (await messagesTo(SUPPLIER)).map(({ subject }) => subject))
    .toContain('An operator is looking at your account')
})

test('a company is handed over, and merged into another one, whose page its address leads to', async () => {
  const partner = await signedUp('partner-of-lists@people.example', 'Olga')
  const { id } = await call(partner, 'GET', '/api/profile')
  const here = `/en/admin/companies/${company}?done=saved`
  const typed = { person: id, former: 'manager', reason: 'A letter' }
  expect(await onCompany('handOver', typed)).toBe(null)
  expect(await onCompany('handOver', { ...typed, confirm: 'on' })).toBe(here)
  expect((await call(partner, 'GET', '/api/profile')).organization).toMatchObject({ id: company, role: 'OWNER' })
  const { data } = await (await operator.send('GET', '/api/operator/companies?status=active&kind=supplier')).json()
  const other = data.find((one: { id: string }) => one.id !== company)
  const slug = (await (await operator.send('GET', `/api/operator/companies/${company}`)).json()).data.slug
  const asked = `?into=${encodeURIComponent(`https://site.example/en/admin/companies/${other.id}`)}`
  const plan = await readPage(operator, `/en/admin/companies/${company}${asked}`)
  expect(plan).toMatch(/Moves into[\s\S]*Team members/)
  expect(htmlFaults(plan)).toEqual([])
  expect(await readPage(operator, `/en/admin/companies/${company}?into=nothing`)).toContain(
    'No other company with this ID',
  )
  expect(await onCompany('merge', { reason: 'Twice', confirm: 'on' }, asked)).toBe(here)
  await expect.poll(async () => (await operator.send('GET', `/api/companies/${company}`)).status).toBe(410)
  for (const locale of ['en', 'ru', 'zh']) {
    const led = await operator.send('GET', `/${locale}/suppliers/${company}-${slug}?sort=new`)
    expect(led.status).toBe(301)
    expect(led.headers.get('Location')).toMatch(new RegExp(`^/${locale}/suppliers/${other.id}-[^?]+\\?sort=new$`))
  }
  expect(await readPage(operator, `/en/admin/companies/${company}`)).toContain('Merged into')
})

test('two accounts of one person become one', async () => {
  const second = await signedUp('second-of-viktor@people.example', 'Viktor')
  const { id } = await call(second, 'GET', '/api/profile')
  const path = `/en/admin/people/${id}`
  const plan = await readPage(operator, `${path}?into=${person}`)
  expect(plan).toMatch(/Moves into Viktor Sokolov[\s\S]*Inquiries to suppliers/)
  expect(htmlFaults(plan)).toEqual([])
  const merge = { path: `${path}?into=${person}`, action: 'merge', typed: { reason: 'One person' } }
  expect(await press(operator, 'deskPerson', merge)).toBe(null)
  const confirmed = { ...merge, typed: { ...merge.typed, confirm: 'on' } }
  expect(await press(operator, 'deskPerson', confirmed)).toBe(`/en/admin/people/${person}?done=saved`)
  expect((await second.send('GET', '/api/profile')).status).toBe(401)
  expect(await readPage(operator, `/en/admin/people/${person}`)).toContain('s•••@people.example')
})

test('a person is signed out, blocked with a reason, written to again, unblocked and erased', async () => {
  const here = `/en/admin/people/${person}?done=saved`
  expect(await onPerson('signOut')).toBe(here)
  expect((await supplier.send('GET', '/api/profile')).status).toBe(401)
  expect(await onPerson('block')).toBe(null)
  expect(await onPerson('block', { reason: 'Fraud' })).toBe(here)
  const subject = 'Your account is blocked'
  const blocked = async () => (await messagesTo(SUPPLIER)).filter((one) => one.subject === subject).length
  await expect.poll(blocked).toBe(1)
  expect(await onPerson('resend')).toBe(here)
  await expect.poll(blocked).toBe(2)
  expect(await onPerson('unblock')).toBe(here)
  expect(await onPerson('erase', { reason: 'Letter' })).toBe(null)
  expect(await readPage(operator, `/en/admin/people/${person}`)).toContain('Person: access changed')
  expect(await onPerson('erase', { reason: 'Letter', confirm: 'on' })).toBe('/en/admin/people?done=erased')
  expect((await operator.send('GET', `/en/admin/people/${person}`)).status).toBe(404)
})

test('an operator with a second login confirms sensitive actions with a code from it', async () => {
  const { DB } = stores()
  const second = 'second-of-operator@people.example'
  await DB.prepare(`INSERT INTO contacts (id, user, kind, value, verified_at, main, created_at)
    SELECT '00secnd000000000', user, 'email', ?, 1, 0, 1 FROM contacts WHERE value = ?`)
    .bind(second, OPERATOR)
    .run()
  const { id } = await call(await signedUp('blocked-later@people.example', 'Oleg'), 'GET', '/api/profile')
  const block = { path: `/en/admin/people/${id}`, action: 'block', typed: { reason: 'Fraud' } }
  expect(await press(operator, 'deskPerson', block)).toBe(null)
  const path = '/en/admin/confirmation'
  expect(await press(operator, 'confirmation', { path, action: 'resend' })).toBe(
    `${path}?done=code&at=00secnd000000000`,
  )
  const at = `${path}?at=00secnd000000000`
  expect(htmlFaults(await readPage(operator, at))).toEqual([])
  const code = /\d{6}/.exec((await messagesTo(second))[0]?.subject ?? '')?.[0] ?? ''
  expect(await press(operator, 'confirmation', { path: at, action: 'verify', typed: { code } })).toBe(path)
  expect(await readPage(operator, path)).toContain('Confirmed until')
  expect(await press(operator, 'deskPerson', block)).toBe(`/en/admin/people/${id}?done=saved`)
})

test('every button was pressed', () => expectAll('parties'))
