import { expect, test } from 'vitest'
import { createCurrentUser, takeSession } from './current-user.ts'

test('no one is signed in before the session has been read', () => {
  expect(createCurrentUser()).toMatchObject({ role: 'ANONIM', anonymous: true })
})

test('with a session a visitor is a user, an administrator stays one, and without it both are anonymous', () => {
  const user = createCurrentUser()
  takeSession(user, true)
  expect(user).toMatchObject({ role: 'USER', anonymous: false })
  user.role = 'ADMIN'
  takeSession(user, true)
  expect(user).toMatchObject({ role: 'ADMIN', anonymous: false })
  takeSession(user, false)
  expect(user).toMatchObject({ role: 'ANONIM', anonymous: true })
})
