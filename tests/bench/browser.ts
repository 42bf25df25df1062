/** What a page costs a browser on a slow phone: requests, blocking time, script until it is usable. */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { BROWSER } from '../fixtures/user-agents.ts'
import { measureExecuted } from './executed.ts'
import { median } from './statistics.ts'
import type { BenchRow, Measured } from './table.ts'

const VIEWS = 5
/** Slowdown of the CPU, to simulate a slow phone. */
const SLOWDOWN = 4
/** Duration in milliseconds above which a task is noticeable (the definition of total blocking time). */
const UNNOTICED = 50
/** Milliseconds after the load event in which work counts for loading; the app's files are fetched a second after the browser is idle. */
const READ = 500
/** Milliseconds after the load event until those files are there; visitors read the page for longer than that. */
const FETCHED = 3000

/** Milliseconds of the main thread. */
interface Work {
  blocking: number
  script: number
  all: number
}

interface FirstView {
  /** Resource type of each request before the app is loaded: document, script, … */
  requests: string[]
  /** Work while the page is read, where links, forms and menus work without the app. */
  reading: Work
  /** Work while the app hydrates the page. */
  waking: Work
  /** Milliseconds of the longest task. */
  longest: number
  /** Milliseconds from the visitor's first input to the end of hydration. */
  ready: number
}

export interface Site {
  /** Its name in the table. */
  name: string
  url: URL
}

/** Durations of the long tasks so far, read in the page. */
const readTasks = () =>
  new Promise<number[]>((resolve) => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'longtask', buffered: true })
    // Buffered entries are delivered in a later task.
    setTimeout(() => resolve(tasks), 0)
  })

const blockingTime = (tasks: number[]) =>
  tasks.reduce((total, duration) => total + Math.max(0, duration - UNNOTICED), 0)

/** Collects the kinds of a page's requests. */
function watchRequests(page: Page): string[] {
  const kinds: string[] = []
  page.on('request', (request) => {
    // Without pictures: each is one file, loaded when it is near.
    if (!new URL(request.url()).pathname.startsWith('/api/files/')) kinds.push(request.resourceType())
  })
  return kinds
}

/** CPU time of the main thread since the page was opened, which does not depend on other work on the machine. */
async function workSoFar(session: CDPSession, page: Page): Promise<Work & { tasks: number[] }> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const tasks = await page.evaluate(readTasks)
  return {
    tasks,
    blocking: blockingTime(tasks),
    script: seconds('ScriptDuration') * 1000,
    all: seconds('TaskDuration') * 1000,
  }
}

const less = (one: Work, other: Work): Work => ({
  blocking: one.blocking - other.blocking,
  script: one.script - other.script,
  all: one.all - other.all,
})

async function view(browser: Browser, { url }: Site): Promise<FirstView> {
  const page = await browser.newPage({ userAgent: BROWSER, viewport: { width: 1280, height: 800 } })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const kinds = watchRequests(page)
    await page.goto(new URL('/en/catalog', url).href, { waitUntil: 'load' })
    await page.waitForTimeout(READ)
    const requests = [...kinds]
    const reading = await workSoFar(session, page)
    await page.waitForTimeout(FETCHED - READ)
    const sign = performance.now()
    await page.mouse.move(400, 400)
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    const ready = performance.now() - sign
    const { tasks, ...both } = await workSoFar(session, page)
    return { requests, reading, waking: less(both, reading), longest: Math.max(0, ...tasks), ready }
  } finally {
    await page.context().close()
  }
}

/** Blocking time in milliseconds while the page is read, and during hydration: half of Lighthouse's "good". */
const BLOCKING = { reading: 100, waking: 300 }
/** Largest share of script in the main thread's work. */
const SCRIPT = { reading: 0.1, waking: 0.7 }

function rowsOf(views: FirstView[]): BenchRow[] {
  const middle = (of: (one: FirstView) => number) => median(views.map(of))
  const most = views.map(({ requests }) => requests).sort((one, other) => other.length - one.length)[0] ?? []
  const kinds = Map.groupBy(most, (kind) => kind)
  const scriptRow = (what: string, work: 'reading' | 'waking'): BenchRow => ({
    what,
    figure: middle((one) => one[work].script / one[work].all),
    budget: { atMost: SCRIPT[work] },
    columns: {
      'script ms': middle((one) => one[work].script).toFixed(0),
      'all ms': middle((one) => one[work].all).toFixed(0),
    },
  })
  const blockingRow = (what: string, work: 'reading' | 'waking'): BenchRow => ({
    what,
    figure: middle((one) => one[work].blocking),
    unit: 'ms',
    budget: { atMost: BLOCKING[work] },
  })
  return [
    {
      what: 'requests, pictures aside',
      figure: most.length,
      unit: 'requests',
      budget: { atMost: 10 },
      note: [...kinds].map(([kind, those]) => `${those.length} ${kind}`).join(', '),
    },
    scriptRow('script ÷ all work until it can be used', 'reading'),
    scriptRow('script ÷ all work of the app taking over', 'waking'),
    blockingRow('blocking time while it is read', 'reading'),
    {
      ...blockingRow('blocking time when the app takes over', 'waking'),
      note: `longest task ${middle((one) => one.longest).toFixed(0)} ms, taken over ${middle((one) => one.ready).toFixed(0)} ms after the sign`,
    },
  ]
}

/** Runs `use` with a browser and closes it afterwards. @throws Error without Chromium */
export async function withBrowser<Value>(
  use: (browser: Browser) => Promise<Value>,
  flags: string[] = [],
): Promise<Value> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium: node scripts/chromium.ts installs one, CHROMIUM_PATH names one.')
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** First views of the catalogue in Chromium, cold cache each time, sites in turn. */
export const measureFirstViews = (sites: Site[]): Promise<Measured[]> =>
  withBrowser(async (browser) => {
    const views = sites.map((): FirstView[] => [])
    for (let round = 0; round < VIEWS; round++) {
      for (const [at, site] of sites.entries()) views[at]?.push(await view(browser, site))
    }
    const measured: Measured[] = []
    for (const [at, site] of sites.entries()) {
      measured.push([site.name, [...rowsOf(views[at] ?? []), ...(await measureExecuted(browser, site))]])
    }
    return measured
  })
