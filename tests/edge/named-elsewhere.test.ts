/** The search of codes leads to what is typed into it though it is no code (docs/behaviour.md, "Searched tax numbers"). */
import { beforeAll, expect, test } from 'vitest'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { request, startSite } from './site.ts'

startSite()

async function read<Data>(path: string): Promise<Data> {
  const body: { data: Data } = JSON.parse(await (await request(path)).text())
  return body.data
}

const page = async (path: string, q: string) => {
  const response = await request(`${path}?q=${encodeURIComponent(q)}`)
  expect(response.status, q).toBe(200)
  return (await response.text()).replace(/<!-- -->/g, '').replaceAll('\u00a0', ' ')
}

let company: { id: string; slug: string; taxNumber: string }
let product: { id: string; slug: string; model: string }

beforeAll(async () => {
  const [first] = await read<{ id: string }[]>('/api/companies?perPage=1&country=RU')
  company = await read(`/api/companies/${first?.id}`)
  const [found] = await read<(typeof product)[]>('/api/products?perPage=1&q=UCP208')
  if (!found) throw new Error('the seed has no UCP208')
  product = found
})

test.each(['/en/codes', '/en/tnved', '/en/okved'])('%s leads to the company of a tax number', async (path) => {
  const spaced = company.taxNumber.replace(/\d\d/g, '$& ')
  for (const q of [company.taxNumber, spaced, `ИНН ${company.taxNumber}`]) {
    const html = await page(path, q)
    expect(html, q).toContain('Company with this tax number:')
    expect(html, q).toMatch(new RegExp(`href="/en/[a-z-]+/${company.id}`))
    expect(htmlFaults(html)).toEqual([])
  }
  expect(
    await page(
      path,
      company.taxNumber.replace(/.$/, (last) => String((Number(last) + 1) % 10)),
    ),
  ).not.toContain('Company with this tax number:')
})

test.each(['/ru/codes', '/zh/tnved'])('%s leads to the product of an article', async (path) => {
  for (const q of [product.model, 'ucp 208', 'UCP-208', 'арт. UCP208'])
    expect(await page(path, q), q).toMatch(new RegExp(`href="/(?:ru|zh)/product/${product.id}`))
  for (const q of ['UCP20', '8481', 'HS 8481', 'valve']) expect(await page(path, q), q).not.toContain(product.id)
})
