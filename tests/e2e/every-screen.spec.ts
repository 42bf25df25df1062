import type { Page } from 'playwright/test'
import { expectNotWider } from './account.ts'
import { axeViolations, leftOutOf } from './axe.ts'
import { BUILDS } from './builds.ts'
import { test as base, collectErrors, expect, hydrated, LANGUAGES, SCREEN_NAMES, screens } from './site.ts'

const LOOKS = ['light', 'dark'] as const
const WIDTHS = [360, 1440]
/** Places in one town are close together on any map: WCAG 2.5.8 exempts them. map.spec.ts checks their names. */
const PINS: [frame: string, element: string] = ['iframe', '.pin']
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface View {
  /** Number of the screen. */
  at: number
  name: string
  language: (typeof LANGUAGES)[number]
  look: (typeof LOOKS)[number]
  width: number
}

/** Screens that another one shows with a query or another answer. */
const ALIKE = [
  'filtered',
  'search',
  'narrowed',
  'onMap',
  'nobody',
  'serviceCompanies',
  'tnved',
  'found',
  'privacy',
  'consent',
  'liaozhong',
  'okvedCode',
]

/**
 * Every screen in every language, theme and width. `chosen` marks one combination of each screen, alternating from screen to screen;
 * each build tests one theme, and so a part of the screens. `npm run test:full` tests all combinations on both builds, and screens that
 * look like another one.
 */
const views = SCREEN_NAMES.flatMap((name, n) =>
  LANGUAGES.flatMap((language, l) =>
    LOOKS.flatMap((look, k) =>
      WIDTHS.map((width, w) => {
        const isTurn = k === Math.floor(n / 2) % 2 && (n + l + k) % 3 === 0 && (n + w + k) % 2 === 0
        const chosen = isTurn && !ALIKE.includes(name)
        return { at: n, name, language, look, width, tag: chosen ? `@only-${BUILDS[k]?.name}` : '@full' }
      }),
    ),
  ),
)

/** Issues of the browser's developer tools that are faults of a page, as Lighthouse counts them. */
const ISSUES = /^(?:MixedContent|Cookie|BlockedByResponse|HeavyAd|ContentSecurityPolicy|Deprecation)Issue$/

/** @returns issues of the shown page, which grows with them */
async function issuesOf(page: Page): Promise<string[]> {
  const found: string[] = []
  const devTools = await page.context().newCDPSession(page)
  devTools.on('Audits.issueAdded', ({ issue }) => {
    if (ISSUES.test(issue.code)) found.push(JSON.stringify(issue))
  })
  await devTools.send('Audits.enable')
  return found
}

/** One tab for all screens of a worker, since they leave no state behind: a new one for each would take a fifth longer. */
const test = base.extend<{ policyKept: undefined }, { tab: Page; issues: string[] }>({
  issues: [({ tab }, use) => issuesOf(tab).then(use), { scope: 'worker' }],
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
  // Violations of the page's policy are among the collected errors.
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

/** Violations that axe finds: each rule with the element. */
async function violations(page: Page, { at }: View): Promise<string[]> {
  const found = await axeViolations(page, { tags: RULES, leftOut: leftOutOf(at), exclude: PINS })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

for (const view of views) {
  const { name, language, look, width, tag } = view
  test(`${name} ${language} ${look} ${width}: hydrates without errors, passes axe, fits 320 px`, { tag }, async ({
    tab: page,
    issues,
    request,
  }) => {
    const messages = collectErrors(page)
    await open(page, (await screens(request))[name] ?? '', view)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await violations(page, view)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNotWider(page)
    expect(messages).toEqual([])
    expect(issues.splice(0)).toEqual([])
    page.removeAllListeners()
  })
}
