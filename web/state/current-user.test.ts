import { expect, test } from 'vitest'
import { createCurrentUser, readSession } from './current-user.ts'

test('no one is signed in before the session has been read', () => {
  expect(createCurrentUser()).toMatchObject({ role: 'ANONIM', anonymous: true })
})

test('with a session a visitor is a user, an administrator stays one, and without it both are anonymous', () => {
  const user = createCurrentUser()
  readSession(user, true)
  expect(user).toMatchObject({ role: 'USER', anonymous: false })
  user.role = 'ADMIN'
  readSession(user, true)
  expect(user).toMatchObject({ role: 'ADMIN', anonymous: false })
  readSession(user, false)
  expect(user).toMatchObject({ role: 'ANONIM', anonymous: true })
})
