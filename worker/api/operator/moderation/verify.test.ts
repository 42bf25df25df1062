import { expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { QUEUE, serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { personId } from '../../../../tests/fixtures/people.ts'
import { resetCompany } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = serveModeration()
const path = `${QUEUE.company}/${ural.id}/verifications`
const given = {
  fact: 'registration',
  source: { en: 'Federal Tax Service', ru: 'ФНС России' },
  checkedAt: '2026-01-02',
}

test('verifications are recorded, shown to visitors and withdrawn', async () => {
  await resetCompany(bindings(), { verified: false })
  const response = await as('ADMIN', 'POST', path, given)
  expect([response.status, await response.json()]).toEqual([
    201,
    { data: { verified: true, verifications: [{ ...given, by: personId('ADMIN') }] } },
  ])
  await as('ADMIN', 'POST', path, { ...given, checkedAt: '2026-01-03' })
  await as('ADMIN', 'POST', path, { ...given, fact: 'production-site' })
  const seen = async () => (await (await as('ANONIM', 'GET', `/api/companies/${ural.id}?locale=ru`)).json()).data
  expect((await seen()).verifications).toEqual([
    { fact: 'registration', source: { text: 'ФНС России', lang: 'ru' }, checkedAt: '2026-01-03' },
    { fact: 'production-site', source: { text: 'ФНС России', lang: 'ru' }, checkedAt: '2026-01-02' },
  ])
  expect((await as('ADMIN', 'DELETE', `${path}?fact=registration`)).status).toBe(204)
  expect(await seen()).toMatchObject({ verified: false, verifications: [{ fact: 'production-site' }] })
  expect(await statusAndCode(await as('ADMIN', 'DELETE', `${path}?fact=registration`))).toEqual([
    404,
    'verification.unknown',
  ])
})

test.each([
  [{ ...given, fact: 'honesty' }, 'fact'],
  [{ ...given, source: {} }, 'source'],
  [{ ...given, checkedAt: '2026-13-01' }, 'checkedAt'],
  [{ ...given, checkedAt: '2999-01-01' }, 'checkedAt'],
])('the verification %o is invalid', async (wrong, at) => {
  const response = await as('ADMIN', 'POST', path, wrong)
  expect([response.status, (await response.json()).errors[0].path]).toEqual([422, at])
})
