/** The page of examples for developers: short enough for any line, with the addresses of this site, and found where developers look. */
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { ownOrigin, readSite, request } from './site.ts'

readSite()

const page = async (path: string) => (await request(path)).text()

/** Bytes as a browser gets them. */
const compressed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

test.each(LOCALES)('in %s it has 10 kB at most, and the addresses of this site', async (locale) => {
  const html = await page(`/${locale}/developers`)
  expect(compressed(html)).toBeLessThan(10_000)
  expect(html).toContain(`${ownOrigin()}/api/profile/company/products/by-article`)
  expect(html).toContain(`/api/categories?locale=${locale}`)
  expect(html).not.toMatch(/\{(?:ORIGIN|HOST|LOCALE)\}/)
  expect(await page(`/${locale}`)).toContain(`href="/${locale}/developers"`)
})

test('the API’s document links to the page for developers', async () => {
  expect(await page('/api/docs')).toContain('href="/developers"')
})
