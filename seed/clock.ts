/** Dates of the seed: in November 2026, whenever it is loaded. */
import { chance } from './chance.ts'

export const OPENED = Date.UTC(2025, 0, 1)
/** Date of the exchange rates, and the latest time of any row. */
export const NOW = Date.UTC(2026, 10, 20)

/** @returns a whole second between two times, in milliseconds. */
export const moment = (key: string, from: number = OPENED, to: number = NOW): number =>
  from + Math.floor((chance(key) * (to - from)) / 1000) * 1000
