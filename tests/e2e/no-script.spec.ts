import { expect, screens, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('the catalogue filters, sorts, pages and searches by plain links and forms', { tag: '@only-tiny' }, async ({
  page,
}) => {
  await page.goto('/en/catalog')
  await page
    .getByRole('link', { name: /^China/ })
    .first()
    .click()
  await expect(page).toHaveURL(/country=CN/)
  await page.locator('a[href*="sort=price"]').first().click()
  await expect(page).toHaveURL(/country=CN.*sort=price/)
  await page.locator('a[rel~="next"]').first().click()
  await expect(page).toHaveURL(/page=2/)
  await page.locator('header input[name=q]').fill('pump')
  await page.locator('header form[role=search] button[type=submit]').click()
  await expect(page).toHaveURL(/\/en\/search\?q=pump/)
  await expect(page.locator('main a[href*="/product/"]').first()).toBeVisible()
})

test('every screen shows its content', { tag: '@full' }, async ({ page, request }) => {
  for (const [name, path] of Object.entries(await screens(request))) {
    await page.goto(`/ru${path}`)
    await expect(page.locator('h1'), name).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  }
})

test('similar products are shown without script', { tag: '@only-tiny' }, async ({ page, request }) => {
  const { product } = await screens(request)
  await page.goto(`/en${product}?quantity=90001`)
  expect(await page.locator('main a[href*="/product/"]').count()).toBeGreaterThan(0)
})
