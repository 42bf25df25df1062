/** Titles and descriptions of each page in the sitemap (docs/behaviour.md, "Page title"). */
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { columns } from '../../web/app/page/shortened.ts'
import { CRAWLER, request, shareSite, tags } from './site.ts'

shareSite()

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** There are hundreds of products: their titles are compared without rendering pages (web/pages/product/title.test.ts). */
const COMPARED = /pages|categories|suppliers|services|stories/

/** Rendering all pages takes about nine seconds per language; Russian has the longest words. */
const LANGUAGES = process.env.FULL ? LOCALES : (['ru'] as const)
const isCompared = (path: string) => LANGUAGES.some((locale) => path.startsWith(`/${locale}/`) || path === `/${locale}`)

interface Shown {
  path: string
  title: string
  description: string
}

async function shownOf(path: string): Promise<Shown> {
  const html = await (await request(path, { 'User-Agent': CRAWLER })).text()
  const { content = '' } = tags(html, 'meta').find(({ name }) => name === 'description') ?? {}
  return { path, title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '', description: content }
}

const alike = (shown: Shown[], of: (one: Shown) => string): string[] => {
  const first = new Map<string, string>()
  return shown.flatMap((one) => {
    const other = first.get(of(one))
    first.set(of(one), one.path)
    return other === undefined ? [] : [`${other} ${one.path}: ${of(one)}`]
  })
}

test('no two pages of the sitemap have the same title or the same description, and none is too long', async () => {
  const maps = addresses(await (await request('/sitemap.xml')).text()).filter((path) => COMPARED.test(path))
  expect(maps.length).toBeGreaterThanOrEqual(5 * LOCALES.length)
  const shown: Shown[] = []
  for (const map of maps)
    for (const path of addresses(await (await request(map)).text()).filter(isCompared)) shown.push(await shownOf(path))
  expect(shown.length).toBeGreaterThan(150 * LANGUAGES.length)
  expect(alike(shown, ({ title }) => title)).toEqual([])
  expect(alike(shown, ({ description }) => description)).toEqual([])
  expect(shown.filter(({ title, description }) => title === '' || description === '')).toEqual([])
  const plain = (html: string) => html.replaceAll(/&\w+;/g, ' ')
  const long = shown.filter((one) => columns(plain(one.title)) > 60 || columns(plain(one.description)) > 160)
  expect(long).toEqual([])
  // None is cut within a word, after an opening bracket or other punctuation, or between a number and its unit.
  expect(shown.filter(({ title }) => /[\s,:;(«-]…|\d…|…:|…[^ ]/u.test(title))).toEqual([])
})
