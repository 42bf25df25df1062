/** The estimate on the page of a code, as a form without script (docs/behaviour.md, "Estimate at the border"). */
import { expect, test } from 'vitest'
import { loadCodes } from '../fixtures/classifier-tree.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { inputOf, request, startSite } from './site.ts'

const PATH = '/en/tnved/8410000000'

startSite({}, async ({ DB }) => {
  await loadCodes(DB)
  const insert = `INSERT INTO border_rates (id, kind, codes, rate, amount, valid_from, source, address, updated_at)
    VALUES (?, ?, ?, ?, ?, '2026-01-01', ?, ?, 0)`
  await DB.batch([
    DB.prepare(insert).bind('06d2k6t0000g1a2b', 'vat', '', '22', null, 'Tax Code, art. 164', 'https://law.example/164'),
    DB.prepare(insert).bind('06d2k6t0000g1a2c', 'fee', '', null, 123_100, 'Resolution 1637', null),
    DB.prepare(insert).bind('06d2k6t0000g1a2d', 'excise', '2203', null, null, 'Tax Code, art. 181', null),
    DB.prepare(`UPDATE products SET tnved = '8410000000', unit = 'piece', moq = 10, vat_included = 0, currency = 'RUB',
      tiers = '[{"from":10,"amount":100000,"incoterm":"FOB"}]' WHERE num = (SELECT min(p.num) FROM products AS p
        JOIN companies AS c ON c.num = p.company WHERE c.country = 'CN' AND p.status = 'published')`),
  ])
})

const page = async (query: string, path = PATH) => {
  const response = await request(`${path}${query}`)
  expect(response.status, path + query).toBe(200)
  return (await response.text()).replace(/<!-- -->/g, '').replaceAll('\u00a0', ' ')
}
/** The rows of the table as text. */
const rowsOf = (html: string): string[] => {
  const table = /<table[^>]*>.*?<\/table>/s.exec(html)?.[0] ?? ''
  return table.split('</tr>').map((row) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

test('the page of a code with a duty has the form, and the answer is at its own address', async () => {
  expect(rowsOf(await page(''))).toEqual([''])
  const html = await page('?value=100,000&currency=RUB&incoterm=DAP&count=3')
  expect(rowsOf(html)).toEqual([
    expect.stringMatching(/^Cost at the Russian border Goods ₽100,000\.00$/),
    expect.stringMatching(/^Freight and insurance Included in the price .* included$/),
    expect.stringMatching(/^Customs value .* ₽100,000\.00$/),
    'Import duty 10% ₽10,000.00',
    expect.stringMatching(/^Excise .* ₽0\.00$/),
    'VAT 22% of customs value and duty · Tax Code, art. 164 (from Jan 1, 2026) ₽24,200.00',
    'Customs processing fee Resolution 1637 (from Jan 1, 2026) ₽1,231.00',
    'Total ₽135,431.00',
    'Per unit ₽45,143.67',
    '',
  ])
  expect(html).toContain('Tariff edition of Mar 8, 2026')
  expect(html).toContain('href="https://law.example/164"')
  expect(inputOf(html, 'value')?.value).toBe('100,000')
  expect(htmlFaults(html)).toEqual([])
})

test('the estimate has no address of its own for search engines', async () => {
  expect(await page('?value=5&incoterm=DAP')).toContain('<link rel="canonical" href="http')
  expect(await page('?value=5&incoterm=DAP')).not.toMatch(/rel="canonical" href="[^"]*value/)
})

test('invalid input is reported beside its field, and nothing is calculated', async () => {
  const html = await page('?value=a+lot&incoterm=FOB&freight=1,5')
  expect(rowsOf(html)).toEqual([''])
  expect(html).toContain('Enter a number')
  expect(html).toContain('Use a period for decimals and no commas')
  expect(inputOf(html, 'value')).toMatchObject({ value: 'a lot', 'aria-invalid': 'true' })
  expect(await page('?value=5')).toContain('Fill in this field')
  expect(htmlFaults(html)).toEqual([])
})

test('a code with a footnote has no total', async () => {
  const rows = rowsOf(await page('?value=5&incoterm=DAP', '/en/tnved/8481808199'))
  expect(rows).toContainEqual(expect.stringContaining('A tariff footnote applies: 7) 63С)'))
  expect(rows).toContainEqual(expect.stringMatching(/^No total/))
})

test('a heading, a retired code and an activity have no form', async () => {
  for (const path of ['/en/tnved/8481', '/en/tnved/8481808200', '/en/okved/01.11'])
    expect(inputOf(await page('', path), 'freight'), path).toBeUndefined()
})

test('an unknown delivery term is a 404', async () => {
  expect((await request(`${PATH}?value=5&incoterm=XXX`)).status).toBe(404)
})

test('a product of the code says what one costs landed without freight, as its estimate does', async () => {
  const [product] = JSON.parse(await (await request('/api/products?tnved=8410000000')).text()).data
  const path = `/en/product/${product.id}`
  // 1,000 a piece, 10 % duty, 22 % VAT of both, and a tenth of the fee.
  expect(await page('', path)).toContain('Landed cost in Russia ≈ ₽1,465 each when ordering 10 pcs, without freight')
  const [, query = ''] = /href="[^"]*8410000000(\?[^"#]*)#estimate"/.exec(await page('', path)) ?? []
  expect(rowsOf(await page(query.replaceAll('&amp;', '&')))).toContainEqual(
    expect.stringMatching(/^Per unit ₽1,465\.10$/),
  )
})
