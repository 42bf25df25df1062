/** The three sides of a box, typed with spaces between them: «короб гофра 60 40 40», "carton 60 40 40", 纸箱 60 40 40. */
const SIDES =
  /((?:короб|ящик|гофро)\p{L}*|(?:box|carton)(?:es|s)?|[箱盒])((?:\s+\p{L}+){0,2}\s+)(\d{2,4})\s+(\d{2,4})\s+(\d{2,4})(?![\p{L}\d.])/u

/** @param text normalised @returns the text with the sides as one size */
export const withBoxSides = (text: string): string => text.replace(SIDES, '$1$2$3x$4x$5')
