/** Companies as operators see them (docs/behaviour.md, "People and companies on the desk"). */
import { expect, test } from 'vitest'
import { ids } from '../../../../tests/fixtures/api.ts'
import { shenyang, ural } from '../../../../tests/fixtures/catalogue.ts'
import { MANY } from '../../../../tests/fixtures/many.ts'
import { serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { PEOPLE, personId } from '../../../../tests/fixtures/people.ts'
import { rowsRead } from '../../../../tests/fixtures/rows-read.ts'
import { companyRequest, INN, PERSON_INN, resetCompany } from '../../../../tests/fixtures/suppliers.ts'
import { ROWS_READ } from '../desk-lists/page-by-key.ts'
import { readDeskCompanies } from './list.ts'

const { as, bindings, queue } = serveModeration()
const PATH = '/api/operator/companies'

const list = async (query = '') => (await as('ADMIN', 'GET', `${PATH}?locale=en${query}`)).json()
const found = async (query: string) => ids((await list(query)).data)
const one = async (id: string) => (await (await as('ADMIN', 'GET', `${PATH}/${id}?locale=en`)).json()).data

test('companies in any status are found by words, tax number, id and filters', async () => {
  await resetCompany(bindings())
  await bindings().DB.prepare('UPDATE companies SET tax_number = ? WHERE id = ?').bind(INN, ural.id).run()
  expect(await found('')).toHaveLength(4)
  expect(await found('&q=Shenyang')).toEqual([shenyang.id])
  expect(await found(`&q=${INN}`)).toEqual([ural.id])
  expect(await found(`&q=${ural.id}`)).toEqual([ural.id])
  expect(await found('&status=blocked')).toHaveLength(1)
  expect(await found('&verified=1&status=active')).toEqual([ural.id])
  expect(await found('&q=Shenyang&status=blocked')).toEqual([])
  expect((await as('ADMIN', 'GET', `${PATH}?status=other`)).status).toBe(422)
})

test('one company has its people, goods, claims and what was verified', async () => {
  await companyRequest(bindings(), 'claim')
  const company = await one(ural.id)
  expect(company).toMatchObject({ status: 'active', name: { text: expect.stringContaining('Ural') } })
  expect(company.members).toContainEqual({ person: personId('OWNER'), name: 'OWNER', role: 'OWNER', status: 'active' })
  expect(company.claims).toMatchObject([{ status: 'open', given: null }])
  expect(company.goods).toContainEqual({ status: 'published', count: expect.any(Number) })
  expect((await as('ADMIN', 'GET', `${PATH}/06d2k6t0000s1a2c`)).status).toBe(404)
})

test('messages to the company’s own address are listed, masked', async () => {
  const { DB } = bindings()
  await DB.prepare("UPDATE companies SET email = 'Sales@ural.example' WHERE id = ?").bind(ural.id).run()
  const inquiry = { supplier: ural.id, message: 'Two', contact: { name: 'Li', email: 'li@v.example' }, consent: true }
  expect((await as('ANONIM', 'POST', '/api/inquiries', inquiry)).status).toBe(201)
  const { notices } = await one(ural.id)
  expect(notices).toMatchObject([{ channel: 'email', to: expect.stringMatching(/^S•••@ural\.example$/i) }])
})

test('a company that waits is reviewed as buyers will see it, with earlier decisions and its neighbours', async () => {
  const { DB } = bindings()
  await DB.exec("DELETE FROM reviews; UPDATE companies SET status = 'active', verified = 0")
  await as('OWNER', 'PATCH', '/api/profile/company', { description: { en: 'Valves for gas' } })
  await as('FOREIGN_OWNER', 'PATCH', '/api/profile/company', { description: { en: 'Pumps' } })
  const waiting = ids(await queue('company'))
  expect(waiting).toEqual([ural.id, shenyang.id])
  const review = async (id: string) =>
    (await (await as('ADMIN', 'GET', `/api/operator/reviews/companies/${id}?locale=en`)).json()).data
  expect(await review(ural.id)).toMatchObject({
    shown: { id: ural.id, description: { text: 'Valves for gas' } },
    claim: null,
    previous: null,
    next: shenyang.id,
  })
  await as('ADMIN', 'PATCH', `/app/admin/companies/${ural.id}/status`, { status: 'active' })
  expect((await review(ural.id)).history).toMatchObject([{ decision: 'approved', by: 'ADMIN' }])
  await as('ADMIN', 'PATCH', `/app/admin/companies/${ural.id}/status`, { status: 'blocked', reason: 'Counterfeit' })
  expect(await review(ural.id)).toMatchObject({ shown: { id: ural.id } })
  const { data } = await (
    await as('ADMIN', 'GET', `/api/operator/journal?subject=${ural.id}&act=company-status`)
  ).json()
  expect(data).toHaveLength(2)
})

test('companies with the same number or name are named beside one under review, and a number that does not fit its name', async () => {
  const { DB } = bindings()
  await resetCompany(bindings())
  const review = async () =>
    (await (await as('ADMIN', 'GET', `/api/operator/reviews/companies/${ural.id}?locale=en`)).json()).data
  await DB.prepare(`UPDATE companies SET names = '{"ru":"ООО «Вентиль»"}', country = 'RU', tax_number = ? WHERE id = ?`)
    .bind(INN, ural.id)
    .run()
  expect(await review()).toMatchObject({ alike: [], numberOf: null })
  await DB.prepare("UPDATE companies SET status = 'draft', tax_number = ? WHERE id = ?").bind(INN, shenyang.id).run()
  expect((await review()).alike).toMatchObject([{ id: shenyang.id, status: 'draft', why: 'number' }])
  await DB.prepare('UPDATE companies SET tax_number = ? WHERE id = ?').bind(PERSON_INN, ural.id).run()
  expect(await review()).toMatchObject({ alike: [], numberOf: 'person' })
})

test('a page of many thousand companies reads a bounded part of them, at its beginning as at its end and with every filter', async () => {
  const { DB } = bindings()
  const { results } = await DB.prepare(
    "SELECT name FROM pragma_table_info('companies') WHERE name NOT IN ('num', 'id')",
  ).all<{ name: string }>()
  const columns = results.map(({ name }) => `"${name}"`).join(', ')
  await DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY})
    INSERT INTO companies (num, id, ${columns}) SELECT 1000000 + i, printf('00c%013d', i), ${columns}
    FROM companies CROSS JOIN n WHERE companies.num = ?`)
    .bind(PEOPLE.OWNER.company)
    .run()
  const queries: Parameters<typeof readDeskCompanies>[1][] = [
    {},
    { after: '00c0000000000100' },
    { status: 'active' },
    { status: 'draft' },
    { kind: 'both' },
    { verified: '1', kind: 'service' },
    { status: 'active', verified: '0', kind: 'service' },
    { q: 'Uralarmatura' },
    { q: INN },
  ]
  for (const query of queries) {
    const read = await rowsRead(DB, (db) => readDeskCompanies(db, query, 'en'))
    expect(read.rows, JSON.stringify(query)).toBeLessThan(ROWS_READ * 2 + 500)
  }
}, 120_000)
