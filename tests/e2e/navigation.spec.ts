import { complaints, expect, hydrated, test } from './site.ts'

test('a press on a link is one request, and the back button returns to where it was', async ({ page }) => {
  const said = complaints(page)
  await page.goto('/en/catalog')
  await hydrated(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.evaluate(() => window.scrollTo(0, 600))
  const card = page.locator('main article a[href*="/product/"], main li a[href*="/product/"]').nth(7)
  await card.click()
  await expect(page).toHaveURL(/\/en\/product\//)
  await expect(page.locator('h1')).not.toHaveText(/catalogue/i)
  const title = await page.title()
  expect(title).toMatch(/ — /)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/catalog$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  expect(documents).toEqual([])
  expect(said).toEqual([])
})

test('without network a press says so and keeps the page; trying again works', async ({ page, context }) => {
  await page.goto('/en/catalog')
  await hydrated(page)
  await context.setOffline(true)
  await page
    .locator('header')
    .getByRole('link', { name: /favourites/i })
    .first()
    .click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('could not be fetched')
  await context.setOffline(false)
  await alert.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/favorites/)
  await expect(page.locator('h1')).toHaveText('Favourites')
})

test('another language is a page load with the same path and query', async ({ page }) => {
  await page.goto('/en/catalog?country=CN&page=1')
  await hydrated(page)
  await page.getByRole('link', { name: 'Русский' }).first().click()
  await expect(page).toHaveURL(/\/ru\/catalog\?country=CN/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('a wrong filter on navigation is the fatal 404, as on a page load', async ({ page }) => {
  await page.goto('/en/catalog')
  await hydrated(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/en/catalog?page=0'
    link.textContent = 'bad'
    document.querySelector('main')?.prepend(link)
    link.click()
  })
  await expect(page.locator('h1')).toHaveText(/Page not found/)
  await expect(page.locator('header')).toHaveCount(0)
})
