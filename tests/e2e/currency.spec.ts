import type { Page } from 'playwright/test'
import { expect, hydrated, test, WITHOUT_PICTURES } from './site.ts'

test.use(WITHOUT_PICTURES)

test.use({ withServiceWorker: true })

const SWITCH = 'form[action$="/currency"]'

/** The currencies that are marked as chosen in an HTML text. */
const marked = (html: string) => [
  ...new Set(
    [...html.matchAll(/<button[^>]*name="currency"[^>]*>/g)]
      .filter(([button]) => button.includes('aria-current'))
      .map(([button]) => /value="(\w+)"/.exec(button)?.[1]),
  ),
]

const shown = async (page: Page) => marked(await page.content())

/** The currencies of all pages on this device. */
const ofStoredPages = async (page: Page): Promise<unknown[]> => {
  const texts = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith('pages'))
    const stored = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(stored.map((cache) => cache.keys()))
    const responses = await Promise.all(requests.flat().map((request) => caches.match(request, { ignoreVary: true })))
    return Promise.all(responses.map((response) => response?.text() ?? ''))
  })
  return texts.flatMap((text) => marked(text)).toSorted()
}

async function choose(page: Page, currency: string): Promise<void> {
  await page.locator(`${SWITCH} button[value="${currency}"]`).first().click()
  await expect.poll(() => shown(page).catch(() => [])).toEqual([currency])
}

test('no page on the device or behind “Back” shows the currency that was chosen before @only-tiny', async ({
  page,
  context,
}) => {
  await page.goto('/zh/suppliers')
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  for (const path of ['/zh', '/zh/catalog']) await page.goto(path)
  await expect.poll(async () => (await ofStoredPages(page)).length).toBeGreaterThan(1)

  await choose(page, 'CNY')
  await expect.poll(() => ofStoredPages(page)).not.toContain('RUB')
  while (new URL(page.url()).pathname !== '/zh') {
    await page.goBack()
    await expect.poll(() => shown(page)).toEqual(['CNY'])
  }

  // Without a network there is the page in the new currency, or none.
  await context.setOffline(true)
  for (const path of ['/zh', '/zh/catalog', '/zh/suppliers']) {
    await page.goto(path)
    expect(await shown(page), path).not.toContain('RUB')
  }
})

test('a page shown again from the browser’s memory is loaded anew after another currency was chosen @only-tiny', async ({
  page,
  context,
}) => {
  await page.goto('/zh/catalog')
  await expect.poll(() => shown(page)).toEqual(['RUB'])
  const restored = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await restored()
  const other = await context.newPage()
  await other.goto('/zh/catalog')
  await choose(other, 'CNY')
  await expect(page.locator('html[data-before]')).toBeAttached()
  await restored()
  // A document that is still arriving has no mark and no switch yet, or cannot be read at all.
  await expect.poll(() => shown(page).catch(() => [])).toEqual(['CNY'])
  await expect(page.locator('html[data-before]')).toHaveCount(0)

  // The same in a tab that becomes visible again.
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await choose(other, 'USD')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => shown(page).catch(() => [])).toEqual(['USD'])
})

test('millions of tenge fit the narrowest screen @only-tiny', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'currency', value: 'KZT', url: baseURL ?? '' }])
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/ru/catalog?priceMin=100&priceMax=5000&priceIn=USD', '/ru/catalog?sort=-price', '/en']) {
    await page.goto(path)
    await expect(page.locator('main').getByText('₸').first()).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
