import { type Browser, chromium, type Page } from 'playwright'
import type { BuildFolder } from '../../scripts/build.ts'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { BROWSER } from './load-generator.ts'
import { median } from './statistics.ts'
import type { BenchRow } from './table.ts'

const VIEWS = 5
/** A slow phone against the machine this runs on. */
const SLOWDOWN = 4
/** What a task may take before a press waits for it (the definition of total blocking time). */
const UNNOTICED = 50
/** Milliseconds for what starts once presses are answered: hints, the tail of hydration. */
const SETTLED = 500

interface FirstView {
  blocking: number
  longest: number
  /** Milliseconds from the navigation until a press is answered. */
  ready: number
  /** Kind of each: document, script, … */
  requests: string[]
}

interface Site {
  build: BuildFolder
  url: URL
}

async function slowed(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ userAgent: BROWSER, viewport: { width: 1280, height: 800 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** Durations of the long tasks so far, read in the page. */
const readTasks = () =>
  new Promise<number[]>((resolve) => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'longtask', buffered: true })
    // Buffered entries are handed over in a task of their own.
    setTimeout(() => resolve(tasks), 0)
  })

async function view(browser: Browser, { url }: Site): Promise<FirstView> {
  const page = await slowed(browser)
  try {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // Pictures aside, each one file loaded when it is near; and what is fetched ahead for the next view.
      if (!pathname.startsWith('/api/files/') && !pathname.endsWith('/_payload.json'))
        requests.push(request.resourceType())
    })
    await page.goto(new URL('/en/catalog', url).href, { waitUntil: 'load' })
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    const ready = await page.evaluate(() => performance.now())
    await page.waitForTimeout(SETTLED)
    const tasks = await page.evaluate(readTasks)
    const blocking = tasks.reduce((total, duration) => total + Math.max(0, duration - UNNOTICED), 0)
    return { blocking, longest: Math.max(0, ...tasks), ready, requests }
  } finally {
    await page.context().close()
  }
}

function rowsOf(build: BuildFolder, views: FirstView[]): BenchRow[] {
  const middle = (name: 'blocking' | 'longest' | 'ready') => median(views.map((one) => one[name]))
  const most = views.map(({ requests }) => requests).sort((one, other) => other.length - one.length)[0] ?? []
  const kinds = Map.groupBy(most, (kind) => kind)
  return [
    {
      what: `${build}: requests of a first view, pictures aside`,
      figure: most.length,
      unit: 'requests',
      budget: { atMost: 10 },
      note: [...kinds].map(([kind, those]) => `${those.length} ${kind}`).join(', '),
    },
    {
      what: `${build}: blocking time, CPU slowed ${SLOWDOWN} times`,
      figure: middle('blocking'),
      unit: 'ms',
      note: `longest task ${middle('longest').toFixed(0)} ms, presses answered after ${middle('ready').toFixed(0)} ms`,
    },
  ]
}

/** First views of the catalogue in Chromium, cold cache each time, builds in turn. */
export async function measureFirstViews(sites: Site[]): Promise<BenchRow[]> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium: node scripts/chromium.ts installs one, CHROMIUM_PATH names one.')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const views = sites.map((): FirstView[] => [])
    for (let round = 0; round < VIEWS; round++) {
      for (const [at, site] of sites.entries()) views[at]?.push(await view(browser, site))
    }
    return sites.flatMap(({ build }, at) => rowsOf(build, views[at] ?? []))
  } finally {
    await browser.close()
  }
}
