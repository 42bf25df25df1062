/** What was typed when a session ended is its writer's, whoever signs in after them. */
import type { Page } from 'playwright/test'
import { fill, press, told } from './account.ts'
import { codeSentTo, newLogin, signUp } from './people.ts'
import { expect, test } from './site.ts'
import { call, foundSupplier, newInn } from './suppliers.ts'

async function signInAgain(page: Page, login: string): Promise<void> {
  await fill(page, { login })
  await press(page, 'Send the code')
  await fill(page, { code: await codeSentTo(page, login) })
  await press(page, 'Sign in')
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a session that ends in the middle of a form takes nothing of it along, and gives it to nobody else', {
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
      await told(page, 'What you typed is kept')
    }
    await typeAndExpire()
    await signInAgain(page, login)
    await told(page, 'What you typed is back')
    await expect(page.locator('[name="description.en"]')).toHaveValue('An hour of work')
    await fill(page, { 'description.en': 'Two hours of work' })
    await press(page, 'Save')
    await told(page, 'Saved')
    await page.goto('/en/profile/company/edit?done=kept')
    await expect(page.locator('[name="description.en"]')).toHaveValue('Two hours of work')
    await typeAndExpire()
    const next = new URL(page.url()).searchParams.get('next') ?? ''
    await foundSupplier(page, 'Somebody else’s')
    await page.goto(next)
    await expect(page.locator('[name="names.en"]')).toHaveValue('Somebody else’s')
    expect(await page.content()).not.toContain('An hour of work')
  })
})
