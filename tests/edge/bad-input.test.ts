import { expect, test } from 'vitest'
import { logged, request, shareSite } from './site.ts'

shareSite()

const PATHS: [path: string, status: number][] = [
  ['/en/catalog?page=0', 404],
  ['/en/catalog?page=01', 404],
  ['/en/catalog?page=-1', 404],
  ['/en/catalog?page=1e9', 404],
  ['/en/catalog?page=1000000000', 404],
  ['/en/catalog?page=999', 404],
  ['/en/catalog?page=abc', 404],
  ['/en/catalog?country=china', 404],
  ['/en/catalog?priceMin=-5', 404],
  ['/en/catalog?priceMax=NaN', 404],
  ['/en/catalog?sort=rating', 404],
  ['/en/catalog?supplier=1', 404],
  ['/en/catalog?tnved=84x1', 404],
  ['/en/catalog?utm_source=x&gclid=%00', 200],
  ['/en/catalog/0000000000000000', 404],
  ['/en/catalog/x', 404],
  ['/en/product/%2e%2e%2f%2e%2e', 404],
  ['/en/product/..%2f..%2fetc%2fpasswd', 404],
  ['/en/suppliers?country=china', 404],
  ['/en/suppliers?activity=8481', 404],
  ['/en/suppliers?years=0', 404],
  ['/en/suppliers?verified=yes', 404],
  ['/en/suppliers?sort=price', 404],
  ['/en/suppliers?page=99', 404],
  ['/en/suppliers?page=0', 404],
  ['/en/suppliers?page=01', 404],
  ['/en/suppliers?page=abc', 404],
  ['/en/suppliers?category=0000000000000000', 404],
  ['/en/suppliers?category=1', 404],
  ['/en/suppliers?city=%27%20OR%201=1--', 200],
  ['/en/suppliers?q=%22NEAR(a*%20b)&utm_source=x', 200],
  ['/en/suppliers/0000000000000000', 404],
  ['/en/suppliers/0000000000000000/products', 404],
  ['/en/suppliers/x/products', 404],
  ['/en/services?page=5', 200],
  ['/en/services/company?service=0000000000000000', 404],
  ['/en/services/company?page=-1', 404],
  ['/en/services/company?page=1e9', 404],
  ['/en/services/company?page=3', 404],
  ['/en/services/company/0000000000000000', 404],
  ['/en/press_center?tag=0000000000000000', 404],
  ['/en/press_center?tag=valves', 404],
  ['/en/press_center?page=0', 404],
  ['/en/press_center?page=99', 404],
  ['/api/companies?country=china', 422],
  ['/api/companies/0000000000000000', 404],
  ['/api/stories?tag=1', 422],
  ['/suggestions/api/4_1/rs/suggest/address', 405],
  ['/en/%', 400],
  ['/en/%E0%A4%A', 400],
  ['/en/catalog?q=%E0%A4%A', 200],
  ['/en/search?q=%22%20OR%201%3D1--', 200],
  ['/en/search?q=NEAR(a b)* "x AND OR NOT ^ : - \' ; drop table products', 200],
  ['/en/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200],
  [`/en/search?q=${'x'.repeat(10_000)}`, 404],
  [`/en/catalog?unknown=${'x'.repeat(10_000)}`, 200],
  ['/api/products?page=0', 422],
  ['/api/products?page=01', 422],
  ['/api/products?perPage=024', 422],
  ['/api/products?perPage=1000', 422],
  ['/api/products?page=201', 422],
  ['/api/products/nothing', 404],
  ['/api/products/0000000000000000', 404],
  ['/api/products/__proto__', 404],
  ['/api/categories?parent=1', 422],
  ['/api/nothing', 404],
  ['/dev/search', 422],
  ['/dev/search?q=', 200],
  [`/dev/search?q=${'я'.repeat(3000)}`, 422],
  ['/api/files/common/../../etc/passwd', 404],
  ['/api/files/common/none', 404],
]

test.each(PATHS)('%s is a %i', async (path, status) => {
  const response = await request(path)
  const body = await response.text()
  expect(response.status, body.slice(0, 400)).toBe(status)
  for (const leak of ['SQLITE', 'D1_ERROR', 'at Object.', '.ts:', 'node_modules']) expect(body).not.toContain(leak)
  expect(body).not.toContain('<script>alert(1)')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s of a page is a 405 that names what is allowed',
  async (method) => {
    const response = await request('/en/catalog', {}, method)
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  },
)

test('a wrong method of an API call is a 405 with problem details', async () => {
  const response = await request('/api/products', {}, 'DELETE')
  expect(response.status).toBe(405)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/)
  expect(response.headers.get('Allow')).toMatch(/GET/)
})

test('HEAD is GET without the body', async () => {
  const response = await request('/en', {}, 'HEAD')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('no request above caused an unexpected error', () =>
  expect(logged().filter((line) => /Error|unexpected/i.test(line))).toEqual([]))
