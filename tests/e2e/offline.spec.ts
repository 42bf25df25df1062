import type { BrowserContext, Page } from 'playwright/test'
import { newLogin, signUp } from './people.ts'
import { complaints, expect, hydrated, test, textOf } from './site.ts'
import { call, newInn } from './suppliers.ts'

test.use({ withServiceWorker: true })

const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => Boolean(await caches.match(address, { ignoreVary: true })), path)

/** A visit under the eyes of the service worker, until the page is on the device. */
async function keep(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => isKept(page, path)).toBe(true)
}

/** A first visit, until the service worker answers for the pages. */
async function install(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

const cutNetwork = (context: BrowserContext) => context.setOffline(true)
const age = (page: Page) => page.locator('[data-kept-at]')

test('a page of the first visit and one of the next are there without a network, and say how old they are @only-react', async ({
  page,
  context,
}) => {
  await install(page, '/ru/catalog')
  await keep(page, '/ru/suppliers')
  await expect(age(page)).toHaveCount(0)
  await expect.poll(() => isKept(page, '/ru/catalog')).toBe(true)
  await cutNetwork(context)
  for (const path of ['/ru/catalog', '/ru/suppliers']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(age(page)).toContainText(/20\d\d/)
    expect(Math.abs(Date.now() - Number(await age(page).getAttribute('data-kept-at')))).toBeLessThan(120_000)
  }
  // Its styles and scripts are there as well.
  await hydrated(page)
})

test('a press leads to a kept page, and a page opened by a press is kept @only-tiny', async ({ page, context }) => {
  await install(page, '/en/catalog')
  const link = page.locator('main article a[href*="/product/"]').first()
  const product = (await link.getAttribute('href')) ?? ''
  const name = await textOf(link)
  await link.click()
  await expect.poll(() => isKept(page, product)).toBe(true)
  await page.goto('/en/catalog')
  await hydrated(page)
  // What the browser itself still has of the page is as good as fresh, and would be shown without a word.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await cutNetwork(context)
  await page.locator(`main article a[href="${product}"]`).first().click()
  await expect(age(page)).toBeVisible()
  await expect(page.locator('h1')).toContainText(name.trim())
  expect(new URL(page.url()).pathname).toBe(product)
})

test('a page that was never visited says so in its language, and lists what there is @only-react', async ({
  page,
  context,
}) => {
  await install(page, '/en/catalog')
  await expect.poll(() => isKept(page, '/en/catalog')).toBe(true)
  await keep(page, '/zh/catalog')
  await cutNetwork(context)
  for (const [language, tag, title] of [
    ['en', 'en-US', 'No network'],
    ['ru', 'ru', 'Нет сети'],
    ['zh', 'zh-CN', '没有网络'],
  ] as const) {
    const answer = await page.goto(`/${language}/press_center`)
    expect(answer?.status()).toBe(503)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('h1')).toHaveText(title)
    await expect(page.locator('main li a[href*="/catalog"]')).toHaveCount(language === 'ru' ? 0 : 1)
  }
  await page.locator('main li a[href="/zh/catalog"]').click()
  await expect(age(page)).toBeVisible()
})

test('favourites are shown without a network @only-tiny', async ({ page, context }) => {
  await install(page, '/en/catalog')
  const { data } = await (await page.request.get('/api/products?perPage=2')).json()
  const ids = data.map(({ id }: { id: string }) => id)
  await page.evaluate((list) => localStorage.setItem('favourites', JSON.stringify(list)), ids)
  await keep(page, '/en/favorites')
  await expect(page.locator('main article')).toHaveCount(2)
  await cutNetwork(context)
  // One is taken off the list: what is left is shown, though never asked for in this way.
  await page.evaluate((list) => localStorage.setItem('favourites', JSON.stringify(list)), ids.slice(1))
  await page.goto('/en/favorites')
  await expect(page.locator('main article')).toHaveCount(1)
  await expect(age(page)).toBeVisible()
})

/** All that the site keeps on the device, as one text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys()
    const caches = await Promise.all(names.map((name) => window.caches.open(name)))
    const answers = (await Promise.all(caches.map((cache) => cache.matchAll()))).flat()
    const kept = await Promise.all(answers.map(async (answer) => answer.url + (await answer.text())))
    const stored = async (name = '') => {
      const db = await new Promise<IDBDatabase>((opened) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => opened(request.result)
      })
      const read = (store: string) =>
        new Promise<unknown>((done) => {
          const request = db.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => done(request.result)
        })
      const rows = await Promise.all([...db.objectStoreNames].map(read))
      db.close()
      return rows
    }
    // Workbox's own notes are addresses and times of what the caches hold.
    const databases = (await indexedDB.databases()).filter(({ name }) => !name?.startsWith('workbox'))
    const rows = await Promise.all(databases.map(({ name }) => stored(name)))
    return JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, kept, rows])
  })

test('signing out leaves nothing of a person behind @only-react', async ({ page }) => {
  await install(page, '/en/catalog')
  const login = newLogin('leaving')
  await signUp(page, login, 'Leonid Leaving')
  await call(page, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Leonid Works' })
  await keep(page, '/en/favorites')
  await keep(page, '/en/profile/settings')
  await keep(page, '/en/profile/company/edit')
  await hydrated(page)
  await expect(page.locator('[data-drafts]')).toBeAttached()
  await page.locator('[name="description.en"]').fill('Leonid drafts')
  await expect.poll(async () => (await everythingKept(page)).includes('Leonid drafts')).toBe(true)
  const kept = await everythingKept(page)
  expect([login, 'Leonid Works'].filter((own) => !kept.includes(own))).toEqual([])
  await page.goto('/en/profile/settings')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/en$/)
  const personal = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('personal')))
  await expect.poll(personal).toEqual([])
  expect(await isKept(page, '/en/profile/settings')).toBe(false)
  expect(await isKept(page, '/en/catalog')).toBe(true)
  const left = await everythingKept(page)
  expect([login, 'Leonid'].filter((own) => left.includes(own))).toEqual([])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => ['access', 'refresh', 'session', 'owner'].includes(name))).toEqual([])
})

test('a copy that broke off is no page, and without room on the device the site is as it was @only-tiny', async ({
  page,
  context,
}) => {
  await install(page, '/en/catalog')
  await keep(page, '/en/suppliers')
  await page.evaluate(async () => {
    const broken = new Response('<!doctype html><html><body>', {
      headers: { 'Content-Type': 'text/html', 'X-Kept-At': '1' },
    })
    await (await caches.open('pages')).put('/en/suppliers', broken)
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  const said = complaints(page)
  await page.goto('/en/services')
  await hydrated(page)
  await expect(page.locator('h1')).toBeVisible()
  expect(said).toEqual([])
  await cutNetwork(context)
  await page.goto('/en/suppliers')
  await expect(page.locator('h1')).toHaveText('No network')
})

test('both code lists are kept on request, and searched and opened without a network @only-react', async ({
  page,
  context,
}) => {
  await install(page, '/ru/tnved')
  const kept = page.locator('[data-codes]')
  await kept.getByRole('button', { name: /МБ|КБ/ }).click()
  await expect(kept).toHaveAttribute('data-codes', 'kept')
  for (const path of ['/ru/tnved', '/ru/okved']) await expect.poll(() => isKept(page, path)).toBe(true)
  await cutNetwork(context)
  await page.goto('/ru/okved')
  await expect(age(page)).toBeVisible()
  await hydrated(page)
  await page.getByRole('treeitem').first().click()
  await expect(page.getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'true')
  await page.locator('main input[type="search"]').fill('клапан')
  const hit = page.locator('main li a[href*="code="]').first()
  await expect(hit).toBeVisible()
  const code = new URL((await hit.getAttribute('href')) ?? '', page.url()).searchParams.get('code') ?? ''
  await hit.click()
  await expect(page.locator(`[data-id="${code}"]`)).toBeVisible()
  await page.goto('/ru/tnved?q=8481')
  await expect(page.locator('main li a[href*="code=8481"]').first()).toBeVisible()
})
