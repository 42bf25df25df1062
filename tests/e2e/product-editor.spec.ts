import { fill, isGood, press, save, saved } from './account.ts'
import { expect, hydrated, test } from './site.ts'
import { foundSupplier } from './suppliers.ts'

test('a double press begins one product; its variants and its preview follow what is typed', {
  tag: '@only-react',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await foundSupplier(page, 'Variant Works')
  await page.goto('/en/profile/product/new')
  await fill(page, { 'names.en': 'Ball valve', model: 'BV' })
  await page.locator('[name=category]').selectOption({ index: 3 })
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(page).toHaveURL(/\/price\?done=saved/)
  const own = '/api/profile/company/products'
  const { data } = await (await page.request.get(own)).json()
  expect(data).toHaveLength(1)
  const screen = `/en/profile/product/${data[0].id}`
  await hydrated(page)
  await expect(page.locator('[data-redraws]').first()).toBeAttached()
  await fill(page, { 'tiers.0.from': '1', 'tiers.0.amount': '100' })
  await expect(page.getByRole('complementary')).toContainText('₽100')
  await save(page)
  await saved(page)
  await page.goto(`${screen}/price`)
  await hydrated(page)
  await expect(page.locator('form[data-redraws] [name="options.0.name.en"]')).toBeAttached()
  await fill(page, { 'options.0.name.en': 'Size', 'options.0.values.0.en': 'DN 50', 'options.0.values.1.en': 'DN 80' })
  await page.locator('[name="options.0.values.1.en"]').press('Tab')
  await expect(page.getByRole('textbox', { name: 'SKU: DN 80' })).toHaveValue('BV-DN80')
  await expect(page.locator('[name="options.0.values.1.ru"]')).toBeFocused()
  await fill(page, { 'rows.1.factor': '1,5' })
  await isGood(page)
  await press(page, 'Save: Variants')
  await saved(page)
  await expect(page.getByRole('complementary')).toContainText('₽150')
})
