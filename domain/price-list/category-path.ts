/** How a category of a supplier's file is named and found again (docs/behaviour.md, "Categories of a file"). */
import { oneLine } from '../one-line.ts'

/** UTF-16 units: of a longer path the end counts, which distinguishes categories. */
export const MAX_PATH_LENGTH = 500

/** @param names from the top category down @returns "Valves > Ball valves" */
export const pathLabel = (names: readonly string[]): string =>
  names.map(oneLine).join(' > ').slice(-MAX_PATH_LENGTH).toWellFormed()

/** The key under which a path is stored; case does not matter. */
export const pathKey = (label: string): string => label.toLowerCase()
