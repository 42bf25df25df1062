/** The products to compare, as the address lists them. */

/** Maximum number of columns that fit on a screen. */
export const MOST_COMPARED = 4

const CHOSEN = new RegExp(`^[0-9a-z]{16}(?:,[0-9a-z]{16}){1,${MOST_COMPARED - 1}}$`)

/** @returns the ids of `compare=a,b`; null unless it lists two to four different ids */
export function chosenIds(text: string): string[] | null {
  const ids = text.split(',')
  return CHOSEN.test(text) && new Set(ids).size === ids.length ? ids : null
}
