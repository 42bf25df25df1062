import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { BUILDS } from './builds.ts'
import { expect, hydrated, LANGUAGES, screens, test } from './site.ts'

const NAMES = [
  'home',
  'catalogue',
  'filtered',
  'table',
  'category',
  'product',
  'search',
  'nothing',
  'favourites',
  'comparison',
  'inquiry',
  'story',
  'suppliers',
  'narrowed',
  'onMap',
  'nobody',
  'supplier',
  'supplierProducts',
  'services',
  'serviceCompanies',
  'serviceCompany',
  'press',
  'terms',
  'privacy',
  'talp',
  'liaozhong',
  'icons',
  'okved',
  'tnved',
  'found',
  'activity',
  'commodity',
  'unknown',
]
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
 * Every screen in every language, look and width. `pair` marks a choice in which every screen still meets both looks and
 * both widths, and every language meets them too. The builds share the choice out between them: what they draw is the same,
 * as the hydration tests show.
 */
const views = NAMES.flatMap((name, n) =>
  LANGUAGES.flatMap((language, l) =>
    LOOKS.flatMap((look, k) =>
      WIDTHS.map((width, w) => {
        const pair = (n + l + k) % 3 === 0 && (n + w + k) % 2 === 0
        return { name, language, look, width, tag: pair ? `@only-${BUILDS[k]?.name}` : '@full' }
      }),
    ),
  ),
)

async function open(page: Page, path: string, { language, look, width }: View) {
  await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`/${language}${path}`)
  await hydrated(page)
}

for (const view of views) {
  test(`axe: ${view.name} ${view.language} ${view.look} ${view.width}`, { tag: view.tag }, async ({
    page,
    request,
  }) => {
    await open(page, (await screens(request))[view.name] ?? '', view)
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(RULES)
      .exclude(PINS)
    // A page without frames is judged within it, in a quarter of the time.
    if (page.frames().length === 1) axe.setLegacyMode()
    const { violations } = await axe.analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([])
  })
}
