/**
 * Every screen of the operators' desk with something in each list: axe, widths from 320 to 1440 px, themes, languages, and without script.
 * What operators do there is in the other specs of the desk.
 */
import type { Page, Response } from 'playwright/test'
import { LANGUAGE_TAGS } from '../../domain/locale.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { enhanced, expectAccessible, expectNotWider } from './account.ts'
import { adminOf } from './admins.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'
import { createFullDesk } from './whole-desk.ts'

const DESK_LANGUAGES = ['en', 'ru'] as const
const LOOKS = ['light', 'dark'] as const
const WIDTHS = [320, 360, 768, 1440] as const

type DeskLanguage = (typeof DESK_LANGUAGES)[number]

/** One of a list, in turn. */
const inTurn = <Value>(list: readonly [Value, ...Value[]], at: number): Value => list[at % list.length] ?? list[0]

/** What does not depend on width or theme: one heading, the page's language, valid HTML. */
async function checkText(page: Page, response: Response | null, language: DeskLanguage, path: string): Promise<void> {
  expect(response?.status(), path).toBe(200)
  await expect(page.locator('h1'), path).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language])
  const html = (await response?.text()) ?? ''
  expect.soft(htmlFaults(html), path).toEqual([])
}

/** Checks one combination of language, width and theme, which differs from screen to screen. */
async function checkOneCombination(page: Page, path: string, at: number): Promise<void> {
  const language = inTurn(DESK_LANGUAGES, at >> 1)
  await page.setViewportSize({ width: inTurn(WIDTHS, at), height: 900 })
  await page.emulateMedia({ colorScheme: inTurn(LOOKS, at >> 2), reducedMotion: 'reduce' })
  await checkText(page, await page.goto(`/${language}${path}`), language, path)
  await expectAccessible(page, at)
}

/** Every width, and two of the combinations of width and theme, without loading it again; the other language has the other two. */
async function checkAllWidths(page: Page, path: string, language: DeskLanguage): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await checkText(page, await page.goto(`/${language}${path}`), language, path)
  await enhanced(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
  })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNotWider(page)
    if (width !== 360 && width !== 1440) continue
    await page.emulateMedia({ colorScheme: (width === 360) === (language === 'en') ? 'light' : 'dark' })
    await expectAccessible(page)
  }
}

/** FULL=1 runs one test per language on each build; otherwise one build tests one combination of each screen, without states shown by a query. */
const PIECES: readonly (DeskLanguage | null)[] = process.env.FULL ? DESK_LANGUAGES : [null]
for (const [turn, language] of PIECES.entries()) {
  test(
    `the screens of the desk are accessible at any width${language ? `, ${language}` : ''}`,
    { tag: '@only-tiny' },
    async ({ page, browser }, info) => {
      test.setTimeout(process.env.FULL ? 30 * 60_000 : 300_000)
      await signUp(page, adminOf('desk-screens', 2 * info.repeatEachIndex + turn), 'Anna Orlova')
      // A fault of one screen leaves the others to be judged.
      const faults: string[] = []
      for (const [at, path] of (await createFullDesk(page, browser)).paths.entries()) {
        if (path.includes('?') && !language) continue
        await (language ? checkAllWidths(page, path, language) : checkOneCombination(page, path, at)).catch((error) =>
          faults.push(String(error)),
        )
      }
      expect(faults.join('\n')).toBe('')
    },
  )
}

test('the screens of the desk show their content without script', { tag: '@full' }, async ({ page, browser }, info) => {
  test.setTimeout(5 * 60_000)
  await signUp(page, adminOf('desk-screens-alone', info.repeatEachIndex), 'Anna Orlova')
  const { paths } = await createFullDesk(page, browser)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const tab = await plain.newPage()
  for (const path of paths)
    for (const language of DESK_LANGUAGES) {
      expect((await tab.goto(`/${language}${path}`))?.status(), path).toBe(200)
      await expect(tab.locator('main h1'), path).toBeVisible()
      const unsendable = tab.locator('main form:not(:has(button:not([type="button"])))')
      for (const form of await unsendable.all()) {
        const id = await form.getAttribute('id')
        expect(await tab.locator(`button[form="${id}"]`).count(), `${path} ${id}`).toBeGreaterThan(0)
      }
    }
  await plain.close()
})
