/** The HTML of every screen, as the server sends it. */
import { expect, test } from 'vitest'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { ADMIN_LOGINS, AUTH_KEY, personId, resetPeople } from '../fixtures/people.ts'
import { cookieOf, ownerPaths } from './personal-screens.ts'
import { publicPaths, request, samples, startSite, stores } from './site.ts'

startSite({ AUTH_KEY, ADMIN_LOGINS }, resetPeople)

/** @returns the faults of each page that has any */
async function faultsOf(paths: string[], headers: Record<string, string> = {}): Promise<[path: string, string[]][]> {
  const found: [string, string[]][] = []
  for (const path of paths) {
    const response = await request(path, headers)
    const faults = htmlFaults(await response.text())
    expect(response.status, path).toBeLessThan(300)
    if (faults.length > 0) found.push([path, faults])
  }
  return found
}

test('public screens are valid', async () => {
  const { product, category } = await samples()
  const forms = ['/auth', `/inquiry?product=${product.id}`, `/inquiry/suppliers?category=${category.id}`]
  expect(await faultsOf([...(await publicPaths()), ...forms].map((path) => `/ru${path}`))).toEqual([])
})

test('screens of an account are valid', async () => {
  const paths = await ownerPaths(stores())
  expect(
    await faultsOf(
      [...paths, '/profile/product/new', '/profile/employee/new'].map((path) => `/en${path}`),
      await cookieOf('OWNER'),
    ),
  ).toEqual([])
  const { company } = await samples()
  const ofOperators = [
    '/admin',
    '/admin/border_rates?edit=new',
    '/admin/regulations?edit=new',
    '/admin/open_requests',
    '/admin/mail',
    '/admin/searches',
    '/admin/queue',
    '/admin/reasons',
    '/admin/reports',
    '/admin/goods_rules?edit=new',
    '/admin/category_proposals',
    '/admin/unsorted_goods',
    '/admin/rates?edit=USD',
    '/admin/services?edit=new',
    '/admin/legal_texts',
    '/admin/broken_feeds',
    '/admin/api_tokens',
    '/admin/banks',
    '/admin/backups',
    '/admin/settings',
    '/admin/parameters?edit=new',
    '/admin/stories',
    '/admin/journal',
    '/admin/companies',
    '/admin/people',
    `/admin/companies/${company.id}`,
    `/admin/people/${personId('OWNER')}`,
  ].map((path) => `/en${path}`)
  expect(await faultsOf(ofOperators, await cookieOf('ADMIN'))).toEqual([])
  expect(await faultsOf(['/zh/profile/start'], await cookieOf('USER'))).toEqual([])
})
