import type { Locator, Page } from 'playwright/test'
import { expectAccessible, expectSaved, fill, PICTURE, press, save } from './account.ts'
import { expect, hydrated, test } from './site.ts'
import { createSupplier } from './suppliers.ts'

test('a double click creates one product; its variants and preview follow what is typed', {
  tag: '@only-react',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await createSupplier(page, 'Variant Works')
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
  // In another currency than the reader's the preview has each price twice.
  await page.locator('#currency').selectOption('USD')
  await fill(page, { 'tiers.0.from': '1', 'tiers.0.amount': '100' })
  await expect(page.getByRole('complementary')).toContainText('$100')
  await save(page)
  // The screen says "Saved" already.
  await expect(page).toHaveURL(/\/price\?done=saved#variants/)
  await page.goto(`${screen}/price`)
  await hydrated(page)
  await expect(page.locator('form[data-redraws] [name="options.0.name.en"]')).toBeAttached()
  await fill(page, { 'options.0.name.en': 'Size', 'options.0.values.0.en': 'DN 50', 'options.0.values.1.en': 'DN 80' })
  await page.locator('[name="options.0.values.1.en"]').press('Tab')
  await expect(page.getByRole('textbox', { name: 'Part number: DN 80' })).toHaveValue('BV-DN80')
  await expect(page.locator('[name="options.0.values.1.ru"]')).toBeFocused()
  await fill(page, { 'rows.1.factor': '1.5' })
  await expectAccessible(page)
  await press(page, 'Save: Variants')
  await expectSaved(page)
  await expect(page.getByRole('complementary')).toContainText('$150')
  await page.goto(screen)
  await hydrated(page)
  await expect(page.locator('[data-redraws]').first()).toBeAttached()
  const category = page.locator('[name=category]')
  await category.selectOption({ index: 5 })
  const chosen = await category.evaluate((select) => Reflect.get(select, 'selectedOptions')[0].textContent.trim())
  await expect(page.getByRole('complementary')).toContainText(`› ${chosen}`)
})

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${wanted}`)
}

test('a product is created, priced, illustrated and submitted by keyboard alone', { tag: '@full' }, async ({
  page,
}) => {
  // Each key press is a round trip to the browser.
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await createSupplier(page, 'Keyboard Works')
  await page.goto('/en/profile/product')
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const ready = async () => {
    await hydrated(page)
    await expect(page.locator('form[data-redraws]').first()).toBeAttached()
  }
  const type = async (name: string, text: string) => {
    await tabTo(page, field(name))
    await page.keyboard.type(text)
  }
  const choose = async (presses: number) => {
    await tabTo(page, field('category'))
    for (let at = 0; at < presses; at++) await page.keyboard.press('ArrowDown')
    return field('category').evaluate((select) => Reflect.get(select, 'selectedOptions')[0].textContent.trim())
  }
  await tabTo(page, page.getByRole('link', { name: 'New product', exact: true }))
  await page.keyboard.press('Enter')
  await type('names.en', 'Gate valve')
  await choose(3)
  await tabTo(page, button('Save'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/price\?done=saved/)
  await type('tiers.0.from', '1')
  await type('tiers.0.amount', '1250,50')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/price\?done=saved#variants/)
  await ready()
  await tabTo(page, page.getByRole('link', { name: 'Next: Images' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/file$/)
  await hydrated(page)
  await expect(page.locator('[data-uploads] [name=file]')).toBeAttached()
  await tabTo(page, page.locator('[name=file]'))
  // Set directly: a click would open the system's file dialog.
  await page.locator('[name=file]').setInputFiles({ name: 'valve.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Details', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/\w{16}$/)
  await ready()
  const preview = page.getByRole('complementary')
  const category = await choose(2)
  await expect(preview).toContainText(`› ${category}`)
  await tabTo(page, button('Save'))
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await expect(preview).toContainText(`› ${category}`)
  await tabTo(page, button('Submit for review'))
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await expect(page.getByText('Awaiting review')).toBeVisible()
})
