/** A company is approved, trusted and verified by keyboard on a phone, in English and in Russian. The rules are tested beside the API. */
import type { Page } from 'playwright/test'
import { enhanced, expectAccessible } from './account.ts'
import { nineteenthAdminOf } from './admins.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'
import { createFullDesk, type Desk } from './whole-desk.ts'

interface Act {
  /** Below the language. */
  path: string
  /** Name of the form's action. */
  action: string
  /** Values by the names of fields; `true` ticks a box. */
  typed?: Record<string, string | true>
  /** Of the button, where the form has several: its value. */
  decision?: string
}

/** Acts of one visit to the desk, in an order in which each is possible. @param tag of what is written */
function actsOf({ other }: Desk['parties'], tag: string): Act[] {
  const path = `/admin/companies/${other}`
  return [
    { path, action: 'decide', decision: 'approve' },
    { path, action: 'trust', typed: { reason: 'None was refused' } },
    { path, action: 'distrust' },
    { path, action: 'verify', typed: { fact: 'registration', source: tag, checkedAt: '2026-01-10' } },
  ]
}

/** Opens what folds the form away, types, and presses its button, all by keyboard. */
async function carryOut(page: Page, { path, action, typed = {}, decision }: Act, locale: string) {
  await page.goto(`/${locale}${path}`)
  await enhanced(page)
  const button = decision ? `button[value="${decision}"]` : `button[value="${action}"]`
  const form = page.locator(`main form:has([name="action"][value="${action}"])`).first()
  await expect(form, `${path} ${action}`).toBeAttached()
  const inside = page.locator(`[name="action"][value="${action}"]`)
  const folded = page.locator('main details:not([open])').filter({ has: inside }).first()
  while ((await folded.count()) > 0) await folded.locator('> summary').press('Enter')
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name="${name}"]`).first()
    if (value === true) await field.press('Space')
    else if (await field.evaluate((one) => one instanceof HTMLSelectElement)) await field.selectOption(value)
    else await field.fill(value)
  }
  const own = form.locator(button)
  await ((await own.count()) > 0 ? own.first() : form.locator('button:not([type="button"])').last()).press('Enter')
  await expect(page, `${path} ${action}`).toHaveURL(/[?&]done=/)
}

for (const [at, locale] of (['en', 'ru'] as const).entries())
  test(
    `a company is approved, trusted and verified by keyboard on a phone in ${locale}`,
    { tag: '@full' },
    async ({ page, browser }, info) => {
      test.setTimeout(15 * 60_000)
      await page.setViewportSize({ width: 360, height: 800 })
      await signUp(page, nineteenthAdminOf(2 * info.repeatEachIndex + at))
      const { parties } = await createFullDesk(page, browser)
      for (const act of actsOf(parties, crypto.randomUUID().slice(0, 6))) {
        await carryOut(page, act, locale)
        await expectAccessible(page)
      }
      await page.goto(`/${locale}/admin/journal`)
      await expect(page.locator('main h1')).toBeVisible()
      const file = await page.request.get('/api/operator/journal/file')
      expect(await file.text()).toContain('company-trusted')
    },
  )
