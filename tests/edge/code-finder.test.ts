/** The page that finds codes for described goods, and the same in the supplier's form (docs/behaviour.md, "Code for goods"). */
import { expect, test } from 'vitest'
import { loadCodes } from '../fixtures/classifier-tree.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { OTHER_INN } from '../fixtures/suppliers.ts'
import { inputOf, request, samples, startSite } from './site.ts'
import { call, readPage, signedUp, submit } from './visitors.ts'

startSite({}, ({ DB }) => loadCodes(DB))

const page = async (query = '') => {
  const response = await request(`/en/codes/find${query}`)
  expect(response.status).toBe(200)
  return (await response.text()).replace(/<!-- -->/g, '').replaceAll('\u00a0', ' ')
}

test('the form is a page, and its answer is at its own address, which search engines leave out', async () => {
  const form = await page()
  expect(inputOf(form, 'name')).toMatchObject({ maxLength: '200' })
  expect(form).not.toContain('noindex')
  const html = await page('?name=Check+valve&category=Valves&facts=brass')
  expect(html).toContain('href="/en/tnved/848130"')
  expect(html).toMatch(/found in.*848130|found in.*8481 30/s)
  expect(html).toContain('noindex')
  expect(inputOf(html, 'name')?.value).toBe('Check valve')
  expect(htmlFaults(html)).toEqual([])
})

test('a missing name and a description that finds no line are reported', async () => {
  expect(await page('?name=&facts=brass')).toContain('Enter a name in words.')
  expect(await page('?name=quasimodo')).toContain('No tariff line contains any of these words.')
})

test('a member is offered the codes of a stored product, none is taken until it is chosen', async () => {
  const supplier = await signedUp('codes@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: OTHER_INN, name: 'Works of codes' })
  const { category } = await samples()
  const fields = { 'names.en': 'Check valve', category: category.id, model: 'CV', unit: 'piece', moq: '1' }
  await submit(supplier, '/en/profile/product/new', { ...fields, action: 'save', once: crypto.randomUUID() })
  const [{ id }] = await call(supplier, 'GET', '/api/profile/company/products')
  const path = `/en/profile/product/${id}`
  const html = await readPage(supplier, path)
  const offered = [...html.matchAll(/name="candidate"[^>]*value="(\d*)"/g)].map(([, code]) => code)
  expect(offered.slice(0, 3)).toEqual(['', '848130', '8481309908'])
  expect(htmlFaults(html)).toEqual([])
  const read = async () => call(supplier, 'GET', `/api/profile/company/products/${id}`)
  const { version, tnved } = await read()
  expect(tnved).toBeNull()
  await submit(supplier, path, { ...fields, action: 'save', version: String(version), candidate: '8481309908' })
  expect((await read()).tnved).toBe('8481309908')
})
