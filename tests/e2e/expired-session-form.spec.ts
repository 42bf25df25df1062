/** A form that was being typed when a session ended belongs to its writer, not to the next person who signs in on the device. */
import type { Page } from 'playwright/test'
import { newInn } from '../fixtures/new-inn.ts'
import { expectStatus, fill, press } from './account.ts'
import { codeSentTo, newLogin, signUp } from './people.ts'
import { expect, test } from './site.ts'
import { call, createSupplier } from './suppliers.ts'

async function signInAgain(page: Page, login: string): Promise<void> {
  await fill(page, { login })
  await press(page, 'Send the code')
  // Until then the last code sent is an earlier one.
  await expect(page.locator('[name=code]')).toBeVisible()
  await fill(page, { code: await codeSentTo(page, login) })
  await press(page, 'Sign in')
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form typed when the session ended is restored to its writer and to no one else', {
    tag: '@only-react',
  }, async ({ page }) => {
    const login = newLogin('expired')
    await signUp(page, login)
    await call(page, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Long form' })
    const typeAndExpire = async () => {
      await page.goto('/en/profile/company/edit')
      await fill(page, { 'description.en': 'An hour of work', 'city.en': 'Perm' })
      for (const name of ['access', 'refresh']) await page.context().clearCookies({ name })
      await press(page, 'Save')
      await expectStatus(page, 'Your input is saved')
    }
    await typeAndExpire()
    await signInAgain(page, login)
    await expectStatus(page, 'Your input has been restored')
    await expect(page.locator('[name="description.en"]')).toHaveValue('An hour of work')
    await fill(page, { 'description.en': 'Two hours of work' })
    await press(page, 'Save')
    await expectStatus(page, 'Saved')
    await page.goto('/en/profile/company/edit?done=kept')
    await expect(page.locator('[name="description.en"]')).toHaveValue('Two hours of work')
    await typeAndExpire()
    const next = new URL(page.url()).searchParams.get('next') ?? ''
    await createSupplier(page, 'Somebody else’s')
    await page.goto(next)
    await expect(page.locator('[name="names.en"]')).toHaveValue('Somebody else’s')
    expect(await page.content()).not.toContain('An hour of work')
  })
})
