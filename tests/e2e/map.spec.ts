import type { Page } from 'playwright/test'
import { collectErrors, expect, hydrated, screens, setNetwork, test, textOf } from './site.ts'
import { MAPS_KEY, MAPS_URL } from './stand-ins/addresses.ts'

/** The address in the reader's language; below it is the one that waybills need. */
const addressOf = async (page: Page): Promise<string> =>
  page.locator('main address').evaluate((address) => address.firstChild?.textContent ?? '')
const frameOf = (page: Page) => page.frameLocator('main iframe')
const map = (page: Page) => page.locator('[data-map]')

/** The map, which loads when it is scrolled into view. */
async function lookAt(page: Page) {
  await map(page).scrollIntoViewIfNeeded()
  await expect(map(page)).toHaveAttribute('data-map', 'ready')
}

test('a company’s map loads when scrolled into view, and works by keyboard', { tag: '@only-react' }, async ({
  page,
  request,
}) => {
  const complained = collectErrors(page)
  const requests: string[] = []
  page.on('request', (one) => requests.push(one.url()))
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(`/ru${(await screens(request)).supplier}`)
  await hydrated(page)
  // Before the map has loaded, and without script, the address is shown in its place.
  await expect(map(page)).toContainText(await addressOf(page))
  expect(requests.filter((url) => url.includes('_map') || url.startsWith(MAPS_URL))).toEqual([])
  await lookAt(page)
  expect(requests).toContain(`${MAPS_URL}/v3/?apikey=${MAPS_KEY}&lang=ru_RU`)
  const root = frameOf(page).locator('.map')
  await expect(root).toHaveAttribute('data-zoom', '15')
  await frameOf(page).getByRole('button', { name: 'Приблизить' }).focus()
  await page.keyboard.press('Enter')
  await expect(root).toHaveAttribute('data-zoom', '16')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(frameOf(page).getByRole('button', { name: await textOf(page.locator('h1')) })).toBeFocused()
  expect(complained).toEqual([])
})

test('a list and its map highlight the same company', { tag: '@only-tiny' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/en/suppliers?country=RU')
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  await hydrated(page)
  await lookAt(page)
  const rows = page.locator('[data-place]')
  const pin = async (index: number) =>
    frameOf(page).getByRole('button', { name: await textOf(rows.nth(index).getByRole('link')) })
  await rows.nth(2).getByRole('link').focus()
  await expect(await pin(2)).toHaveAttribute('aria-pressed', 'true')
  await (await pin(4)).press('Enter')
  await expect(rows.nth(4)).toHaveAttribute('data-chosen', '')
  await expect(rows.nth(4)).toBeInViewport()
  await expect(rows.nth(2)).not.toHaveAttribute('data-chosen')
  // A navigation within the list replaces the places by those of the new rows.
  const before = await rows.count()
  await page
    .getByRole('link', { name: /Verified/ })
    .first()
    .click()
  await expect(rows).not.toHaveCount(before)
  // Not every company has coordinates.
  const { data } = await (await page.request.get('/api/companies?country=RU&verified=1')).json()
  const placed = data.filter((company: { coordinates: object | null }) => company.coordinates !== null)
  await expect(frameOf(page).locator('.pin')).toHaveCount(placed.length)
})

test('without the map’s vendor the address and links to other maps are shown', { tag: '@only-react' }, async ({
  page,
  request,
}) => {
  await page.route(`${MAPS_URL}/**`, (route) => route.abort())
  await page.goto(`/zh${(await screens(request)).supplier}`)
  await hydrated(page)
  await map(page).scrollIntoViewIfNeeded()
  await expect(map(page)).toHaveAttribute('data-map', 'failed')
  await expect(map(page)).toContainText('地图加载失败')
  await expect(page.locator('main iframe')).toHaveCount(0)
  await expect(page.locator('main a[href^="geo:"]')).toBeVisible()
  await page.goto('/zh/suppliers?view=map')
  await hydrated(page)
  await map(page).scrollIntoViewIfNeeded()
  await expect(map(page)).toHaveAttribute('data-map', 'failed')
  await expect(map(page)).toContainText('地图加载失败')
  await expect(page.locator('[data-place]').first()).toBeVisible()
})

test('without a network the map’s place shows its content as text', { tag: '@only-tiny' }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/ru${(await screens(request)).supplier}`)
  await hydrated(page)
  const address = await addressOf(page)
  await setNetwork(page, 'off')
  await map(page).scrollIntoViewIfNeeded()
  await expect(page.locator('main iframe')).toBeHidden()
  await expect(map(page).getByText(address)).toBeVisible()
  await expect(map(page)).not.toHaveAttribute('data-map', 'ready')
})
