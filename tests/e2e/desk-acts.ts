/** Carries out what operators do on the desk as they do it: by keyboard, on the screen that has the form. */
import type { Locator, Page } from 'playwright/test'
import { enhanced, PICTURE } from './account.ts'
import { expect } from './site.ts'

export interface Act {
  /** Path of the screen below the language prefix, or a function that finds it; absent: the screen to which the previous act has led. */
  path?: string | ((page: Page, locale: string) => Promise<string>)
  /** Name of the form's action. */
  action: string
  /** Values by field name; `^name` is the first field whose name begins so; `true` ticks a box, a number chooses an option by its index. */
  typed?: Record<string, string | number | true>
  /** The file for the form's file field; `true`: a picture. */
  withFile?: true | { name: string; mimeType: string; buffer: Buffer }
  /** Value of the button to press, where the form has several. */
  decision?: string
  /** Selector of an element in the form, where several forms have this action. */
  among?: string
  /** The address that the act leads to; absent: one with `done`, where the screen confirms it. */
  leadsTo?: RegExp
  /** The act stays on its screen, and its form disappears. */
  stays?: true
  /** Name of the file that the act downloads instead of leading to another address. */
  downloads?: RegExp
}

const DONE = /[?&]done=/

const EXTRACT = { name: 'extract.png', mimeType: 'image/png', buffer: PICTURE }

/** Presses a link or a button by keyboard. @param name expected of the downloaded file @returns its path */
export async function download(page: Page, pressed: Locator, name: RegExp): Promise<string> {
  const coming = page.waitForEvent('download')
  await pressed.press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toMatch(name)
  return file.path()
}

/** @returns a function that opens a screen and returns the path of its link with this text, with the query appended */
export const linked =
  (screen: string, text: string, query = '') =>
  async (page: Page, locale: string): Promise<string> => {
    await page.goto(`/${locale}${screen}`)
    const link = page.locator(`main a[href*="${screen}"]`).filter({ hasText: text }).first()
    const path = String(await link.getAttribute('href')).replace(`/${locale}`, '')
    return path + query
  }

/** Fills in a field according to its kind: a checkbox, a select or a text. */
async function type(page: Page, form: Locator, name: string, value: string | number | true) {
  // Checkboxes of a list are outside the form that they belong to.
  const field = name.startsWith('^')
    ? page.locator(`main [name^="${name.slice(1)}"]`).first()
    : form.locator(`[name="${name}"]`).first()
  // Fields of languages other than the page's are in a closed part.
  const folded = form.locator('details:not([open])').filter({ has: page.locator(`[name="${name}"]`) })
  while ((await folded.count()) > 0) await folded.first().locator('> summary').press('Enter')
  if (value === true) await field.press('Space')
  else if (typeof value === 'number') await field.selectOption({ index: value })
  else if (await field.evaluate((one) => one instanceof HTMLSelectElement)) await field.selectOption(value)
  else await field.fill(value)
}

/** Opens the closed parts around the form, fills it in, presses its button, and waits for the result. */
export async function carryOut(page: Page, act: Act, locale: string): Promise<void> {
  const { path, action, typed = {}, withFile, decision = action, among, leadsTo = DONE, stays, downloads } = act
  // Without the previous act's `done` in the query, which would count as this act's.
  const here = new URL(page.url()).pathname.replace(`/${locale}`, '')
  const found = typeof path === 'function' ? await path(page, locale) : (path ?? here)
  await page.goto(`/${locale}${found}`)
  await enhanced(page)
  const where = `${page.url()} ${action}`
  const has = `[name="action"][value="${action}"]`
  const form = page.locator(`form:has(${has})${among ? `:has(${among})` : ''}`).first()
  await expect(form, where).toBeAttached()
  const folds = page.locator('main details:not([open])').filter({ has: page.locator(has) })
  const folded = among ? folds.filter({ has: page.locator(among) }).first() : folds.first()
  while ((await folded.count()) > 0) await folded.locator('> summary').press('Enter')
  for (const [name, value] of Object.entries(typed)) await type(page, form, name, value)
  if (withFile) await form.locator('input[type=file][name=file]').setInputFiles(withFile === true ? EXTRACT : withFile)
  const own = form.locator(`button[value="${decision}"]`)
  // The form's own button may have no name; buttons for something else have one.
  const button = (await own.count()) > 0 ? own.first() : form.locator('button:not([type="button"], [name])').first()
  if (downloads) return void (await download(page, button, downloads))
  await button.press('Enter')
  if (stays) await expect(form, where).toHaveCount(0)
  else await expect(page, where).toHaveURL(leadsTo)
  // A background job: the page reloads its progress until the job has ended.
  await expect(page.locator('main progress'), where).toHaveCount(0, { timeout: 45_000 })
}
