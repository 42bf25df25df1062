/** What suppliers and moderators do with plain forms, as a browser without script posts them. */
import { expect, test } from 'vitest'
import { FORMS } from '../../domain/form-constraints.ts'
import { INN, OTHER_INN, PERSON_INN, USCC } from '../fixtures/suppliers.ts'
import { type Browser, openBrowser, signUp } from './browser.ts'
import { ownOrigin, request, samples, startSite, tags } from './site.ts'

const HOUSE = 'house@people.example'
startSite({ ADMIN_LOGINS: HOUSE })

async function signedUp(login: string): Promise<Browser> {
  const browser = openBrowser(ownOrigin())
  await signUp(browser, login)
  return browser
}

const cookiesOf = ({ cookies }: Browser) => ({ Cookie: [...cookies].map((one) => one.join('=')).join('; ') })
const submit = (browser: Browser, path: string, fields: Record<string, string>) =>
  request(path, { ...cookiesOf(browser), Origin: ownOrigin() }, 'POST', new URLSearchParams(fields).toString())
const screen = async (browser: Browser, path: string) => (await request(path, cookiesOf(browser))).text()

async function call(browser: Browser, method: string, path: string, body?: object) {
  const response = await browser.send(method, path, body)
  const text = await response.text()
  expect(response.status, `${path} ${text}`).toBeLessThan(300)
  return JSON.parse(text).data
}

const OWN = '/api/profile/company/products'
const field = (page: string, name: string) => tags(page, 'input').find((one) => one.name === name)

test('one form sent twice creates one product; its options fill a table, which is saved; a preview saves nothing', async () => {
  const supplier = await signedUp('variants@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: OTHER_INN, name: 'Works of variants' })
  const { category } = await samples()
  const begun = {
    action: 'save',
    once: crypto.randomUUID(),
    'names.en': 'Ball valve',
    category: category.id,
    model: 'BV',
  }
  const places = await Promise.all(
    [1, 2].map(async () => (await submit(supplier, '/en/profile/product/new', begun)).headers.get('Location')),
  )
  expect(new Set(places).size).toBe(1)
  const [{ id }, ...others] = await call(supplier, 'GET', OWN)
  expect(others).toEqual([])

  const price = `/en/profile/product/${id}/price`
  const options = { 'options.0.name.en': 'Size', 'options.0.values.0.en': 'DN 50', 'options.0.values.1.en': 'DN 80' }
  const crossed = await submit(supplier, price, { ...options, action: 'cross', model: 'BV' })
  expect(crossed.status).toBe(200)
  const table = await crossed.text()
  expect([0, 1].map((row) => field(table, `rows.${row}.sku`)?.value)).toEqual(['BV-DN50', 'BV-DN80'])
  expect(await call(supplier, 'GET', `${OWN}/${id}/variants`)).toEqual([])

  const row = (at: number, sku: string, factor: string) => ({
    [`rows.${at}.of`]: String(at),
    [`rows.${at}.on`]: 'on',
    [`rows.${at}.sku`]: sku,
    [`rows.${at}.factor`]: factor,
  })
  const save = (rows: object) => submit(supplier, price, { ...options, action: 'variants', ...rows })
  const wrong = await save({ ...row(0, 'A', '1'), ...row(1, '', 'twice') })
  expect(wrong.status).toBe(422)
  const page = await wrong.text()
  expect(['0.sku', '1.sku', '1.factor'].map((one) => field(page, `rows.${one}`)?.['aria-invalid'])).toEqual([
    undefined,
    'true',
    'true',
  ])
  expect(await (await save({ ...row(0, 'A', '1'), ...row(1, 'A', '2') })).text()).toContain('an SKU of its own')
  expect((await save({ ...row(0, 'A', ''), ...row(1, 'B', '1,5') })).status).toBe(303)
  expect(await call(supplier, 'GET', `${OWN}/${id}/variants`)).toEqual([
    { sku: 'A', options: [{ name: { en: 'Size' }, value: 'DN 50' }], factor: 1 },
    { sku: 'B', options: [{ name: { en: 'Size' }, value: 'DN 80' }], factor: 1.5 },
  ])

  const typed = { action: 'see', 'names.en': 'As typed', category: category.id, unit: 'piece', moq: '3' }
  const seen = await submit(supplier, `/en/profile/product/${id}`, typed)
  expect(seen.status).toBe(200)
  expect(/<aside[\s\S]*<\/aside>/.exec(await seen.text())?.[0]).toContain('As typed')
  expect((await call(supplier, 'GET', `${OWN}/${id}`)).names).toEqual({ en: 'Ball valve' })
})

test('a price typed into the list is validated by its schema, shown again when refused, and never overwrites another’s', async () => {
  const supplier = await signedUp('prices@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: PERSON_INN, name: 'Works of prices' })
  const { category } = await samples()
  const pricesOf = (id: string) => `${OWN}/${id}/prices`
  const set = (id: string, amount: number) => {
    const tiers = [
      { from: 1, amount },
      { from: 100, amount: 900, incoterm: 'FOB' },
    ]
    return call(supplier, 'PUT', pricesOf(id), { currency: 'USD', vat: null, tiers })
  }
  const begin = async () => {
    const { id } = await call(supplier, 'POST', OWN, { names: { en: 'Valve' }, category: category.id })
    await set(id, 10_000)
    return id
  }
  const [first, second, third] = [await begin(), await begin(), await begin()]
  const list = '/ru/profile/product'
  const price = (page: string, id: string) => field(page, `price.${id}`)
  const opened = await screen(supplier, list)
  expect(opened).toContain('data-checks="firstPrice"')
  expect(price(opened, first)).toMatchObject({
    value: '100',
    required: '',
    'data-required': expect.stringMatching(/[а-я]{3}/),
  })
  const filledIn = [first, second, third].flatMap((id) => [`price.${id}`, `was.${id}`].map((name) => [name, '100']))
  const send = (typed: object) =>
    submit(supplier, list, { action: 'prices', ...Object.fromEntries(filledIn), ...typed })

  // Another person has changed two of them meanwhile: the price of one, and something else of the other.
  await set(first, 12_000)
  await call(supplier, 'PATCH', `${OWN}/${second}`, { model: 'BV-2' })
  const refused = await send({ [`price.${first}`]: '150', [`price.${second}`]: '99,5', [`price.${third}`]: 'сто' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect([first, second, third].map((id) => price(page, id)?.value)).toEqual(['150', '99,5', 'сто'])
  expect([first, second, third].map((id) => price(page, id)?.['aria-invalid'])).toEqual(['true', undefined, 'true'])
  expect(field(page, `theirs.price.${first}`)?.value).toBe('120')
  const amounts = () =>
    Promise.all([first, second, third].map(async (id) => (await call(supplier, 'GET', pricesOf(id))).tiers))
  const others = { from: 100, amount: 900, incoterm: 'FOB' }
  expect(await amounts()).toEqual([12_000, 9950, 10_000].map((amount) => [{ from: 1, amount }, others]))

  // The person sees the conflict and chooses their own price. Fields they did not touch keep the other person's values.
  await set(third, 5000)
  const again = {
    [`price.${first}`]: '150',
    [`was.${first}`]: field(page, `was.${first}`)?.value,
    [`pick.price.${first}`]: 'mine',
  }
  expect((await send({ ...again, [`price.${second}`]: '99,5' })).status).toBe(303)
  expect((await amounts()).map(([{ amount }]) => amount)).toEqual([15_000, 9950, 5000])
})

test('a saved list shows the same rows again, says how many prices were saved, and one press brings them back', async () => {
  const supplier = await signedUp('lists@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: '7728168971', name: 'Works of lists' })
  const { category } = await samples()
  const tiers = [{ from: 1, amount: 10_000 }]
  const begin = async (model: string) => {
    const { id } = await call(supplier, 'POST', OWN, { names: { ru: 'Кран' }, category: category.id, model })
    await call(supplier, 'PUT', `${OWN}/${id}/prices`, { currency: 'RUB', vat: null, tiers })
    return id
  }
  const made: string[] = []
  for (const model of ['A', 'B', 'C']) made.push(await begin(model))
  const [first = '', second = '', third = ''] = made
  const query = { q: 'кран', status: 'draft', sort: '-price', perPage: '2', page: '2' }
  const list = `/ru/profile/product?${new URLSearchParams(query)}`
  const typed = (of: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([id, price]) => [
        [`price.${id}`, price],
        [`was.${id}`, '100'],
      ]),
    )
  const amounts = () =>
    Promise.all(made.map(async (id) => (await call(supplier, 'GET', `${OWN}/${id}/prices`)).tiers[0].amount))
  const noticeOf = (page: string) => /<div class="notice[\s\S]*?<\/div>/.exec(page)?.[0] ?? ''

  const saved = await submit(supplier, list, { action: 'prices', ...typed({ [first]: '90', [second]: '80' }) })
  const place = new URL(saved.headers.get('Location') ?? '', ownOrigin())
  expect(Object.fromEntries(place.searchParams)).toMatchObject(query)
  const page = await screen(supplier, place.pathname + place.search)
  expect(noticeOf(page)).toContain('Сохранено 2 цены')
  const links = tags(page, 'a').map(({ href = '' }) => href)
  expect(links.filter((href) => /done=|undo=|prices=/.test(href))).toEqual([])
  expect(links.some((href) => href.includes('sort=name') && href.includes('status=draft') && href.includes('q='))).toBe(
    true,
  )
  expect(page).toContain('Нет перевода: английский')
  expect(page).toContain('Остаток не указан')

  // Somebody else changes one of the two before they are brought back.
  await call(supplier, 'PUT', `${OWN}/${first}/prices`, {
    currency: 'RUB',
    vat: null,
    tiers: [{ from: 1, amount: 9500 }],
  })
  const undo = field(page, 'undo')?.value ?? ''
  const undone = await submit(supplier, place.pathname + place.search, { action: 'undo', undo })
  expect(undone.status).toBe(422)
  const left = await undone.text()
  expect(noticeOf(left)).toContain('Возвращена 1 прежняя цена')
  expect(left).toContain('Часть цен с тех пор изменили')
  expect(await amounts()).toEqual([9500, 10_000, 10_000])

  // The button for many products saves what was typed beside the ticks as well.
  const both = { action: 'many', to: 'archived', [`on.${third}`]: 'on', ...typed({ [second]: '70' }) }
  const applied = await submit(supplier, list, both)
  const next = new URL(applied.headers.get('Location') ?? '', ownOrigin())
  expect(Object.fromEntries(next.searchParams)).toMatchObject({ ...query, changed: '1', prices: '1' })
  expect(await amounts()).toEqual([9500, 7000, 10_000])
  // The last page has become empty by it: the one before is shown, with what was done.
  const back = await request(next.pathname + next.search, cookiesOf(supplier))
  expect(back.headers.get('Location')).toMatch(/^\/ru\/profile\/product\?(?!.*page=)(?=.*changed=1)/)

  const stranger = await signedUp('stranger-of-lists@people.example')
  expect(await (await submit(stranger, list, { action: 'undo', undo })).text()).not.toContain('прежн')
})

test('moderators reject a product with a reason that the supplier reads, then approve it, and buyers see it', async () => {
  const [supplier, house] = [await signedUp('waiting@people.example'), await signedUp(HOUSE)]
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Works that wait' })
  const told = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  const { id } = await call(supplier, 'PATCH', '/api/profile/company', told)
  const sendIn = () => call(supplier, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  const decide = (version: number, more: object) =>
    submit(house, '/en/admin', { action: 'decide', kind: 'company', id, version: String(version), ...more })
  const { version } = await sendIn()
  expect(await screen(house, '/en/admin')).toContain('Works that wait')
  expect(
    (await submit(supplier, '/en/admin', { action: 'decide', kind: 'company', id, decision: 'approve' })).status,
  ).toBe(404)
  const silent = await decide(version, { decision: 'refuse' })
  expect(silent.status).toBe(422)
  const asked = await silent.text()
  expect(asked).toContain(`aria-describedby="reason-${id}-fault"`)
  expect(asked).toContain('Fill this in')
  expect((await decide(version, { decision: 'refuse', reason: 'Say more of the works' })).status).toBe(303)
  expect(await screen(supplier, '/en/profile/company')).toContain('Say more of the works')
  expect((await request(`/en/suppliers/${id}`)).status).toBe(404)
  const again = await sendIn()
  expect((await decide(version, { decision: 'approve' })).status).toBe(422)
  expect((await decide(again.version, { decision: 'approve' })).status).toBe(303)
  expect((await request(`/en/suppliers/${id}`)).status).not.toBe(404)
})

test('a company’s certificates are on its page with their numbers, each linked to its file', async () => {
  const list = JSON.parse(await (await request('/api/companies?perPage=24')).text())
  const all = list.data.map(async ({ id }: { id: string }) =>
    JSON.parse(await (await request(`/api/companies/${id}`)).text()),
  )
  const { data } = (await Promise.all(all)).find(({ data }) => data.certificates.length > 0)
  const page = await (await request(`/en/suppliers/${data.id}-${data.slug}`)).text()
  const links = tags(page, 'a').map(({ href }) => href)
  for (const { number, file } of data.certificates) {
    expect(page).toContain(number)
    expect(links).toContain(file.url)
    expect((await request(file.url)).status).toBe(200)
  }
})

/** The cookie of a pending sign-in. */
const signingIn = (step: string) =>
  `sign-in=${encodeURIComponent(JSON.stringify({ step, login: 'a@b.example', next: null, resendAt: 0, registrationToken: 'x' }))}`

test('every form has the native constraints that its schema implies', async () => {
  const [supplier, house] = [await signedUp('checked@people.example'), await signedUp(HOUSE)]
  const { organization } = await call(supplier, 'POST', '/dev/profile/start', {
    taxNumber: USCC,
    name: 'Checked works',
  })
  const told = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  await call(supplier, 'PATCH', '/api/profile/company', told)
  await call(supplier, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  await call(house, 'PATCH', `/app/admin/companies/${organization.id}/status`, { status: 'active' })
  const [contact, message] = [{ name: 'Li Wei', email: 'li@buyers.example' }, 'DN 50?']
  await call(supplier, 'POST', '/api/inquiries', { supplier: organization.id, message, contact, consent: true })
  const [inquiry] = await call(supplier, 'GET', '/api/profile/company/inquiries')
  const { product, category } = await samples()
  const { id } = await call(supplier, 'POST', OWN, { names: { en: 'Checked valve' }, category: category.id })
  const tiers = [{ from: 1, amount: 100 }]
  await call(supplier, 'PUT', `${OWN}/${id}/prices`, { currency: 'USD', vat: null, tiers })
  const own = ['settings?done=code', 'mail/new', 'phone/new', 'company/edit', 'company/edit/file', 'employee/new']
  const more = [
    'company/edit/additionally',
    'product/new',
    `product/${id}`,
    `product/${id}/price`,
    `product/${id}/fact`,
    'product',
    `inquiries/${inquiry.id}`,
  ]
  const another = await signedUp('another-of-checked@people.example')
  const taken = { action: 'found', taxNumber: USCC, name: 'Mine', kind: 'supplier' }
  const screens = [
    submit(another, '/ru/profile/start', taken).then((response) => response.text()),
    ...[...own, ...more, 'legal_entities?edit=new'].map((path) => screen(supplier, `/ru/profile/${path}`)),
    screen(house, '/ru/admin?q=Checked'),
    screen(house, '/ru/profile/start'),
    ...['/ru/auth', '/ru/talp', `/ru/inquiry?product=${product.id}`].map(async (path) => (await request(path)).text()),
    request('/ru/auth/registration', { Cookie: signingIn('registration') }).then((response) => response.text()),
  ]
  const met = new Set<string>()
  for (const html of await Promise.all(screens)) {
    expect(html).not.toMatch(/<form[^>]* novalidate/i)
    for (const [whole, name = ''] of html.matchAll(/<form[^>]* data-checks="(\w+)"[\s\S]*?<\/form>/g)) {
      const [, form] = Object.entries(FORMS).find(([one]) => one === name) ?? []
      met.add(name)
      const constraints = form?.() ?? {}
      // A select without an empty option always has a value.
      const choices = [...whole.matchAll(/<select[^>]*>(?=<option value="")/g)].flatMap(([one]) => tags(one, 'select'))
      for (const control of [...tags(whole, 'input'), ...tags(whole, 'textarea'), ...choices]) {
        const known = constraints[(control.name ?? '').replace(/\.\d+(?=\.|$)/g, '.#')]
        if (!known || control.type === 'hidden') continue
        expect(control.required !== undefined, `${name} ${control.name}`).toBe(known.required === true)
        if (known.required) expect(control['data-required'], `${name} ${control.name}`).toMatch(/[а-я]{3}/i)
        if (control.maxLength ?? control.maxlength)
          expect(Number(control.maxLength ?? control.maxlength)).toBe(known.maxLength)
      }
    }
  }
  expect([...met].sort()).toEqual(Object.keys(FORMS).sort())
})
