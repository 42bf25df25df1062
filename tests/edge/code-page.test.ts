/** The page of a code: its formats, notes and files (docs/behaviour.md, "Notes at their own address"). */
import { expect, test } from 'vitest'
import { loadCodes, NOTE, TARIFF } from '../fixtures/classifier-tree.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { request, startSite, tags } from './site.ts'

startSite({}, ({ DB }) => loadCodes(DB))

const page = async (path: string) => {
  const response = await request(path)
  expect(response.status, path).toBe(200)
  return response.text()
}

test('a code is copied without spaces, with spaces and with points', async () => {
  const copied = tags(await page('/en/tnved/8481808199'), 'button').flatMap((button) => button['data-copy'] ?? [])
  expect(copied).toEqual(['8481808199', '8481 80 819 9', '8481.80.819.9'])
})

test('the notes are linked from a code, and in full at the address of the link', async () => {
  const code = await page('/ru/tnved/8481808199')
  expect(code).toContain('href="/ru/tnved/84?notes=all#notes"')
  expect(code).not.toContain(NOTE.at(-1))
  const notes = await page('/ru/tnved/84?notes=all')
  for (const paragraph of NOTE) expect(notes).toContain(paragraph)
  expect(notes).not.toMatch(/rel="canonical" href="[^"]*notes/)
  expect(htmlFaults(notes)).toEqual([])
  expect(htmlFaults(code)).toEqual([])
})

test('its data and the whole edition are linked, and the edge serves the files', async () => {
  const links = tags(await page('/en/tnved/8481808199'), 'a').map(({ href }) => href)
  for (const path of ['/api/tnved/tree?code=8481808199', '/api/tnved/edition.csv', '/api/tnved/edition.jsonl']) {
    expect(links).toContain(path)
    expect((await request(path)).status, path).toBe(200)
  }
  const lines = await (await request('/api/tnved/edition.jsonl')).text()
  expect(lines.trimEnd().split('\n')).toHaveLength(TARIFF.length)
})

test('its technical regulations lead to the companies that certify for them, and to no other code’s page', async () => {
  const code = await page('/ru/tnved/8481808199')
  expect(code).toContain('ТР ТС 032/2013')
  const chip = tags(code, 'a').find(({ href }) => href?.includes('regulation=032'))
  expect(chip?.href).toBe('/ru/services/company?regulation=032%2F2013')
  const listed = await (await request('/api/company-services?regulation=032/2013')).text()
  const { meta }: { meta: { total: number } } = JSON.parse(listed)
  expect(code).toMatch(
    new RegExp(
      `regulation=032%2F2013"[^>]*>Сертификат или декларация\\sТР\\sТС\\s032/2013.{0,9}<span class="soft">${meta.total}<`,
    ),
  )
  const list = await page(chip?.href ?? '')
  expect(/<link rel="canonical" href="[^"]*\/ru\/services\/company"/.test(list)).toBe(true)
  expect(htmlFaults(list)).toEqual([])
  expect(await page('/ru/tnved/8410')).not.toContain('ТР ТС')
})

test('a product with such a code leads to them, too', async () => {
  const listed = await (await request('/api/products?tnved=8481&country=CN&perPage=1&locale=en')).text()
  const { data }: { data: { id: string; slug: string }[] } = JSON.parse(listed)
  const [product] = data
  expect(await page(`/en/product/${product?.id}-${product?.slug}`)).toContain('regulation=032%2F2013')
})
