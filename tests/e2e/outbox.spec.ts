import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { chromium } from 'playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { deploySite, tabOpener } from './deployed-site.ts'
import { newLogin, signUp } from './people.ts'
import { expect, hydrated, setNetwork, test } from './site.ts'

test.use({ withServiceWorker: true })

const LEAD = { name: 'Anna Berg', email: 'anna@example.com', message: 'We ship valves from Dalian every second week.' }

async function write(page: Page): Promise<void> {
  const form = page.locator('main form[method="post"]')
  for (const [name, text] of Object.entries(LEAD)) await form.locator(`[name="${name}"]`).fill(text)
  await form.locator('[name="consent"]').check()
  await form.locator('button[type="submit"]').click()
}

/** Ends the app's wait for the network as the browser does: the proxy of these tests is cut off where the device is not. */
const comeOnline = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))

const waiting = (page: Page) => page.locator('[data-bar="waiting"]')

/** Each takes some seconds, and the first shows what the others repeat. */
const RESTARTS = process.env.FULL ? 3 : 1

test('an inquiry and a lead written without a network survive restarts of the browser and arrive once each, in order @only-tiny', async ({
  baseURL,
  request,
}, { project }) => {
  // Starts that many browsers, and two more.
  test.setTimeout(150_000)
  const site = await deploySite(baseURL ?? '')
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  const start = async (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      executablePath: findChromium() ?? undefined,
      args: CHROMIUM_FLAGS,
      userAgent: project.use.userAgent,
      locale: 'en-US',
    })
  const address = `${site.origin}/en/talp`

  let browser = await start()
  let page = await browser.newPage()
  await page.goto(address)
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => caches.match('/en/talp', { ignoreVary: true }).then(Boolean))).toBe(true)
  const asking = await browser.newPage()
  const [product] = (await (await request.get('/api/products?perPage=1')).json()).data
  await asking.goto(`${site.origin}/en/inquiry?product=${product.id}`)
  await site.cut()
  for (const form of [asking, page]) {
    await write(form)
    await expect(form.locator('h1')).toHaveText('Saved, not sent yet')
  }
  for (let restart = 0; restart < RESTARTS; restart++) {
    await browser.close()
    browser = await start()
    page = await browser.newPage()
    await page.goto(address)
    await hydrated(page)
    await expect(waiting(page)).toContainText('2 changes will be sent')
  }
  const forms = () => site.posted.flatMap((path) => /^\/en\/(talp|inquiry)/.exec(path)?.[1] ?? [])
  expect(forms()).toEqual([])
  // Both tabs and the service worker notice the network: only one of them may send.
  const other = await browser.newPage()
  await other.goto(address)
  await hydrated(other)
  // Its attempt at the start has failed: a reload would interrupt one that reaches the site, and the form would be sent again.
  await expect(waiting(other)).toContainText('2 changes will be sent')
  await site.restore()
  await Promise.all([page.reload(), other.reload()])
  await hydrated(page)
  await hydrated(other)
  await expect.poll(forms).toEqual(['inquiry', 'talp'])
  for (const tab of [page, other]) await expect(waiting(tab)).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  expect(forms()).toEqual(['inquiry', 'talp'])
  await browser.close()
  site.close()
  await rm(profile, { recursive: true })
})

test('a favourite added without a network is sent once when there is one @only-react', async ({ page, context }) => {
  await signUp(page, newLogin('waiting'))
  await page.goto('/en/catalog')
  await hydrated(page)
  await expect(page.locator('[data-account][data-hint]')).toBeAttached()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  const sent: string[] = []
  context.on('response', (response) => {
    if (response.url().endsWith('/favourite')) sent.push(response.request().method())
  })
  await setNetwork(page, 'off')
  await page.locator('main button[data-heart]').first().click()
  await expect(waiting(page)).toContainText('1 change will be sent')
  await setNetwork(page, 'on')
  await expect(waiting(page)).toHaveCount(0)
  const { data } = await (await page.request.get('/api/profile/favourites/ids')).json()
  expect(data).toHaveLength(1)
  expect(sent.filter((method) => method === 'DELETE')).toEqual([])
})

test('without Background Sync a waiting form turns into its confirmation, or into the form with what to correct @only-react', async ({
  context,
  baseURL,
  request,
}) => {
  // The proxy is unreachable while the device is online, so Background Sync fails at once and comes back minutes later.
  const site = await deploySite(baseURL ?? '')
  const [product] = (await (await request.get('/api/products?perPage=1')).json()).data
  const open = tabOpener(context, site)
  const other = await open('/en/talp')
  await expect.poll(() => other.evaluate(() => caches.match('/en/talp', { ignoreVary: true }).then(Boolean))).toBe(true)
  const asking = await open(`/en/inquiry?product=${product.id}`)
  const refused = await open(`/en/inquiry?product=${product.id}`)
  await site.cut()
  await write(asking)
  await refused.locator('[name="message"]').fill('Typed without a network')
  await refused.locator('[name="consent"]').check()
  // As a browser without script sends it: without a name.
  await refused.evaluate(() => document.querySelector<HTMLFormElement>('main form[method="post"]')?.submit())
  for (const page of [asking, refused]) await expect(page.locator('h1')).toHaveText('Saved, not sent yet')

  await site.restore()
  await comeOnline(other)
  await expect(asking).toHaveURL(/sent=/)
  await expect(refused.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(refused.locator('[name="message"]')).toHaveValue('Typed without a network')
  await expect(refused.locator('[name="consent"]')).not.toBeChecked()
  await expect(other.locator('[data-bar]')).toHaveCount(0)
  await asking.close()
  await refused.close()

  await site.cut()
  await write(other)
  await expect(other.locator('h1')).toHaveText('Saved, not sent yet')
  await site.restore()
  await comeOnline(other)
  await expect(other).toHaveURL(/\/talp\?sent=1/)
  await hydrated(other)

  const closed = await open('/en/liaozhong')
  await site.cut()
  await write(closed)
  await expect(closed.locator('h1')).toHaveText('Saved, not sent yet')
  await closed.close()
  await site.restore()
  await comeOnline(other)
  await other.getByRole('button', { name: 'Open the confirmation' }).click()
  await expect(other).toHaveURL(/\/liaozhong\?sent=1/)
  await expect(other.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  // The page is shown before its script deletes the draft of what was sent.
  const drafts = () =>
    other
      .evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
      // The confirmation may be on its way still: the new page is read again.
      .catch(() => ['elsewhere'])
  await expect.poll(drafts).toEqual([])
  expect(site.posted.filter((path) => path === '/en/liaozhong')).toHaveLength(1)
  site.close()
})
