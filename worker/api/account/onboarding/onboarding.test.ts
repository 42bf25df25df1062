import { beforeEach, describe, expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { invite, PEOPLE } from '../../../../tests/fixtures/people.ts'

const { as, bindings } = servePeople()
/** Organizations founded by these tests. */
beforeEach(() => bindings().DB.exec('DELETE FROM companies WHERE num > 4'))

const INN = '7707083893'
const USCC = '9144030071526726XG'
const data = async (response: Response) => (await response.json()).data

describe('the progress', () => {
  test('of a new user has no step done', async () => {
    expect(await data(await as('USER', 'GET', '/dev/profile/start'))).toMatchObject({
      organization: null,
      next: 'organization',
      invitations: 0,
    })
    await invite(bindings(), PEOPLE.USER.login)
    expect((await data(await as('USER', 'GET', '/dev/profile/start'))).invitations).toBe(1)
  })

  test('of a member shows the steps done and the next one', async () => {
    const { steps, next } = await data(await as('OWNER', 'GET', '/dev/profile/start'))
    const done = Object.fromEntries(steps.map((one: { step: string; done: boolean }) => [one.step, one.done]))
    expect(done).toEqual({
      organization: true,
      description: false,
      contact: false,
      product: true,
      review: true,
      publication: true,
    })
    expect(next).toBe('description')
  })
})

describe('founding an organization', () => {
  const start = (body: object, headers = {}) => as('USER', 'POST', '/dev/profile/start', body, headers)

  test('stores the name in the language it was typed in, and takes the country from the number', async () => {
    const response = await start({ taxNumber: ' 7707-083893 ', name: 'Завод' }, { 'Accept-Language': 'ru' })
    expect(response.status).toBe(201)
    const { organization, next } = await data(response)
    expect(next).toBe('description')
    const profile = await data(await as('USER', 'GET', '/api/profile'))
    expect(profile.organization).toMatchObject({ id: organization.id, role: 'OWNER', status: 'draft' })
    expect(profile.organization.name).toEqual({ text: 'Завод', lang: 'ru' })
    const company = await data(await as('USER', 'GET', '/api/profile/company'))
    expect(company).toMatchObject({ country: 'RU', taxNumber: INN, currency: 'RUB', names: { ru: 'Завод' } })
  })

  test.each([
    ['zh', '双鹤阀门', { zh: '双鹤阀门' }],
    ['zh', 'Shuanghe Valve', { zh: 'Shuanghe Valve' }],
    ['en', 'Завод', { ru: 'Завод' }],
  ])('stores on a page in %s the name %s by its page and its script', async (locale, name, names) => {
    const path = `/dev/profile/start?locale=${locale}`
    expect((await as('USER', 'POST', path, { taxNumber: INN, name })).status).toBe(201)
    expect((await data(await as('USER', 'GET', '/api/profile/company'))).names).toEqual(names)
  })

  test('sets yuan as the currency of a Chinese company', async () => {
    await start({ taxNumber: USCC, name: 'Factory' })
    expect(await data(await as('USER', 'GET', '/api/profile/company'))).toMatchObject({
      country: 'CN',
      currency: 'CNY',
    })
  })

  test('needs a name where the number is unknown', async () => {
    const response = await start({ taxNumber: INN })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ path: 'name', code: 'required', message: expect.any(String) }])
  })

  test('happens once, with an idempotency key and without', async () => {
    const key = { 'Idempotency-Key': '0192f0c1-7b7e-7000-8000-00000000000b' }
    const body = { taxNumber: INN, name: 'Factory' }
    const first = await start(body, key)
    const again = await start(body, key)
    expect(await again.json()).toEqual(await first.json())
    expect((await (await start(body)).json()).code).toBe('organization.member')
  })

  test('is refused for the number of another company', async () => {
    await start({ taxNumber: INN, name: 'Factory' })
    await bindings().DB.exec("UPDATE companies SET status = 'active' WHERE num > 4")
    const response = await as('ADMIN', 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Another' })
    expect(response.status).toBe(409)
    expect((await response.json()).code).toBe('company.exists')
  })

  test.each(['7707083894', '', '123'])('refuses the number %j', async (taxNumber) => {
    expect((await start({ taxNumber, name: 'Factory' })).status).toBe(422)
  })
})
