import { expect, test } from 'vitest'
import { changesPerson } from './changes-person.ts'

const changes = (method: string, path: string) => changesPerson({ method, url: `https://market.example${path}` })

test.each([
  ['signing in', 'POST', '/en/auth/code'],
  ['registering', 'POST', '/ru/auth/registration'],
  ['signing out', 'POST', '/api/auth/logout'],
  ['deleting the account by the form', 'POST', '/zh/profile/settings'],
  ['deleting the account by the API', 'DELETE', '/api/profile'],
  ['a session that was ended elsewhere', 'GET', '/en/auth?next=%2Fen%2Fprofile&ended=1'],
])('%s deletes what is cached for the person', (_, method, path) => {
  expect(changes(method, path)).toBe(true)
})

test.each([
  ['refreshing the session', 'POST', '/api/auth/refresh-token'],
  ['opening the settings', 'GET', '/en/profile/settings'],
  ['opening the sign-in form', 'GET', '/en/auth?next=%2Fen%2Fprofile'],
  ['saving a product', 'POST', '/en/profile/product/new'],
])('%s leaves it', (_, method, path) => {
  expect(changes(method, path)).toBe(false)
})
