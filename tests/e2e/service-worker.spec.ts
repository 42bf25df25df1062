import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { buildServiceWorker } from '../../scripts/vite/service-worker.ts'
import { deploySite } from './deployed-site.ts'
import { expect, hydrated, test } from './site.ts'

test.use({ withServiceWorker: true })

/** A first visit, until every file is cached and the service worker controls the page. */
async function visit(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/en/catalog`)
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** Paths in the caches whose names contain this text; in all caches without it. */
const cachedAddresses = (page: Page, word = '') =>
  page.evaluate(async (part) => {
    const names = (await window.caches.keys()).filter((name) => name.includes(part))
    const caches = await Promise.all(names.map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  }, word)

/** /sw.js as `SERVICE_WORKER=off` builds it. */
async function withdrawnScript(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sw-'))
  await buildServiceWorker(folder, 'withdrawn')
  const script = await readFile(join(folder, 'sw.js'), 'utf8')
  await rm(folder, { recursive: true })
  return script
}

test('the service worker’s script is always revalidated, and is no page', { tag: '@only-react' }, async ({
  request,
}) => {
  const response = await request.get('/sw.js')
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  expect(response.headers()['content-type']).toMatch(/^(text|application)\/javascript/)
})

/** The hashed files that a page has loaded, and whether each came from this device: from the service worker or the browser's cache. */
const assetsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
      .map((entry) => {
        const { name, workerStart, transferSize } = entry.toJSON()
        return { name, device: workerStart > 0 || transferSize === 0 }
      }),
  )

test('hashed files, pages and pictures are cached, and no other response of the API; the second visit takes files from the device, pages and data from the network @only-tiny', async ({
  page,
}) => {
  await visit(page)
  await page.evaluate(() => fetch('/api/products?perPage=1').then((response) => response.status))
  const precached = await cachedAddresses(page, 'precache')
  expect(precached.length).toBeGreaterThan(10)
  expect(precached.filter((path) => !/^\/assets\/([\w.-]+-)?[\w-]{6,8}\.(js|css|json|svg)$/.test(path))).toEqual([])
  const cached = await cachedAddresses(page)
  expect(cached.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/files/'))).toEqual([])

  const from = new Map<string, boolean>()
  page.on('response', (response) => from.set(new URL(response.url()).pathname, response.fromServiceWorker()))
  await page.goto('/ru/catalog')
  await hydrated(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/)
  // A clicked link fetches a payload; the API and a picture are requested as a page would. The address changes with the
  // click already, so the test waits for the response.
  const payload = page.waitForResponse((response) => response.url().includes('/_payload.json'))
  await page.locator('main article a[href*="/product/"]').first().click()
  await payload
  await page.evaluate(() => fetch('/api/products?perPage=1').then((response) => response.status))
  const files = await assetsOf(page)
  const data = [...from].filter(([path]) => path.startsWith('/api/') && !path.startsWith('/api/files/'))
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter(({ device }) => !device)).toEqual([])
  expect(data.map(([path]) => path)).toContain('/api/products')
  expect(data.filter(([, cached]) => cached)).toEqual([])
  await expect(page.locator('[data-cached-at]')).toHaveCount(0)
  expect([...from.keys()].some((path) => path.endsWith('/_payload.json'))).toBe(true)
})

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

const waits = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

/**
 * @returns statuses of the service worker's versions, from the browser's internals: a page of the site that asked would itself be
 * controlled by the old version
 */
async function watchVersions(context: BrowserContext): Promise<() => string[]> {
  const devTools = await context.newCDPSession(await context.newPage())
  const statuses = new Map<string, string>()
  devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status)
  })
  await devTools.send('ServiceWorker.enable')
  return () => [...statuses.values()]
}

test('a new version waits until no page uses the old one', { tag: '@only-tiny' }, async ({
  page,
  context,
  baseURL,
}) => {
  const site = await deploySite(baseURL ?? '')
  await visit(page, site.origin)
  const old = await (await page.request.get('/sw.js')).text()
  // The next build lacks a file that the old one has.
  const dropped = /words-ru-[\w-]+\.json/.exec(old)?.[0]
  site.deployServiceWorker(old.replace(`${dropped} `, ''))
  await lookForUpdate(page)
  await expect.poll(() => waits(page)).toBe(true)
  await page.reload()
  expect(await waits(page)).toBe(true)
  expect(await cachedAddresses(page, 'precache')).toContain(`/assets/${dropped}`)
  const statuses = await watchVersions(context)
  await expect.poll(statuses).toContain('installed')
  await page.close()
  await expect.poll(statuses, { timeout: 30_000 }).not.toContain('installed')
  const last = await context.newPage()
  await last.goto(`${site.origin}/en`)
  await expect.poll(() => cachedAddresses(last, 'precache')).not.toContain(`/assets/${dropped}`)
  // A page cached by the previous version still names it.
  expect(await cachedAddresses(last, 'earlier-files')).toContain(`/assets/${dropped}`)
  site.close()
})

test('a new version is offered, and applied in all tabs but one with a form being filled in @only-react', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await deploySite(baseURL ?? '')
  await visit(page, site.origin)
  const writing = await context.newPage()
  await writing.goto(`${site.origin}/en/talp`)
  await hydrated(writing)
  await writing.locator('form[method="post"] [name="message"]').fill('Half of a letter')
  const worker = await (await page.request.get('/sw.js')).text()
  site.deployServiceWorker(`${worker}\n// the next version`)
  await lookForUpdate(page)
  const offer = page.locator('[data-bar="version"]')
  await expect(writing.locator('[data-bar="version"]')).toBeVisible()
  for (const tab of [page, writing]) await tab.evaluate(() => document.documentElement.setAttribute('data-old', ''))
  const reloaded = page.waitForEvent('load')
  await offer.getByRole('button', { name: 'Update' }).click()
  await reloaded
  await expect(page.locator('html[data-old]')).toHaveCount(0)
  await expect(writing.locator('[data-bar="version"]')).toHaveCount(0)
  // The page was not reloaded: a draft would restore the text, but not the cursor.
  await expect(writing.locator('html[data-old]')).toBeAttached()
  await expect(writing.locator('[name="message"]')).toHaveValue('Half of a letter')
  expect(await waits(page)).toBe(false)
  site.close()
})

test('a withdrawn service worker removes itself and its caches', { tag: '@full' }, async ({ page, baseURL }) => {
  const site = await deploySite(baseURL ?? '')
  await visit(page, site.origin)
  site.deployServiceWorker(await withdrawnScript())
  // The browser checks by itself on a page load: the app's own check may be what is broken.
  await page.goto(`${site.origin}/robots.txt`)
  await page.goto(`${site.origin}/en`)
  const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(left, { timeout: 15_000 }).toBe(0)
  await expect.poll(() => cachedAddresses(page)).toEqual([])
  await page.reload()
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  site.close()
})
