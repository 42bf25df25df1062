/** Checks which index the directories are read by; the test's bindings already fail for full scans. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { loadDirectory } from '../../../../tests/fixtures/directory.ts'
import { explained } from '../../../../tests/fixtures/explained.ts'

let started: StartedBindings

beforeAll(async () => {
  started = await startBindings()
  await loadDirectory(started.unwatched.DB)
})
afterAll(() => started.stop())

test.each([
  ['/api/companies', 'company_listing_offers (node=?)'],
  ['/api/companies?sort=new', 'company_listing_new (node=?)'],
  ['/api/companies?sort=founded&years=5', 'company_listing_founded (node=? AND founded<?)'],
  ['/api/companies?country=RU&verified=1', 'company_listing_country (node=? AND country=?)'],
  ['/api/company-services?to=RU', 'company_listing_offers (node=?)'],
  ['/api/company-services?city=perm', 'company_listing_city (node=? AND city=?)'],
])('a plain list reads its page from one covering index, in order: %s', async (path, index) => {
  expect(await explained(started.unwatched, path)).toContainEqual(`SEARCH l USING COVERING INDEX ${index}`)
})
