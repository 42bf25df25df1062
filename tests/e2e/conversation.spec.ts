import type { Page } from 'playwright/test'
import { newInn } from '../fixtures/new-inn.ts'
import { fill, press } from './account.ts'
import { adminOf } from './admins.ts'
import { newLogin, signUp } from './people.ts'
import { expect, formsValidated, test } from './site.ts'
import { call, createApprovedSupplier, PHONE, sellers } from './suppliers.ts'

const messages = async (page: Page, to: string): Promise<{ body: string; replyTo: string | null }[]> =>
  (await (await page.request.get(`/dev/outbox?to=${encodeURIComponent(to)}`)).json()).data

/** A visitor asks a supplier. @returns the login that was left */
async function ask(page: Page, supplier: string): Promise<string> {
  const email = newLogin('buyer')
  await page.goto(`/en/inquiry?supplier=${supplier}`)
  await formsValidated(page)
  await fill(page, { message: 'Price of DN 50?', name: 'Li Wei', email })
  await page.locator('[name=consent]').check()
  await press(page, 'Send inquiry')
  await expect(page).toHaveURL(/sent=\w/)
  return email
}

/** The conversation with the latest buyer. */
async function openReceived(page: Page): Promise<string> {
  const [inquiry] = (await (await page.request.get('/api/profile/company/inquiries')).json()).data
  await page.goto(`/en/profile/inquiries/${inquiry.id}`)
  await formsValidated(page)
  return inquiry.id
}

test(
  'two colleagues who answer at the same time both answer, and each has the message unread until they open it',
  { tag: '@only-react' },
  async ({ page, browser }, info) => {
    await page.setViewportSize(PHONE)
    const supplier = await createApprovedSupplier(page, browser, 'Two Answer', adminOf('answers', info.repeatEachIndex))
    const login = newLogin('colleague')
    await call(page, 'POST', '/api/profile/company/employees', { contact: login, role: 'SALES', position: 'Sales' })
    const colleague = await (await browser.newContext({ viewport: PHONE })).newPage()
    await signUp(colleague, login, 'Second Seller')
    const [invitation] = (await (await colleague.request.get('/api/profile/invitations')).json()).data
    await call(colleague, 'POST', `/api/profile/invitations/${invitation.id}/accept`, {})
    const buyer = await (await browser.newContext({ viewport: PHONE })).newPage()
    await ask(buyer, supplier)
    const unread = async (one: Page) =>
      (await (await one.request.get('/api/profile/company/inquiries')).json()).meta.counts.unread
    expect([await unread(page), await unread(colleague)]).toEqual([1, 1])
    await openReceived(page)
    expect([await unread(page), await unread(colleague)]).toEqual([0, 1])
    await openReceived(colleague)
    await fill(page, { reply: 'In stock: 40' })
    await fill(colleague, { reply: 'Ships on Monday' })
    await Promise.all([press(page, 'Send reply'), press(colleague, 'Send reply')])
    for (const one of [page, colleague]) {
      await expect(one.getByText('Your reply has been sent')).toBeVisible()
      await one.reload()
      for (const text of ['In stock: 40', 'Ships on Monday']) await expect(one.getByText(text)).toBeVisible()
    }
  },
)

test('a reply by e-mail is in the conversation of both sides', { tag: '@full' }, async ({ page, browser }, info) => {
  const [seller] = await sellers(browser, adminOf('answers-by-mail', info.repeatEachIndex), ['Answered By Mail'])
  if (!seller) throw new Error('no supplier')
  await page.setViewportSize(PHONE)
  const email = await ask(page, seller.id)
  await openReceived(seller.page)
  await fill(seller.page, { reply: 'How many?' })
  await press(seller.page, 'Send reply')
  await expect(seller.page.getByText('Your reply has been sent')).toBeVisible()
  const to = (await messages(page, email)).map(({ replyTo }) => replyTo ?? '').find((one) => one.startsWith('reply+'))
  expect(to).toBeTruthy()
  const raw = `From: ${email}\r\nMessage-ID: <${crypto.randomUUID()}@mail.example>\r\n\r\nForty pieces, please\r\n`
  const sent = await page.request.post('/dev/inbox', {
    multipart: {
      from: email,
      to: to ?? '',
      raw: { name: 'mail.eml', mimeType: 'message/rfc822', buffer: Buffer.from(raw) },
    },
    headers: { Origin: new URL(page.url()).origin },
  })
  expect(await sent.json()).toEqual({ data: { as: 'message' } })
  await openReceived(seller.page)
  await expect(seller.page.getByText('Forty pieces, please')).toBeVisible()
  await expect(seller.page.getByText('by e-mail').first()).toBeVisible()
})

test('a supplier who has only a phone gets an SMS, answers from it, and reads what does not come by SMS @full', async ({
  page,
  browser,
}, info) => {
  await page.setViewportSize(PHONE)
  const phone = `+7912${String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    .padStart(10, '0')
    .slice(0, 7)}`
  await signUp(page, phone, 'Phone Seller')
  await call(page, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Phone Works' })
  const profile = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  const { id } = await call(page, 'PATCH', '/api/profile/company', profile)
  await call(page, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  const moderator = await (await browser.newContext()).newPage()
  await signUp(moderator, adminOf('conversation', info.repeatEachIndex))
  await call(moderator, 'PATCH', `/app/admin/companies/${id}/status`, { status: 'active' })
  await moderator.context().close()
  const buyer = await (await browser.newContext({ viewport: PHONE })).newPage()
  await ask(buyer, id)
  const link = async () =>
    (await messages(page, phone)).map(({ body }) => /http\S+inquiries\S+/.exec(body)?.[0]).find(Boolean)
  await expect.poll(link).toBeTruthy()
  await page.goto(new URL((await link()) ?? '').pathname)
  await formsValidated(page)
  await fill(page, { reply: 'In stock' })
  await press(page, 'Send reply')
  await expect(page.getByText('Your reply has been sent')).toBeVisible()
  await page.goto('/en/profile')
  await expect(page.getByRole('main')).toContainText('You have no confirmed e-mail address')
})
