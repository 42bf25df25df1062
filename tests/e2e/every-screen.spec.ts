import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { BUILDS } from './builds.ts'
import { test as base, complaints, expect, hydrated, LANGUAGES, SCREEN_NAMES, screens } from './site.ts'

const LOOKS = ['light', 'dark'] as const
const WIDTHS = [360, 1440]
/** Places of one town are near each other on any map: WCAG 2.5.8 excepts them. Their names are asked for in map.spec.ts. */
const PINS = ['iframe', '.pin']
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface View {
  name: string
  language: (typeof LANGUAGES)[number]
  look: (typeof LOOKS)[number]
  width: number
}

/**
 * Every screen in every language, look and width. `chosen` marks one view of each screen, in turns of language, look and width: the
 * builds share the looks, and so the screens, out between them. `npm run test:full` sees each screen in each way on both.
 */
const views = SCREEN_NAMES.flatMap((name, n) =>
  LANGUAGES.flatMap((language, l) =>
    LOOKS.flatMap((look, k) =>
      WIDTHS.map((width, w) => {
        const chosen = k === Math.floor(n / 2) % 2 && (n + l + k) % 3 === 0 && (n + w + k) % 2 === 0
        return { name, language, look, width, tag: chosen ? `@only-${BUILDS[k]?.name}` : '@full' }
      }),
    ),
  ),
)

/** One tab for all of a worker's screens, which leave nothing behind: opening another for each takes a fifth of the time. */
const test = base.extend<{ policyKept: undefined }, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, userAgent, locale } = project.use
      const context = await browser.newContext({ baseURL, userAgent, locale })
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  // What a page is forbidden stands among its complaints.
  policyKept: async ({ tab }, use) => {
    await tab.context().clearCookies()
    await use(undefined)
  },
})

async function open(page: Page, path: string, { language, look, width }: View) {
  await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`/${language}${path}`)
  await hydrated(page)
}

/** What axe finds: each rule with where it is broken. */
async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .exclude(PINS)
  // A page without frames is judged within it, in a quarter of the time.
  if (page.frames().length === 1) axe.setLegacyMode()
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Pixels by which the page is wider than its window. */
const sidewaysExcess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const view of views) {
  const { name, language, look, width, tag } = view
  test(`${name} ${language} ${look} ${width}: hydrates without complaint, axe, fits 320 px`, { tag }, async ({
    tab: page,
    request,
  }) => {
    const said = complaints(page)
    await open(page, (await screens(request))[name] ?? '', view)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    // Lengths in vw follow a frame after the width.
    await expect.poll(() => sidewaysExcess(page)).toBeLessThanOrEqual(0)
    expect(said).toEqual([])
    page.removeAllListeners()
  })
}
