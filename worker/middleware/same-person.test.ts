import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { PERSON_HEADER } from '../../domain/person-cookie.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { samePerson } from './same-person.ts'

const app = new Hono<EdgeEnv>()
app.use(samePerson)
app.post('/', (c) => c.text('sent'))

const statusOf = async (Cookie: string, meantFor?: string): Promise<number> => {
  const headers = { Cookie, ...(meantFor !== undefined && { [PERSON_HEADER]: meantFor }) }
  return (await app.request('/', { method: 'POST', headers })).status
}

test('a request that was stored on the device of one person is refused in the session of another, and without a session', async () => {
  expect(await statusOf('person=anna', 'anna')).toBe(200)
  expect(await statusOf('person=boris', 'anna')).toBe(412)
  expect(await statusOf('', 'anna')).toBe(412)
  // A neighbouring host has set a second cookie of the name.
  expect(await statusOf('person=boris; person=anna', 'anna')).toBe(412)
})

test('a request without the header of its writer is accepted', async () => {
  expect(await statusOf('person=boris')).toBe(200)
})
