import { expect, hydrated, test, WITHOUT_PICTURES } from './site.ts'

test.use(WITHOUT_PICTURES)

test('the search box suggests as one types and opens a suggestion by keyboard alone', { tag: '@only-tiny' }, async ({
  page,
}) => {
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
