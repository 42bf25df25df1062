import { expect, test } from 'vitest'
import { maskedLogin } from './masked-login.ts'

test.each([
  ['anna.petrova@ural.example', 'a•••@ural.example'],
  ['x@y.example', 'x•••@y.example'],
  ['+79161234567', '+7•••4567'],
])('of %s only the beginning and the end are shown', (login, masked) => expect(maskedLogin(login)).toBe(masked))
