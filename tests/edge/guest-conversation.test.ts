/** A visitor without an account opens a conversation by the link of its notice and a code, without script. */
import { expect, test } from 'vitest'
import { codeIn } from '../fixtures/code-in.ts'
import { newInn } from '../fixtures/new-inn.ts'
import { storeCookies } from '../fixtures/store-cookies.ts'
import { inquiry } from '../fixtures/suppliers.ts'
import { openBrowser } from './browser.ts'
import { ownOrigin, shareSite, stores } from './site.ts'
import { messagesTo, readPage, sentTo, signedUp, submit } from './visitors.ts'

shareSite()

const GUEST = 'li.wei@guests.example'
const leadsTo = (response: Awaited<ReturnType<typeof submit>>) => response.headers.get('Location') ?? ''

test('the link of a notice and a code open a conversation, in which the visitor writes', async () => {
  const supplier = await signedUp('seller@guests.example')
  await supplier.send('POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Guest Works' })
  const { DB } = stores()
  await DB.exec("UPDATE companies SET status = 'active' WHERE num = (SELECT max(num) FROM companies)")
  const company = Number(await DB.prepare('SELECT max(num) AS num FROM companies').first('num'))
  const contact = { name: 'Li Wei', email: GUEST }
  const at = Date.now()
  const id = await inquiry({ DB }, 900_301, { company, contact, locale: 'en', createdAt: at, updatedAt: at })
  await supplier.send('POST', `/api/profile/company/inquiries/${id}/messages`, { text: '125 roubles each' })

  const [notice] = await sentTo(GUEST, `/en/conversation?id=${id}`)
  const path = /\/en\/conversation\?id=[0-9a-z]{16}/.exec(notice?.body ?? '')?.[0] ?? ''
  const guest = openBrowser(ownOrigin())
  const closed = await readPage(guest, path)
  expect(closed).not.toContain('125 roubles each')
  expect(closed).toContain(`value="${path}"`)

  const enter = async (place: string, fields: Record<string, string>) => {
    const response = await submit(guest, place, fields)
    storeCookies(guest.cookies, response.headers.getSetCookie())
    return response
  }
  expect(leadsTo(await enter('/en/auth', { login: GUEST, next: path }))).toBe('/en/auth/code')
  const code = codeIn(await messagesTo(GUEST))
  expect(leadsTo(await enter('/en/auth/code', { code }))).toBe(path)
  const opened = await readPage(guest, path)
  expect(opened).toContain('125 roubles each')
  expect(opened).not.toContain('type="file"')

  const once = crypto.randomUUID()
  for (const _ of ['pressed', 'pressed again'])
    expect(leadsTo(await submit(guest, path, { action: 'answer', reply: 'How long?', once }))).toContain('done=written')
  expect((await readPage(guest, path)).match(/How long\?/g)).toHaveLength(1)
  expect((await submit(guest, path, { action: 'answer', reply: ' ' })).status).toBe(422)
  expect(await readPage(supplier, `/en/profile/inquiries/${id}`)).toContain('How long?')

  const left = await submit(guest, path, { action: 'leave' })
  expect(left.headers.get('Set-Cookie')).toMatch(/guest=;.*Max-Age=0/)
  expect((await submit(await signedUp(), path, { action: 'answer', reply: 'Hello' })).status).toBe(422)
})
