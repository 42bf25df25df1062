import { collectErrors, expect, hydrated, setNetwork, test } from './site.ts'

test('following a link takes one request, and going back restores the scroll position', async ({ page }) => {
  const errors = collectErrors(page)
  await page.goto('/en/catalog')
  await hydrated(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.evaluate(() => window.scrollTo(0, 600))
  const card = page.locator('main article a[href*="/product/"], main li a[href*="/product/"]').nth(7)
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/product\//)
  await expect(page.locator('h1')).not.toHaveText(/catalog/i)
  const title = await page.title()
  expect(title).toMatch(/ \| /)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/catalog$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(card).toBeFocused()
  expect(documents).toEqual([])
  expect(errors).toEqual([])
})

test('a clicked card’s picture turns into the page’s picture, and back again', async ({ page }) => {
  const errors = collectErrors(page)
  await page.goto('/en/catalog')
  await hydrated(page)
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    const named = () => document.querySelectorAll('main [style*="view-transition-name"]').length
    document.startViewTransition = (draw) => {
      const before = named()
      const moving = start(draw)
      void moving.updateCallbackDone.then(() => {
        document.documentElement.dataset.moved = `${before} to ${named()}`
      })
      return moving
    }
  })
  const moved = page.locator('html')
  await page.locator('main article a[href*="/product/"]').nth(2).click()
  await expect(page).toHaveURL(/\/en\/product\//)
  await expect(moved).toHaveAttribute('data-moved', '1 to 1')
  await moved.evaluate((element) => element.removeAttribute('data-moved'))
  await page.goBack()
  await expect(moved).toHaveAttribute('data-moved', '1 to 1')
  await expect(page.locator('main [style*="view-transition-name: "]')).toHaveCount(0)
  expect(errors).toEqual([])
})

// A service worker would answer instead of the network.
test.describe(() => {
  test.use({ serviceWorkers: 'block' })

  test('following a link without a network says so on the same page; retrying works', {
    tag: '@only-react',
  }, async ({ page }) => {
    await page.goto('/en/catalog')
    await hydrated(page)
    await setNetwork(page, 'off')
    await page
      .locator('header')
      .getByRole('link', { name: /favorites/i })
      .first()
      .click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('could not be loaded')
    await setNetwork(page, 'on')
    await alert.getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/favorites/)
    await expect(page.locator('h1')).toHaveText('Favorites')
  })
})

test('another language is a page load with the same path and query', { tag: '@only-react' }, async ({ page }) => {
  await page.goto('/en/catalog?country=CN&page=1')
  await hydrated(page)
  await page.getByRole('link', { name: 'Русский' }).first().click()
  await expect(page).toHaveURL(/\/ru\/catalog\?country=CN/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('an invalid filter gives the 404 page on navigation as on a page load', {
  tag: '@only-tiny',
}, async ({ page }) => {
  await page.goto('/en/catalog')
  await hydrated(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/en/catalog?page=0'
    link.textContent = 'bad'
    document.querySelector('main')?.prepend(link)
    link.click()
  })
  await expect(page.locator('h1')).toHaveText(/value that does not work/)
  await expect(page.locator('main [name=q]')).toBeVisible()
})
