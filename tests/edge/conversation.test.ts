/** A conversation of buyer and supplier on their pages, without script. */
import { expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import { inquiry } from '../fixtures/suppliers.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { ownOrigin, request, shareSite, stores } from './site.ts'
import { readPage, signedUp } from './visitors.ts'

shareSite()

const post = (browser: Browser, path: string, fields: Record<string, string>) =>
  request(
    path,
    { ...cookiesOf(browser), Origin: ownOrigin() },
    'POST',
    new URLSearchParams({ once: crypto.randomUUID(), ...fields }).toString(),
  )

test('both sides write on their pages and read each other; the supplier has notes, ready answers and someone in charge', async () => {
  const supplier = await signedUp('seller@talks.example')
  await supplier.send('POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Talking Works' })
  const buyer = await signedUp('buyer@talks.example')
  const { DB } = stores()
  const company = Number(await DB.prepare('SELECT max(num) AS num FROM companies').first('num'))
  const user = Number(await DB.prepare("SELECT user FROM contacts WHERE value = 'buyer@talks.example'").first('user'))
  const id = await inquiry({ DB }, 900_101, { company, user, createdAt: Date.now(), updatedAt: Date.now() })
  const theirs = `/en/profile/inquiries/${id}`
  const own = `/en/profile/requests/${id}`

  const saved = await post(supplier, '/en/profile/answer_templates', {
    action: 'save',
    name: 'Terms',
    text: 'EXW Omsk',
  })
  expect(saved.headers.get('Location')).toContain('done=saved')
  const opened = await readPage(supplier, theirs)
  expect(opened).toContain('Terms')
  const template = /template=([0-9a-z]{16})/.exec(opened)?.[1] ?? ''
  expect(await readPage(supplier, `${theirs}?template=${template}`)).toMatch(/<textarea[^>]*>EXW Omsk/)
  expect(await readPage(buyer, own)).toContain('Seen, waiting for a reply')

  expect((await post(supplier, theirs, { action: 'note', text: 'Pays late' })).status).toBe(303)
  expect((await post(supplier, theirs, { action: 'answer', reply: '125 roubles each' })).status).toBe(303)
  const answer = await readPage(buyer, own)
  expect(answer).toContain('125 roubles each')
  expect(answer).not.toContain('Pays late')
  expect((await post(buyer, own, { action: 'answer', reply: 'Сколько ждать?' })).status).toBe(303)
  const list = await readPage(supplier, '/en/profile/inquiries?waiting=1')
  expect(list).toContain('Сколько ждать?')
  const read = await readPage(supplier, theirs)
  for (const text of ['Pays late', '125 roubles each', 'Сколько ждать?']) expect(read).toContain(text)

  const empty = await post(buyer, own, { action: 'answer', reply: ' ' })
  expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('This field is required')])
  expect((await post(buyer, own, { action: 'close' })).status).toBe(303)
  expect(await readPage(supplier, theirs)).toContain('This conversation has ended.')
})
