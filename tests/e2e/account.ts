/** Steps and expectations on the screens of an account. */
import type { Page } from 'playwright/test'
import { axeViolations, leftOutOf } from './axe.ts'
import { expect, hydrated } from './site.ts'

/** A picture of one pixel, as PNG. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Clicks the button with exactly this name: "Save" must not match "Discard and show the saved version", which is shown beside a draft. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`)
    // Until then the page that is being left may still be shown.
    await field.waitFor({ state: 'attached' })
    // The field may be in a closed part of the form, as those of other languages are.
    const folded = page.locator(`details:not([open]):has([name="${name}"])`)
    if ((await folded.count()) > 0) await folded.locator('summary').press('Enter')
    await field.fill(value)
  }
}

/** Expects the status message of the action just done. */
export const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

export const expectSaved = (page: Page) => expectStatus(page, 'Saved')

/** Saves the screen's main form; the buttons of other forms name what they save. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/**
 * Expects that axe finds nothing and that nothing is wider than the window.
 * @param at number of the screen in a walk through many, of which some have their contrast measured
 */
export async function expectAccessible(page: Page, at = 1): Promise<void> {
  const violations = await axeViolations(page, { leftOut: leftOutOf(at) })
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`)).toEqual([])
  await expectNotWider(page)
}

/** Runs in the page. @returns the beginnings of the elements that reach beyond the window, where it can be scrolled sideways */
function wideElements(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const beyond = [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > clientWidth && one.checkVisibility(),
  )
  return [`${scrollWidth - clientWidth} px`, ...beyond.map((one) => one.outerHTML.slice(0, 120)).slice(-3)]
}

/** Expects that nothing is wider than the window. */
export const expectNotWider = (page: Page) =>
  // Lengths in vw change one animation frame after the width.
  expect.poll(() => page.evaluate(wideElements), page.url()).toEqual([])

/** Matches what the page's script has still to enhance (web/pages/account/use-enhancements.ts). */
const NOT_ENHANCED = [
  'form:has([data-files]):not([data-uploads])',
  '[data-codes]:not(:has([type="search"]))',
  'form[data-live]:not([data-redraws])',
  '[data-cells=""]',
].join(', ')

/** Waits until the page is hydrated and all its forms are enhanced. */
export async function enhanced(page: Page): Promise<void> {
  await hydrated(page)
  await expect(page.locator(NOT_ENHANCED)).toHaveCount(0)
}
