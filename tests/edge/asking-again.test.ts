/** After an inquiry without an account: the confirmation, the notice of the answer, and the same inquiry sent again. */
import { expect, test } from 'vitest'
import { type Browser, cookiesOf } from './browser.ts'
import { ownOrigin, request, shareSite, stores, tags } from './site.ts'
import { call, messagesTo, sentTo, signedUp } from './visitors.ts'

shareSite()

const PHONE = '+79144000066'
const screen = async (path: string, browser?: Browser) =>
  (await request(path, browser ? cookiesOf(browser) : {})).text()

/** A product with several variants, and the second of them. */
async function withVariants() {
  const { data } = JSON.parse(await screen('/api/products?perPage=96'))
  for (const { id } of data) {
    const product = JSON.parse(await screen(`/api/products/${id}?locale=ru`)).data
    if (product.variants.length > 1 && product.tiers.length > 0) return { product, variant: product.variants[1] }
  }
  throw new Error('No product has variants')
}

/** Sends the form of an inquiry. @returns the address of its confirmation */
async function ask(fields: Record<string, string>, browser?: Browser): Promise<string> {
  const headers = { Origin: ownOrigin(), ...(browser && cookiesOf(browser)) }
  const body = new URLSearchParams({ name: 'Wang Fang', showContact: 'on', consent: 'on', ...fields }).toString()
  const response = await request('/ru/inquiry', headers, 'POST', body)
  return response.headers.get('Location') ?? `${response.status}`
}

const message = 'Кран DN 50\nс паспортом'

test('the list of requests names variant, quantity and number, and asking again carries all of it into the form', async () => {
  const { product, variant } = await withVariants()
  const email = 'again@buyers.example'
  const quantity = String(product.moq + 36)
  const chosen = { product: product.id, variant: variant.sku, quantity, message }
  const first = await ask({ ...chosen, email })
  const number = /№ ([0-9A-Z-]{10})/.exec(await screen(first))?.[1] ?? 'none'
  const buyer = await signedUp(email)

  const list = await screen('/ru/profile/requests', buyer)
  const path = /\/ru\/profile\/requests\/[0-9a-z]{16}/.exec(list)?.[0] ?? ''
  const one = await screen(path, buyer)
  for (const page of [list, one]) {
    expect(page).toContain(variant.sku)
    expect(page).toContain(number)
    expect(page).toContain(quantity)
  }
  const again =
    tags(one, 'a')
      .find(({ href }) => href?.includes('again='))
      ?.href?.replaceAll('&amp;', '&') ?? ''
  const form = await screen(again, buyer)
  const typed = (name: string) => tags(form, 'input').find((field) => field.name === name)?.value
  expect(['product', 'quantity', 'name', 'email'].map(typed)).toEqual([product.id, quantity, 'Wang Fang', email])
  expect(tags(form, 'option').find((option) => 'selected' in option)?.value).toBe(variant.sku)
  expect(form).toContain(message)
  expect(tags(form, 'input').find((field) => field.name === 'consent')).not.toHaveProperty('checked')

  // The same text may be sent again, and sending that form twice counts once.
  const second = { ...chosen, email, again: typed('again') ?? '' }
  const confirmations = [await ask(second, buyer), await ask(second, buyer)]
  expect(new Set([first, ...confirmations]).size).toBe(2)
  const { data } = JSON.parse(await screen('/api/profile/requests', buyer))
  expect(data).toHaveLength(2)
})

test('nothing of a request is filled in for another person', async () => {
  const { product } = await withVariants()
  await ask({ product: product.id, quantity: String(product.moq), message, email: 'theirs@buyers.example' })
  const { DB } = stores()
  const id = await DB.prepare('SELECT id FROM inquiries ORDER BY num DESC').first('id')
  const stranger = await signedUp('curious@buyers.example')
  for (const browser of [stranger, undefined])
    expect(await screen(`/ru/inquiry?product=${product.id}&again=${id}`, browser)).not.toContain('с паспортом')
})

test('the confirmation states what the e-mail holds, and one press sends the code for the requests to the same contact', async () => {
  const { product } = await withVariants()
  const chosen = { product: product.id, quantity: String(product.moq), message }
  const email = 'follow@buyers.example'
  const page = await screen(await ask({ ...chosen, email }))
  expect(page).toContain('Текста запроса в письме нет')
  expect((await sentTo(email, ''))[0]?.body).not.toContain('с паспортом')
  const form = new URLSearchParams({ login: email, next: '/ru/profile/requests' })
  const typed = tags(page.slice(page.indexOf('action="/ru/auth"')), 'input')
  for (const [name, value] of form) expect(typed.find((field) => field.name === name)?.value).toBe(value)
  const sent = await request('/ru/auth', { Origin: ownOrigin() }, 'POST', form.toString())
  expect(sent.headers.get('Location')).toBe('/ru/auth/code')

  const verified = 'verified@buyers.example'
  const buyer = await signedUp(verified)
  const own = await screen(await ask({ ...chosen, email: verified }, buyer), buyer)
  expect(own).toContain('Подтверждение с номером и вашим текстом')
  expect(own).toContain('/ru/profile/requests')
  expect(own).not.toContain('action="/ru/auth"')
  expect((await sentTo(verified, 'паспортом'))[0]?.body).toContain('с паспортом')
})

test('a buyer who gave only a phone number gets an SMS with a link to the answer, without its text', async () => {
  const { product } = await withVariants()
  await ask({ product: product.id, quantity: String(product.moq), message, phone: PHONE })
  const { DB } = stores()
  const company = 'SELECT num FROM companies WHERE id = ?'
  const supplier = await signedUp('answering@people.example')
  await DB.prepare(`INSERT INTO employees (id, company, user, role, status, created_at, updated_at)
    SELECT 'answering-owner1', (${company}), user, 'OWNER', 'active', 0, 0 FROM contacts WHERE value = ?`)
    .bind(product.supplier.id, 'answering@people.example')
    .run()
  const [inquiry] = await call(supplier, 'GET', '/api/profile/company/inquiries')
  const change = { status: 'answered', reply: '125 roubles each' }
  const answered = await supplier.send('PATCH', `/api/profile/company/inquiries/${inquiry.id}`, change, {
    'If-Match': `"${inquiry.version}"`,
  })
  expect(answered.status, await answered.text()).toBe(200)
  const [sms] = await messagesTo(PHONE)
  expect(sms?.body).not.toContain('125 roubles')
  const [link = ''] = /http\S+/.exec(sms?.body ?? '') ?? []
  const buyer = await signedUp(PHONE)
  const opened = await request(link.replace(ownOrigin(), ''), cookiesOf(buyer))
  expect(opened.headers.get('Location')).toBe(`/ru/profile/requests/${inquiry.id}`)
  const answer = await screen(`/ru/profile/requests/${inquiry.id}`, buyer)
  expect(answer).toContain('125 roubles each')
})

test('an open request with only a phone number says that an SMS will come', async () => {
  const { product } = await withVariants()
  const phone = '+79144000077'
  await ask({ product: product.id, quantity: String(product.moq), phone })
  const buyer = await signedUp(phone)
  const path = /\/ru\/profile\/requests\/[0-9a-z]{16}/.exec(await screen('/ru/profile', buyer))?.[0] ?? ''
  expect(await screen(path, buyer)).toContain('мы отправим на этот номер СМС')
})
