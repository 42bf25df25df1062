/** Files that visitors send along with a request, as a browser without script posts them. */
import { expect, test } from 'vitest'
import { pdf } from '../fixtures/uploads/documents.ts'
import { BROWSER, ownOrigin, request, samples, shareSite, stores, tags } from './site.ts'

shareSite()

const file = (name: string, bytes = pdf()) => new File([bytes], name)
const damaged = new TextEncoder().encode('no document')

function post(path: string, fields: Record<string, string>, files: File[]) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const one of files) body.append('file', one)
  const headers = { 'User-Agent': BROWSER, Origin: ownOrigin() }
  return fetch(ownOrigin() + path, { method: 'POST', headers, body, redirect: 'manual' })
}

const stored = async (): Promise<number> => {
  const { DB } = stores()
  return (await DB.prepare('SELECT count(*) AS n FROM message_files').first<number>('n')) ?? 0
}

const typed = { quantity: '5000', name: 'Li Wei', email: 'li.wei@buyers.example', consent: 'on', once: 'a-page' }

test('a refused form comes back with the files that were stored, and sends them once', async () => {
  const { product } = await samples()
  const path = `/en/inquiry?product=${product.id}`
  const before = await stored()
  const fields = { ...typed, product: product.id, email: '' }
  const refused = await post(path, fields, [file('drawing.pdf'), file('price list.pdf', damaged)])
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('price list.pdf —')
  const ticks = tags(page, 'input').filter(({ name }) => name?.startsWith('attached.'))
  expect(ticks.map(({ value }) => value)).toEqual(['drawing.pdf'])
  expect(await stored()).toBe(before)
  const again = { ...typed, product: product.id, [ticks[0]?.name ?? '']: 'drawing.pdf' }
  const sent = await post(path, again, [file('norm.pdf', pdf('two'))])
  expect(sent.status).toBe(303)
  const address = sent.headers.get('Location') ?? ''
  const copy = await (await request(address)).text()
  for (const name of ['drawing.pdf', 'norm.pdf']) expect(copy).toContain(name)
  const repeated = await post(path, again, [file('norm.pdf', pdf('two'))])
  expect(repeated.headers.get('Location')).toBe(address)
  expect(await stored()).toBe(before + 2)
})

test('more than five files, and a form that is too large, are said at the field', async () => {
  const { product } = await samples()
  const path = `/en/inquiry?product=${product.id}`
  const many = Array.from({ length: 6 }, (_, at) => file(`${at}.pdf`, pdf(`${at}`)))
  const refused = await (await post(path, { ...typed, product: product.id }, many)).text()
  expect(refused).toContain('Attach no more than 5 files')
  expect(tags(refused, 'input').filter(({ name }) => name?.startsWith('attached.'))).toHaveLength(6)
})

test('suppliers of a category get the files too, each in a conversation of its own', async () => {
  const { category } = await samples()
  const before = await stored()
  const address = `/en/inquiry/suppliers?category=${category.id}`
  const page = await (await request(address)).text()
  const chosen = tags(page, 'input').flatMap(({ name }) => (name?.startsWith('to.') ? [name] : []))
  const two = Object.fromEntries(chosen.slice(0, 2).map((name) => [name, 'on']))
  const fields = { ...typed, ...two, category: category.id, message: 'Valves as drawn', incoterm: 'DAP' }
  expect((await post(address, fields, [file('drawing.pdf')])).status).toBe(303)
  expect(await stored()).toBe(before + Math.min(2, chosen.length))
})
