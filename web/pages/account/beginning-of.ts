/** Characters of a message that say what it is about. */
const BEGINNING = 140

/** @returns the beginning of a message, for a list */
export const firstWords = (message: string): string =>
  message.length > BEGINNING ? `${message.slice(0, BEGINNING).trimEnd()}…` : message
