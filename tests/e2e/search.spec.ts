import { expect, hydrated, test, WITHOUT_PICTURES } from './site.ts'

test.use(WITHOUT_PICTURES)

test('the search box suggests as one types and opens a suggestion by keyboard alone', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const box = page.locator('input[name=q]')
  await box.fill('ball val')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/)
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await box.fill('ball valve')
  await expect(options.first()).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).not.toHaveURL(/\/en$/)
})

for (const [language, words] of [
  ['ru', 'кран шаровой'],
  ['zh', '球阀'],
  ['en', 'ball valve'],
  ['ru', 'подшипники'],
] as const) {
  test(`«${words}» finds products in ${language}, with matches marked`, { tag: '@only-react' }, async ({ page }) => {
    await page.goto(`/${language}/search?q=${encodeURIComponent(words)}`)
    await expect(page.locator('main a[href*="/product/"]').first()).toBeVisible()
    await expect(page.locator('main mark').first()).toBeVisible()
  })
}

test('recent searches stay on the device', { tag: '@only-tiny' }, async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const box = page.locator('input[name=q]')
  await box.fill('flange')
  await box.press('Enter')
  await expect(page).toHaveURL(/q=flange/)
  await page.goto('/en/catalog')
  await hydrated(page)
  await page.locator('input[name=q]').focus()
  await expect(page.getByRole('option', { name: /flange/ })).toBeVisible()
})

test('an empty result offers links into the catalogue', { tag: '@only-tiny' }, async ({ page }) => {
  await page.goto('/en/search?q=zzzzqqqqxx')
  await expect(page.locator('main')).toContainText('No results for')
  expect(await page.locator('main a[href*="/catalog"]').count()).toBeGreaterThan(3)
})

test('a code is found, has its own page, and leads to its place in the tree', { tag: '@only-react' }, async ({
  page,
}) => {
  await page.goto('/en/search?q=8481')
  await page
    .locator('main')
    .getByRole('link', { name: /^8481 / })
    .click()
  await expect(page).toHaveURL(/\/en\/tnved\/8481$/)
  await page.locator('main a[href="/en/tnved?code=8481"]').click()
  await expect(page).toHaveURL(/\/en\/tnved\?code=8481$/)
  const row = page.locator('[role="treeitem"][data-code="8481"]')
  await expect(row).toHaveAttribute('aria-selected', 'true')
  await expect(row).toBeInViewport()
})
