/** A text in one line, with single spaces between its words. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
