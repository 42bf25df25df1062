/** Who works for two companies, in two tabs, without script (docs/behaviour.md, "Several organizations"). */
import { expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import { inquiry } from '../fixtures/suppliers.ts'
import { cookiesOf } from './browser.ts'
import { readForm } from './plain-forms.ts'
import { request, shareSite, stores } from './site.ts'
import { call, readPage, signedUp, submit } from './visitors.ts'

shareSite()

const found = (person: Awaited<ReturnType<typeof signedUp>>, taxNumber: string, name: string) =>
  call(person, 'POST', '/dev/profile/start', { taxNumber, name, kind: 'supplier', kpp: '773601001' })

test('a form is saved for the company that it was opened for', async () => {
  const person = await signedUp()
  const current = async () => (await call(person, 'GET', '/api/profile')).organization.id
  await found(person, newInn(), 'First works')
  const path = '/en/profile/legal_entities'
  expect(await readPage(person, path)).not.toContain('actsFor')
  await found(person, newInn(), 'Second works')
  const second = await current()
  const { organizations } = await call(person, 'GET', '/api/profile')
  const first = organizations.find(({ id }: { id: string }) => id !== second).id

  const form = await readForm(person, { path: `${path}?edit=new`, action: 'save' })
  expect(form.actsFor).toBe(second)
  expect((await submit(person, '/en/profile', { action: 'switch', organization: first })).status).toBe(303)
  expect(await current()).toBe(first)
  const typed = { taxNumber: newInn(), kpp: '770801001', ogrn: '1027700067328', fullName: 'Third', address: 'Omsk' }
  const saved = await submit(person, path, { ...form, ...typed, action: 'save' })
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${path}?done=saved`])
  expect(await current()).toBe(second)
  const names = async () =>
    (await call(person, 'GET', '/api/profile/company/legal-entities')).map((one: { fullName: string }) => one.fullName)
  expect(await names()).toContain('Third')
  await submit(person, '/en/profile', { action: 'switch', organization: first })
  expect(await names()).not.toContain('Third')

  const { DB } = stores()
  await DB.prepare(`UPDATE employees SET status = 'disabled' WHERE company = (SELECT num FROM companies WHERE id = ?)`)
    .bind(second)
    .run()
  const refused = await submit(person, path, { ...form, ...typed, fullName: 'Fourth', action: 'save' })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('nothing was saved')])
  expect(await current()).toBe(first)
  expect(await names()).not.toContain('Fourth')
})

test('what belongs to another of one’s companies is offered with the switch, and to nobody else', async () => {
  const person = await signedUp()
  await found(person, '7728168971', 'Has the inquiry')
  const { organization } = await call(person, 'GET', '/api/profile')
  const { DB } = stores()
  const company = await DB.prepare('SELECT num FROM companies WHERE id = ?').bind(organization.id).first<number>('num')
  const path = `/en/profile/inquiries/${await inquiry({ DB }, 77, { company: company ?? 0 })}`
  await found(person, '7736050003', 'Another one')
  const page = await request(path, cookiesOf(person))
  const html = await page.text()
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([404, expect.stringContaining('no-store')])
  expect(html).toContain('This belongs to another of your companies: Has the inquiry.')
  const form = await readForm(person, { path, action: 'switch', of: 'next' })
  expect(form).toMatchObject({ organization: organization.id, next: path })
  const switched = await submit(person, '/en/profile', { ...form, action: 'switch' })
  expect([switched.status, switched.headers.get('Location')]).toEqual([303, path])
  expect((await request(path, cookiesOf(person))).status).toBe(200)
  expect(
    (await submit(person, '/en/profile', { ...form, action: 'switch', next: '//elsewhere.example' })).headers.get(
      'Location',
    ),
  ).toBe('/en/profile?done=switched')

  const stranger = await signedUp()
  await found(stranger, '7707083893', 'Has nothing')
  const hidden = await request(path, cookiesOf(stranger))
  expect([hidden.status, await hidden.text()]).toEqual([404, expect.not.stringContaining('another of your companies')])
})
