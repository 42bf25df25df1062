/** On a phone, by keyboard: the prices of a page of products are raised after a preview, and restored. */
import { expectAccessible } from './account.ts'
import { collectErrors, expect, hydrated, test } from './site.ts'
import { call, createProduct, createSupplier } from './suppliers.ts'

test('prices of many products are raised and brought back by keyboard on a phone', { tag: '@only-react' }, async ({
  page,
}) => {
  const errors = collectErrors(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await createSupplier(page, `Works of ${crypto.randomUUID().slice(0, 6)}`)
  for (const name of ['Valve A', 'Valve B']) {
    const place = await createProduct(page, name)
    const tiers = [{ from: 1, amount: 10_000 }]
    const path = place.replace('/en/profile/product', '/api/profile/company/products')
    await call(page, 'PUT', `${path}/prices`, { currency: 'RUB', vat: null, tiers })
  }
  await page.goto('/en/profile/product')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Valve B', exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Save prices' })).toBeInViewport()
  await expectAccessible(page)
  await page.getByText('Filters and sorting').press('Enter')
  await expectAccessible(page)

  await page.getByLabel('Products to change').selectOption('All on this page')
  await page.getByRole('button', { name: 'Change…' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Change products in bulk' })).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)
  await page.getByLabel('By (%)').fill('3')
  await page.getByLabel('By (%)').press('Enter')
  const apply = page.getByRole('button', { name: 'Apply to 2 products' })
  await expect(apply).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('cell', { name: '₽103' })).toHaveCount(2)
  await expectAccessible(page)
  await apply.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo this change' })
  await expect(undo).toBeVisible({ timeout: 20_000 })
  await undo.press('Enter')
  await expect(page.getByText('2 products restored.')).toBeVisible({ timeout: 20_000 })
  await page.goto('/en/profile/product')
  await expect(page.getByRole('textbox', { name: 'Price per unit: Valve A' })).toHaveValue('100')
  expect(errors).toEqual([])
})
