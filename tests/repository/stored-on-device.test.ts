import { expect, test } from 'vitest'
import { AUTH_COOKIES } from '../../domain/contract/auth.ts'
import { PERSON_COOKIE } from '../../domain/person-mark.ts'
import { BASIS_COOKIE } from '../../domain/price-basis.ts'
import { CURRENCY_COOKIE } from '../../domain/reader-currency.ts'
import { STORED } from '../../web/pages/legal/cookies.tsx'
import { ACCESS_COOKIE } from '../../worker/gateway/cookies.ts'

test('the privacy policy lists every cookie with a name that the code shares', () => {
  const set = [...Object.keys(AUTH_COOKIES), ACCESS_COOKIE, PERSON_COOKIE, BASIS_COOKIE, CURRENCY_COOKIE]
  expect(STORED.map(({ stored }) => stored)).toEqual(expect.arrayContaining(set))
})
