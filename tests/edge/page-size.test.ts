/** The number of rows of the own product list, which the device remembers. */
import { expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import { shareSite, tags } from './site.ts'
import { call, signedUp } from './visitors.ts'

shareSite()

const LIST = '/en/profile/product'

test('the chosen page size of the own product list counts on this device until another is chosen', async () => {
  const supplier = await signedUp('sized@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Works of sizes' })
  // The page size of the list, from the hidden field of its search form.
  const sizeOf = async (path: string) => {
    const page = await (await supplier.send('GET', path)).text()
    return tags(page, 'input').find(({ name }) => name === 'perPage')?.value
  }
  expect(await sizeOf(LIST)).toBeUndefined()
  expect(await sizeOf(`${LIST}?perPage=96`)).toBe('96')
  expect(supplier.set().join()).toMatch(/page-size=96;.*HttpOnly/i)
  expect(await sizeOf(LIST)).toBe('96')
  expect(await sizeOf(`${LIST}?status=draft`)).toBe('96')
  await sizeOf(`${LIST}?perPage=24`)
  expect(await sizeOf(LIST)).toBe('24')
  // A size that is not offered applies to one request only, and a cookie with one is ignored.
  await sizeOf(`${LIST}?perPage=30`)
  expect(await sizeOf(LIST)).toBe('24')
  supplier.cookies.set('page-size', '1000')
  expect(await sizeOf(LIST)).toBeUndefined()
})
