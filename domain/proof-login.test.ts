import { expect, test } from 'vitest'
import { proofLogins } from './proof-login.ts'

const contact = (id: string, kind: 'email' | 'phone', verified: boolean, main: boolean) => ({
  id,
  kind,
  verified,
  main,
})

const contacts = [
  contact('main phone', 'phone', true, true),
  contact('new', 'email', false, false),
  contact('second address', 'email', true, false),
  contact('main address', 'email', true, true),
]
const ids = (changed: string) => proofLogins(contacts, changed).map(({ id }) => id)

test('the main e-mail address confirms a change of another login, and another login its own change', () => {
  expect(ids('new')).toEqual(['main address', 'second address', 'main phone'])
  expect(ids('main address')).toEqual(['second address', 'main phone', 'main address'])
})

test('the only login confirms its own change, and a contact that was never verified confirms none', () => {
  expect(proofLogins([contact('only', 'email', true, true)], 'only').map(({ id }) => id)).toEqual(['only'])
  expect(proofLogins([contact('unverified', 'email', false, false)], 'only')).toEqual([])
})
