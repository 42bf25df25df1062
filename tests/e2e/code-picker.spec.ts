import { expect, hydrated, test } from './site.ts'
import { createProduct, createSupplier } from './suppliers.ts'

test('a form field takes a code from the picker’s search and, by keyboard alone, from its tree', {
  tag: '@only-tiny',
}, async ({ page }) => {
  await createSupplier(page, 'Coded Works')
  await page.goto(await createProduct(page, 'Gate valve'))
  await hydrated(page)
  const field = page.locator('[name=tnved]')
  const picker = page.locator('[data-codes]')

  await picker.getByRole('searchbox').fill('ball bearings')
  const choose = picker.getByRole('listitem').getByRole('button', { name: /^Select: 8482/ })
  await choose.first().click()
  await expect(field).toHaveValue(/^8482/)
  await expect(picker.getByRole('status')).toContainText('Selected: 8482')

  await picker.getByText('Browse the code list').click()
  const row = (code: string) => picker.locator(`[role=treeitem][data-code="${code}"]`)
  await row('I').focus()
  await page.keyboard.press('End')
  for (const section of ['XX', 'XIX', 'XVIII', 'XVII', 'XVI']) {
    await page.keyboard.press('ArrowUp')
    await expect(row(section)).toBeFocused()
  }
  await page.keyboard.press('ArrowRight')
  await expect(row('84')).toHaveAttribute('aria-level', '2')
  await expect(row('84').getByRole('button')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(row('84')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(row('8401')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(row('8401')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('8401')
  await expect(page).toHaveURL(/\/profile\/product\/\w{16}$/)
})
