/** @returns the first letter of each word, by which acquaintances recognize the person and no one else learns the name: 'А••• П•••' */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}•••`)
    .join(' ')
