/** What crosses the line when a page is opened for the first time and once more: bodies, compressed as the platform would. */
import type { Browser, Page } from 'playwright'
import { startFront, type Told } from '../fixtures/platform-front.ts'
import { BROWSER } from '../fixtures/user-agents.ts'
import { type Site, withBrowser } from './browser.ts'
import type { BenchRow, Measured } from './table.ts'

/** By what begins the type of the content. */
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

/** Kilobytes. Scripts of a first view are all that its app fetches; of a second one nothing comes over the line but what may have changed. */
const BUDGETS: Record<'React' | 'tiny', Record<'first' | 'second', Record<Kind, number>>> = {
  React: {
    first: { HTML: 15, styles: 14, scripts: 85, 'words and data': 10, pictures: 150, others: 2 },
    second: { HTML: 15, styles: 0, scripts: 0, 'words and data': 5, pictures: 0, others: 2 },
  },
  tiny: {
    first: { HTML: 15, styles: 14, scripts: 25, 'words and data': 10, pictures: 150, others: 2 },
    second: { HTML: 15, styles: 0, scripts: 0, 'words and data': 5, pictures: 0, others: 2 },
  },
}

const kindOf = (type: string): Kind => KINDS.find(([start]) => type.startsWith(start))?.[1] ?? 'others'

/** The catalogue, read and then used: until the app has taken over. */
async function open(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/catalog`, { waitUntil: 'load' })
  await page.mouse.move(400, 400)
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
}

/** Until the service worker has kept what it keeps. */
const installed = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)

async function views(browser: Browser, { url }: Site): Promise<{ first: Bytes; kept: Bytes; second: Bytes }> {
  let bytes: Bytes = {}
  const told: Told = (type, count) => {
    bytes[kindOf(type)] = (bytes[kindOf(type)] ?? 0) + count
  }
  const soFar = () => {
    const until = bytes
    bytes = {}
    return until
  }
  const front = await startFront(url.origin, told)
  const context = await browser.newContext({
    userAgent: BROWSER,
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
  })
  try {
    const page = await context.newPage()
    await open(page, front.origin)
    const first = soFar()
    await installed(page)
    const kept = soFar()
    await page.close()
    await open(await context.newPage(), front.origin)
    return { first, kept, second: soFar() }
  } finally {
    await context.close()
    front.close()
  }
}

function rowsOf(name: string, { first, kept, second }: Awaited<ReturnType<typeof views>>): BenchRow[] {
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
  const all = Object.values(kept).reduce((sum, count) => sum + count, 0) / 1000
  return [
    ...row('first', first),
    { what: 'kept for later by the service worker, once', figure: all, unit: 'kB', budget: { atMost: 400 } },
    ...row('second', second),
  ]
}

/** The catalogue opened twice by one visitor, by type of content. */
export const measureViews = (sites: Site[]): Promise<Measured[]> =>
  withBrowser(
    async (browser) => {
      const measured: Measured[] = []
      for (const site of sites) measured.push([site.name, rowsOf(site.name, await views(browser, site))])
      return measured
    },
    ['--ignore-certificate-errors'],
  )
