/** Separators used in any of the languages, and line breaks of a pasted column. */
const SEPARATORS = /[\s,;、，；]+/

/**
 * Splits a list of codes or numbers that was typed into one field (docs/behaviour.md, "Typed lists"): separated by `,`, `;`, `、`, `，`,
 * `；`, spaces or line breaks.
 * @returns the distinct entries, in the order typed
 */
export const typedList = (text = ''): string[] => [...new Set(text.normalize('NFKC').split(SEPARATORS).filter(Boolean))]
