/** A product from its first field to its submission, in plain forms. */
import { expect, test } from 'vitest'
import { INN } from '../fixtures/suppliers.ts'
import { samples, startSite, tags } from './site.ts'
import { call, readPage, signedUp, submit, uploadPicture } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR, REVIEW_DAYS: '2' })

/** Hidden fields of the form with this button. */
function formOf(page: string, button: string): Record<string, string> {
  const form = (page.match(/<form[\s\S]*?<\/form>/g) ?? []).find((one) => one.includes(`>${button}</button>`)) ?? ''
  const hidden = tags(form, 'input').filter(({ type }) => type === 'hidden')
  return Object.fromEntries(hidden.map(({ name = '', value = '' }) => [name, value]))
}

test('each step leads to the next, the last one sends product and company, and the list shows why one was refused', async () => {
  const supplier = await signedUp('steps@people.example')
  const { organization } = await call(supplier, 'POST', '/dev/profile/start', {
    taxNumber: INN,
    name: 'Works of steps',
  })
  const { category } = await samples()
  const begun = { action: 'save', once: crypto.randomUUID(), 'names.en': 'Gate valve', category: category.id, moq: '1' }
  const first = await submit(supplier, '/en/profile/product/new', { ...begun, unit: 'piece' })
  const price = first.headers.get('Location')?.replace(/\?.*/, '') ?? ''
  const id = /product\/(\w{16})\/price/.exec(price)?.[1] ?? ''
  const place = `/en/profile/product/${id}`

  const steps = [
    [place, 'step 1 of 5', `${place}/price`],
    [price, 'step 2 of 5', `${place}/file`],
    [price, 'step 3 of 5', `${place}/file`],
    [`${place}/file`, 'step 4 of 5', `${place}/fact`],
    [`${place}/fact`, 'step 5 of 5', null],
  ] as const
  for (const [path, name, next] of steps) {
    const page = await readPage(supplier, path)
    expect(page).toContain(name)
    const onward = tags(page, 'a').filter(({ href, class: classes }) => classes === 'button' && href?.startsWith(place))
    expect(onward.map(({ href }) => href)).toEqual(next ? [next] : [])
  }

  // Everything missing in product and company links to its field.
  const empty = await readPage(supplier, `${place}/fact`)
  const links = tags(empty, 'a').map(({ href }) => href)
  for (const field of [`${place}/file#file`, `${place}/price#tiers.0.from`, '/en/profile/company/edit#phone'])
    expect(links).toContain(field)
  expect(formOf(empty, 'Submit for review')).toMatchObject({ status: 'moderation' })
  expect(formOf(empty, 'Submit for review').company).toBeUndefined()

  const tiers = [{ from: 1, amount: 100 }]
  await call(supplier, 'PUT', `/api/profile/company/products/${id}/prices`, { currency: 'USD', vat: null, tiers })
  await call(supplier, 'POST', `/api/profile/company/products/${id}/files`, { file: await uploadPicture(supplier) })
  const details = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  await call(supplier, 'PATCH', '/api/profile/company', details)
  const ready = await readPage(supplier, `${place}/fact`)
  expect(ready).toContain('A review usually takes up to 2 business days')
  const sent = await submit(supplier, `${place}/fact`, formOf(ready, 'Submit the product and the company for review'))
  expect(sent.headers.get('Location')).toBe(`${place}/fact?done=sent`)
  expect(await call(supplier, 'GET', '/api/profile/company')).toMatchObject({
    status: 'pending',
    statusAt: expect.any(String),
  })
  const waiting = await call(supplier, 'GET', `/api/profile/company/products/${id}`)
  expect(waiting).toMatchObject({ status: 'moderation', statusAt: expect.any(String) })

  const operator = await signedUp(OPERATOR)
  await call(operator, 'PATCH', `/app/admin/companies/${organization.id}/status`, { status: 'active' })
  const reason = 'The picture shows another valve'
  await call(operator, 'PATCH', `/app/admin/products/${id}/status`, { status: 'rejected', reason })
  for (const path of ['/en/profile/product', '/en/profile', place]) {
    const page = await readPage(supplier, path)
    expect(page, path).toMatch(/data-tone="bad">Changes needed<\/span>.{0,80}changes requested /)
    expect(page, path).toContain(reason)
  }
})
