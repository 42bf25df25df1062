import { beforeEach, describe, expect, test } from 'vitest'
import { ids, servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { shenyang, ural } from '../../../../tests/fixtures/catalogue/companies.ts'
import { yuanValve } from '../../../../tests/fixtures/catalogue.ts'
import { employeeId, PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'
import { inquiry } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()
const data = async (response: Response) => (await response.json()).data
const profile = async (who: PersonName) => data(await as(who, 'GET', '/api/profile'))
const choose = (who: PersonName, organization: string) => as(who, 'PUT', '/api/profile/organization', { organization })

/** Uralarmatura's manager is an employee of Shenyang Valves as well. */
beforeEach(async () => {
  const { DB } = bindings()
  await DB.exec(
    "INSERT INTO employees (id, company, user, role, status, created_at, updated_at) VALUES ('second', 2, 3, 'EMPLOYEE', 'active', 0, 0)",
  )
})

describe('a person of two organizations', () => {
  test('acts for the one chosen, with the role there, until another is chosen', async () => {
    expect(await profile('MANAGER')).toMatchObject({
      organization: { id: ural.id, role: 'MANAGER' },
      organizations: [
        { id: ural.id, role: 'MANAGER' },
        { id: shenyang.id, role: 'EMPLOYEE' },
      ],
    })
    const chosen = await choose('MANAGER', shenyang.id)
    expect(await data(chosen)).toEqual({ id: shenyang.id, role: 'EMPLOYEE' })
    const { organization } = await profile('MANAGER')
    expect(organization).toMatchObject({ id: shenyang.id, role: 'EMPLOYEE' })
    expect(organization.may).not.toContain('product.edit')
    expect((await data(await as('MANAGER', 'GET', '/api/profile/company'))).id).toBe(shenyang.id)
    expect((await as('MANAGER', 'PATCH', '/api/profile/company', { staff: 5 })).status).toBe(403)
    await choose('MANAGER', ural.id)
    expect((await data(await as('MANAGER', 'GET', '/api/profile/company'))).id).toBe(ural.id)
  })

  test('sees of each only what is its own', async () => {
    const own = await inquiry(bindings(), 1)
    const other = await inquiry(bindings(), 2, { company: PEOPLE.FOREIGN_OWNER.company })
    const seen = async () => ids((await (await as('MANAGER', 'GET', '/api/profile/company/inquiries')).json()).data)
    const reads = async (id: string) => (await as('MANAGER', 'GET', `/api/profile/company/inquiries/${id}`)).status
    expect([await seen(), await reads(own), await reads(other)]).toEqual([[own], 200, 404])
    await choose('MANAGER', shenyang.id)
    expect([await seen(), await reads(own), await reads(other)]).toEqual([[other], 404, 200])
  })

  test('finds which of them has a thing, and nothing of others', async () => {
    const { DB } = bindings()
    const other = await inquiry(bindings(), 2, { company: PEOPLE.FOREIGN_OWNER.company })
    const of = async (who: PersonName, id: string) =>
      statusAndCode(await as(who, 'GET', `/api/profile/organization-of/${id}?locale=ru`))
    const found = await data(await as('MANAGER', 'GET', `/api/profile/organization-of/${other}?locale=ru`))
    expect(found).toMatchObject({ id: shenyang.id, name: { text: 'Shenyang Valves' }, isCurrent: false })
    await choose('MANAGER', shenyang.id)
    expect((await data(await as('MANAGER', 'GET', `/api/profile/organization-of/${other}`))).isCurrent).toBe(true)
    for (const id of [yuanValve.id, employeeId('FOREIGN_OWNER')])
      expect((await data(await as('MANAGER', 'GET', `/api/profile/organization-of/${id}`))).id).toBe(shenyang.id)
    const unknown = [404, 'organization.unknown']
    expect(await of('OWNER', other)).toEqual(unknown)
    expect(await of('MANAGER', '0'.repeat(16))).toEqual(unknown)
    await DB.exec("UPDATE employees SET status = 'disabled' WHERE id = 'second'")
    expect(await of('MANAGER', other)).toEqual(unknown)
  })

  test('begins new sessions with the one chosen last, and others keep theirs', async () => {
    await choose('MANAGER', shenyang.id)
    await bindings().DB.exec('UPDATE sessions SET company = NULL WHERE user = 3')
    expect((await profile('MANAGER')).organization.id).toBe(shenyang.id)
    await bindings().DB.exec('UPDATE sessions SET company = 1 WHERE user = 3')
    expect((await profile('MANAGER')).organization.id).toBe(ural.id)
  })

  test('acts for the other one after leaving, and for none after leaving both', async () => {
    expect((await as('MANAGER', 'DELETE', '/api/profile/membership')).status).toBe(204)
    expect(await profile('MANAGER')).toMatchObject({
      organization: { id: shenyang.id },
      organizations: [{ id: shenyang.id }],
    })
    await bindings().DB.exec("UPDATE employees SET status = 'disabled' WHERE user = 3")
    expect(await profile('MANAGER')).toMatchObject({ organization: null, organizations: [] })
  })
})

test('nobody acts for an organization that they do not belong to', async () => {
  for (const who of ['USER', 'OWNER', 'FOREIGN_OWNER'] as const) {
    const id = who === 'FOREIGN_OWNER' ? ural.id : shenyang.id
    expect(await statusAndCode(await choose(who, id)), who).toEqual([404, 'organization.unknown'])
  }
  await bindings().DB.exec('UPDATE sessions SET company = 2 WHERE user = 4')
  expect((await profile('OWNER')).organization.id).toBe(ural.id)
  await bindings().DB.exec("UPDATE employees SET status = 'disabled' WHERE id = 'second'")
  expect(await statusAndCode(await choose('MANAGER', shenyang.id))).toEqual([404, 'organization.unknown'])
})

test('a person a person who founds another organization acts for it, and founds it once', async () => {
  const found = (taxNumber: string) => as('MANAGER', 'POST', '/dev/profile/start', { taxNumber, name: 'Second' })
  const { organization } = await data(await found('7707083893'))
  expect((await profile('MANAGER')).organization).toMatchObject({ id: organization.id, role: 'OWNER' })
  expect(await statusAndCode(await found('7707083893'))).toEqual([409, 'organization.member'])
})
