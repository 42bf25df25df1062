/** The link in a notice about a login, with plain forms: opening it changes nothing, its button works once. */
import { expect, test } from 'vitest'
import { codeIn } from '../fixtures/code-in.ts'
import { openBrowser } from './browser.ts'
import { post, readForm } from './plain-forms.ts'
import { ownOrigin, request, shareSite } from './site.ts'
import { call, messagesTo, newLogin, sentTo, signedUp } from './visitors.ts'

shareSite()

const CONTACTS = '/api/profile/contacts'

test('the link of a notice undoes a change of a login by a press, once, in a browser without a session', async () => {
  const login = newLogin()
  const added = newLogin()
  const person = await signedUp(login)
  const { id } = await call(person, 'POST', CONTACTS, { value: added })
  await call(person, 'POST', `${CONTACTS}/${id}/proof-code`, { change: 'verify' })
  const codes = { code: codeIn(await messagesTo(added)), proof: codeIn(await messagesTo(login)) }
  await call(person, 'POST', `${CONTACTS}/${id}/verify-code`, codes)
  const [notice] = await sentTo(login, '/auth/undo')
  const link = new URL(/https?:\S+\/auth\/undo\S+/.exec(notice?.body ?? '')?.[0] ?? '')
  const path = link.pathname + link.search
  const token = link.searchParams.get('token') ?? ''
  const stranger = openBrowser(ownOrigin())

  const form = await readForm(stranger, { path, action: token })
  expect(await call(person, 'GET', CONTACTS)).toHaveLength(2)
  const press = async () => (await post(stranger, link.pathname, form)).headers.get('Location')
  expect(await press()).toBe(`${link.pathname}?done=undone`)
  // The session that made the change has been ended too.
  expect((await person.send('GET', '/api/profile')).status).toBe(401)
  expect(await (await request(`${link.pathname}?done=undone`)).text()).toContain(
    'all sessions opened since then have been ended',
  )
  expect(await press()).toBe(`${link.pathname}?done=expired`)
})
