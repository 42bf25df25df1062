import type { Page } from 'playwright/test'
import { aided, isGood } from './account.ts'
import { thirdAdminOf } from './admins.ts'
import { askForCode, enterCode, newLogin, signUp } from './people.ts'
import { expect, LANGUAGES, test } from './site.ts'
import { editors, openAccount, receiveInquiry, sendIn } from './whole-account.ts'

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

/** A whole run sees a screen in every way; else the languages and the looks take turns. */
const viewsOf = (at: number): View[] =>
  process.env.FULL
    ? ALL
    : [{ language: LANGUAGES[(at + 1) % 3] ?? 'en', look: LOOKS[Math.floor(at / 2) % 2] ?? 'light', width: 320 }]

async function judge(page: Page, path: string, at: number): Promise<void> {
  for (const { language, look, width } of viewsOf(at)) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    const answer = await page.goto(`/${language}${path}`)
    expect(answer?.status(), path).toBe(200)
    if (process.env.FULL) await aided(page)
    await isGood(page)
  }
}

/** The builds share the screens out between them. */
for (const [turn, build] of ['react', 'tiny'].entries()) {
  test(`axe: screens of an account, on ${build}`, { tag: `@only-${build}` }, async ({ page, browser }, info) => {
    // Screen after screen, each looked at whole.
    test.setTimeout(process.env.FULL ? 30 * 60_000 : 180_000)
    const paths = await openAccount(page)
    if (process.env.FULL) paths.push(...(await editors(page)))
    for (const [at, path] of paths.entries())
      if (at % 2 === turn || process.env.FULL) await judge(page, `/profile${path}`, at)
    // The house sees what waits.
    const company = await sendIn(page)
    const house = await (await browser.newContext()).newPage()
    await signUp(house, thirdAdminOf(info.repeatEachIndex))
    await judge(house, '/admin', turn)
    if (process.env.FULL) {
      const inquiry = await receiveInquiry(page, house, company)
      for (const path of ['', '/company', '/inquiries', inquiry]) await judge(page, `/profile${path}`, turn)
    }
    await house.context().close()
  })
}

test('axe: screens of signing in', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(5 * 60_000)
  const login = newLogin('looked-at-closely')
  await judge(page, '/auth', 0)
  await askForCode(page, login)
  await judge(page, '/auth/code', 0)
  await enterCode(page, login)
  await judge(page, '/auth/registration', 0)
})
