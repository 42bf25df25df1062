/** Lists of products, as a browser without script uses them: made from a comparison, changed, shared by a link, exported. */
import { expect, test } from 'vitest'
import { cookiesOf } from './browser.ts'
import { inputOf, request, shareSite, tags } from './site.ts'
import { call, signedUp, submit } from './visitors.ts'

shareSite()

test('products of a comparison become a list, which is changed, shared by a link and revoked', async () => {
  const buyer = await signedUp('lists@people.example')
  const { data } = JSON.parse(await (await request('/api/products?perPage=3')).text())
  const ids: string[] = data.map(({ id }: { id: string }) => id)
  const asking = `/en/profile/lists?add=${ids}&quantity=40`
  // A product sends the quantity that is typed there.
  const product = await (await request(`/en/product/${ids[0]}`)).text()
  expect(tags(product, 'button').find(({ name }) => name === 'add')).toMatchObject({ formAction: '/en/profile/lists' })
  expect(await (await request(asking, cookiesOf(buyer))).text()).toContain('3 products will be added.')
  expect((await submit(buyer, asking, { action: 'add', name: '' })).status).toBe(422)
  const many = await submit(buyer, asking, { action: 'add', name: 'Pump station', quantity: 'many' })
  expect(inputOf(await many.text(), 'quantity')).toMatchObject({ value: 'many', 'aria-invalid': 'true' })
  const made = await submit(buyer, asking, { action: 'add', name: 'Pump station' })
  const path = made.headers.get('Location')?.split('?')[0] ?? ''
  expect(path).toMatch(/^\/en\/profile\/lists\/[0-9a-z]{16}$/)
  const page = await (await request(path, cookiesOf(buyer))).text()
  expect(inputOf(page, 'items.2.quantity')?.value).toBe('40')

  const row = (at: number, more: object) => ({
    [`items.${at}.product`]: ids[at],
    [`items.${at}.variant`]: '',
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [`items.${at}.${name}`, value])),
  })
  const save = (...rows: object[]) => submit(buyer, path, Object.assign({ action: 'save', name: 'Station 2' }, ...rows))
  const wrong = await save(row(0, { off: 'on' }), row(1, { quantity: 'many' }))
  expect(wrong.status).toBe(422)
  const field = inputOf(await wrong.text(), 'items.1.quantity')
  expect(field?.['aria-invalid']).toBe('true')
  // The browser says the same before it sends the form.
  expect(field?.['data-too-small']).toMatch(/^Enter a number greater than 0/)
  const saved = await save(row(0, { off: 'on' }), row(1, { quantity: '1,000', note: 'With flanges' }), row(2, {}))
  expect(saved.status).toBe(303)
  const [list] = await call(buyer, 'GET', '/api/profile/lists')
  expect(list).toMatchObject({ name: 'Station 2', count: 2, token: null })

  expect((await submit(buyer, path, { action: 'make-link' })).status).toBe(303)
  const [{ token }] = await call(buyer, 'GET', '/api/profile/lists')
  const open = () => request(`/ru/lists?token=${token}`)
  const shared = await open()
  expect(shared.headers.get('Cache-Control')).toContain('no-store')
  expect(await shared.text()).toContain('With flanges')
  const csv = await (await request(`/en/lists.csv?token=${token}`)).text()
  expect(csv.split('\r\n')[0]).toMatch(/^Name,Variant,Quantity/)
  expect(csv).toContain('With flanges')
  expect((await request(`${path}.csv`)).status).toBe(303)
  expect((await submit(buyer, path, { action: 'revoke-link' })).status).toBe(303)
  expect([(await open()).status, (await request(`/en/lists.csv?token=${token}`)).status]).toEqual([404, 404])
  expect((await submit(buyer, path, { action: 'remove' })).status).toBe(303)
  expect(await call(buyer, 'GET', '/api/profile/lists')).toEqual([])
})

test('the favourites become a list', async () => {
  const buyer = await signedUp('copies@people.example')
  const { data } = JSON.parse(await (await request('/api/products?perPage=2')).text())
  await call(buyer, 'POST', '/api/profile/favourites', { ids: data.map(({ id }: { id: string }) => id) })
  await submit(buyer, '/en/profile/lists', { action: 'copy-favourites', name: 'Favorites of November' })
  expect(await call(buyer, 'GET', '/api/profile/lists')).toMatchObject([{ name: 'Favorites of November', count: 2 }])

  // The list that was changed last is proposed for further products, not the newest one.
  const [copied] = await call(buyer, 'GET', '/api/profile/lists')
  await call(buyer, 'POST', '/api/profile/lists', { name: 'Later' })
  const asking = `/en/profile/lists?add=${data[0].id}&quantity=40`
  await submit(buyer, asking, { action: 'add', list: copied.id })
  const options = tags(await (await request(asking, cookiesOf(buyer))).text(), 'option')
  expect(options.find((option) => 'selected' in option)?.value).toBe(copied.id)
})
