import type { APIRequestContext, Locator, Page } from 'playwright/test'
import { test as base, expect } from 'playwright/test'

export const LANGUAGES = ['en', 'ru', 'zh'] as const

/** One of each kind that the running site has. */
interface Ids {
  product: string
  another: string
  category: string
  story: string
  company: string
  serviceCompany: string
  service: string
}

/** Addresses below a language prefix, one of each screen. */
const SCREENS = {
  home: () => '',
  catalogue: () => '/catalog',
  filtered: () => '/catalog?country=CN&sort=price',
  table: () => '/catalog?view=table',
  category: ({ category }) => `/catalog/${category}`,
  product: ({ product }) => `/product/${product}`,
  inquiry: ({ product }) => `/inquiry?product=${product}`,
  search: () => '/search?q=valve',
  nothing: () => '/search?q=zzzzqqqqxx',
  favourites: () => '/favorites',
  comparison: ({ product, another }) => `/favorites?compare=${product},${another}`,
  story: ({ story }) => `/press_center/${story}`,
  suppliers: () => '/suppliers',
  narrowed: () => '/suppliers?country=RU&verified=1&sort=founded',
  onMap: () => '/suppliers?view=map',
  nobody: () => '/suppliers?q=zzzzqqqqxx&country=RU',
  supplier: ({ company }) => `/suppliers/${company}`,
  supplierProducts: ({ company }) => `/suppliers/${company}/products`,
  services: () => '/services',
  serviceCompanies: ({ service }) => `/services/company?service=${service}`,
  serviceCompany: ({ serviceCompany }) => `/services/company/${serviceCompany}`,
  press: () => '/press_center',
  terms: () => '/terms',
  privacy: () => '/privacy',
  talp: () => '/talp',
  liaozhong: () => '/liaozhong',
  icons: () => '/_icons',
  okved: () => '/okved',
  tnved: () => '/tnved?code=0101',
  found: () => '/tnved?q=клапан',
  activity: () => '/okved/28.14',
  commodity: () => '/tnved/8481',
  unknown: () => '/no/such/page',
} satisfies Record<string, (ids: Ids) => string>

export const SCREEN_NAMES = Object.keys(SCREENS)

const known = new Map<string, Promise<Record<string, string>>>()

/** The address of each screen on the running site; its ids are looked up once. */
export async function screens(request: APIRequestContext): Promise<Record<string, string>> {
  const site = test.info().project.name
  const found = known.get(site) ?? findIds(request).then(addresses)
  known.set(site, found)
  return found
}

function addresses(ids: Ids): Record<string, string> {
  return Object.fromEntries(Object.entries(SCREENS).map(([name, pathOf]) => [name, pathOf(ids)]))
}

async function findIds(request: APIRequestContext): Promise<Ids> {
  const first = async (path: string): Promise<string> => (await (await request.get(path)).json()).data[0].id
  const [product, another] = (await (await request.get('/api/products?perPage=2')).json()).data
  return {
    product: product.id,
    another: another.id,
    category: await first('/api/categories'),
    story: await first('/api/stories?perPage=1'),
    company: await first('/api/companies?perPage=1'),
    serviceCompany: await first('/api/company-services?perPage=1'),
    service: await first('/api/services'),
  }
}

/** Everything the console and the page complained about. */
export function complaints(page: Page): string[] {
  const list: string[] = []
  page.on('console', (message) => {
    // The browser reports every 404 document itself; those are asked for on purpose.
    const expected = /Failed to load resource: the server responded with a status of 404/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !expected) list.push(message.text())
  })
  page.on('pageerror', (error) => list.push(String(error)))
  return list
}

/** A sign of use, as any visitor gives one, and the app has taken over from the HTML: its buttons answer. */
export async function hydrated(page: Page): Promise<void> {
  // After a posted form the page is seen before its script listens: a sign would be lost.
  await page.waitForLoadState()
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** The app has taken over and checks the page's forms: it says what is wrong in the page's words, instead of the browser in its own. */
export async function checked(page: Page): Promise<void> {
  await hydrated(page)
  await expect(page.locator('form[data-checked]').first()).toBeAttached()
}

/**
 * Takes the network away or gives it back, and waits until a request of the page meets the change: it reaches the
 * browser's network process later than the call returns, and a press could overtake it.
 */
export async function setNetwork(page: Page, state: 'on' | 'off'): Promise<void> {
  await page.context().setOffline(state === 'off')
  const ask = () =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      () => 'on',
      () => 'off',
    )
  // What waited for the network may take the page elsewhere while it is asked: the next page is asked again.
  await expect.poll(() => page.evaluate(ask).catch(() => 'elsewhere')).toBe(state)
}

/** What an element says; '' where it says nothing. */
export const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? ''

/** What a browser says of a page that does what its Content-Security-Policy forbids, Trusted Types included. */
const FORBIDDEN = /Content Security Policy|Trusted ?(Types?|HTML|Script|ScriptURL)\b/

/**
 * On every screen of every test: nothing that a page of ours does is forbidden by its own policy.
 *
 * Browsers have no service worker here unless a file asks for one (`test.use({ withServiceWorker: true })`): installing it fetches
 * some sixty files, a fifth of what a test's visit costs. FULL=1 has it everywhere.
 */
export const test = base.extend<{ policyKept: undefined; withServiceWorker: boolean }>({
  withServiceWorker: [Boolean(process.env.FULL), { option: true }],
  context: async ({ context, withServiceWorker }, use) => {
    if (!withServiceWorker)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await use(context)
  },
  policyKept: [
    async ({ context }, use) => {
      const broken: string[] = []
      context.on('console', (message) => {
        if (FORBIDDEN.test(message.text())) broken.push(`${message.page()?.url()}: ${message.text()}`)
      })
      await use(undefined)
      expect(broken).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
