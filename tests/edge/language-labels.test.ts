/** What is written in another language than the page's says so (docs/behaviour.md, "Language labels"). */
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { ADMIN_LOGINS, AUTH_KEY, resetPeople } from '../fixtures/people.ts'
import { unlabelledTexts } from '../fixtures/unlabelled-texts.ts'
import { cookieOf, ownerPaths } from './personal-screens.ts'
import { publicPaths, request, samples, startSite, stores } from './site.ts'

startSite({ AUTH_KEY, ADMIN_LOGINS }, resetPeople)

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** Pages of one sitemap that are read: evenly spread, in each language others. */
const PER_MAP = process.env.FULL ? Number.POSITIVE_INFINITY : 6

async function sampled(map: string, offset: number): Promise<string[]> {
  const all = addresses(await (await request(map)).text())
  const step = Math.max(1, Math.floor(all.length / PER_MAP))
  return all.filter((_, index) => index % step === Math.min(offset, step - 1))
}

test.each(LOCALES)('no string of a page in %s is of another script or language without its label', async (locale) => {
  const { category } = await samples()
  const screens = [
    ...(await publicPaths()),
    '/catalog?sort=new',
    '/catalog?sort=new&view=table&page=2',
    '/suppliers?page=2',
    '/search?q=valve',
    '/okved?q=valve',
    `/inquiry/suppliers?category=${category.id}`,
  ]
  const maps = addresses(await (await request('/sitemap.xml')).text()).filter((map) =>
    map.startsWith(`/sitemaps/${locale}/`),
  )
  const entries = await Promise.all(maps.map((map) => sampled(map, LOCALES.indexOf(locale))))
  const own = await ownerPaths(await stores())
  const visits: [string[], Record<string, string>][] = [
    [[...screens.map((path) => `/${locale}${path}`), ...entries.flat()], {}],
    [own.map((path) => `/${locale}${path}`), await cookieOf('OWNER')],
    [['/profile', '/profile/requests', '/profile/start'].map((path) => `/${locale}${path}`), await cookieOf('USER')],
    [['/admin', '/admin?status=all'].map((path) => `/${locale}${path}`), await cookieOf('ADMIN')],
  ]
  const failures: Record<string, string[]> = {}
  const started = performance.now()
  let pages = 0
  for (const [paths, headers] of visits)
    for (const path of new Set(paths)) {
      const response = await request(path, headers)
      pages += 1
      const found = unlabelledTexts(await response.text(), locale)
      if (found.length > 0) failures[path] = found
    }
  console.log(locale, pages, performance.now() - started)
  const { appendFileSync } = await import('node:fs')
  appendFileSync('/tmp/wt/labels.json', JSON.stringify(failures, null, 1))
  expect(Object.keys(failures).length).toEqual(0)
})
