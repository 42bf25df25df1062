/** Measures how much JavaScript a browser runs before a page is usable, by V8's block coverage. */
import type { Browser, Page } from 'playwright'
import { BROWSER } from '../fixtures/user-agents.ts'
import type { Site } from './browser.ts'
import type { BenchRow } from './table.ts'
import { wakeApp } from './wake.ts'

type Entry = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number]

/** Kilobytes of minified source: until the page is usable, and until it is hydrated. */
const BUDGETS = { React: { used: 3, app: 100 }, tiny: { used: 3, app: 40 } }

/**
 * Characters of a script that were executed. Inner ranges follow outer ones, so that the last range with a character
 * counts.
 */
function executed({ source = '', functions }: Entry): number {
  const ran = new Uint8Array(source.length)
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  }
  return ran.reduce((sum, one) => sum + one, 0)
}

/** Kilobytes executed from the navigation until `until` resolves. */
async function ranUntil(browser: Browser, url: URL, until: (page: Page) => Promise<unknown>): Promise<number> {
  const page = await browser.newPage({ userAgent: BROWSER, viewport: { width: 1280, height: 800 } })
  try {
    await page.coverage.startJSCoverage({ reportAnonymousScripts: false })
    await page.goto(new URL('/en/catalog', url).href, { waitUntil: 'load' })
    await until(page)
    const entries = await page.coverage.stopJSCoverage()
    return entries.reduce((sum, entry) => sum + executed(entry), 0) / 1000
  } finally {
    await page.context().close()
  }
}

export async function measureExecuted(browser: Browser, { name, url }: Site): Promise<BenchRow[]> {
  const budget = name === 'tiny' ? BUDGETS.tiny : BUDGETS.React
  const row = (what: string, figure: number, atMost: number): BenchRow => ({
    what,
    figure,
    unit: 'kB',
    budget: { atMost },
  })
  return [
    row('JavaScript run before it can be used', await ranUntil(browser, url, async () => {}), budget.used),
    row('JavaScript run until the app has taken over', await ranUntil(browser, url, wakeApp), budget.app),
  ]
}
