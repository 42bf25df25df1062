/** A buyer's addresses in the forms of requests, without script (docs/behaviour.md, "Saved addresses"). */
import { expect, test } from 'vitest'
import { pressing } from './plain-forms.ts'
import { ownOrigin, request, samples, shareSite, stores } from './site.ts'
import { call, readPage, signedUp, submit } from './visitors.ts'

shareSite()

const { press, expectAll } = pressing()

const lastPlace = async () =>
  stores().DB.prepare('SELECT delivered_to FROM requests ORDER BY num DESC').first('delivered_to')

const contact = { name: 'Wang Fang', email: 'wang@buyers.example', showContact: 'on', consent: 'on', quantity: '40' }

test('the chosen address is filled in, and what is sent is the address that the form says', async () => {
  const { product } = await samples()
  const buyer = await signedUp('with-addresses@buyers.example')
  const path = `/en/inquiry?product=${product.id}`
  expect(await readPage(buyer, path)).not.toContain('name="savedPlace"')
  const form = { ...contact, product: product.id, message: 'First' }
  const saving = { deliveredTo: 'Omsk, 1 Lenin St', savePlace: 'on' }
  expect((await submit(buyer, '/en/inquiry', { ...form, ...saving })).status).toBe(303)
  expect(await call(buyer, 'GET', '/api/profile/addresses')).toMatchObject([{ name: '', text: 'Omsk, 1 Lenin St' }])
  // Saved once, however often it is sent.
  expect((await submit(buyer, '/en/inquiry', { ...form, ...saving, message: 'Second' })).status).toBe(303)
  expect(await call(buyer, 'GET', '/api/profile/addresses')).toHaveLength(1)

  await call(buyer, 'POST', '/api/profile/addresses', { name: 'Depot', text: 'Kazan' })
  const html = await readPage(buyer, path)
  const choice = /<select[^>]*name="savedPlace"[\s\S]*?<\/select>/.exec(html)?.[0] ?? ''
  expect(choice).toMatch(/<option[^>]*selected[^>]*>Omsk, 1 Lenin St/)
  expect(choice).toContain('>Depot: Kazan<')
  await submit(buyer, '/en/inquiry', {
    ...form,
    message: 'Third',
    savedPlace: 'Kazan',
    deliveredTo: 'Perm',
    savePlace: 'on',
  })
  expect(await lastPlace()).toBe('Kazan')
  await submit(buyer, '/en/inquiry', { ...form, message: 'Fourth', savedPlace: '', deliveredTo: 'Perm' })
  expect(await lastPlace()).toBe('Perm')
  expect(await call(buyer, 'GET', '/api/profile/addresses')).toHaveLength(2)
})

test('without an account the place is typed, and a form that asks to save it is refused and sends nothing', async () => {
  const { product } = await samples()
  const html = await (await request(`/en/inquiry?product=${product.id}`)).text()
  expect(html).toContain('name="deliveredTo"')
  expect(html).not.toMatch(/name="(savedPlace|savePlace)"/)
  const form = { ...contact, product: product.id, message: 'Fifth', deliveredTo: 'Tver', savePlace: 'on' }
  const refused = await request('/en/inquiry', { Origin: ownOrigin() }, 'POST', new URLSearchParams(form).toString())
  expect(refused.status).toBe(422)
  expect(await lastPlace()).not.toBe('Tver')
})

test('an address is saved, changed, put first and removed once', async () => {
  const buyer = await signedUp()
  const path = '/en/profile/addresses'
  const texts = async () =>
    (await call(buyer, 'GET', '/api/profile/addresses')).map(({ text }: { text: string }) => text)
  await press(buyer, 'addresses', { path, action: 'save', typed: { name: 'Depot', text: 'Omsk' } })
  await press(buyer, 'addresses', { path, action: 'save', typed: { text: 'Kazan' } })
  expect(await texts()).toEqual(['Omsk', 'Kazan'])
  const [first, second] = await call(buyer, 'GET', '/api/profile/addresses')
  await press(buyer, 'addresses', { path, action: 'main', of: second.id })
  await press(buyer, 'addresses', { path: `${path}?edit=${first.id}`, action: 'save', typed: { text: 'Perm' } })
  expect(await texts()).toEqual(['Kazan', 'Perm'])
  await press(buyer, 'addresses', { path, action: 'remove', of: first.id })
  expect(await texts()).toEqual(['Kazan'])
})

test('every button was pressed', () => expectAll('addresses'))
