import type { Page } from 'playwright/test'
import { newInn } from '../fixtures/new-inn.ts'
import { BUYER, HASH } from '../fixtures/quotes.ts'
import { readPdf } from '../fixtures/read-pdf.ts'
import { expectAccessible, expectStatus, fill, press } from './account.ts'
import { adminOf } from './admins.ts'
import { lateBuyerOf, lateInquiryOf } from './expired-quotes.ts'
import { enterCode, newLogin, requestCode, signUp } from './people.ts'
import { expect, formsValidated, test } from './site.ts'
import { call, createSupplier, PHONE, type Seller, sellers } from './suppliers.ts'

/** Spaces and line breaks are the layout's. */
const bare = (text: string) => text.replace(/\s/g, '')

const line = (position: number, name: string, price: string, days: number) => ({
  line: position,
  name,
  quantity: position === 0 ? '40' : '80',
  unit: 'piece',
  price,
  vat: '22',
  leadDays: { from: 1, to: days },
})

const TERMS = { currency: 'RUB', vatIncluded: true, incoterm: 'FCA', place: 'Perm', validUntil: '2099-12-31' }

/** Answers the only inquiry of a supplier. */
async function quote({ page }: Seller, lines: object[], change = {}): Promise<void> {
  const origin = new URL(page.url()).origin
  const [inquiry] = (await (await page.request.get(`${origin}/api/profile/company/inquiries`)).json()).data
  const entity = await call(page, 'POST', '/api/profile/company/legal-entities', {
    taxNumber: newInn(),
    fullName: 'Selling company',
  })
  const path = `/api/profile/company/inquiries/${inquiry.id}/quote`
  await call(page, 'POST', path, { ...TERMS, ...change, entity: entity.id, lines })
}

async function ask(buyer: Page, suppliers: string[]): Promise<string> {
  const lines = [
    { words: 'Ball valve DN 50', quantity: 40, unit: 'piece', suppliers },
    { words: 'Gasket DN 50', quantity: 80, unit: 'piece', suppliers },
  ]
  const contact = { name: 'Li Wei', email: newLogin('contact') }
  const request = { lines, wishes: {}, message: '', open: null, contact, consent: true }
  const { recipients } = await call(buyer, 'POST', '/api/requests', request)
  return recipients[0].id
}

/** Accepts the part of a supplier. @param judge what its form is tried with */
async function accept(buyer: Page, supplier: string, judge?: (page: Page) => Promise<void>): Promise<void> {
  const part = buyer.getByRole('listitem').filter({ hasText: supplier })
  await part.getByRole('link', { name: 'Accept 1 line' }).click()
  await expect(buyer.locator('[name=taxNumber]')).toBeAttached()
  await formsValidated(buyer)
  await judge?.(buyer)
  await fill(buyer, { name: 'Pump Works LLP', taxNumber: '123456789012', address: 'Almaty' })
  await buyer.locator('[name=country]').selectOption('KZ')
  await press(buyer, 'Accept quote')
  await expectStatus(buyer, 'You have accepted the quote')
}

/** Accepts all of the quote that is open. */
async function accepted(buyer: Page, name: string): Promise<void> {
  await buyer.getByText('Accept quote', { exact: true }).first().click()
  await formsValidated(buyer)
  await fill(buyer, { name, address: 'Perm' })
  await buyer.locator('[name=country]').selectOption('KZ')
  await press(buyer, 'Accept quote')
}

test('a buyer with a phone compares three quotes, splits the request between two, and both sides follow an order @only-tiny', async ({
  page,
  browser,
}, info) => {
  await page.setViewportSize(PHONE)
  const [ural, ningbo, perm] = await sellers(browser, adminOf('deal', info.repeatEachIndex), [
    'Ural Works',
    'Ningbo Valves',
    'Perm Trade',
  ])
  if (!ural || !ningbo || !perm) throw new Error('three suppliers are needed')
  await signUp(page, newLogin('buyer'))
  const inquiry = await ask(page, [ural.id, ningbo.id, perm.id])
  await quote(ural, [line(0, 'Ball valve DN 50', '1100.5', 10), line(1, 'Gasket', '33.3', 2)])
  await quote(ningbo, [line(0, 'Ball valve DN50', '88', 45)], { currency: 'CNY' })
  await quote(perm, [line(0, 'Valve', '1300', 3), line(1, 'Gasket', '40', 5)])

  await page.goto(`/en/profile/requests/${inquiry}`)
  await page.getByRole('link', { name: 'Compare quotes' }).click()
  await expect(page).toHaveURL(/\/quotes$/)
  await expectAccessible(page)
  const row = page.getByRole('row').filter({ hasText: 'Gasket DN 50' })
  await expect(row.getByRole('cell').filter({ hasText: 'Lowest' })).toContainText('2,664')
  await expect(row.getByText('Not offered')).toBeVisible()
  const compared = page.url()
  await accept(page, 'Ningbo Valves', expectAccessible)
  await page.goto(compared)
  await accept(page, 'Ural Works')
  await page.goto('/en/profile/orders')
  await expectAccessible(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Selling company' })).toHaveCount(2)
  await page.getByRole('listitem').filter({ hasText: 'Selling company' }).first().getByRole('link').click()
  await expect(page.getByText('Amount in words')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('(some of its lines)')).toBeVisible()

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const pdf = await page.request.get(`/api/profile/orders/${id}/document.pdf?locale=zh`)
  const { title, pages } = await readPdf(new Uint8Array(await pdf.body()))
  expect(bare(title)).toContain('形式发票')
  for (const text of ['Pump Works LLP', '123456789012', 'Gasket']) expect(bare(pages.join(''))).toContain(bare(text))

  await ural.page.goto('/en/profile/sales')
  await ural.page.getByRole('link', { name: 'Order no.' }).click()
  await expect(ural.page).toHaveURL(/\/sales\/\w{16}/)
  await formsValidated(ural.page)
  await ural.page.getByText('Update the order', { exact: true }).click()
  await ural.page.locator('[name=status]').selectOption('shipped')
  await fill(ural.page, { note: 'Waybill 12' })
  await expectAccessible(ural.page)
  await press(ural.page, 'Save')
  await expectStatus(ural.page, 'The other party has been notified')
  await expect(ural.page.getByText('Waybill 12')).toBeVisible()
})

test('an order above the sum of the buyer’s organization waits for its owner, and a quote that changes meanwhile is read again @full', async ({
  page: owner,
  browser,
}, info) => {
  await owner.setViewportSize(PHONE)
  const [seller] = await sellers(browser, adminOf('one-seller', info.repeatEachIndex), ['Omsk Valves'])
  if (!seller) throw new Error('a supplier is needed')
  await createSupplier(owner, 'Buying Works')
  await owner.goto('/en/profile/approvals')
  await expectAccessible(owner)
  await fill(owner, { amount: '10,000' })
  await owner.getByLabel('Approver').selectOption('OWNER')
  await press(owner, 'Save')
  await expectStatus(owner, 'Saved')

  const colleague = await (await browser.newContext({ viewport: PHONE })).newPage()
  const login = newLogin('colleague')
  await call(owner, 'POST', '/api/profile/company/employees', { contact: login, role: 'EMPLOYEE' })
  await signUp(colleague, login, 'Chen Bo')
  await colleague.goto('/en/profile')
  await press(colleague, 'Accept: Buying Works')
  await expectStatus(colleague, 'You have joined the company')
  const inquiry = await ask(colleague, [seller.id])
  const offered = [line(0, 'Ball valve DN 50', '1100.5', 10)]
  await quote(seller, offered)

  await colleague.goto(`/en/profile/requests/${inquiry}/quote`)
  await colleague.getByText('Accept quote', { exact: true }).first().click()
  await fill(colleague, { name: 'Buying Works LLC', address: 'Perm' })
  await colleague.locator('[name=country]').selectOption('KZ')
  await quote(seller, offered, { payment: 'All in advance' })
  await press(colleague, 'Accept quote')
  await expect(colleague.getByText('All in advance').first()).toBeVisible()
  await expect(colleague.locator('[name=name]')).toHaveValue('Buying Works LLC')
  await colleague.goto(`/en/profile/requests/${inquiry}/quote`)
  await accepted(colleague, 'Buying Works LLC')
  await expectStatus(colleague, 'The order is waiting for approval')
  await expectAccessible(colleague)

  await owner.goto('/en/profile/approvals')
  await owner.getByRole('link', { name: 'Selling company' }).click()
  await expect(owner.getByText('All in advance')).toBeVisible()
  await expectAccessible(owner)
  await press(owner, 'Approve and order')
  await expectStatus(owner, 'The order has been placed')
  await colleague.goto('/en/profile/orders')
  await expect(colleague.getByRole('listitem').filter({ hasText: 'Selling company' })).toHaveCount(1)
})

test(
  'a quote that has expired says so, and cannot be accepted on a page that was opened before',
  { tag: '@only-tiny' },
  async ({ page }, info) => {
    await page.setViewportSize(PHONE)
    const inquiry = lateInquiryOf(info.repeatEachIndex)
    await requestCode(page, lateBuyerOf(info.repeatEachIndex))
    await enterCode(page, lateBuyerOf(info.repeatEachIndex))
    await page.goto(`/en/profile/requests/${inquiry}/quote`)
    await expectAccessible(page)
    await expect(page.getByText('Ball valve DN 50').first()).toBeVisible()
    await expect(page.getByText('Expired', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Accept quote', { exact: true })).toHaveCount(0)
    const late = await page.request.post(`/api/profile/requests/${inquiry}/quote/accept`, {
      data: { version: 1, hash: HASH, lines: null, buyer: BUYER },
      headers: { Origin: new URL(page.url()).origin },
    })
    expect(late.status()).toBe(409)
    await page.goto('/en/profile/orders')
    await expect(page.getByRole('listitem').filter({ hasText: 'Entity 1' })).toHaveCount(0)
  },
)
