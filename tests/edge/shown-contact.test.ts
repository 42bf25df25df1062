/** The box of a request's form by which suppliers see the buyer's contact, and showing it later, without script. */
import { expect, test } from 'vitest'
import { ownOrigin, request, samples, shareSite, stores, tags } from './site.ts'
import { sentTo } from './visitors.ts'

shareSite()

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  request(path, { Origin: ownOrigin(), ...headers }, 'POST', new URLSearchParams(fields).toString())
const boxIn = (page: string) => tags(page, 'input').find(({ name }) => name === 'showContact')
const textOf = async (response: ReturnType<typeof request>) => (await response).text()

test('the box is ticked at first, and stays as it was left where the form is refused', async () => {
  const { product, company } = await samples()
  for (const about of [`product=${product.id}`, `supplier=${company.id}`])
    expect(boxIn(await textOf(request(`/en/inquiry?${about}`))), about).toHaveProperty('checked')
  const refused = (fields: Record<string, string>) =>
    textOf(post('/en/inquiry', { product: product.id, quantity: '40', name: 'Li Wei', ...fields }))
  expect(boxIn(await refused({}))).not.toHaveProperty('checked')
  expect(boxIn(await refused({ showContact: 'on' }))).toHaveProperty('checked')
})

test('a buyer who clears it is answered all the same, and the copy and both sides’ notices say so', async () => {
  const { product } = await samples()
  const email = 'hiding@buyers.example'
  const typed = { product: product.id, quantity: '40', message: 'Quiet, please', name: 'Li Wei', email, consent: 'on' }
  const sent = await post('/en/inquiry', typed)
  const copy = await textOf(request(sent.headers.get('Location') ?? ''))
  expect(copy).toContain('Suppliers see your name and company, but not your e-mail address or phone number.')
  expect((await sentTo(email, ''))[0]?.body).toContain('but not your e-mail address or phone number.')
  const { DB } = stores()
  const row = await DB.prepare('SELECT contact FROM inquiries ORDER BY num DESC').first('contact')
  expect(row).toBe('{"name":"Li Wei"}')
  const asked = await post('/en/inquiry', { ...typed, showContact: 'on' })
  expect(await textOf(request(asked.headers.get('Location') ?? ''))).toContain(
    'Suppliers see the contact details you entered.',
  )
})

test('a request list has the box too, which stays cleared when the lines are saved', async () => {
  const form = new FormData()
  form.set('text', 'Drilling rig SB-17 – 3 pcs')
  const pasted = await fetch(`${ownOrigin()}/en/request-list`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: ownOrigin() },
    body: form,
  })
  const address = pasted.headers.get('Location') ?? ''
  const page = await textOf(request(address))
  expect(boxIn(page)).toHaveProperty('checked')
  const version = tags(page, 'input').find(({ name }) => name === 'version')?.value ?? ''
  const saved = await post(address, { version, name: '', action: 'save' })
  const again = await textOf(request(saved.headers.get('Location') ?? ''))
  expect(boxIn(again)).not.toHaveProperty('checked')
})
