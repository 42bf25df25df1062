import { describe, expect, test } from 'vitest'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { contactId, employeeId, personId } from '../../../../tests/fixtures/people.ts'

const { as } = servePeople()

describe('/api/profile', () => {
  test('returns a user with an organization', async () => {
    const response = await as('MANAGER', 'GET', '/api/profile?locale=ru')
    expect(response.headers.get('ETag')).toBe('"1"')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { data } = await response.json()
    expect(data).toMatchObject({
      id: personId('MANAGER'),
      role: 'USER',
      locale: 'en',
      notifications: { inquiries: true, moderation: true },
      organization: {
        id: ural.id,
        name: { text: 'Ураларматура', lang: 'ru' },
        role: 'MANAGER',
        employee: employeeId('MANAGER'),
      },
    })
    expect(ids(data.contacts)).toEqual([contactId('MANAGER')])
    expect(data.contacts[0]).toMatchObject({ kind: 'email', verified: true, main: true, pending: null })
  })

  test.each([
    ['EMPLOYEE', [true, false, false]],
    ['MANAGER', [true, true, false]],
    ['OWNER', [true, true, true]],
  ] as const)('the profile has the rights of %s, so that screens offer nothing else', async (role, expected) => {
    const { data } = await (await as(role, 'GET', '/api/profile')).json()
    const { may } = data.organization
    expect(['product.read', 'product.edit', 'employee.edit'].map((action) => may.includes(action))).toEqual(expected)
    expect(may).not.toContain('moderation.decide')
  })

  test('a user whose verified contact is in ADMIN_LOGINS has the role ADMIN', async () => {
    const { data } = await (await as('ADMIN', 'GET', '/api/profile')).json()
    expect(data).toMatchObject({ role: 'ADMIN', organization: null })
  })

  test('a change leaves other properties as they are', async () => {
    const change = { name: ' Мария Curie\u0301 ', notifications: { moderation: false } }
    const response = await as('USER', 'PATCH', '/api/profile', change, { 'If-Match': '"1"' })
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toBe('"2"')
    const { data } = await response.json()
    expect(data).toMatchObject({
      name: 'Мария Curié',
      locale: 'en',
      notifications: { inquiries: true, moderation: false },
    })
    const read = await as('USER', 'GET', '/api/profile')
    expect(read.headers.get('ETag')).toBe('"2"')
    expect((await read.json()).data).toEqual(data)
  })

  test('a change of an outdated version is refused', async () => {
    await as('USER', 'PATCH', '/api/profile', { locale: 'zh' })
    const late = await as('USER', 'PATCH', '/api/profile', { name: 'late' }, { 'If-Match': '"1"' })
    expect(late.status).toBe(412)
    expect(await late.json()).toMatchObject({ code: 'version.outdated', version: 2 })
  })

  test.each([
    [{ name: '' }, 'name', 'required'],
    [{ name: 'x'.repeat(101) }, 'name', 'too-long'],
    [{ name: 'a\u0007b' }, 'name', 'characters'],
    [{ name: 7 }, 'name', 'type'],
    [{ locale: 'de' }, 'locale', 'choice'],
    [{ notifications: { moderation: 'no' } }, 'notifications.moderation', 'type'],
  ])('%j is refused', async (change, path, code) => {
    const response = await as('USER', 'PATCH', '/api/profile', change)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'input.invalid',
      errors: expect.arrayContaining([{ path, code, message: expect.any(String) }]),
    })
  })

  test('a body that is too long or not JSON is refused', async () => {
    const broken = await as('USER', 'PATCH', '/api/profile', undefined, { 'Content-Type': 'application/json' })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ code: 'body.malformed' })
    const form = await as('USER', 'PATCH', '/api/profile', { name: 'x' }, { 'Content-Type': 'text/plain' })
    expect(form.status).toBe(415)
    const large = await as('USER', 'PATCH', '/api/profile', { name: 'x'.repeat(300_000) })
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ code: 'body.too-large' })
  })
})

describe('an account without a recorded consent', () => {
  const profile = async () => (await (await as('USER', 'GET', '/api/profile')).json()).data

  test.each([true, false])('is asked for one once, and may answer %s', async (given) => {
    expect(await profile()).toMatchObject({ consent: null, asksConsent: true })
    expect((await as('USER', 'POST', '/api/profile/consent?locale=ru', { given })).status).toBe(204)
    const consent = given ? { version: LEGAL_VERSION, givenAt: expect.any(String) } : null
    expect(await profile()).toMatchObject({ consent, asksConsent: false })
  })
})
