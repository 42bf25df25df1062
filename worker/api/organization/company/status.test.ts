import { beforeEach, describe, expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { flangedValve, ural } from '../../../../tests/fixtures/catalogue.ts'
import { INN, resetCompany, waitingReviews } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()
beforeEach(() => resetCompany(bindings()))

const ADDRESS = '/api/profile/company'
const own = async () => (await (await as('OWNER', 'GET', ADDRESS)).json()).data

/** Everything that makes a company complete. */
const COMPLETE = { description: { en: 'Valves' }, taxNumber: INN, phone: '+79161234567' }

describe('the state', () => {
  const to = (status: string, headers = {}) => as('OWNER', 'PATCH', `${ADDRESS}/status`, { status }, headers)
  const isSold = async () => (await as('ANONIM', 'GET', `/api/products/${flangedValve.id}`)).status

  test('can be submitted once it is complete, and withdrawn', async () => {
    await resetCompany(bindings(), { status: 'draft' })
    const refused = await to('pending')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'company.incomplete',
      errors: [{ path: 'description' }, { path: 'taxNumber' }, { path: 'contact' }],
    })
    await as('OWNER', 'PATCH', ADDRESS, COMPLETE)
    expect((await (await to('pending')).json()).data).toMatchObject({ status: 'pending', allowed: ['draft'] })
    expect(await waitingReviews(bindings())).toEqual([{ subject: ural.num, before: {} }])
    expect((await to('pending')).status).toBe(200)
    await to('draft')
    expect(await waitingReviews(bindings())).toEqual([])
  })

  test.each([
    ['draft', 'active', ['pending']],
    ['pending', 'active', ['draft']],
    ['active', 'pending', ['hidden']],
    ['blocked', 'active', []],
  ] as const)('from %s to %s is refused', async (status, wish, allowed) => {
    await resetCompany(bindings(), { status })
    expect(await (await to(wish)).json()).toMatchObject({ status: 409, code: 'status.refused', allowed })
    expect((await own()).status).toBe(status)
  })

  test('hidden, it hides its products, which come back with it', async () => {
    expect(await isSold()).toBe(200)
    await to('hidden')
    expect(await isSold()).toBe(410)
    expect((await (await as('ANONIM', 'GET', '/api/products')).json()).meta.total).toBe(23)
    expect((await as('ANONIM', 'GET', `/api/companies/${ural.id}`)).status).toBe(410)
    await to('active')
    expect(await isSold()).toBe(200)
    expect((await (await as('ANONIM', 'GET', '/api/products')).json()).meta.total).toBe(66)
  })

  test('of another version is not changed', async () => {
    expect((await to('hidden', { 'If-Match': '"9"' })).status).toBe(412)
    expect((await to('nonsense')).status).toBe(422)
  })
})
