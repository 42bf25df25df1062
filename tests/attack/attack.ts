import type { AttackedSite } from './site.ts'

/** The result of an attack. */
export interface Outcome {
  /** The measured figure, as the table shows it. */
  now: string
  /** Whether the defence works. */
  isHeld: boolean
}

export interface Attack {
  name: string
  /** The same figure without the defence, from the security test of the first version. */
  before: string
  run: (site: AttackedSite) => Promise<Outcome>
}

/** @returns the middle value */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/**
 * Repeats an action.
 * @returns the results in order
 */
export async function times<Result>(count: number, act: (at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < count; at++) results.push(await act(at))
  return results
}

/** How many responses have this status. */
export const countOf = (responses: readonly { status: number }[], status: number): number =>
  responses.filter((response) => response.status === status).length
