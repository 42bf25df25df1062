/** Separators of all the languages, and the line breaks of a pasted column. */
const SEPARATORS = /[\s,;、，；]+/

/**
 * A list of codes or numbers that people type into one field (docs/behaviour.md, "Typed lists"): separated by `,`, `;`, `、`, `，`,
 * `；`, spaces or line breaks.
 * @returns what is between the separators, each once, in the order typed
 */
export const typedList = (text = ''): string[] => [...new Set(text.normalize('NFKC').split(SEPARATORS).filter(Boolean))]
