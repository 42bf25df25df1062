/** Markup and scripts of attackers, kept and given back (docs/security.md): nothing of it may run. */
import { describe, expect, test } from 'vitest'
import { dangers } from '../fixtures/attacks/dangers.ts'
import { MARK, MARKUP } from '../fixtures/attacks/payloads.ts'
import { ask, logged, samples, startSite } from './site.ts'

const text = (payload: string) => JSON.stringify({ en: payload, ru: payload, zh: payload })
const facts = (payload: string) => JSON.stringify([{ name: { en: payload }, value: payload }])

/** Straight into the tables, past every check of what goes in: what comes out has to be harmless by itself. */
startSite({}, async ({ DB }) => {
  const write = (sql: string, values: (payload: string) => unknown[]) =>
    DB.batch(MARKUP.map((payload, at) => DB.prepare(sql).bind(...values(payload), at + 1)))
  await write(
    `UPDATE products SET names = ?, description = ?, brand = ?, model = ?, facts = ?, variants = ? WHERE num = ?`,
    (payload) => {
      const variants = [{ sku: payload, factor: 1, options: [{ name: { en: payload }, value: payload }] }]
      return [text(payload), text(payload), payload, payload, facts(payload), JSON.stringify(variants)]
    },
  )
  await write(
    `UPDATE companies SET names = ?, description = ?, city = ?, address = ?, website = ?, phone = ?, email = ?, facts = ?,
      certificates = ?, verifications = ? WHERE num = ?`,
    (payload) => {
      const certificate = { name: { en: payload }, number: payload, validUntil: '2030-01-01' }
      const verification = { fact: 'registration', source: { en: payload }, checkedAt: '2026-01-01' }
      const own = [payload, payload, payload, facts(payload)]
      return [...Array(4).fill(text(payload)), ...own, JSON.stringify([certificate]), JSON.stringify([verification])]
    },
  )
  await write('UPDATE stories SET titles = ?, leads = ?, bodies = ? WHERE num = ?', (payload) =>
    Array(3).fill(text(payload)),
  )
  await write('UPDATE categories SET names = ?, about = ? WHERE num = ?', (payload) => Array(2).fill(text(payload)))
  await write('UPDATE services SET names = ?, about = ? WHERE num = ?', (payload) => Array(2).fill(text(payload)))
  await write('UPDATE tags SET names = ? WHERE num = ?', (payload) => [text(payload)])
})

async function demandHarmless(path: string): Promise<string> {
  const answer = await ask(path)
  const html = await answer.text()
  expect(answer.status, path).toBeLessThan(500)
  expect(answer.headers.get('Content-Security-Policy') ?? '', path).not.toContain('unsafe')
  if (/html/.test(answer.headers.get('Content-Type') ?? '')) expect(dangers(html), path).toEqual([])
  return html
}

test('what is looked for here is found where it is', () => {
  const caught = MARKUP.filter((payload) => dangers(`<p title="x">${payload}</p>`).length > 0)
  expect(caught.length).toBeGreaterThan(30)
  expect(dangers('<p>&lt;script&gt;x5s()</p><a href="/x5s">x</a>')).toEqual([])
})

describe('stored XSS', () => {
  const ids = async (path: string): Promise<{ id: string; slug: string }[]> =>
    JSON.parse(await (await ask(path)).text()).data

  test.each([
    ['products', '/api/products?perPage=96&sort=new', '/en/product/'],
    ['companies', '/api/companies?perPage=96', '/en/suppliers/'],
    ['stories', '/api/stories?perPage=96', '/en/press_center/'],
    ['service companies', '/api/company-services?perPage=96', '/ru/services/company/'],
  ])('through every text of %s', async (_, list, page) => {
    const marked: string[] = []
    for (const { id } of (await ids(list)).slice(0, process.env.FULL ? 96 : 30)) {
      if ((await demandHarmless(page + id)).includes(MARK)) marked.push(id)
    }
    expect(marked.length).toBeGreaterThan(0)
  })

  test('through names in lists, menus, feeds and tables', async () => {
    const { category, tag } = await samples()
    for (const path of [
      '',
      '/catalog',
      `/catalog/${category.id}`,
      '/suppliers',
      '/services',
      '/press_center',
      `/press_center?tag=${tag.id}`,
    ]) {
      await demandHarmless(`/en${path}`)
    }
    expect(await demandHarmless('/en/catalog')).toContain(MARK)
    const feed = await (await ask('/en/press_center.atom')).text()
    expect(feed).not.toContain(`<script>${MARK}`)
  })
})

describe('reflected XSS', () => {
  const PARAMETERS = [
    ...['/search?q=', '/catalog?q=', '/catalog?tnved=', '/catalog?sort=', '/catalog?view=', '/catalog?page='],
    ...[
      '/suppliers?q=',
      '/suppliers?city=',
      '/services/company?city=',
      '/press_center?tag=',
      '/okved?q=',
      '/tnved?code=',
    ],
    ...[
      '/auth?next=',
      '/inquiry?product=',
      '/favorites?compare=',
      '/talp?sent=',
      '/',
      '/catalog/',
      '/product/',
      '/tnved/',
    ],
  ]
  /** Every payload goes through some parameter; in the whole matrix (`npm run test:full`) through each. */
  const EVERY = process.env.FULL ? 1 : 8
  const cases = PARAMETERS.map((place, at) => ({ place, some: MARKUP.filter((_, n) => n % EVERY === at % EVERY) }))

  test.each(cases)('through $place', async ({ place, some }) => {
    for (const payload of some) await demandHarmless(`/ru${place}${encodeURIComponent(payload)}`)
  })

  test('through answers of the api, which are never pages', async () => {
    for (const payload of MARKUP.slice(0, 20)) {
      const answer = await ask(`/api/products/${encodeURIComponent(payload)}?q=${encodeURIComponent(payload)}`)
      expect(answer.headers.get('Content-Type')).toMatch(/json/)
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
  })
})

test('none of it was an unexpected error', () =>
  expect(logged().filter((line) => /unexpected|SQLITE|TypeError/i.test(line))).toEqual([]))
