/** A company is handed over, and merged into another one (docs/behaviour.md, "Handing a company over", "Merged companies"). */
import { beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../tests/fixtures/api.ts'
import { shenyang, ural } from '../../tests/fixtures/catalogue/companies.ts'
import { PRODUCTS } from '../../tests/fixtures/catalogue/products.ts'
import { withSecondLogin } from '../../tests/fixtures/confirmation.ts'
import { PEOPLE, personId } from '../../tests/fixtures/people.ts'
import { sentQuote } from '../../tests/fixtures/quotes.ts'
import { recountDifferences } from '../../tests/fixtures/recount.ts'
import { serveSignIn } from '../../tests/fixtures/sign-in.ts'
import { companyRequest, inquiry, ownProduct, resetCompany } from '../../tests/fixtures/suppliers.ts'
import { companyMerges } from '../jobs/company-merges.ts'
import { runWhole } from '../jobs/job.ts'
import { GOODS_AT_ONCE } from './move-rows.ts'

const { as, bindings, messages } = serveSignIn()
const PATH = '/api/operator/companies'
const exec = (sql: string) => bindings().DB.exec(sql)
const rows = async (sql: string) => (await bindings().DB.prepare(sql).all()).results
const n = async (sql: string) => Number((await rows(`SELECT count(*) AS n ${sql}`))[0]?.n)
const handOver = (body: object) =>
  as('ADMIN', 'POST', `${PATH}/${ural.id}/owner`, { former: 'manager', reason: 'A letter', ...body })
const plan = async (into = shenyang.id) =>
  (await (await as('ADMIN', 'GET', `${PATH}/${ural.id}/merge?into=${into}&locale=en`)).json()).data
const merge = (into = shenyang.id) => as('ADMIN', 'POST', `${PATH}/${ural.id}/merge`, { into, reason: 'Twice' })
const follow = () => runWhole(bindings(), companyMerges, Date.now())
const profileOf = async (name: 'OWNER' | 'MANAGER' | 'USER' | 'FOREIGN_OWNER') =>
  (await (await as(name, 'GET', '/api/profile')).json()).data

beforeEach(async () => {
  await resetCompany(bindings())
  await exec(
    "DELETE FROM company_merges; DELETE FROM orders; DELETE FROM quotes; DELETE FROM messages; DELETE FROM inquiries; DELETE FROM company_requests; DELETE FROM jobs; UPDATE companies SET status = 'active', description = '{}' WHERE num = 2",
  )
})

test('a company is handed over to a person by e-mail; former owners become managers, and all of them get an e-mail', async () => {
  const done = await handOver({ person: PEOPLE.USER.login })
  expect(await done.json()).toEqual({ data: { id: ural.id, owner: personId('USER'), former: 1 } })
  expect((await profileOf('USER')).organization).toMatchObject({ id: ural.id, role: 'OWNER' })
  expect((await profileOf('OWNER')).organization.role).toBe('MANAGER')
  expect((await messages(PEOPLE.USER.login))[0]?.subject).toContain('You now own')
  expect((await messages(PEOPLE.OWNER.login))[0]?.body).toContain('A letter')
  const { data } = await (
    await as('ADMIN', 'GET', `/api/operator/journal?subject=${ural.id}&act=company-handed-over`)
  ).json()
  expect(data[0]).toMatchObject({
    before: { owners: [personId('OWNER')] },
    after: { owners: [personId('USER')] },
  })
})

test('a member becomes the owner, and the former one leaves', async () => {
  await handOver({ person: personId('MANAGER'), former: 'removed' })
  expect((await profileOf('MANAGER')).organization.role).toBe('OWNER')
  expect((await profileOf('OWNER')).organization).toBeNull()
})

test('a company is not handed over to a person without an account, nor handed over or merged without the second factor', async () => {
  expect(await statusAndCode(await handOver({ person: 'nobody@people.example' }))).toEqual([422, 'input.invalid'])
  expect(await statusAndCode(await handOver({ person: '0000000000000000' }))).toEqual([422, 'input.invalid'])
  await withSecondLogin(bindings())
  expect(await statusAndCode(await handOver({ person: PEOPLE.USER.login }))).toEqual([403, 'confirmation.required'])
  expect(await statusAndCode(await merge())).toEqual([403, 'confirmation.required'])
})

/** Puts the goods of the small catalogue back to their companies. */
async function putBack(): Promise<void> {
  await exec("DELETE FROM products WHERE id LIKE 'z0%' OR num > 1000")
  const owned = PRODUCTS.map(({ num, company }) => `UPDATE products SET company = ${company} WHERE num = ${num}`)
  await exec(owned.join('; '))
}

/** Uralarmatura with two conversations, one of them with a quote. */
async function withDeals(): Promise<void> {
  await inquiry(bindings(), 1)
  await sentQuote(bindings())
  await inquiry(bindings(), 2)
  await exec('INSERT OR IGNORE INTO unread_threads SELECT 4, company, num, 1, 1 FROM inquiries WHERE company = 1')
}

test('a merged company’s goods move in bounded steps', async () => {
  const product = await ownProduct(bindings(), 1, { status: 'published' })
  await exec(`WITH RECURSIVE copies (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copies WHERE i < ${GOODS_AT_ONCE + 10})
    INSERT INTO products (id, slug, company, category, names, description, country, unit, moq, facts, tiers, currency, vat_included, pictures, variants, status, created_at, updated_at)
    SELECT printf('z%015d', i), slug, company, category, names, description, country, unit, moq, facts, tiers, currency, vat_included, pictures, variants, 'published', 0, 0 FROM copies CROSS JOIN products WHERE id = '${product}'`)
  await exec('INSERT INTO company_merges (company, target, begun_at) VALUES (1, 2, 0)')
  const left = () => n('FROM products WHERE company = 1')
  for (let before = await left(); before > 0; before = await left()) {
    await companyMerges.step(bindings(), { now: 1, argument: null, cursor: null, isLastAttempt: false })
    expect(before - (await left())).toBe(Math.min(before, GOODS_AT_ONCE))
  }
  await follow()
  expect(await recountDifferences(bindings().DB)).toEqual({})
  await putBack()
})

test('goods, conversations without a quote and members move; deals stay, and the old address names the new company', async () => {
  await withDeals()
  const product = await ownProduct(bindings(), 1, { externalId: 'A-1', status: 'published' })
  const goods = await n('FROM products WHERE company = 1')
  expect(await plan()).toMatchObject({
    into: { id: shenyang.id, status: 'active' },
    allowed: true,
    moves: { goods, requests: 1, members: 3 },
    stays: { deals: 1, orders: 0, programs: 0 },
  })
  expect((await merge()).status).toBe(200)
  expect((await profileOf('OWNER')).organization).toMatchObject({ id: shenyang.id, role: 'OWNER' })
  await follow()
  expect(await n('FROM products WHERE company = 1')).toBe(0)
  expect(await rows(`SELECT company, external_id, status FROM products WHERE id = '${product}'`)).toEqual([
    { company: shenyang.num, external_id: null, status: 'published' },
  ])
  expect(await rows('SELECT company FROM inquiries ORDER BY num')).toEqual([{ company: 1 }, { company: shenyang.num }])
  expect(await rows('SELECT company FROM unread_threads WHERE user = 4 ORDER BY inquiry')).toEqual([
    { company: 1 },
    { company: shenyang.num },
  ])
  expect(await recountDifferences(bindings().DB)).toEqual({})
  expect((await as('ANONIM', 'GET', `/api/companies/${ural.id}`)).status).toBe(410)
  const current = await as('ANONIM', 'GET', `/api/companies/${ural.id}/current`)
  expect((await current.json()).data.id).toBe(shenyang.id)
  expect((await as('ANONIM', 'GET', `/api/products/${product}`)).status).toBe(200)
  const { data } = await (await as('ADMIN', 'GET', `${PATH}/${ural.id}?locale=en`)).json()
  expect(data.mergedInto.id).toBe(shenyang.id)
  await putBack()
})

test('members answer in the merged company’s remaining deals, but can neither publish the company nor hand it over', async () => {
  await withDeals()
  await merge()
  await follow()
  await as('OWNER', 'PUT', '/api/profile/organization', { organization: ural.id })
  expect((await profileOf('OWNER')).organization.role).toBe('SALES')
  expect((await as('OWNER', 'GET', '/api/profile/company/inquiries')).status).toBe(200)
  expect((await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'active' })).status).toBe(403)
  expect(await statusAndCode(await handOver({ person: PEOPLE.USER.login }))).toEqual([409, 'company.merged'])
  await putBack()
})

test('the target keeps its tax number or gets the merged company’s if it has none, and its description gains languages', async () => {
  await exec(
    `UPDATE companies SET description = '{"en":"Valves","ru":"Арматура"}', tax_number = '6612001111' WHERE num = 1; UPDATE companies SET description = '{"en":"Pumps"}', tax_number = NULL WHERE num = 2`,
  )
  await merge()
  await follow()
  expect(await rows('SELECT num, tax_number, description FROM companies WHERE num IN (1, 2) ORDER BY num')).toEqual([
    { num: 1, tax_number: null, description: '{"en":"Valves","ru":"Арматура"}' },
    { num: 2, tax_number: '6612001111', description: '{"en":"Pumps","ru":"Арматура"}' },
  ])
  await putBack()
})

test('a company is not merged into itself or a hidden one, nor while a claim to it is open, nor a second time', async () => {
  expect((await merge(ural.id)).status).toBe(422)
  await exec("UPDATE companies SET status = 'hidden' WHERE num = 2")
  expect(await plan()).toMatchObject({ allowed: false, against: ['otherNotPublic'] })
  expect(await statusAndCode(await merge())).toEqual([409, 'company.unmergeable'])
  await exec("UPDATE companies SET status = 'active' WHERE num = 2")
  expect(await plan()).toMatchObject({ allowed: true, against: [] })
  await companyRequest(bindings(), 'claim')
  expect((await plan()).against).toEqual(['claimed'])
  expect(await statusAndCode(await merge())).toEqual([409, 'company.unmergeable'])
  await exec('DELETE FROM company_requests')
  expect((await merge()).status).toBe(200)
  expect(await statusAndCode(await merge())).toEqual([409, 'company.unmergeable'])
  await follow()
  await putBack()
})
