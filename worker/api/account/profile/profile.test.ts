import { describe, expect, test } from 'vitest'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import { USUAL_TIMES } from '../../../../domain/notice-times.ts'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { contactId, employeeId, PEOPLE, personId } from '../../../../tests/fixtures/people.ts'
import { database } from '../../../db/connection.ts'
import { timesOf } from '../../delivery/notice-times.ts'

const { as, bindings } = servePeople()

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

  test('when notices are wanted is chosen by subject and channel, and quiet hours need a time zone', async () => {
    const { data: before } = await (await as('USER', 'GET', '/api/profile')).json()
    expect(before.noticeTimes).toEqual(USUAL_TIMES)
    const pace = { ...USUAL_TIMES.pace, answers: { email: 'daily', sms: 'off', push: 'hourly' } }
    const change = (noticeTimes: unknown) => as('USER', 'PATCH', '/api/profile', { noticeTimes })
    const refused = await change({ pace, quiet: { from: 22, to: 8 }, timeZone: null })
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'noticeTimes.timeZone', code: 'required' }] })
    const same = await change({ pace, quiet: { from: 8, to: 8 }, timeZone: 'Asia/Omsk' })
    expect(await same.json()).toMatchObject({ errors: [{ path: 'noticeTimes.quiet.to', code: 'order' }] })
    const chosen = { pace, quiet: { from: 22, to: 8 }, timeZone: 'Asia/Omsk' }
    expect((await change(chosen)).status).toBe(200)
    await as('USER', 'PATCH', '/api/profile', { name: 'Li' })
    expect((await (await as('USER', 'GET', '/api/profile')).json()).data.noticeTimes).toEqual(chosen)
    expect(await timesOf(database(bindings().DB), PEOPLE.USER.num)).toEqual(chosen)
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
