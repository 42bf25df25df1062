/** A press that leads nowhere: whatever the line and the server do, the page stays, says so, and the way there stays open. */
import type { Page } from 'playwright/test'
import { deploySite, type Fault } from './deployed-site.ts'
import { expect, hydrated, screens, test, textOf } from './site.ts'

// A service worker would answer in the network's place.
test.use({ serviceWorkers: 'block' })

/** In an order in which no two neighbours have one heading. */
const FRAMED = [
  ...['services', 'serviceCompanies', 'serviceCompany', 'suppliers', 'supplier', 'press', 'supplierProducts', 'story'],
  ...['favourites', 'comparison', 'terms', 'privacy'],
]
/** Without the frame: only a page load leads on from them. */
const BARE = ['talp', 'liaozhong', 'icons']

const FAULTS = ['refused', 'cut', 'failed'] as const

/** A link pressed in the page that is shown. @returns once the browser knows whether it led somewhere */
const press = (page: Page, address: string) =>
  page.evaluate(async (href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href })
    document.querySelector('main')?.append(link)
    const ended = new Promise<string>((resolve) => {
      navigation.addEventListener('navigatesuccess', () => resolve('shown'), { once: true })
      navigation.addEventListener('navigateerror', () => resolve('failed'), { once: true })
    })
    link.click()
    link.remove()
    return ended
  }, address)

for (const [turn, [language, tag]] of (
  [
    ['ru', '@only-react'],
    ['zh', '@full'],
  ] as const
).entries())
  test(`a navigation that fails leaves the page as it was, and can be tried again: ${language}`, { tag }, async ({
    page,
    request,
    baseURL,
  }) => {
    const site = await deploySite(baseURL ?? '')
    const paths = await screens(request)
    const alert = page.getByRole('alert')
    const open = async () => {
      await page.goto(`${site.origin}/${language}/catalog`)
      await hydrated(page)
    }
    const fail = async (name: string, fault: Fault) => {
      const [title, heading] = [await page.title(), await textOf(page.locator('h1'))]
      const address = `/${language}${paths[name]}`
      site.failPayloads(fault)
      expect(await press(page, address), `${name} ${fault}`).toBe('failed')
      await expect(alert).toBeVisible()
      expect([await page.title(), await textOf(page.locator('h1'))]).toEqual([title, heading])
      site.failPayloads(null)
      await alert.getByRole('link').click()
      await expect(page.locator('h1'), name).not.toHaveText(heading)
      expect(new URL(page.url()).pathname).toBe(new URL(address, site.origin).pathname)
      await expect(alert).toHaveCount(0)
    }
    await open()
    // Each language has another fault for a screen.
    for (const [at, name] of FRAMED.entries()) await fail(name, FAULTS[(at + turn) % FAULTS.length] ?? 'cut')
    for (const [at, name] of BARE.entries()) {
      await open()
      await fail(name, FAULTS[(at + turn) % FAULTS.length] ?? 'cut')
    }
    site.close()
  })

test('of a slow navigation and a press meanwhile the press counts, whenever the first is answered', async ({
  page,
  request,
  baseURL,
}) => {
  const site = await deploySite(baseURL ?? '')
  const { supplier, press: stories } = await screens(request)
  await page.goto(`${site.origin}/en/catalog`)
  await hydrated(page)
  site.failPayloads('slow')
  const asked = page.waitForRequest((one) => one.url().includes(`${supplier}/_payload.json`))
  const first = press(page, `/en${supplier}`)
  await asked
  const second = press(page, `/en${stories}?page=1`)
  expect(await first).toBe('failed')
  site.failPayloads(null)
  await second
  await expect(page.locator('h1')).toHaveText('Press centre')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/en/press_center')
  site.close()
})
