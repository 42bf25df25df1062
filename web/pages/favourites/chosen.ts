/** The products that are compared, as the address names them. */

/** Beside each other on one screen; more is a list. */
export const MOST_COMPARED = 4

const CHOSEN = new RegExp(`^[0-9a-z]{16}(?:,[0-9a-z]{16}){1,${MOST_COMPARED - 1}}$`)

/** @returns the ids of `compare=a,b`; null for what is not a list of two to four of them, each once */
export function chosenIds(text: string): string[] | null {
  const ids = text.split(',')
  return CHOSEN.test(text) && new Set(ids).size === ids.length ? ids : null
}
