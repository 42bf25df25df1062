/** Web vitals as operators read them: how many real visits were within each bound (docs/decisions/0057-visits.md). */

/**
 * Upper bounds of the classes that values are counted in, rising: milliseconds; of `cls`, thousandths. The second number is up to which a page
 * is good (web.dev/articles/vitals).
 */
const VITALS = {
  ttfb: [[100, 200, 400, 600, 800, 1200, 1800, 3000], 800],
  lcp: [[500, 1000, 1500, 2000, 2500, 3000, 4000, 6000], 2500],
  inp: [[50, 100, 150, 200, 300, 500, 1000], 200],
  cls: [[10, 25, 50, 100, 150, 250, 500], 100],
} as const satisfies Record<string, readonly [readonly number[], number]>

export type Vital = keyof typeof VITALS
export const VITAL_NAMES = ['ttfb', 'lcp', 'inp', 'cls'] as const satisfies readonly Vital[]

/** The class of what is above all bounds. */
const ABOVE = 'more'

/** @param value as the browser measures it: milliseconds, or a share for `cls` @returns the upper bound of its class */
export function classOf(vital: Vital, value: number): string {
  const [bounds] = VITALS[vital]
  const whole = vital === 'cls' ? value * 1000 : value
  const bound = bounds.find((one) => whole <= one)
  return bound === undefined ? ABOVE : String(bound)
}

interface VitalSummary {
  visits: number
  /** Bound below which three quarters of the visits are, in the browser's own units; null: above all bounds. */
  p75: number | null
  /** Visits within what counts as good. */
  good: number
}

/** @param counts visits of each class @returns null where there is none */
export function vitalSummary(vital: Vital, counts: ReadonlyMap<string, number>): VitalSummary | null {
  const [bounds, goodUpTo] = VITALS[vital]
  const visits = [...counts.values()].reduce((sum, n) => sum + n, 0)
  if (visits === 0) return null
  let below = 0
  let good = 0
  let p75: number | null = null
  for (const bound of bounds) {
    below += counts.get(String(bound)) ?? 0
    if (bound <= goodUpTo) good = below
    if (p75 === null && below >= visits * 0.75) p75 = bound
  }
  return { visits, good, p75: p75 !== null && vital === 'cls' ? p75 / 1000 : p75 }
}
