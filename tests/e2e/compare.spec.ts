import { expect, hydrated, test } from './site.ts'

test('ticked products stay chosen on other pages, are compared, and one is removed', { tag: '@only-react' }, async ({
  page,
}) => {
  await page.goto('/en/catalog')
  await hydrated(page)
  const ticks = page.getByRole('checkbox', { name: /^Compare: / })
  const tray = page.getByRole('form', { name: 'Comparison' })
  for (const nth of [0, 1, 2]) await ticks.nth(nth).press('Space')
  await expect(tray).toContainText('3 of 6 selected')
  await page.goto('/en/catalog?view=table')
  await hydrated(page)
  await expect(ticks.nth(2)).toBeChecked()
  await ticks.nth(3).press('Space')
  await ticks.nth(0).press('Space')
  await expect(tray).toContainText('3 of 6 selected')
  await tray.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('Comparison')
  await expect(page.locator('h1')).toBeInViewport()
  await expect(tray).toBeHidden()
  const columns = page.locator('thead').getByRole('columnheader')
  await expect(columns).toHaveCount(3)
  await page
    .getByRole('link', { name: /^Remove .+ from the comparison/ })
    .nth(1)
    .click()
  await expect(columns).toHaveCount(2)
  await expect(page.locator('#announcements')).toHaveText('2 products')
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeFocused()
  await page.getByRole('link', { name: 'Add products' }).click()
  await expect(tray).toContainText('2 of 6 selected')
})

test('at most six products are chosen', { tag: '@only-tiny' }, async ({ page }) => {
  await page.goto('/ru/catalog')
  await hydrated(page)
  const ticks = page.getByRole('checkbox', { name: /^Сравнить: / })
  for (const nth of [0, 1, 2, 3, 4, 5]) await ticks.nth(nth).press('Space')
  await expect(ticks.nth(6)).toBeDisabled()
  await page
    .getByRole('button', { name: /^Убрать из сравнения: / })
    .first()
    .click()
  await expect(ticks.nth(6)).toBeEnabled()
})
