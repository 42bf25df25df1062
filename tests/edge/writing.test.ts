import { expect, test } from 'vitest'
import { inputOf, logged, ownOrigin, request, samples, startSite, stores, tags } from './site.ts'
import { messagesTo, readPage, sentTo, signedUp } from './visitors.ts'

startSite()

const post = (fields: Record<string, string>, Origin = ownOrigin(), locale = 'ru') =>
  request(`/${locale}/inquiry`, { Origin }, 'POST', new URLSearchParams(fields).toString())

const typed = (product: string) => ({
  product,
  quantity: '1 200',
  message: 'Нужен DN 50 <b>со склада</b>\r\nи паспорт',
  name: 'Ирина Полозова',
  organization: '',
  email: 'irina@buyers.example',
  phone: '',
  consent: 'on',
})

/** The request of a browser without script when the inquiry button of a product is clicked. */
async function pressAsk(product: string, quantity: string): Promise<{ address: string; page: string }> {
  const page = await (await request(product)).text()
  const [button] = tags(page, 'button').filter(({ formAction }) => formAction?.endsWith('/inquiry'))
  const variant = inputOf(page, 'variant')
  const query = new URLSearchParams({
    ...(variant && { variant: variant.value ?? '' }),
    quantity,
    [button?.name ?? '']: button?.value ?? '',
  })
  const address = `${button?.formAction}?${query}`
  return { address, page: await (await request(address)).text() }
}

/** A product with several variants, and the second of them. */
async function withVariants() {
  const { data } = JSON.parse(await (await request('/api/products?perPage=96')).text())
  for (const { id } of data) {
    const product = JSON.parse(await (await request(`/api/products/${id}?locale=ru`)).text()).data
    if (product.variants.length > 1 && product.tiers.length > 0) return { product, variant: product.variants[1] }
  }
  throw new Error('No product has variants')
}

const typedIn = (page: string, field: string) => inputOf(page, field)?.value

test('what was chosen on a product reaches the form, the supplier’s e-mail and the buyer’s copy', async () => {
  const { product, variant } = await withVariants()
  const { DB } = stores()
  await DB.prepare("UPDATE companies SET email = 'sales@buyers.example' WHERE id = ?").bind(product.supplier.id).run()
  const shown = `/ru/product/${product.id}?variant=${encodeURIComponent(variant.sku)}`
  const { address, page } = await pressAsk(shown, String(product.moq + 36))
  expect(typedIn(page, 'product')).toBe(product.id)
  expect(typedIn(page, 'quantity')).toBe(String(product.moq + 36))
  expect(tags(page, 'option').find((option) => 'selected' in option)?.value).toBe(variant.sku)
  const { message: _, ...chosen } = typed(product.id)
  const fields = { ...chosen, variant: variant.sku, quantity: String(product.moq + 36), email: 'chosen@buyers.example' }
  const response = await request(address, { Origin: ownOrigin() }, 'POST', new URLSearchParams(fields).toString())
  expect(response.status).toBe(303)
  const [email] = await sentTo('sales@buyers.example', '')
  const copy = await (await request(response.headers.get('Location') ?? '')).text()
  const [receipt] = await sentTo('chosen@buyers.example', '')
  for (const text of [email?.body, copy, receipt?.body]) expect(text).toContain(variant.sku)
  expect(copy).toContain('Ирина Полозова')
  expect(receipt?.body).toContain(`${ownOrigin()}${response.headers.get('Location')}`)
  const number = /№ ([0-9A-Z-]{10})/.exec(copy)?.[1] ?? 'none'
  for (const text of [email?.body, receipt?.body]) expect(text).toContain(number)
})

test('a quantity below the smallest order is refused beside its field, before anything else is filled in', async () => {
  const { product } = await withVariants()
  const { DB } = stores()
  await DB.prepare('UPDATE products SET moq = 7 WHERE id = ?').bind(product.id).run()
  const { page } = await pressAsk(`/ru/product/${product.id}`, '2')
  expect(inputOf(page, 'quantity')).toMatchObject({ 'aria-invalid': 'true' })
  expect(page).toContain('Меньше минимального заказа')
  const response = await post({ ...typed(product.id), quantity: '2', email: 'few@buyers.example' })
  const refused = await response.text()
  expect(response.status).toBe(422)
  expect(tags(refused, 'input').find(({ name }) => name === 'quantity')).toMatchObject({ 'aria-invalid': 'true' })
  expect(refused).toContain('Меньше минимального заказа')
  expect(await messagesTo('few@buyers.example')).toEqual([])
})

test('a buyer who ticks another supplier sends one request to both, with the wishes, and can withdraw it', async () => {
  const { product } = await samples()
  const form = await (await request(`/ru/inquiry?product=${product.id}`)).text()
  const [other] = tags(form, 'input').filter(({ name }) => name?.startsWith('to.'))
  expect(other).toBeDefined()
  expect(other).not.toHaveProperty('checked')
  const wishes = { neededBy: '2099-03-01', deliveredTo: 'Пермь', incoterm: 'DAP', currency: 'CNY', vat: 'included' }
  const fields = { ...typed(product.id), ...wishes, [other?.name ?? '']: 'on', email: 'several@buyers.example' }
  const past = await post({ ...fields, neededBy: '2020-01-01' })
  expect([past.status, await past.text()]).toEqual([422, expect.stringContaining('Эта дата уже прошла')])
  const response = await post(fields)
  expect(response.status).toBe(303)
  const address = response.headers.get('Location') ?? ''
  const copy = await (await request(address)).text()
  for (const text of ['Кому отправлено', 'Пермь', 'DAP', 'цены с НДС']) expect(copy).toContain(text)
  const confirmation = async () => (await messagesTo('several@buyers.example'))[0]?.body
  await expect.poll(confirmation).toContain('Поставщиков, получивших запрос напрямую: 2')
  await request(address, { Origin: ownOrigin() }, 'POST', 'x=')
  expect((await request(address)).status).toBe(404)
})

test('an unknown copy is a 404', async () => {
  expect((await request(`/ru/inquiry?sent=${'0'.repeat(32)}`)).status).toBe(404)
})

test('an error is shown beside its field, and what was typed stays', async () => {
  const { product } = await samples()
  const { consent: _, ...without } = typed(product.id)
  const response = await post({ ...without, quantity: 'много', email: 'irina@' })
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  for (const sentence of ['Введите целое число не меньше 1', 'Проверьте адрес', 'поставьте отметку'])
    expect(page).toContain(sentence)
  expect(page).toContain('Нужен DN 50 &lt;b&gt;со склада&lt;/b&gt;')
  expect(inputOf(page, 'name')?.value).toBe('Ирина Полозова')
  expect(await messagesTo('irina@buyers.example')).toEqual([])
})

test('consent is given anew for a form that was refused', async () => {
  const { product } = await samples()
  const refused = await post({ ...typed(product.id), name: '' })
  expect(refused.status).toBe(422)
  const consent = tags(await refused.text(), 'input').find(({ name }) => name === 'consent')
  expect(consent).toBeDefined()
  expect(consent).not.toHaveProperty('checked')
})

test('an inquiry is sent once, however often the button is pressed, and the buyer is notified', async () => {
  const { product } = await samples()
  for (const _ of [1, 2]) {
    const response = await post(typed(product.id))
    expect(response.status).toBe(303)
    const sent = await (await request(response.headers.get('Location') ?? '')).text()
    expect(sent).toContain('Запрос отправлен')
    expect(sent).toContain('notice success')
  }
  await sentTo('irina@buyers.example', 'передан компании')
  expect(await messagesTo('irina@buyers.example')).toHaveLength(1)
})

test('the consent to an inquiry is withdrawn on its copy, which is gone then', async () => {
  const { product } = await samples()
  const copy = (await post({ ...typed(product.id), email: 'anna@buyers.example' })).headers.get('Location') ?? ''
  expect(await (await request(copy)).text()).toContain('Отозвать согласие')
  const withdrawn = await request(copy, { Origin: ownOrigin() }, 'POST', '')
  expect(withdrawn.status).toBe(303)
  const thanks = await request(withdrawn.headers.get('Location') ?? '')
  expect(await thanks.text()).toContain('Контактные данные и текст запроса удалены.')
  expect((await request(copy)).status).toBe(404)
})

test('a supplier can be written to without a product', async () => {
  const { company } = await samples()
  const { product: _, ...fields } = typed('')
  const given = { ...fields, supplier: company.id, quantity: '', email: 'li@buyers.example' }
  const response = await post(given, ownOrigin(), 'zh')
  expect(response.headers.get('Location')).toMatch(/^\/zh\/inquiry\?sent=[0-9a-f]{32}$/)
  await sentTo('li@buyers.example', '')
})

test('name and address are filled in for a signed-in person alone', async () => {
  const { product } = await samples()
  const browser = await signedUp('prefilled@people.example', 'Ольга Заполнена')
  const path = `/ru/inquiry?product=${product.id}`
  const fields = tags(await readPage(browser, path), 'input')
  const given = (field: string) => fields.find(({ name }) => name === field)?.value
  expect([given('name'), given('email')]).toEqual(['Ольга Заполнена', 'prefilled@people.example'])
  expect(await (await request(path)).text()).not.toContain('Заполнена')
})

test('an unknown subject or a form from another site is refused', async () => {
  expect((await request('/en/inquiry')).status).toBe(404)
  expect((await request('/en/inquiry?product=0000000000000000')).status).toBe(404)
  const { product } = await samples()
  expect((await post(typed(product.id), 'https://elsewhere.example')).status).toBe(403)
})

test('a landing page stores a lead and says thanks; the page with what was typed is not cached', async () => {
  const write = (fields: Record<string, string>) =>
    request('/en/talp', { Origin: ownOrigin() }, 'POST', new URLSearchParams(fields).toString())
  const refused = await write({ message: 'We clear machinery at Zabaikalsk', name: 'Anna', consent: 'on' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Enter an e-mail address or a phone number')
  const page = await (await request('/en/talp')).text()
  expect(page).not.toContain('Zabaikalsk')
  const given = { message: 'We clear machinery at Zabaikalsk', name: 'Anna', phone: '+7 914 400-00-00', consent: 'on' }
  const stored = await write(given)
  expect([stored.status, stored.headers.get('Location')]).toEqual([303, '/en/talp?sent=1#write'])
  expect(await (await request('/en/talp?sent=1')).text()).toContain('Thank you')
  const toOperator = async () => (await messagesTo('hello@kontor.example'))[0]?.body
  await expect.poll(toOperator).toContain('We clear machinery at Zabaikalsk')
})

test('a failure is logged with the request id that the visitor sees, and without what they wrote', async () => {
  const { product } = await samples()
  const { DB } = stores()
  await DB.exec('ALTER TABLE inquiries RENAME TO inquiries_away')
  const response = await post({ ...typed(product.id), email: 'unlucky@buyers.example' }).finally(() =>
    DB.exec('ALTER TABLE inquiries_away RENAME TO inquiries'),
  )
  const requestId = response.headers.get('X-Request-Id') ?? 'none'
  expect(response.status).toBe(503)
  const lines = logged().filter((line) => line.includes(requestId))
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 'error', requestId })
  expect(lines.join()).not.toMatch(/buyers\.example|Полозова|DN 50/)
})

// The last test, because refusing a body unread closes the connection, together with any other request on it.
test('an overlong form is refused unread', async () => {
  expect((await post({ message: 'x'.repeat(70_000) })).status).toBe(415)
})

test('a program that is no browser gets a refused form back with its status and what was typed', async () => {
  const fields = new URLSearchParams({
    supplier: (await samples()).company.id,
    message: 'Sent by a program',
  }).toString()
  const headers = { Origin: ownOrigin(), 'User-Agent': 'python-requests/2.32' }
  const response = await request('/en/inquiry', headers, 'POST', fields)
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Sent by a program')
})
