import { expectAccessible, expectSaved, fill, press } from './account.ts'
import { newLogin, signUp } from './people.ts'
import { expect, formsValidated, hydrated, test } from './site.ts'

test('settings change the name, the e-mail notices and the sessions of other devices @only-tiny', async ({ page }) => {
  await signUp(page, newLogin('settled'))
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en/profile/settings')
  await expectAccessible(page)
  await formsValidated(page)
  await fill(page, { name: '' })
  await press(page, 'Save')
  await expect(page.getByText('This field is required')).toBeVisible()
  await fill(page, { name: 'Anna P' })
  await press(page, 'Save')
  await expectSaved(page)
  await expect(page.locator('[name=name]')).toHaveValue('Anna P')
  const look = (value: string) => page.locator(`[data-themes] [value=${value}]`)
  await hydrated(page)
  await expect(look('system')).toBeChecked()
  await look('light').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/zh/profile/settings')
  await expect(page.locator('h1')).toHaveText('设置')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await hydrated(page)
  await expect(look('light')).toBeChecked()
})
