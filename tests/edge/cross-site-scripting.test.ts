/** Attackers' markup and scripts, stored and shown again (docs/security.md): none of it may run. */
import { describe, expect, test } from 'vitest'
import { newId } from '../../worker/db/id.ts'
import { dangers } from '../fixtures/attacks/dangers.ts'
import { MARK, MARKUP } from '../fixtures/attacks/payloads.ts'
import { type Browser, openBrowser, signUp } from './browser.ts'
import { ask, logged, ownOrigin, samples, startSite, stores } from './site.ts'

const text = (payload: string) => JSON.stringify({ en: payload, ru: payload, zh: payload })
const facts = (payload: string) => JSON.stringify([{ name: { en: payload }, value: payload }])

/** Written straight into the tables, past all input validation: the output has to be harmless by itself. */
const HOUSE = 'house@people.example'
startSite({ ADMIN_LOGINS: HOUSE }, async ({ DB }) => {
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

async function demandHarmless(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await ask(path, headers)
  const html = await answer.text()
  expect(answer.status, path).toBeLessThan(500)
  expect(answer.headers.get('Content-Security-Policy') ?? '', path).not.toContain('unsafe')
  if (/html/.test(answer.headers.get('Content-Type') ?? '')) expect(dangers(html), path).toEqual([])
  return html
}

test('the check finds an attack that is not escaped', () => {
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

describe('stored XSS on personal screens', () => {
  const LOGIN = 'member@people.example'
  const COMPANY = 1
  const product = newId()
  const inquiry = newId()
  const employee = newId()

  const userOf = '(SELECT user FROM contacts WHERE value = ?)'
  const EVERYWHERE: [sql: string, values: (payload: string) => unknown[]][] = [
    [`UPDATE users SET name = ? WHERE num = ${userOf}`, (payload) => [payload, LOGIN]],
    [`UPDATE contacts SET pending = ? WHERE value = ?`, (payload) => [payload, LOGIN]],
    [`UPDATE sessions SET agent = ? WHERE user = ${userOf}`, (payload) => [payload, LOGIN]],
    [
      `UPDATE companies SET names = ?1, description = ?1, city = ?1, address = ?1, website = ?2, phone = ?2, email = ?2,
        facts = ?3, certificates = ?4, status_reason = ?2 WHERE num = ${COMPANY}`,
      (payload) => [
        text(payload),
        payload,
        facts(payload),
        JSON.stringify([{ name: { en: payload }, number: payload, validUntil: '2030-01-01' }]),
      ],
    ],
    [
      `UPDATE products SET names = ?1, description = ?1, external_id = ?2, model = ?2, brand = ?2, facts = ?3, status_reason = ?2
        WHERE id = ?4`,
      (payload) => [text(payload), payload, facts(payload), product],
    ],
    [
      `UPDATE inquiries SET message = ?1, contact = ?2, reply = ?1 WHERE company = ${COMPANY}`,
      (payload) => [payload, JSON.stringify({ name: payload, organization: payload, email: payload, phone: payload })],
    ],
    [
      `UPDATE legal_entities SET full_name = ?1, short_name = ?1, tax_number = ?1, kpp = ?1, ogrn = ?1, address = ?1, bank = ?2
        WHERE company = ${COMPANY}`,
      (payload) => [payload, JSON.stringify({ name: payload, bic: payload, account: payload, correspondent: payload })],
    ],
    [`UPDATE employees SET name = ?1, position = ?1, contact = ?1 WHERE company = ${COMPANY}`, (payload) => [payload]],
    [`UPDATE reviews SET before = ?`, (payload) => [JSON.stringify({ names: { en: payload }, city: { en: payload } })]],
  ]

  async function signedIn(login: string): Promise<Browser> {
    const browser = openBrowser(ownOrigin())
    await signUp(browser, login)
    return browser
  }
  const cookiesOf = ({ cookies }: Browser) => ({ Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') })

  /** One of each thing that an organization stores: the payloads go into their texts. */
  async function furnish(): Promise<void> {
    const { DB } = await stores()
    const own = `(SELECT num FROM products WHERE company = ${COMPANY} LIMIT 1)`
    await DB.batch([
      DB.prepare(`UPDATE products SET id = ?, status = 'rejected' WHERE num = ${own}`).bind(product),
      DB.prepare(`INSERT INTO employees (id, company, user, role, status, created_at, updated_at)
        VALUES (?, ${COMPANY}, ${userOf}, 'OWNER', 'active', 1, 1)`).bind(newId(), LOGIN),
      DB.prepare(`INSERT INTO employees (id, company, contact, role, status, created_at, updated_at)
        VALUES (?, ${COMPANY}, 'x', 'EMPLOYEE', 'invited', 1, 1)`).bind(employee),
      DB.prepare(`INSERT INTO legal_entities (id, company, full_name, country, tax_number, created_at, updated_at)
        VALUES (?, ${COMPANY}, 'x', 'RU', 'x', 1, 1)`).bind(newId()),
      DB.prepare(`INSERT INTO inquiries (id, company, message, contact, locale, status, created_at, updated_at)
        VALUES (?, ${COMPANY}, 'x', '{}', 'en', 'answered', 1, 1)`).bind(inquiry),
      DB.prepare(`INSERT INTO reviews (kind, subject, before, asked_at) VALUES ('company', ${COMPANY}, '{}', 1)`),
    ])
  }

  const OWN = [
    '',
    '/settings',
    '/mail',
    '/phone',
    '/company',
    '/company/edit',
    '/company/edit/file',
    '/company/edit/additionally',
    '/product',
    `/product/${product}`,
    `/product/${product}/price`,
    `/product/${product}/file`,
    '/inquiries',
    `/inquiries/${inquiry}`,
    '/legal_entities',
    '/employee',
    `/employee/${employee}`,
  ]

  test('through every text that people and organizations store', async () => {
    const [member, house] = [await signedIn(LOGIN), await signedIn(HOUSE)]
    await furnish()
    const { DB } = await stores()
    const marked = new Set<string>()
    const rounds = process.env.FULL ? MARKUP.length : 4
    for (let round = 0; round < rounds; round++) {
      const payloadFor = (field: number) => MARKUP[(round * EVERYWHERE.length + field) % MARKUP.length] ?? ''
      await DB.batch(EVERYWHERE.map(([sql, values], field) => DB.prepare(sql).bind(...values(payloadFor(field)))))
      for (const path of OWN) {
        const page = await demandHarmless(`/en/profile${path}`, cookiesOf(member))
        if (page.includes(MARK)) marked.add(path)
      }
      if ((await demandHarmless('/en/admin', cookiesOf(house))).includes(MARK)) marked.add('/admin')
    }
    // Otherwise the screen shows none of the payload, and the test proves nothing.
    expect(OWN.filter((path) => !marked.has(path))).toEqual([])
    expect(marked).toContain('/admin')
  })
})

describe('reflected XSS', () => {
  const PARAMETERS = [
    '/search?q=',
    '/catalog?q=',
    '/catalog?tnved=',
    '/catalog?sort=',
    '/catalog?view=',
    '/catalog?page=',
    '/suppliers?q=',
    '/suppliers?city=',
    '/services/company?city=',
    '/press_center?tag=',
    '/okved?q=',
    '/tnved?code=',
    '/auth?next=',
    '/inquiry?product=',
    '/favorites?compare=',
    '/talp?sent=',
    '/',
    '/catalog/',
    '/product/',
    '/tnved/',
  ]
  /** Every payload goes through some parameter; `npm run test:full` sends each through every parameter. */
  const EVERY = process.env.FULL ? 1 : 8
  const cases = PARAMETERS.map((place, at) => ({ place, some: MARKUP.filter((_, n) => n % EVERY === at % EVERY) }))

  test.each(cases)('through $place', async ({ place, some }) => {
    for (const payload of some) await demandHarmless(`/ru${place}${encodeURIComponent(payload)}`)
  })

  /** Plain forms that need no session, with the fields whose texts they show again. */
  const FORMS: [path: string, fields: string[]][] = [
    ['/ru/auth', ['login', 'next']],
    ['/ru/talp', ['message', 'name', 'organization', 'email', 'phone']],
    ['/ru/inquiry', ['product', 'supplier', 'quantity', 'message', 'name', 'organization', 'email', 'phone']],
  ]
  test.each(FORMS)('through every field of the form %s', async (path, fields) => {
    const { product } = await samples()
    for (const [at, payload] of MARKUP.entries()) {
      if (at % EVERY !== 0) continue
      const given = { ...Object.fromEntries(fields.map((name) => [name, payload])), product: product.id }
      const body = new URLSearchParams(given).toString()
      const answer = await ask(path, { Origin: ownOrigin() }, 'POST', body)
      expect([303, 422], payload).toContain(answer.status)
      // Signing in redirects to its form, with what was typed in a cookie.
      const Cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      const shown = answer.status === 422 ? answer : await ask(answer.headers.get('Location') ?? '', { Cookie })
      const html = await shown.text()
      expect(html, payload).toContain(MARK)
      expect(dangers(html), payload).toEqual([])
    }
  })

  test('through API responses, which are never pages', async () => {
    for (const payload of MARKUP.slice(0, 20)) {
      const answer = await ask(`/api/products/${encodeURIComponent(payload)}?q=${encodeURIComponent(payload)}`)
      expect(answer.headers.get('Content-Type')).toMatch(/json/)
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
  })
})

test('no request above caused an unexpected error', () =>
  expect(logged().filter((line) => /unexpected|SQLITE|TypeError/i.test(line))).toEqual([]))
