/** What a search page shows without script (docs/behaviour.md, "Typed ranges", "Found in a text"). */
import { expect, test } from 'vitest'
import { readSite, request } from './site.ts'

readSite()

const search = async (locale: string, q: string) =>
  (await request(`/${locale}/search?q=${encodeURIComponent(q)}`)).text()

test.each([
  ['ru', 'шаровой кран ду40-80', 'dn:40..80', 'DN 40…80'],
  ['zh', '10~16公斤球阀', 'pn:10..16', 'PN 10…16'],
  ['en', 'ball valve up to 2"', 'dn:..50', '≤ DN 50'],
])('%s: %s leads into the category with the range', async (locale, q, params, text) => {
  const html = (await search(locale, q)).replaceAll('\u00a0', ' ')
  expect(html).toContain(`params=${encodeURIComponent(params)}`)
  expect(html).toContain(text)
})

test.each([
  ['ru', 'холодильник', 'Упоминается в описаниях', 'Товары'],
  ['en', 'tractor', 'Mentioned in descriptions', 'Products'],
  ['zh', 'tractor', '描述中提到的产品', '产品'],
])('%s: what only descriptions have (%s) is headed as that', async (locale, q, heading, plain) => {
  const html = await search(locale, q)
  const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  )
  expect(headings.some((text) => text.startsWith(heading))).toBe(true)
  expect(headings.some((text) => text.startsWith(plain))).toBe(false)
})
