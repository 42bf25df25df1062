/** Failed navigations: whatever network and server do, the page stays and says so, and the link can be followed again. */
import type { Page } from 'playwright/test'
import { deploySite, type Fault } from './deployed-site.ts'
import { expect, hydrated, screens, test, textOf, WITHOUT_PICTURES } from './site.ts'

test.use(WITHOUT_PICTURES)

// A service worker would answer instead of the network.
test.use({ serviceWorkers: 'block' })

/** In an order without the same heading twice in a row: a new heading shows that the navigation is over. */
const FRAMED = [
  'services',
  'serviceCompanies',
  'serviceCompany',
  'suppliers',
  'supplier',
  'press',
  'supplierProducts',
  'story',
  'favourites',
  'comparison',
  'terms',
  'privacy',
]
/** Pages without the frame, which are left by page loads only. */
const BARE = ['talp', 'liaozhong', 'icons']

const FAULTS = ['refused', 'cut', 'failed'] as const

/** How many of the screens with the frame `npm test` tries, each fault once, and without it: the network fails both alike. */
const FEW = FAULTS.length
const FEW_BARE = 1

/** Clicks a link on the shown page. @returns once the navigation has finished or failed */
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
  test(`a failed navigation leaves the page as it was, and can be retried: ${language}`, { tag }, async ({
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
      const title = await page.title()
      const heading = await textOf(page.locator('h1'))
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
    // Each language tests a screen with another fault.
    const framed = process.env.FULL ? FRAMED : FRAMED.slice(-FEW)
    for (const [at, name] of framed.entries()) await fail(name, FAULTS[(at + turn) % FAULTS.length] ?? 'cut')
    const bare = process.env.FULL ? BARE : BARE.slice(-FEW_BARE)
    for (const [at, name] of bare.entries()) {
      await open()
      await fail(name, FAULTS[(at + turn) % FAULTS.length] ?? 'cut')
    }
    site.close()
  })

test('a click during a slow navigation wins, whenever the slow response arrives', { tag: '@only-react' }, async ({
  page,
  request,
  baseURL,
}) => {
  const site = await deploySite(baseURL ?? '')
  const { supplier, press: stories } = await screens(request)
  await page.goto(`${site.origin}/en/catalog`)
  await hydrated(page)
  site.failPayloads('slow')
  const requested = page.waitForRequest((one) => one.url().includes(`${supplier}/_payload.json`))
  const first = press(page, `/en${supplier}`)
  await requested
  const second = press(page, `/en${stories}?page=1`)
  expect(await first).toBe('failed')
  site.failPayloads(null)
  await second
  await expect(page.locator('h1')).toHaveText('Articles')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/en/press_center')
  site.close()
})

test('a filter that is pressed while another one is on its way joins it', { tag: '@only-react' }, async ({
  page,
  baseURL,
}) => {
  const site = await deploySite(baseURL ?? '')
  await page.goto(`${site.origin}/en/catalog`)
  await hydrated(page)
  const all = await textOf(page.locator('h1'))
  const filter = (key: string) => page.locator(`main a[href*="${key}="]`).first()
  site.failPayloads('slow')
  const requested = page.waitForRequest((one) => one.url().includes('/_payload.json'))
  await filter('country').click()
  await requested
  await filter('inStock').click()
  // A double click on a filter is one.
  await filter('inStock').click()
  site.failPayloads(null)
  await expect(page.locator('h1')).not.toHaveText(all)
  const { searchParams } = new URL(page.url())
  expect([...searchParams.keys()].sort()).toEqual(['country', 'inStock'])
  // What is shown is what the address says.
  await expect(filter('sort')).toHaveAttribute('href', /country=.*inStock=/)
  site.close()
})
