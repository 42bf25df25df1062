import { beforeEach, describe, expect, test } from 'vitest'
import { ids, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { QUEUE, serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { INN, OTHER_INN, resetCompany } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, decide, queue } = serveModeration()
const OWN = '/api/profile/company'
const STOLEN = { en: 'Gazprom PJSC (official)' }
const REGISTRATION = { fact: 'registration' as const, source: { en: 'Register' }, checkedAt: '2026-01-02' }

const change = (body: object) => as('OWNER', 'PATCH', OWN, body)
const own = async () => (await (await as('OWNER', 'GET', OWN)).json()).data
const seen = async () => (await (await as('ANONIM', 'GET', `/api/companies/${ural.id}?locale=en`)).json()).data
const found = async (words: string) => ids((await (await as('ANONIM', 'GET', `/api/companies?q=${words}`)).json()).data)

describe('a verified company', () => {
  beforeEach(() => resetCompany(bindings(), { taxNumber: INN, verified: true, verifications: [REGISTRATION] }))

  test('that changes its name, country or number is public as it was verified until moderators approve', async () => {
    const before = await seen()
    const response = await change({ names: STOLEN, country: 'CN', taxNumber: OTHER_INN, staff: 7 })
    expect((await response.json()).data.waiting).toEqual(['names', 'country', 'taxNumber'])
    const { version: _, ...rest } = before
    expect(await seen()).toMatchObject({ ...rest, staff: 7, updatedAt: expect.any(String) })
    expect(await found('Gazprom')).toEqual([])
    expect(await own()).toMatchObject({ names: STOLEN, country: 'CN', taxNumber: OTHER_INN })
    const [review] = await queue('company')
    expect(review).toMatchObject({ waiting: ['names', 'country', 'taxNumber'] })
    expect(review.changes).toContainEqual({ field: 'names', before: ural.names, after: STOLEN })

    expect((await decide('company', ural.id, 'active')).status).toBe(200)
    expect(await seen()).toMatchObject({ name: { text: STOLEN.en }, country: 'CN', slug: 'gazprom-pjsc-official' })
    // The registration was verified for the number before.
    expect(await seen()).toMatchObject({ verified: false, verifications: [], taxNumber: OTHER_INN })
    expect(await found('Gazprom')).toEqual([ural.id])
    expect((await own()).waiting).toEqual([])
  })

  test('is still verified under a new name that moderators have approved', async () => {
    await change({ names: STOLEN })
    await decide('company', ural.id, 'active')
    expect(await seen()).toMatchObject({ verified: true, name: { text: STOLEN.en } })
  })

  test('withdraws a change before moderators decide on it', async () => {
    await change({ names: STOLEN })
    await change({ names: ural.names })
    expect((await own()).waiting).toEqual([])
  })

  test('loses a refused change, and waits with it once the refusal is undone', async () => {
    await change({ names: STOLEN })
    const at = `${QUEUE.company}/${ural.id}/refused-change`
    expect((await as('ADMIN', 'POST', at, { reason: 'Not the registered name' })).status).toBe(200)
    expect(await own()).toMatchObject({ names: ural.names, waiting: [] })
    expect((await as('ADMIN', 'POST', `${at}/restore`)).status).toBe(200)
    expect(await own()).toMatchObject({ names: STOLEN, waiting: ['names'] })
    expect((await seen()).name.text).toBe(ural.names.en)
  })

  test('that changes its name while it is blocked is brought back with the one that was verified', async () => {
    await decide('company', ural.id, 'blocked', 'Complaints')
    await change({ names: STOLEN })
    expect((await as('ADMIN', 'POST', `${QUEUE.company}/${ural.id}/restore`)).status).toBe(200)
    expect((await seen()).name.text).toBe(ural.names.en)
    expect(await queue('company')).toMatchObject([{ waiting: ['names'] }])
  })

  test('is refused a number that another company holds', async () => {
    await bindings().DB.exec(`UPDATE companies SET tax_number = '${OTHER_INN}' WHERE num = 2`)
    const response = await change({ taxNumber: OTHER_INN })
    await bindings().DB.exec('UPDATE companies SET tax_number = NULL WHERE num = 2')
    expect(await statusAndCode(response)).toEqual([409, 'company.exists'])
  })
})

test('a change of a company that is not verified is public at once', async () => {
  await resetCompany(bindings(), { verified: false })
  await change({ names: STOLEN })
  expect((await seen()).name.text).toBe(STOLEN.en)
  expect((await own()).waiting).toEqual([])
})

test('an address is reviewed, as every text that buyers read', async () => {
  await resetCompany(bindings())
  await change({ address: { en: 'Pay at phish.example' } })
  expect((await queue('company'))[0].changes).toMatchObject([{ field: 'address' }])
})
