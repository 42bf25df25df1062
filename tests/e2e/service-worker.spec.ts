import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { buildServiceWorker } from '../../scripts/vite/service-worker.ts'
import { deploySite } from './deployed-site.ts'
import { expect, hydrated, test } from './site.ts'

/** A first visit that has gone on long enough: every file is kept, and the service worker has taken control. */
async function visit(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/en/catalog`)
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** /sw.js as `SERVICE_WORKER=off` builds it. */
async function withdrawnScript(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sw-'))
  await buildServiceWorker(folder, 'withdrawn')
  const script = await readFile(join(folder, 'sw.js'), 'utf8')
  await rm(folder, { recursive: true })
  return script
}

test('the script is looked at anew each time, and no page', async ({ request }) => {
  const answer = await request.get('/sw.js')
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  expect(answer.headers()['content-type']).toMatch(/^(text|application)\/javascript/)
})

test('keeps the hashed files and nothing else', async ({ page }) => {
  await visit(page)
  const kept = await keptAddresses(page)
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((path) => !/^\/assets\/[\w.-]+-[\w-]{8}\.(js|css|json|svg)$/.test(path))).toEqual([])
})

test('the second visit has its files from the device, its pages and data from the network', async ({ page }) => {
  await visit(page)
  const from = new Map<string, boolean>()
  page.on('response', (answer) => from.set(new URL(answer.url()).pathname, answer.fromServiceWorker()))
  await page.goto('/ru/catalog')
  await hydrated(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/)
  // A press on a link fetches a payload; the api and a picture are asked for as a page would. The address changes at
  // the press already, so it is the answer that is waited for.
  const payload = page.waitForResponse((answer) => answer.url().includes('/_payload.json'))
  await page.locator('main article a[href*="/product/"]').first().click()
  await payload
  await page.evaluate(() => Promise.all(['/api/products?perPage=1', '/favicon.svg'].map((path) => fetch(path))))
  const files = [...from].filter(([path]) => path.startsWith('/assets/'))
  const rest = [...from].filter(([path]) => !path.startsWith('/assets/'))
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter(([, kept]) => !kept)).toEqual([])
  expect(rest.filter(([, kept]) => kept)).toEqual([])
  for (const path of ['/ru/catalog', '/api/products', '/favicon.svg']) expect(from.has(path), path).toBe(true)
  expect([...from.keys()].some((path) => path.endsWith('/_payload.json'))).toBe(true)
})

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

const waits = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

test('a new version waits until the old one has no page left', async ({ page, context, baseURL }) => {
  const site = await deploySite(baseURL ?? '')
  await visit(page, site.origin)
  const old = await (await page.request.get('/sw.js')).text()
  // The next build lacks a file that the old one has.
  const dropped = /\{[^{}]*"url":"(\/assets\/words-ru-[^"]+)"\},?/.exec(old)
  site.deployServiceWorker(old.replace(dropped?.[0] ?? '', ''))
  await lookForUpdate(page)
  await expect.poll(() => waits(page)).toBe(true)
  await page.reload()
  expect(await waits(page)).toBe(true)
  expect(await keptAddresses(page)).toContain(dropped?.[1])
  await page.close()
  // A page opened before the browser has let go of the closed one is the old version's too, and must go as well.
  const opened: Page[] = []
  const stillWaits = async () => {
    await opened.at(-1)?.close()
    const later = await context.newPage()
    opened.push(later)
    await later.goto(`${site.origin}/en`)
    return waits(later)
  }
  await expect.poll(stillWaits, { timeout: 15_000 }).toBe(false)
  await expect.poll(async () => keptAddresses(opened.at(-1) ?? page)).not.toContain(dropped?.[1])
  site.close()
})

test('a withdrawn one removes itself and all that was kept', async ({ page, baseURL }) => {
  const site = await deploySite(baseURL ?? '')
  await visit(page, site.origin)
  site.deployServiceWorker(await withdrawnScript())
  // The browser looks by itself when a page is loaded: the app that would ask may be what is broken.
  await page.goto(`${site.origin}/robots.txt`)
  await page.goto(`${site.origin}/en`)
  const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(left, { timeout: 15_000 }).toBe(0)
  await expect.poll(() => keptAddresses(page)).toEqual([])
  await page.reload()
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  site.close()
})
