import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AUTH_COOKIES } from '../../domain/contract/auth.ts'
import { PERSON_COOKIE } from '../../domain/person-cookie.ts'
import { BASIS_COOKIE } from '../../domain/price-basis.ts'
import { CURRENCY_COOKIE } from '../../domain/reader-currency.ts'
import { STORED_IN_BROWSER } from '../../web/pages/legal/cookies.tsx'
import { ACCESS_COOKIE } from '../../worker/gateway/cookies.ts'
import { VIEWED_COOKIE } from '../../worker/request.ts'

const listed: string[] = STORED_IN_BROWSER.map(({ stored }) => stored)

test('the privacy policy lists every cookie with a name that the code shares', () => {
  const set = [...Object.keys(AUTH_COOKIES), ACCESS_COOKIE, PERSON_COOKIE, BASIS_COOKIE, CURRENCY_COOKIE, VIEWED_COOKIE]
  expect(listed).toEqual(expect.arrayContaining(set))
})

test('the privacy policy lists every host-only cookie, whose name is given where it is set', () => {
  const files = execFileSync('git', ['ls-files', 'worker/**.ts'], { encoding: 'utf8' }).trim().split('\n')
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/hostCookieName\(c, '([^']+)'\)/g)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(1)
  expect(listed).toEqual(expect.arrayContaining(names))
})
