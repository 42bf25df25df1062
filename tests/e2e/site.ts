import type { APIRequestContext, Locator, Page } from 'playwright/test'
import { test as base, expect } from 'playwright/test'
import { LOCALES } from '../../domain/locale.ts'
import { publicRouteNames } from '../../domain/routes.ts'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { type SampleIds, screenPaths } from '../fixtures/screen-paths.ts'

export const LANGUAGES = LOCALES

/** Ids of one record of each kind on the running site. */
interface Ids extends SampleIds {
  another: string
  service: string
}

/** Addresses below a language prefix, beside those that the table of routes gives: what a query or a missing page shows. */
const MORE = {
  filtered: () => '/catalog?country=CN&sort=price',
  table: () => '/catalog?view=table',
  inquiry: ({ product }) => `/inquiry?product=${product}`,
  search: () => '/search?q=valve',
  nothing: () => '/search?q=zzzzqqqqxx',
  comparison: ({ product, another }) => `/compare?ids=${product},${another}`,
  narrowed: () => '/suppliers?country=RU&verified=1&sort=founded',
  onMap: () => '/suppliers?view=map',
  nobody: () => '/suppliers?q=zzzzqqqqxx&country=RU',
  serviceCompanies: ({ service }) => `/services/company?service=${service}`,
  okvedCode: () => '/okved/28.14',
  tnved: () => '/tnved?code=0101',
  found: () => '/tnved?q=клапан',
  unknown: () => '/no/such/page',
} satisfies Record<string, (ids: Ids) => string>

export const SCREEN_NAMES = [...new Set([...publicRouteNames, ...Object.keys(MORE)])]

const known = new Map<string, Promise<Record<string, string>>>()

/** The path of each screen on the running site; ids are looked up once. */
export async function screens(request: APIRequestContext): Promise<Record<string, string>> {
  const site = test.info().project.name
  const found = known.get(site) ?? findIds(request).then(addresses)
  known.set(site, found)
  return found
}

function addresses(ids: Ids): Record<string, string> {
  const more = Object.entries(MORE).map(([name, pathOf]) => [name, pathOf(ids)])
  return { ...Object.fromEntries(screenPaths(ids)), ...Object.fromEntries(more) }
}

async function findIds(request: APIRequestContext): Promise<Ids> {
  const first = async (path: string): Promise<string> => (await (await request.get(path)).json()).data[0].id
  const [product, another] = (await (await request.get('/api/products?perPage=2')).json()).data
  const categories: { id: string; level: number }[] = (await (await request.get('/api/categories')).json()).data
  // Only a category without others below it has filters and columns of its own.
  const deepest = Math.max(...categories.map(({ level }) => level))
  const leaf = categories.find(({ level }) => level === deepest)
  return {
    product: product.id,
    another: another.id,
    category: leaf?.id ?? '',
    story: await first('/api/stories?perPage=1'),
    company: await first('/api/companies?perPage=1'),
    serviceCompany: await first('/api/company-services?perPage=1'),
    service: await first('/api/services'),
  }
}

/** The browser logs every 404 document, which tests request on purpose, and a message from the map of a page that was left. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of 404|recipient window's origin \('null'\)/

/** Collects errors and warnings of the console and uncaught errors of the page. */
export function collectErrors(page: Page): string[] {
  const list: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text())) list.push(message.text())
  })
  page.on('pageerror', (error) => list.push(String(error)))
  return list
}

/**
 * Gives signs of use, since the app starts with the first one, until the page is hydrated, what enhances its forms is there, and no
 * navigation is under way.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState()
  // Away from links, which are fetched ahead below a resting pointer.
  await page.mouse.move(1, 1)
  // The load event does not wait for the first script, which is imported: a single sign could come before its listeners, and a pointer that
  // rests on an element would give no other.
  const sign = () => {
    const root = document.documentElement
    root.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    // A followed link changes the address at once: a press before the new page is shown would still reach the old one.
    const isEnhancing = document.querySelector('[data-enhancing]') !== null
    return root.dataset.hydrated !== undefined && navigation.transition === null && !isEnhancing
  }
  // A page that is left meanwhile cannot be evaluated: the new one is polled.
  await expect.poll(() => page.evaluate(sign).catch(() => false), { intervals: [100] }).toBe(true)
}

/** Waits until the app validates the page's forms, with the page's messages instead of the browser's. */
export async function formsValidated(page: Page): Promise<void> {
  await hydrated(page)
  await expect(page.locator('form[data-checked]').first()).toBeAttached()
}

/**
 * Turns the network off or on, and waits until a request of the page notices: the browser's network process learns of it after the
 * call returns, and a click could come before that.
 */
export async function setNetwork(page: Page, state: 'on' | 'off'): Promise<void> {
  await page.context().setOffline(state === 'off')
  const ask = () =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      () => 'on',
      () => 'off',
    )
  // A request that waited for the network may navigate meanwhile: the new page is polled again.
  await expect.poll(() => page.evaluate(ask).catch(() => 'elsewhere')).toBe(state)
}

/** Text of an element, '' for none. */
export const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? ''

const NO_PICTURES = [...CHROMIUM_FLAGS, '--blink-settings=imagesEnabled=false']

/**
 * `test.use(WITHOUT_PICTURES)` is for files about something else than pictures: fetching and drawing them takes a fifth of the processor
 * time of lists. It needs a browser of its own, so that each file more is one reason less to start another. With FULL=1 all have them.
 */
export const WITHOUT_PICTURES = process.env.FULL
  ? {}
  : { launchOptions: { executablePath: findChromium() ?? undefined, args: NO_PICTURES } }

/** Console messages about violations of the Content-Security-Policy, Trusted Types included. */
const FORBIDDEN = /Content Security Policy|Trusted ?(Types?|HTML|Script|ScriptURL)\b/

/**
 * Every test fails if a page violates its own Content-Security-Policy.
 *
 * Tests have no service worker unless they ask for it (`test.use({ withServiceWorker: true })`): installing it fetches some sixty
 * files, a fifth of a visit's time. With FULL=1 all tests have it.
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
