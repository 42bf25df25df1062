/** Measures the bytes of compressed bodies when a page is opened for the first and the second time. */
import type { Browser, Page } from 'playwright'
import { href } from '../../domain/routes.ts'
import { type OnBody, startFront } from '../fixtures/platform-front.ts'
import { BROWSER } from '../fixtures/user-agents.ts'
import { type Site, withBrowser } from './browser.ts'
import type { BenchRow, Measured } from './table.ts'
import { wakeApp } from './wake.ts'

/** Kinds by the beginning of Content-Type. */
const KINDS = [
  ['text/html', 'HTML'],
  ['text/css', 'styles'],
  ['text/javascript', 'scripts'],
  ['application/json', 'words and data'],
  ['image/', 'pictures'],
  ['', 'others'],
] as const

type Kind = (typeof KINDS)[number][1]
type Bytes = Partial<Record<Kind, number>>

/** Kilobytes. A first view counts all scripts of the app; a second view may fetch the page alone. */
const BUDGETS: Record<'React' | 'tiny', Record<'first' | 'second', Record<Kind, number>>> = {
  React: {
    first: { HTML: 12, styles: 14, scripts: 85, 'words and data': 6, pictures: 60, others: 1 },
    second: { HTML: 12, styles: 0, scripts: 0, 'words and data': 0, pictures: 0, others: 0 },
  },
  tiny: {
    first: { HTML: 12, styles: 14, scripts: 25, 'words and data': 6, pictures: 60, others: 1 },
    second: { HTML: 12, styles: 0, scripts: 0, 'words and data': 0, pictures: 0, others: 0 },
  },
}

const kindOf = (type: string): Kind => KINDS.find(([start]) => type.startsWith(start))?.[1] ?? 'others'

/** Opens the catalogue and uses it until it is hydrated. */
async function open(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/catalog`, { waitUntil: 'load' })
  await wakeApp(page)
}

/** Waits until the service worker has cached everything, of which the favourites' page is the last. */
async function installed(page: Page): Promise<void> {
  const isCached = (last: string) => caches.match(last, { ignoreVary: true }).then(Boolean)
  while (!(await page.evaluate(isCached, href('favourites', 'en')))) await page.waitForTimeout(100)
}

interface Views {
  first: Bytes
  cached: Bytes
  second: Bytes
}

async function viewTwice(browser: Browser, origin: string, soFar: () => Bytes): Promise<Views> {
  const context = await browser.newContext({ userAgent: BROWSER, viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await open(page, origin)
    const first = soFar()
    await installed(page)
    const cached = soFar()
    await page.close()
    await open(await context.newPage(), origin)
    return { first, cached, second: soFar() }
  } finally {
    await context.close()
  }
}

async function views({ url }: Site): Promise<Views> {
  let bytes: Bytes = {}
  const onBody: OnBody = (type, count) => {
    bytes[kindOf(type)] = (bytes[kindOf(type)] ?? 0) + count
  }
  const soFar = () => {
    const until = bytes
    bytes = {}
    return until
  }
  const front = await startFront(url.origin, onBody)
  try {
    // The key is trusted, because Chromium caches nothing of a site with an invalid certificate.
    const trusted = `--ignore-certificate-errors-spki-list=${front.pin}`
    return await withBrowser((browser) => viewTwice(browser, front.origin, soFar), [trusted])
  } finally {
    front.close()
  }
}

function rowsOf(name: string, { first, cached, second }: Views): BenchRow[] {
  const budgets = name === 'tiny' ? BUDGETS.tiny : BUDGETS.React
  const row = (view: 'first' | 'second', bytes: Bytes) =>
    KINDS.map(
      ([, kind]): BenchRow => ({
        what: `${view} view: ${kind}`,
        figure: (bytes[kind] ?? 0) / 1000,
        unit: 'kB',
        budget: { atMost: budgets[view][kind] },
      }),
    )
  const all = Object.values(cached).reduce((sum, count) => sum + count, 0) / 1000
  return [
    ...row('first', first),
    { what: 'cached by the service worker, once', figure: all, unit: 'kB', budget: { atMost: 200 } },
    ...row('second', second),
  ]
}

/** The catalogue opened twice by one visitor, by type of content. */
export async function measureViews(sites: Site[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const site of sites) measured.push([site.name, rowsOf(site.name, await views(site))])
  return measured
}
