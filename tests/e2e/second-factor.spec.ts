/** An operator confirms sensitive actions with a code from a second login, once for half an hour, and sees what a person sees. On a phone. */
import type { Page } from 'playwright/test'
import { enhanced, expectAccessible, expectStatus, press } from './account.ts'
import { adminOf } from './admins.ts'
import { codeSentTo, newLogin, signUp, wrongCode } from './people.ts'
import { expect, test } from './site.ts'
import { call } from './suppliers.ts'

/** Gives the operator a second login, by which sensitive actions are confirmed; an earlier run has left others. @returns its id */
async function addLogin(page: Page, own: string, login: string): Promise<string> {
  const { id } = await call(page, 'POST', '/api/profile/contacts', { value: login })
  await call(page, 'POST', `/api/profile/contacts/${id}/proof-code`, { change: 'verify' })
  const codes = { code: await codeSentTo(page, login), proof: await codeSentTo(page, own) }
  await call(page, 'POST', `/api/profile/contacts/${id}/verify-code`, codes)
  return id
}

/** Opens the act and fills in its reason. */
async function begin(page: Page, act: string, reason: string): Promise<void> {
  await enhanced(page)
  const open = page.locator(`details:has(input[name="action"][value="${act}"])`)
  if ((await open.getAttribute('open')) === null) await open.locator('summary').press('Enter')
  await open.locator('[name="reason"]').fill(reason)
  await open.getByRole('button').press('Enter')
}

test(
  'a sensitive action asks for the code of a second login: a wrong one is refused, the right one is remembered for half an hour',
  { tag: '@full' },
  async ({ page, browser }, info) => {
    const person = await (await browser.newContext()).newPage()
    await signUp(person, newLogin('viewed'), 'Viktor Sokolov')
    const { id } = (await (await person.request.get('/api/profile')).json()).data
    await person.context().close()
    await page.setViewportSize({ width: 360, height: 800 })
    const own = adminOf('second-factor', info.repeatEachIndex)
    await signUp(page, own)
    const second = newLogin('second')
    const added = await addLogin(page, own, second)

    await page.goto(`/en/admin/people/${id}`)
    await begin(page, 'block', 'Fraud')
    await expect(page.getByText('This needs a code sent to your second').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Second factor' }).first().click()
    await page.locator('[name="login"]').first().selectOption(added)
    await press(page, 'Send the code')
    await expectStatus(page, 'We have sent you a code')
    const code = await codeSentTo(page, second)
    await enhanced(page)
    await page.locator('[name="code"]').fill(wrongCode(code))
    await press(page, 'Confirm')
    await expect(page.getByText(/Wrong code/).first()).toBeVisible()
    await enhanced(page)
    await page.locator('[name="code"]').fill(code)
    await page.locator('[name="code"]').press('Enter')
    await expect(page.getByText('Confirmed until')).toBeVisible()
    const { until } = (await (await page.request.get('/api/operator/confirmation')).json()).data
    const minutes = (Date.parse(until) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(28)
    expect(minutes).toBeLessThanOrEqual(30)

    await page.goto(`/en/admin/people/${id}`)
    await begin(page, 'block', 'Fraud')
    await expectStatus(page, 'Saved')
    await press(page, 'Unblock')
    await expect(page.getByRole('button', { name: 'Unblock', exact: true })).toHaveCount(0)

    await begin(page, 'view', 'Your question')
    await expect(page).toHaveURL(/\/en\/profile$/)
    const banner = page.getByText('You are viewing the site as Viktor Sokolov')
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    await page.goto('/en/catalog')
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop viewing' }).click()
    await expect(page).toHaveURL(new RegExp(`/en/admin/people/${id}$`))
    await expect(banner).toHaveCount(0)
    await expect(page.getByText('Person: stopped viewing as this user')).toBeVisible()
  },
)
