/** The operators' desk in the browser: the queue by keys alone, and a company, on a narrow phone, in two languages. */
import type { Browser, Page } from 'playwright/test'
import { enhanced, expectAccessible } from './account.ts'
import { adminOf } from './admins.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'
import { call, createSupplier, submitProduct } from './suppliers.ts'

const PHONE = { width: 360, height: 800 }

const WORDS = {
  en: {
    keys: 'Keyboard shortcuts',
    shortcuts: 'Turn on keyboard shortcuts',
    refuse: 'Reject',
    saved: 'Saved',
    history: 'Earlier decisions',
    team: 'Team',
  },
  ru: {
    keys: 'Горячие клавиши',
    shortcuts: 'Включить горячие клавиши',
    refuse: 'Отклонить',
    saved: 'Сохранено',
    history: 'Прежние решения',
    team: 'Сотрудники',
  },
} as const

/** A supplier whose company waits. */
async function supplier(browser: Browser, name: string) {
  const page = await (await browser.newContext()).newPage()
  const company = await createSupplier(page, name)
  await call(page, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  return { page, company }
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await enhanced(page)
  await expectAccessible(page)
}

for (const [at, locale] of (['en', 'ru'] as const).entries()) {
  test(
    `an operator works through the queue by keys in ${locale}`,
    { tag: locale === 'ru' ? '@only-react' : '@full' },
    async ({ page, browser }, info) => {
      const words = WORDS[locale]
      const name = `Keys ${crypto.randomUUID().slice(0, 6)}`
      const seller = await supplier(browser, name)
      await page.setViewportSize(PHONE)
      await signUp(page, adminOf('desk', 2 * info.repeatEachIndex + at))

      // A company by its key: approved, and on to the queue.
      await goTo(page, `/${locale}/admin/companies/${seller.company}?kind=company&company=${seller.company}`)
      await page.getByRole('link', { name: words.shortcuts }).click()
      await expect(page).toHaveURL(/keys=1/)
      await enhanced(page)
      await page.keyboard.press('a')
      await expect(page).toHaveURL(new RegExp(`/${locale}/admin/queue\\?.*done=saved`))
      await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible()
      await goTo(page, `/${locale}/admin/companies/${seller.company}`)
      await expect(page.getByRole('heading', { name: words.history })).toBeVisible()
      await expect(page.getByRole('heading', { name: words.team })).toBeVisible()

      const first = await submitProduct(seller.page, `${name} one`)
      const second = await submitProduct(seller.page, `${name} two`)
      await goTo(page, `/${locale}/admin/products/${first}?company=${seller.company}&keys=1`)
      const legend = page.locator('[data-legend]')
      await expect(legend).toHaveAttribute('open', '')
      await page.keyboard.press('?')
      await expect(legend).not.toHaveAttribute('open', '')
      await page.keyboard.press('j')
      await expect(page).toHaveURL(new RegExp(`/products/${second}`))
      await enhanced(page)
      await page.keyboard.press('k')
      await expect(page).toHaveURL(new RegExp(`/products/${first}`))
      await enhanced(page)
      await page.keyboard.press('r')
      const reason = page.locator(`#reason-${first}`)
      await expect(reason).toBeFocused()
      // In the field letters are text.
      await page.keyboard.type('aj')
      await expect(reason).toHaveValue('aj')
      await page.getByRole('button', { name: words.refuse, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/products/${second}`))
      await enhanced(page)
      await page.keyboard.press('a')
      await expect(page).toHaveURL(new RegExp(`/${locale}/admin/queue\\?.*done=saved`))
      expect((await page.request.get(`/api/products/${second}`)).status()).toBe(200)

      await seller.page.context().close()
    },
  )
}
