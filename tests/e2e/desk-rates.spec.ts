/** An operator of the catalogue sets a rate by hand, by keyboard on a phone, and returns it to its source. */
import { expectAccessible } from './account.ts'
import { adminOf } from './admins.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'

test('a rate is set by hand and returned to its source', { tag: '@full' }, async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signUp(page, adminOf('desk-rates', info.repeatEachIndex))
  await page.goto('/en/admin/rates?edit=UAH')
  await page.getByLabel('Source').fill('National Bank of Ukraine')
  await page.getByLabel('Reason').fill('The source does not have it')
  await page.getByRole('button', { name: 'Set the rate' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('set by hand: The source does not have it').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/en/admin/rates?edit=UAH')
  await page.getByRole('button', { name: 'Take the rate from the source again' }).click()
  await expect(page).toHaveURL(/\/en\/admin\/rates\?done=saved/)
})
