import { readFile } from 'node:fs/promises'
import { expect, hydrated, test, WITHOUT_PICTURES } from './site.ts'

test.use(WITHOUT_PICTURES)

test('a click stores a favourite on the device, counts and lists it, and another removes it', {
  tag: '@only-tiny',
}, async ({ page }) => {
  await page.goto('/en/catalog')
  await hydrated(page)
  const hearts = page.locator('main button[aria-pressed]')
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(hearts.nth(0)).toHaveAccessibleName(/^In favorites: \S/)
  await expect(hearts.nth(2)).toHaveAccessibleName(/^Add to favorites: \S/)
  const columns = await page.locator('main .cards').evaluate((list) => getComputedStyle(list).gridTemplateColumns)
  expect(24 % columns.split(' ').length).toBe(0)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favorites/ })).toContainText('2')
  await page.reload()
  await hydrated(page)
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/en/favorites')
  await expect(page.locator('main article')).toHaveCount(2)
  await page.locator('main button[aria-pressed]').first().click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('main button[aria-pressed]')).toHaveCount(2)
})

test('another tab shows a favourite at once', { tag: '@only-react' }, async ({ context }) => {
  const one = await context.newPage()
  const two = await context.newPage()
  for (const page of [one, two]) {
    await page.goto('/en/catalog')
    await hydrated(page)
  }
  // Click in the tab opened last, which is in front: a hidden tab draws one frame a second, and clicks wait for frames.
  await two.locator('main button[aria-pressed]').first().click()
  await expect(one.locator('main button[aria-pressed]').first()).toHaveAttribute('aria-pressed', 'true')
})

test('a corrupt list of favourites on the device is read as empty', { tag: '@only-tiny' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('favourites', '{"ids":1'))
  await page.goto('/en/favorites')
  await hydrated(page)
  await expect(page.locator('main')).toContainText('No favorites yet')
})

test('the list is exported for a spreadsheet', { tag: '@full' }, async ({ page }) => {
  await page.goto('/en/catalog')
  await hydrated(page)
  for (const nth of [0, 1, 2]) await page.locator('main button[aria-pressed]').nth(nth).click()
  await page.goto('/en/favorites')
  await hydrated(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv.startsWith('\ufeffName,Part number,Supplier')).toBe(true)
  expect(csv.trim().split('\r\n')).toHaveLength(4)
})

test('a full list shows all favourites, and one more is refused instead of dropping the oldest', {
  tag: '@full',
}, async ({ page, request }) => {
  const most = 500
  const pages = Array.from({ length: Math.ceil(most / 96) }, (_, at) => `/api/products?perPage=96&page=${at + 1}`)
  const lists = await Promise.all(pages.map(async (path) => (await (await request.get(path)).json()).data))
  const ids = lists.flat().map(({ id }: { id: string }) => id)
  expect(ids.length).toBeGreaterThan(most)
  await page.goto('/ru')
  await page.evaluate((list) => localStorage.setItem('favourites', JSON.stringify(list)), ids.slice(0, most))
  await page.goto('/ru/favorites')
  await hydrated(page)
  await expect(page.locator('main article')).toHaveCount(most)
  await page.goto(`/ru/product/${ids[most]}`)
  await hydrated(page)
  const heart = page.locator(`main [data-heart][value="${ids[most]}"]`)
  // The script that refuses a press is loaded once the page is idle: until then a press would reach the button.
  const bar = page.locator('[data-bar="full"]')
  const isRefused = () =>
    heart.evaluate((button: HTMLButtonElement) => {
      let hasReached = false
      const probe = (event: Event) => {
        hasReached = true
        event.stopPropagation()
      }
      button.addEventListener('click', probe)
      button.click()
      button.removeEventListener('click', probe)
      return !hasReached
    })
  await expect.poll(isRefused).toBe(true)
  await bar.getByRole('button', { name: 'Позже' }).click()
  await expect(bar).toHaveCount(0)
  await heart.click()
  await expect(bar).toContainText('500')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]').length)).toBe(most)
})
