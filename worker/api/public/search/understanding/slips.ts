/** Words that may be misspelt, and queries of which none is. */
import type { IndexProbe } from './probe-index.ts'

/**
 * @returns the probe without what takes a word for another one that is misspelt: for a query that is the right name of something, and be it of
 *   what is not sold here: 截止阀 is no 逆止阀
 */
export const withoutSlips = (probe: IndexProbe): IndexProbe => ({
  ...probe,
  corrections: new Map(),
  sameSounds: probe.sameSounds.filter(({ how }) => how !== 'spelling'),
})

/** @returns whether some word may be misspelt */
export const hasSlips = ({ corrections, sameSounds, isKnown }: IndexProbe): boolean =>
  sameSounds.some(({ how }) => how === 'spelling') ||
  [...corrections].some(([term, others]) => others.length > 0 && !isKnown(term))
