/**
 * Profiles a page in the browser: traces of Chromium with a slowed CPU, while the page is read and while it hydrates.
 */
import type { Browser } from 'playwright'
import { BROWSER } from '../../fixtures/user-agents.ts'
import { withBrowser } from '../browser.ts'
import { median } from '../statistics.ts'
import { CATEGORIES, workOf } from './trace.ts'

const VIEWS = 3
const SLOWDOWN = 4
/** Milliseconds after the load event until no work is left, and the app's files are there. */
const SETTLED = 3000

/** Milliseconds of the main thread by kind of work. */
type Work = Map<string, number>

async function traced(browser: Browser, act: () => Promise<void>): Promise<Work> {
  await browser.startTracing(undefined, { categories: CATEGORIES })
  await act()
  return workOf(await browser.stopTracing())
}

async function view(browser: Browser, url: URL): Promise<{ read: Work; takenOver: Work }> {
  const page = await browser.newPage({ userAgent: BROWSER, viewport: { width: 390, height: 844 } })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const read = await traced(browser, async () => {
      await page.goto(url.href, { waitUntil: 'load' })
      await page.waitForTimeout(SETTLED)
    })
    const takenOver = await traced(browser, async () => {
      await page.mouse.move(200, 400)
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    })
    return { read, takenOver }
  } finally {
    await page.context().close()
  }
}

function middle(works: Work[]): [kind: string, milliseconds: number][] {
  const kinds = [...new Set(works.flatMap((work) => [...work.keys()]))]
  return kinds
    .map((kind): [string, number] => [kind, median(works.map((work) => work.get(kind) ?? 0))])
    .sort(([, one], [, other]) => other - one)
}

interface ProfiledView {
  name: string
  work: [kind: string, milliseconds: number][]
}

/** Profiles first views in turn, with a cold cache each time. @param pages their names and URLs. */
export function profileBrowser(pages: [name: string, url: URL][]): Promise<ProfiledView[]> {
  return withBrowser(async (browser) => {
    const views = pages.map(([name, url]) => ({ name, url, seen: [] as { read: Work; takenOver: Work }[] }))
    for (let round = 0; round < VIEWS; round++) {
      for (const { url, seen } of views) seen.push(await view(browser, url))
    }
    return views.flatMap(({ name, seen }) => [
      { name: `${name}, read`, work: middle(seen.map(({ read }) => read)) },
      { name: `${name}, taken over by the app`, work: middle(seen.map(({ takenOver }) => takenOver)) },
    ])
  })
}
