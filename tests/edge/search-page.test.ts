/** What a search page shows without script (docs/behaviour.md, "Typed ranges", "Found in a text", "Meant categories"). */
import { expect, test } from 'vitest'
import { readSite, request } from './site.ts'

readSite()

const search = async (locale: string, q: string) =>
  (await request(`/${locale}/search?q=${encodeURIComponent(q)}`)).text()

const main = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

test.each([
  ['ru', 'кран шаровой'],
  ['zh', '球阀'],
  ['en', 'ball valve'],
  ['ru', 'подшипники'],
])('%s: %s finds products, with matches marked', async (locale, q) => {
  const found = main(await search(locale, q))
  expect(found).toMatch(new RegExp(`href="/${locale}/product/`))
  expect(found).toMatch(/<mark[ >]/)
})

test('an empty result offers links into the catalogue', async () => {
  const found = main(await search('en', 'zzzzqqqqxx'))
  expect(found).toContain('No results for')
  expect(found.match(/href="\/en\/catalog/g)?.length).toBeGreaterThan(3)
})

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

test.each([
  ['en', 'lift straps for forklift', 'These words usually mean:', 'lifting-slings'],
  ['ru', 'прорезиненный рукав', 'Обычно так ищут:', 'fire-hoses'],
  ['zh', '叉托盘的小车', '这些词一般指：', 'pallet-trucks'],
])('%s: %s has no name here, and leads to the category that its words mean', async (locale, q, text, slug) => {
  const html = await search(locale, q)
  expect(html).toContain(text)
  expect(html).toMatch(new RegExp(`class="notice[^>]*>.*?href="/${locale}/catalog/[^"]*${slug}"`, 's'))
})

test.each([
  ['en', 'grand piano tuning', 'These words usually mean:'],
  ['ru', 'детская коляска', 'Обычно так ищут:'],
  ['zh', '钢琴课', '这些词一般指：'],
])('%s: %s means nothing that is sold', async (locale, q, text) => {
  expect(await search(locale, q)).not.toContain(text)
})

test.each([
  ['en', 'gypsum board', 'No products called “gypsum board”'],
  ['ru', 'токарный станок', 'Товаров с названием «токарный станок» здесь нет'],
  ['zh', '打包机', '暂无名为“打包机”的产品'],
])('%s: that nothing is called %s is said above what else was found', async (locale, q, text) => {
  const plain = (await search(locale, q)).replaceAll('\u00a0', ' ').replace(/<!-- -->/g, '')
  expect(plain).toContain(text)
  expect((await search(locale, 'DN 50')).replaceAll('\u00a0', ' ')).not.toContain(text.replace(q, 'DN 50'))
})

test.each([
  ['ru', 'Нура-Металл', 'Товаров с названием'],
  ['ru', 'тд уктус', 'Товаров с названием'],
  ['en', 'Kazanka-Pak', 'No products called'],
])('%s: that nothing is called %s is not said above the company of that name', async (locale, q, text) => {
  const html = await search(locale, q)
  expect(html).toContain('/suppliers/')
  expect(html.replaceAll('\u00a0', ' ')).not.toContain(text)
})

test.each([
  ['en', 'ball valve making machine', 'No products called “ball valve making machine”'],
  ['ru', 'станок для шаровых кранов', 'Товаров с названием «станок для шаровых кранов» здесь нет'],
  ['zh', '轴承加热器', '暂无名为“轴承加热器”的产品'],
])('%s: the list of goods says the same of %s, and shows none', async (locale, q, text) => {
  const response = await request(`/${locale}/catalog?q=${encodeURIComponent(q)}`)
  const html = (await response.text()).replaceAll('\u00a0', ' ').replace(/<!-- -->/g, '')
  expect(html).toContain(text)
})

test('offers no goods that share a word, once the whole name of what is not sold is typed', async () => {
  const typed = async (q: string) => (await request(`/dev/search?q=${encodeURIComponent(q)}&locale=en`)).text()
  const nothing = '"products":{"items":[],"total":0}'
  expect(await typed('lawn mow')).not.toContain(nothing)
  expect(await typed('lawn mower')).toContain(nothing)
})
