/** The product editor's plain forms, as a browser without script posts them. */
import { expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import { post, readForm } from './plain-forms.ts'
import { inputOf, samples, shareSite } from './site.ts'
import { call, readPage, signedUp, submit } from './visitors.ts'

shareSite()

const OWN = '/api/profile/company/products'

test('one form sent twice creates one product; its options fill a table, which is saved; a preview saves nothing', async () => {
  const supplier = await signedUp('variants@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Works of variants' })
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
  expect([0, 1].map((row) => inputOf(table, `rows.${row}.sku`)?.value)).toEqual(['BV-DN50', 'BV-DN80'])
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
  expect(['0.sku', '1.sku', '1.factor'].map((one) => inputOf(page, `rows.${one}`)?.['aria-invalid'])).toEqual([
    undefined,
    'true',
    'true',
  ])
  expect(await (await save({ ...row(0, 'A', '1'), ...row(1, 'A', '2') })).text()).toContain(
    'each variant needs its own',
  )
  expect((await save({ ...row(0, 'A', ''), ...row(1, 'B', '1.5') })).status).toBe(303)
  expect(await call(supplier, 'GET', `${OWN}/${id}/variants`)).toMatchObject([
    { sku: 'A', options: [{ name: { en: 'Size' }, value: 'DN 50' }], factor: 1 },
    { sku: 'B', options: [{ name: { en: 'Size' }, value: 'DN 80' }], factor: 1.5 },
  ])

  const [first, second] = await call(supplier, 'GET', `${OWN}/${id}/variants`)
  const renamed = { ...row(0, 'A2', '1'), 'rows.0.id': first.id, 'rows.0.stock': '12', 'rows.0.weight': '2.4' }
  const priced = { 'rows.1.id': second.id, 'rows.1.tiers.0.from': '10', 'rows.1.tiers.1.from': '100' }
  const own = await save({ ...renamed, ...row(1, 'B', '1.5'), ...priced, 'rows.1.tiers.1.amount': '1,250.50' })
  expect(own.status).toBe(303)
  expect(await call(supplier, 'GET', `${OWN}/${id}/variants`)).toMatchObject([
    { id: first.id, sku: 'A2', stock: 12, weight: 2400, tiers: null },
    { id: second.id, sku: 'B', stock: null, weight: null, tiers: [{ from: 100, amount: 125_050 }] },
  ])
  const unreadable = await save({
    ...row(0, 'A2', '1'),
    ...row(1, 'B', '1'),
    ...priced,
    'rows.1.tiers.1.amount': 'cheap',
  })
  expect(inputOf(await unreadable.text(), 'rows.1.tiers.1.amount')?.['aria-invalid']).toBe('true')

  const typed = { action: 'see', 'names.en': 'As typed', category: category.id, unit: 'piece', moq: '3' }
  const seen = await submit(supplier, `/en/profile/product/${id}`, typed)
  expect(seen.status).toBe(200)
  expect(/<aside[\s\S]*<\/aside>/.exec(await seen.text())?.[0]).toContain('As typed')
  expect((await call(supplier, 'GET', `${OWN}/${id}`)).names).toEqual({ en: 'Ball valve' })
})

test('a removed variant is listed with what is lost and put back; a button fills in prices by the factor', async () => {
  const supplier = await signedUp('removed@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Works of removed variants' })
  const { category } = await samples()
  const { id } = await call(supplier, 'POST', OWN, { names: { en: 'Valve' }, category: category.id, model: 'BV' })
  await call(supplier, 'PUT', `${OWN}/${id}/prices`, {
    currency: 'RUB',
    vat: null,
    tiers: [{ from: 10, amount: 20_050 }],
  })
  const variant = (sku: string, size: string, own: object) => ({
    sku,
    options: [{ name: { en: 'Size' }, value: size }],
    ...own,
  })
  const [remaining, removed] = await call(supplier, 'PUT', `${OWN}/${id}/variants`, {
    variants: [variant('A', 'DN 50', { factor: 2 }), variant('B', 'DN 80', { stock: 7, factor: 3 })],
  })
  const price = `/en/profile/product/${id}/price`
  const row = (at: number, of: number, { id, sku, factor }: { id: string; sku: string; factor: number }) => ({
    [`rows.${at}.of`]: `${of}`,
    [`rows.${at}.id`]: id,
    [`rows.${at}.sku`]: sku,
    [`rows.${at}.factor`]: `${factor}`,
    [`rows.${at}.on`]: 'on',
  })
  const left = { model: 'BV', 'options.0.name.en': 'Size', 'options.0.values.0.en': 'DN 50', ...row(0, 0, remaining) }
  const press = async (action: string, more: object = {}) =>
    (await submit(supplier, price, { ...left, action, ...more })).text()

  const without = await press('cross')
  expect(without).toContain('Restore B · DN 80')
  expect(without).not.toContain('Restore A')
  const back = await press('cross', { [`back.${removed.id}`]: 'on' })
  const shown = (name: string) => inputOf(back, name)?.value
  expect(back).not.toContain('Restore B')
  expect(['options.0.values.1.en', 'rows.1.sku', 'rows.1.stock', 'rows.1.id'].map(shown)).toEqual([
    'DN 80',
    'B',
    '7',
    removed.id,
  ])

  const filled = await press('own-prices', row(1, 1, removed))
  const tier = (at: number, field: string) => inputOf(filled, `rows.${at}.tiers.0.${field}`)?.value
  expect([tier(0, 'from'), tier(0, 'amount'), inputOf(filled, 'rows.0.factor')?.value]).toEqual(['10', '401', '2'])

  const saved = await submit(supplier, price, { ...left, action: 'variants', [`back.${removed.id}`]: 'on' })
  expect(saved.status).toBe(303)
  expect(await call(supplier, 'GET', `${OWN}/${id}/variants`)).toMatchObject([
    { sku: 'A' },
    { id: removed.id, stock: 7 },
  ])
})

test('parameters are typed as numbers with units and options; what cannot be read is refused beside its field', async () => {
  const supplier = await signedUp('typed-facts@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Works of typed facts' })
  const categories: { id: string; name: { text: string } }[] = await call(supplier, 'GET', '/api/categories?locale=en')
  const category = categories.find(({ name }) => name.text === 'Ball valves')?.id
  const { id } = await call(supplier, 'POST', OWN, { names: { en: 'Valve' }, category, model: 'BV' })
  const DIAMETER = { en: 'Nominal size' }
  const stated = [
    { name: DIAMETER, value: 'DN 50 (2″)' },
    { name: { en: 'Colour' }, value: 'Red' },
  ]
  await call(supplier, 'PUT', `${OWN}/${id}/facts`, { facts: stated })
  const path = `/ru/profile/product/${id}/fact`
  const form = await readForm(supplier, { path, action: 'facts' })
  const rowOf = (key: string) =>
    Object.entries(form)
      .find(([, value]) => value === key)?.[0]
      .replace('.parameter', '')
  const order = async () =>
    Array.from(
      (await readPage(supplier, path)).matchAll(/name="facts\.\d+\.parameter" value="([^"]*)"/g),
      ([, key]) => key,
    )
  const declared = await order()
  const [size, pressure, temperature] = ['dn', 'pn', 'temperature'].map(rowOf)
  expect([form[`${size}.number`], form[`${size}.unit`], form[`${pressure}.number`]]).toEqual(['50', 'DN', ''])

  const wrong = await post(supplier, path, { ...form, action: 'facts', [`${pressure}.number`]: 'высокое' })
  expect(wrong.status).toBe(422)
  const page = await wrong.text()
  expect(inputOf(page, `${pressure}.number`)).toMatchObject({ 'aria-invalid': 'true', value: 'высокое' })

  const typed = { [`${pressure}.number`]: '1,6', [`${pressure}.unit`]: 'MPa', [`${temperature}.least`]: '−20' }
  const saved = { ...form, ...typed, action: 'facts', [`${temperature}.most`]: '40' }
  expect((await post(supplier, path, saved)).status).toBe(303)
  const facts: { name: object; value: unknown }[] = await call(supplier, 'GET', `${OWN}/${id}/facts`)
  expect(facts.map(({ value }) => value)).toEqual([
    'DN 50 (2″)',
    'Red',
    { en: '1.6 MPa', ru: '1,6 МПа', zh: '1.6 MPa' },
    '−20…+40 °C',
  ])
  // What is filled in stays where the category has it.
  expect(declared.indexOf('temperature')).toBeGreaterThan(declared.indexOf('pn'))
  expect(await order()).toEqual(declared)
})
