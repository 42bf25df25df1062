/** Attackers' markup and scripts, stored and shown again (docs/security.md): none of them may run. */
import { describe, expect, test } from 'vitest'
import { newId } from '../../worker/db/id.ts'
import { dangers } from '../fixtures/attacks/dangers.ts'
import { MARK, MARKUP } from '../fixtures/attacks/payloads.ts'
import { cookiesOf } from './browser.ts'
import { expectHarmless } from './expect-harmless.ts'
import { logged, request, samples, startSite, stores } from './site.ts'
import { signedUp } from './visitors.ts'

const text = (payload: string) => JSON.stringify({ en: payload, ru: payload, zh: payload })
const facts = (payload: string) => JSON.stringify([{ name: { en: payload }, value: payload }])

/** Written straight into the tables, past all input validation: the output has to be harmless by itself. */
const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR }, async ({ DB }) => {
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

test('the check finds an attack that is not escaped', () => {
  const caught = MARKUP.filter((payload) => dangers(`<p title="x">${payload}</p>`).length > 0)
  expect(caught.length).toBeGreaterThan(30)
  expect(dangers('<p>&lt;script&gt;x5s()</p><a href="/x5s">x</a>')).toEqual([])
})

describe('stored XSS', () => {
  test.each([
    ['products', '/en/product/', 'names', 0],
    ['companies', '/en/suppliers/', 'names', 1],
    ['stories', '/en/press_center/', 'titles', 2],
    ['companies', '/ru/services/company/', 'names', 3],
  ])('through every text of %s, on %s', async (table, page, name, turn) => {
    const { results } = await stores()
      .DB.prepare(`SELECT id FROM ${table} WHERE instr(${name}, ?) ORDER BY num`)
      .bind(MARK)
      .all<{ id: string }>()
    const shown: string[] = []
    for (const { id } of results.filter((_, at) => process.env.FULL || at % 4 === turn))
      if ((await expectHarmless(page + id)).includes(MARK)) shown.push(id)
    expect(shown.length).toBeGreaterThan(3)
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
      await expectHarmless(`/en${path}`)
    }
    expect(await expectHarmless('/en/catalog')).toContain(MARK)
    const feed = await (await request('/en/press_center.atom')).text()
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

  /** Creates one of each thing that an organization stores, with payloads in its texts. */
  async function furnish(): Promise<void> {
    const { DB } = stores()
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
    `/product/${product}/fact`,
    `/product/${product}/file`,
    '/inquiries',
    `/inquiries/${inquiry}`,
    '/legal_entities',
    '/employee',
    `/employee/${employee}`,
  ]

  test('through every text that people and organizations store', async () => {
    const member = await signedUp(LOGIN)
    const operator = await signedUp(OPERATOR)
    await furnish()
    const { DB } = stores()
    const marked = new Set<string>()
    const rounds = process.env.FULL ? MARKUP.length : 2
    for (let round = 0; round < rounds; round++) {
      const payloadFor = (field: number) => MARKUP[(round * EVERYWHERE.length + field) % MARKUP.length] ?? ''
      await DB.batch(EVERYWHERE.map(([sql, values], field) => DB.prepare(sql).bind(...values(payloadFor(field)))))
      for (const path of OWN) {
        const page = await expectHarmless(`/en/profile${path}`, cookiesOf(member))
        if (page.includes(MARK)) marked.add(path)
      }
      if ((await expectHarmless('/en/admin', cookiesOf(operator))).includes(MARK)) marked.add('/admin')
    }
    // Otherwise the screen shows none of the payload, and the test proves nothing.
    expect(OWN.filter((path) => !marked.has(path))).toEqual([])
    expect(marked).toContain('/admin')
  })
})

test('no request above caused an unexpected error', () =>
  expect(logged().filter((line) => /unexpected|SQLITE|TypeError/i.test(line))).toEqual([]))
