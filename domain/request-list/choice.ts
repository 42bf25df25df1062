/** The value of a line's choice in the form where none of the products is meant, so that suppliers are asked in words. */
export const IN_WORDS = 'words'
