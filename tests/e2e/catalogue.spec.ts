import type { Page } from 'playwright/test'
import { expect, hydrated, test, textOf, WITHOUT_PICTURES } from './site.ts'

test.use(WITHOUT_PICTURES)

const count = (page: Page) => page.locator('main header [role=status]')
const rail = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const names = (page: Page) => page.locator('main article h2')
const digits = (text: string) => Number(text.replace(/\D/g, ''))

test('a facet filters the list to the count it showed; its chip removes it, "clear all" removes all filters', {
  tag: '@only-react',
}, async ({ page }) => {
  const { data } = await (await page.request.get('/api/categories')).json()
  // Goods of other tests are in other categories: these would change what is counted.
  const { id, slug } = data.find((one: { slug: string }) => one.slug === 'induction-motors')
  await page.goto(`/en/catalog/${id}-${slug}`)
  await hydrated(page)
  const all = digits(await textOf(count(page)))
  for (const [group, key] of [
    ['Country of origin', 'country'],
    ['Availability', 'inStock'],
    ...(process.env.FULL ? [['Supplier', 'supplier'] as const] : []),
  ] as const) {
    const value = rail(page)
      .locator('section', { has: page.getByRole('heading', { name: group }) })
      .getByRole('link')
      .first()
    const promised = digits(await textOf(value.locator('span').last()))
    await value.click()
    await expect(page).toHaveURL(new RegExp(`[?&]${key}=`))
    await expect.poll(async () => digits(await textOf(count(page))), group).toBe(promised)
    await chips(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/-induction-motors$/)
    await expect.poll(async () => digits(await textOf(count(page))), group).toBe(all)
    await expect(chips(page)).toHaveCount(0)
  }
  await page.goto('/en/catalog?country=CN&inStock=1')
  await hydrated(page)
  await expect(chips(page).getByRole('link')).toHaveCount(3)
  await chips(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/en\/catalog$/)
  await expect(chips(page)).toHaveCount(0)
})

test('the count is announced by one live region as filters change it', { tag: '@only-tiny' }, async ({ page }) => {
  await page.goto('/en/catalog')
  await hydrated(page)
  await count(page).evaluate((element) => element.setAttribute('data-same', ''))
  const before = await textOf(count(page))
  await rail(page)
    .getByRole('link', { name: /^China/ })
    .click()
  await expect(count(page)).not.toHaveText(before)
  await expect(count(page)).toHaveAttribute('data-same', '')
})

test('sorting, the table view and the second page work, and going back returns to each @only-tiny', async ({
  page,
}) => {
  await page.goto('/en/catalog?country=CN')
  await hydrated(page)
  const first = await textOf(names(page).first())
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Price: low to high' }).click()
  await expect(page).toHaveURL(/country=CN&sort=price$/)
  await expect(names(page).first()).not.toHaveText(first)
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
  await expect(page).toHaveURL(/view=table/)
  const rows = page.getByRole('region', { name: 'Products as a table' }).locator('tbody tr')
  await expect(rows).toHaveCount(24)
  const top = await textOf(rows.first().getByRole('rowheader'))
  await page.locator('a[rel~="next"]').click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows.first().getByRole('rowheader')).not.toHaveText(top)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(rows.first().getByRole('rowheader')).toHaveText(top)
  await page.goBack()
  await page.goBack()
  await expect(names(page).first()).toHaveText(first)
})

test('an empty list offers to remove each filter', { tag: '@only-react' }, async ({ page }) => {
  await page.goto('/en/catalog?q=zzzzqqqqxx&country=CN')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(count(page)).toHaveText('0 products')
  await page.getByRole('link', { name: /^Remove filter: “zzzzqqqqxx”/ }).click()
  await expect(page).toHaveURL(/\/en\/catalog\?country=CN$/)
  await expect(names(page)).toHaveCount(24)
})

test('a typed price range filters the list', { tag: '@only-react' }, async ({ page }) => {
  await page.goto('/en/catalog?inStock=1')
  await hydrated(page)
  await page.getByLabel('Minimum price (RUB)').fill('1000')
  await page.getByLabel('Maximum price (RUB)').fill('5000')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/inStock=1&priceMin=1000&priceMax=5000/)
  await expect(chips(page).getByRole('link')).toHaveCount(3)
})

test('the filters beside a list stay where they are while the header leaves and comes back', {
  tag: '@only-tiny',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/catalog')
  await hydrated(page)
  const head = page.locator('html')
  const topOfRail = async () => Math.round((await rail(page).boundingBox())?.y ?? Number.NaN)
  // Its script comes after the page is hydrated.
  await expect(head).toHaveAttribute('data-head', 'shown')
  await page.mouse.wheel(0, 600)
  await expect(head).toHaveAttribute('data-head', 'away')
  const top = await topOfRail()
  await page.mouse.wheel(0, -100)
  await expect(head).toHaveAttribute('data-head', 'shown')
  // The final position of the filter is compared: its transition may not have begun yet.
  await rail(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  expect(await topOfRail()).toBe(top)
})

test('on a phone the filters open as a sheet', { tag: '@only-tiny' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en/catalog')
  await hydrated(page)
  await expect(rail(page)).toBeHidden()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(rail(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rail(page)).toBeHidden()
  await page.getByRole('button', { name: /^Filters/ }).click()
  const china = rail(page).getByRole('link', { name: /^China/ })
  await china.click()
  await expect(page).toHaveURL(/country=CN/)
  await expect(chips(page).getByRole('link').first()).toContainText('China')
})

test('on a phone the orders open within the screen, and none is written over what is beside it', {
  tag: '@only-react',
}, async ({ page, request }) => {
  const { data }: { data: { id: string; slug: string }[] } = await (await request.get('/api/categories')).json()
  const valves = data.find(({ slug }) => slug === 'ball-valves')
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(`/ru/catalog/${valves?.id}`)
  await page.locator('main nav summary').click()
  const within = await page.evaluate(() => {
    const summary = document.querySelector('main nav summary')
    return (
      document.documentElement.scrollWidth <= innerWidth && (summary?.scrollWidth ?? 0) <= (summary?.clientWidth ?? 0)
    )
  })
  expect(within).toBe(true)
})

test('a filter leaves the page where it was scrolled and the focus on it, and one live region says the count', {
  tag: '@only-react',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/catalog')
  await hydrated(page)
  const china = rail(page).getByRole('link', { name: /^China/ })
  await page.evaluate(() => window.scrollTo(0, 600))
  await china.focus()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await page.keyboard.press('Enter')
  await expect(china).toHaveAttribute('aria-current', 'true')
  await expect(china).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(count(page)).toBeAttached()
  await expect(page.locator('#announcements')).toBeEmpty()
  // The filter that is removed is gone: the list has the focus, not some other link to the same address.
  await chips(page).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/catalog$/)
  await expect(page.locator('#results')).toBeFocused()
})

test('on a phone filters and sorting stay in view, and the header leaves on the way down and comes back on the way up', {
  tag: '@only-react',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/catalog')
  await hydrated(page)
  const head = page.locator('html[data-head]')
  const filters = page.getByRole('button', { name: /^Filters/ })
  const search = page.locator('header input[name=q]')
  await expect(head).toHaveAttribute('data-head', 'shown')
  await page.evaluate(() => window.scrollTo(0, 2000))
  await expect(head).toHaveAttribute('data-head', 'away')
  await expect(search).not.toBeInViewport()
  await expect(filters).toBeInViewport()
  await search.evaluate((field) => field.focus({ preventScroll: true }))
  await expect(search).toBeInViewport()
  await search.blur()
  await expect(search).not.toBeInViewport()
  await page.evaluate(() => window.scrollBy(0, -100))
  await expect(search).toBeInViewport()
  await expect(filters).toBeInViewport()
})
