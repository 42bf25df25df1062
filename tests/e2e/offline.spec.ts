import type { Page } from 'playwright/test'
import { newInn } from '../fixtures/new-inn.ts'
import { makeOutdated, NOTE, withNotes } from './outdated-edition.ts'
import { newLogin, signUp } from './people.ts'
import { collectErrors, expect, hydrated, setNetwork, test, textOf } from './site.ts'
import { call } from './suppliers.ts'

test.use({ withServiceWorker: true })

const isCached = (page: Page, path: string) =>
  page.evaluate(async (address) => Boolean(await caches.match(address, { ignoreVary: true })), path)

/** Visits a page that the service worker controls, and waits until it is stored on the device. */
async function cachePage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => isCached(page, path)).toBe(true)
}

/** A first visit, until the service worker controls the pages. */
async function install(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

const age = (page: Page) => page.locator('[data-cached-at]')

test('without a network visited pages are shown and say how old they are, an unvisited one says so in its language and lists stored pages @only-react', async ({
  page,
}) => {
  await install(page, '/en/catalog')
  for (const path of ['/ru/suppliers', '/zh/catalog']) await cachePage(page, path)
  await expect(age(page)).toHaveCount(0)
  await expect.poll(() => isCached(page, '/en/catalog')).toBe(true)
  await setNetwork(page, 'off')
  for (const path of ['/en/catalog', '/ru/suppliers']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(age(page)).toContainText(/20\d\d/)
    expect(Math.abs(Date.now() - Number(await age(page).getAttribute('data-cached-at')))).toBeLessThan(120_000)
  }
  // Styles and scripts are stored as well.
  await hydrated(page)
  for (const [language, tag, title] of [
    ['en', 'en-US', 'You are offline'],
    ['ru', 'ru', 'Нет подключения к интернету'],
    ['zh', 'zh-CN', '网络未连接'],
  ] as const) {
    const response = await page.goto(`/${language}/press_center`)
    expect(response?.status()).toBe(503)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('h1')).toHaveText(title)
    await expect(page.locator('main li a[href*="/catalog"]')).toHaveCount(language === 'ru' ? 0 : 1)
  }
  await page.locator('main li a[href="/zh/catalog"]').click()
  await expect(age(page)).toBeVisible()
})

test('a link leads to a stored page without a network, and a page opened by a link is stored @only-tiny', async ({
  page,
  context,
}) => {
  await install(page, '/en/catalog')
  const link = page.locator('main article a[href*="/product/"]').first()
  const product = (await link.getAttribute('href')) ?? ''
  const name = await textOf(link)
  await link.click()
  await expect.poll(() => isCached(page, product)).toBe(true)
  await page.goto('/en/catalog')
  await hydrated(page)
  // The browser's own cache counts as fresh and would be shown without a notice.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await setNetwork(page, 'off')
  await page.locator(`main article a[href="${product}"]`).first().click()
  await expect(age(page)).toBeVisible()
  await expect(page.locator('h1')).toContainText(name.trim())
  expect(new URL(page.url()).pathname).toBe(product)
})

test('favourites are shown without a network @only-tiny', async ({ page }) => {
  await install(page, '/en/catalog')
  const { data } = await (await page.request.get('/api/products?perPage=2')).json()
  const ids = data.map(({ id }: { id: string }) => id)
  await page.evaluate((list) => localStorage.setItem('favourites', JSON.stringify(list)), ids)
  await cachePage(page, '/en/favorites')
  await expect(page.locator('main article')).toHaveCount(2)
  await setNetwork(page, 'off')
  // One is removed: the rest is shown, although this combination was never requested.
  await page.evaluate((list) => localStorage.setItem('favourites', JSON.stringify(list)), ids.slice(1))
  await page.goto('/en/favorites')
  await expect(page.locator('main article')).toHaveCount(1)
  await expect(age(page)).toBeVisible()
})

/** Everything that the site stores on the device, as one text. */
const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys()
    const caches = await Promise.all(names.map((name) => window.caches.open(name)))
    const responses = (await Promise.all(caches.map((cache) => cache.matchAll()))).flat()
    const cached = await Promise.all(responses.map(async (response) => response.url + (await response.text())))
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
    // Workbox's own database holds only addresses and times of the cached files.
    const databases = (await indexedDB.databases()).filter(({ name }) => !name?.startsWith('workbox'))
    const rows = await Promise.all(databases.map(({ name }) => stored(name)))
    return JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, cached, rows])
  })

test('signing out removes all personal data from the device @only-react', async ({ page }) => {
  await install(page, '/en/catalog')
  const login = newLogin('leaving')
  await signUp(page, login, 'Leonid Leaving')
  await call(page, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Leonid Works' })
  await cachePage(page, '/en/favorites')
  await cachePage(page, '/en/profile/settings')
  await cachePage(page, '/en/profile/company/edit')
  await hydrated(page)
  await expect(page.locator('[data-drafts]')).toBeAttached()
  await page.locator('[name="description.en"]').fill('Leonid drafts')
  await expect.poll(async () => (await everythingStored(page)).includes('Leonid drafts')).toBe(true)
  const cached = await everythingStored(page)
  expect([login, 'Leonid Works'].filter((own) => !cached.includes(own))).toEqual([])
  await page.goto('/en/profile/settings')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/en$/)
  const personal = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('personal')))
  await expect.poll(personal).toEqual([])
  expect(await isCached(page, '/en/profile/settings')).toBe(false)
  expect(await isCached(page, '/en/catalog')).toBe(true)
  const left = await everythingStored(page)
  expect([login, 'Leonid'].filter((own) => left.includes(own))).toEqual([])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => ['access', 'refresh', 'session', 'owner'].includes(name))).toEqual([])
})

test('a truncated copy is not shown as a page, and a full device does not break the site @only-tiny', async ({
  page,
  context,
}) => {
  await install(page, '/en/catalog')
  await cachePage(page, '/en/suppliers')
  await page.evaluate(async () => {
    const broken = new Response('<!doctype html><html><body>', {
      headers: { 'Content-Type': 'text/html', 'X-Kept-At': '1' },
    })
    await (await caches.open('pages')).put('/en/suppliers', broken)
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  const errors = collectErrors(page)
  await page.goto('/en/services')
  await hydrated(page)
  await expect(page.locator('h1')).toBeVisible()
  expect(errors).toEqual([])
  await setNetwork(page, 'off')
  await page.goto('/en/suppliers')
  await expect(page.locator('h1')).toHaveText('You are offline')
})

test('codes that are not on the device say that there is no network, and lead to what is stored @only-react', async ({
  page,
}) => {
  await install(page, '/en/tnved')
  await cachePage(page, '/en/tnved')
  await hydrated(page)
  await setNetwork(page, 'off')
  await page.locator('main [name=q]').fill('pump')
  await page.getByRole('alert').filter({ hasText: 'You are offline' }).getByRole('link').click()
  await expect(page.locator('main li a[href="/en/tnved"]')).toBeVisible()
})

test('both classifiers are stored on request, brought up to date, and searched and opened without a network @only-react', async ({
  page,
}) => {
  await install(page, '/ru/tnved')
  await withNotes(page)
  const offlineCopy = page.locator('[data-codes]')
  await offlineCopy.getByRole('button', { name: /МБ|КБ/ }).click()
  await expect(offlineCopy).toHaveAttribute('data-codes', 'saved')
  for (const path of ['/ru/tnved', '/ru/okved']) await expect.poll(() => isCached(page, path)).toBe(true)

  const { from, difference, whole } = await makeOutdated(page)
  expect(difference.length).toBeLessThan(whole / 20)
  await page.route(`**/api/tnved/difference?from=${from}*`, (route) =>
    route.fulfill({ body: difference, contentType: 'application/json' }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search))
  const { url } = (await (await page.request.get('/api/tnved/tree?parent=&depth=1')).json()).meta.edition
  await page.goto('/ru/okved')
  await hydrated(page)
  await expect.poll(() => isCached(page, url)).toBe(true)
  expect(asked.filter((path) => path.startsWith('/api/tnved/tree?edition='))).toEqual([])
  expect(asked.filter((path) => path.startsWith('/api/tnved/difference'))).toHaveLength(1)

  await setNetwork(page, 'off')
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
  // The page of a code that was never opened is on no device, but the classifier has the code.
  await page.goto('/ru/tnved/8481')
  await expect(page).toHaveURL(/\/ru\/tnved\?code=8481$/)
  const note = page.locator('[data-notes="84"]')
  await note.locator('summary').click()
  await expect(note).toContainText(NOTE)
})
