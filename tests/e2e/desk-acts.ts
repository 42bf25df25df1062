/** Carries out what operators do on the desk as they do it: by keyboard, on the screen that has the form. */
import type { Locator, Page } from 'playwright/test'
import { enhanced, PICTURE } from './account.ts'
import { expect } from './site.ts'

export interface Act {
  /** Below the language; a function finds it; absent: the screen to which the act before has led. */
  path?: string | ((page: Page, locale: string) => Promise<string>)
  /** Name of the form's action. */
  action: string
  /** Values by the names of fields, `^` for the first that begins so; `true` ticks a box, a number chooses an option by its place. */
  typed?: Record<string, string | number | true>
  /** A picture for its file field, or what is given. */
  withFile?: true | { name: string; mimeType: string; buffer: Buffer }
  /** Of the button, where the form has several: its value. */
  decision?: string
  /** What the form has, where there are several of the kind. */
  among?: string
  /** Where it leads; absent: to a screen that says that it was done. */
  leadsTo?: RegExp
  /** It stays on its screen, without its form. */
  stays?: true
  /** Name of the file that it downloads, instead of leading anywhere. */
  downloads?: RegExp
}

const DONE = /[?&]done=/

const EXTRACT = { name: 'extract.png', mimeType: 'image/png', buffer: PICTURE }

/** Presses a link or a button by keyboard. @param name that the browser gives to the file which comes */
export async function download(page: Page, pressed: Locator, name: RegExp): Promise<string> {
  const coming = page.waitForEvent('download')
  await pressed.press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toMatch(name)
  return file.path()
}

/** @returns finds the path of the link with a text on a screen, and what follows it */
export const linked =
  (screen: string, text: string, query = '') =>
  async (page: Page, locale: string): Promise<string> => {
    await page.goto(`/${locale}${screen}`)
    const link = page.locator(`main a[href*="${screen}"]`).filter({ hasText: text }).first()
    const path = String(await link.getAttribute('href')).replace(`/${locale}`, '')
    return path + query
  }

/** Types into a field as it is: a box, a choice or a text. */
async function type(page: Page, form: Locator, name: string, value: string | number | true) {
  // Boxes of a list stand outside of the form that takes them.
  const field = name.startsWith('^')
    ? page.locator(`main [name^="${name.slice(1)}"]`).first()
    : form.locator(`[name="${name}"]`).first()
  // Languages other than the page's are folded away.
  const folded = form.locator('details:not([open])').filter({ has: page.locator(`[name="${name}"]`) })
  while ((await folded.count()) > 0) await folded.first().locator('> summary').press('Enter')
  if (value === true) await field.press('Space')
  else if (typeof value === 'number') await field.selectOption({ index: value })
  else if (await field.evaluate((one) => one instanceof HTMLSelectElement)) await field.selectOption(value)
  else await field.fill(value)
}

/** Opens what folds the form away, types, presses its button, and waits for what comes of it. */
export async function carryOut(page: Page, act: Act, locale: string): Promise<void> {
  const { path, action, typed = {}, withFile, decision = action, among, leadsTo = DONE, stays, downloads } = act
  // Without what says that the act before was done: only that of this one counts.
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
  // Beside the form's own button others may do something else, and say what.
  const button = (await own.count()) > 0 ? own.first() : form.locator('button:not([type="button"], [name])').first()
  if (downloads) return void (await download(page, button, downloads))
  await button.press('Enter')
  if (stays) await expect(form, where).toHaveCount(0)
  else await expect(page, where).toHaveURL(leadsTo)
  // Work behind the page, which draws itself again until that has ended.
  await expect(page.locator('main progress'), where).toHaveCount(0, { timeout: 45_000 })
}
