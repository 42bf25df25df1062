/**
 * @returns the first letter of each word, by which acquaintances recognize the person, without disclosing the name to
 *   others: 'А••• П•••'
 */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}•••`)
    .join(' ')
