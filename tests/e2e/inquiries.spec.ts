import type { Page } from 'playwright/test'
import { expectAccessible, fill, press } from './account.ts'
import { adminOf } from './admins.ts'
import { newLogin } from './people.ts'
import { expect, formsValidated, hydrated, test } from './site.ts'
import { createApprovedSupplier } from './suppliers.ts'

/** Types a wrong e-mail address first: it is reported before anything is sent. */
async function askInRussian(page: Page, supplier: string, email: string): Promise<void> {
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  await page.goto(`/ru/inquiry?supplier=${supplier}`)
  await formsValidated(page)
  await fill(page, { message: 'Price of DN 50?\n100 pcs', name: 'Li Wei', email: email.replace('@', ' at ') })
  await page.locator('[name=consent]').check()
  await press(page, 'Отправить запрос')
  await expect(page.locator('[name=email]')).toBeFocused()
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription(
    'Проверьте адрес: он должен быть вида name@company.ru',
  )
  expect(posted).toEqual([])
  await fill(page, { email })
  await expect(page.getByText('Проверьте адрес')).toHaveCount(0)
  await press(page, 'Отправить запрос')
  await expect(page).toHaveURL(/sent=\w/)
  await page.context().close()
}

test('a supplier sees a buyer’s inquiry counted, answers it by e-mail and closes it @full', async ({
  page,
  browser,
}, info) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const supplier = await createApprovedSupplier(
    page,
    browser,
    'Asked Works',
    adminOf('inquiries', info.repeatEachIndex),
  )
  const email = newLogin('buyer')
  await askInRussian(await (await browser.newContext()).newPage(), supplier, email)
  await page.goto('/en/catalog')
  await hydrated(page)
  // The moderators' decision, and the inquiry.
  await expect(page.locator('[data-account]')).toHaveText(/2$/)
  await page.locator('[data-account]').click()
  await page.getByRole('main').getByRole('link', { name: 'Inquiries 1 new', exact: true }).click()
  await expect(page).toHaveURL(/\/profile\/inquiries/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Li Wei' }).click()
  await expect(page.locator('form[data-checks=answer]')).toBeAttached()
  await formsValidated(page)
  await press(page, 'Send reply')
  await expect(page.locator('[name=reply]')).toBeFocused()
  await expect(page.getByText('This field is required')).toBeVisible()
  await fill(page, { reply: '125 roubles each' })
  await expectAccessible(page)
  await press(page, 'Send reply')
  await expect(page.getByText('Your reply has been sent')).toBeVisible()
  const { data } = await (await page.request.get(`/dev/outbox?to=${encodeURIComponent(email)}`)).json()
  expect(data[0].body).toContain('ответила на запрос')
  await press(page, 'Close inquiry')
  await expect(page.getByText('Inquiry closed', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close inquiry' })).toBeHidden()
})

test('what a request lacks is said below each field at once, and nothing moves', { tag: '@only-react' }, async ({
  page,
  request,
}) => {
  const [product] = (await (await request.get('/api/products?perPage=1')).json()).data
  await page.goto(`/en/inquiry?product=${product.id}&quantity=5000`)
  const tops = () =>
    page
      .locator('main form [name]:visible')
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top + scrollY)))
  const before = await tops()
  await formsValidated(page)
  await press(page, 'Send inquiry')
  for (const name of ['name', 'email', 'consent']) {
    const fault = page.locator(`#${name}-fault`)
    await expect(fault).toBeVisible()
    const field = await page.locator(`[name=${name}]`).boundingBox()
    const said = await fault.boundingBox()
    const below = (said?.y ?? 0) - (field?.y ?? 0)
    expect(below, name).toBeGreaterThan(0)
    expect(below, name).toBeLessThan(90)
  }
  expect(await tops()).toEqual(before)
})
