/** Names of one thing in one field of a form: "drywall screw, sheetrock screw". */

/** Commas of the three languages. */
const SEPARATOR = /[,，、;；]/

export const joinNames = (names: readonly string[]): string => names.join(', ')

/** @returns the names without space around them, each once; none for an empty field */
export const splitNames = (text = ''): string[] => [
  ...new Set(
    text
      .split(SEPARATOR)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]
