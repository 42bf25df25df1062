import type { Page } from 'playwright/test'
import { enhanced, expectAccessible, expectSaved, fill, save } from './account.ts'
import { adminOf } from './admins.ts'
import { enterCode, newLogin, requestCode, signUp } from './people.ts'
import { expect, formsValidated, LANGUAGES, test } from './site.ts'
import { createSupplier } from './suppliers.ts'
import { createFullAccount, editors, receiveInquiry, submitCompany } from './whole-account.ts'

const LOOKS = ['light', 'dark'] as const
const WIDTHS = [320, 1440]

interface View {
  language: (typeof LANGUAGES)[number]
  look: (typeof LOOKS)[number]
  width: number
}

const ALL: View[] = LANGUAGES.flatMap((language) =>
  LOOKS.flatMap((look) => WIDTHS.map((width) => ({ language, look, width }))),
)

type Language = View['language']

/** Screens that another one shows with e-mail addresses in place of numbers. */
const ALIKE = ['/mail/phone', '/phone', '/phone/new']

/** FULL=1 tests every screen in every language and theme, a language a test; otherwise languages and themes alternate from screen to screen. */
const PIECES: (Language | null)[] = process.env.FULL ? [...LANGUAGES] : [null]

const viewsOf = (at: number, piece: Language | null): View[] =>
  process.env.FULL
    ? ALL.filter(({ language }) => piece === null || language === piece)
    : [{ language: LANGUAGES[(at + 1) % 3] ?? 'en', look: LOOKS[Math.floor(at / 2) % 2] ?? 'light', width: 320 }]

async function judge(page: Page, path: string, at: number, piece: Language | null = null): Promise<void> {
  for (const { language, look, width } of viewsOf(at, piece)) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    const response = await page.goto(`/${language}${path}`)
    expect(response?.status(), path).toBe(200)
    if (process.env.FULL) await enhanced(page)
    await expectAccessible(page, at)
  }
}

for (const piece of PIECES)
  test(
    `the screens of an account pass axe${piece ? `, ${piece}` : ''}`,
    { tag: '@only-react' },
    async ({ page, browser }, info) => {
      // Many screens, each analysed as a whole.
      test.setTimeout(process.env.FULL ? 30 * 60_000 : 180_000)
      const paths = await createFullAccount(page)
      if (process.env.FULL) paths.push(...(await editors(page)))
      const judged = paths.filter((path) => process.env.FULL || !ALIKE.includes(path))
      for (const [at, path] of judged.entries()) await judge(page, `/profile${path}`, at, piece)
      // The moderator sees what waits for review.
      const company = await submitCompany(page)
      const operator = await (await browser.newContext()).newPage()
      await signUp(operator, adminOf('account-screens', 3 * info.repeatEachIndex + PIECES.indexOf(piece)))
      await judge(operator, '/admin', 0, piece)
      if (process.env.FULL) {
        const inquiry = await receiveInquiry(page, operator, company)
        for (const path of ['', '/company', '/inquiries', inquiry]) await judge(page, `/profile${path}`, 0, piece)
      }
      await operator.context().close()
    },
  )

test('the screens of signing in pass axe', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(5 * 60_000)
  const login = newLogin('looked-at-closely')
  await judge(page, '/auth', 0)
  await requestCode(page, login)
  await judge(page, '/auth/code', 0)
  await enterCode(page, login)
  await judge(page, '/auth/registration', 0)
})

test('one press shows what the page finds wrong, and what only the edge finds @only-react', async ({ page }) => {
  await createSupplier(page, 'Works of faults')
  await page.goto('/en/profile/company/edit')
  await formsValidated(page)
  await fill(page, { 'names.en': '', website: 'no site' })
  await save(page)
  await expect(page.locator('[name="names.en"]')).toBeFocused()
  await expect(page.locator('[name=website]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('check the marked fields')
  await fill(page, { 'names.en': 'Works of faults', website: '' })
  await save(page)
  await expectSaved(page)
})
