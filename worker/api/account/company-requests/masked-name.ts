/** @returns the first letter of each word, so that who knows the person recognizes them and no one else learns the name: 'А••• П•••' */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}•••`)
    .join(' ')
