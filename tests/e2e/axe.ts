/** What axe finds on a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

export interface Violation {
  /** Of the rule. */
  id: string
  nodes: { html: string }[]
}

interface Options {
  /** Absent: all rules. */
  tags?: string[]
  /** Rules that are not tried. */
  leftOut?: string[]
  /** What is left out within a frame: selectors of the frame and of the element. */
  exclude?: [frame: string, element: string]
}

/**
 * The contrast of each text with what is below it takes more than half of axe's time. Screens are made of the same parts, so that it is
 * measured on every third, and on all with FULL=1; tests/repository/contrast.test.ts computes it for each pair of colours.
 * @param at number of the screen in a walk through many
 */
export const leftOutOf = (at: number): string[] => (process.env.FULL || at % 3 === 0 ? [] : ['color-contrast'])

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> }
  }
}

const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Runs in the page, which has axe. */
async function run({ tags, leftOut = [] }: Options): Promise<Violation[]> {
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    // No test says where in the page an element is.
    selectors: false,
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
    ...(tags ? { runOnly: { type: 'tag', values: tags } } : {}),
  })
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
}

/**
 * A page without frames is analysed without AxeBuilder, whose script is twice as long, and which computes a selector for each element and returns
 * what passed as well: that took as long again.
 * @returns what axe finds, in the frames of the page, too
 */
export async function axeViolations(page: Page, { tags, leftOut = [], exclude }: Options = {}): Promise<Violation[]> {
  // A page whose first bytes have just arrived has no elements yet, which axe cannot analyse.
  await page.waitForLoadState('domcontentloaded')
  if (page.frames().length === 1) {
    await page.evaluate(SOURCE)
    return page.evaluate(run, { tags, leftOut })
  }
  const axe = new AxeBuilder({ page, axeSource: SOURCE }).options({ resultTypes: ['violations'] })
  if (tags) axe.withTags(tags)
  if (leftOut.length > 0) axe.disableRules(leftOut)
  if (exclude) axe.exclude(exclude)
  return (await axe.analyze()).violations
}
