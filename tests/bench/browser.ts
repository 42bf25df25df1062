import { type Browser, chromium, type Page } from 'playwright'
import type { BuildFolder } from '../../scripts/build.ts'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { BROWSER } from '../fixtures/user-agents.ts'
import { median } from './statistics.ts'
import type { BenchRow } from './table.ts'

const VIEWS = 5
/** A slow phone against the machine this runs on. */
const SLOWDOWN = 4
/** What a task may take before a press waits for it (the definition of total blocking time). */
const UNNOTICED = 50
/** Milliseconds after the load that still belong to it; the app's files are fetched a second after idle. */
const READ = 500
/** Milliseconds after the load by which those files are there: a reader looks for longer than that. */
const FETCHED = 3000

interface FirstView {
  /** Kind of each request before the app is asked for: document, script, … */
  requests: string[]
  /** Blocking time of the page as it is read, in milliseconds. */
  reading: number
  /** The same of handing it to the app. */
  waking: number
  /** Longest of all its tasks. */
  longest: number
  /** From the first sign of use to the app's taking over. */
  ready: number
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

const blockingTime = (tasks: number[]) =>
  tasks.reduce((total, duration) => total + Math.max(0, duration - UNNOTICED), 0)

/** Collects the kinds of a page's requests. */
function watchRequests(page: Page): string[] {
  const kinds: string[] = []
  page.on('request', (request) => {
    // Pictures aside: each is one file, loaded when it is near.
    if (!new URL(request.url()).pathname.startsWith('/api/files/')) kinds.push(request.resourceType())
  })
  return kinds
}

async function view(browser: Browser, { url }: Site): Promise<FirstView> {
  const page = await slowed(browser)
  try {
    const kinds = watchRequests(page)
    await page.goto(new URL('/en/catalog', url).href, { waitUntil: 'load' })
    await page.waitForTimeout(READ)
    const requests = [...kinds]
    const read = await page.evaluate(readTasks)
    await page.waitForTimeout(FETCHED - READ)
    const sign = performance.now()
    await page.mouse.move(400, 400)
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    const ready = performance.now() - sign
    await page.waitForTimeout(READ)
    const all = await page.evaluate(readTasks)
    const reading = blockingTime(read)
    return { requests, reading, waking: blockingTime(all) - reading, longest: Math.max(0, ...all), ready }
  } finally {
    await page.context().close()
  }
}

function rowsOf(build: BuildFolder, views: FirstView[]): BenchRow[] {
  const middle = (name: 'reading' | 'waking' | 'longest' | 'ready') => median(views.map((one) => one[name]))
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
    { what: `${build}: blocking time while it is read`, figure: middle('reading'), unit: 'ms' },
    {
      what: `${build}: blocking time when the app takes over`,
      figure: middle('waking'),
      unit: 'ms',
      note: `longest task ${middle('longest').toFixed(0)} ms, taken over ${middle('ready').toFixed(0)} ms after the sign`,
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
