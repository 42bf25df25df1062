/** What tests do on the screens of an account. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, hydrated } from './site.ts'

/** The smallest picture there is. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The button of exactly this name: "Save" is not "Undo: show what is saved", which is there while a draft is kept. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value)
}

/** What the screen says has just been done. */
export const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

export const saved = (page: Page) => told(page, 'Saved')

/** The main form: others of a screen say what they save. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Axe finds nothing, and nothing is wider than the screen. */
export async function isGood(page: Page): Promise<void> {
  // A page without frames is judged within it, in a quarter of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`)).toEqual([])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow), page.url()).toBeLessThanOrEqual(0)
}

/** Where an aid of the page's script is still to come (web/pages/account/use-enhancements.ts). */
const UNAIDED = [
  'form[data-attach]:not(:has([type="file"][multiple]))',
  '[data-codes]:not(:has([type="search"]))',
  'form[data-live]:not([data-redraws])',
].join(', ')

/** The page's script has come, with all that makes the screen's forms quicker. */
export async function aided(page: Page): Promise<void> {
  await hydrated(page)
  await expect(page.locator(UNAIDED)).toHaveCount(0)
}
