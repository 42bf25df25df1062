/** Shows enough of an e-mail address or phone number to recognize it by, and not enough to write to it. */

/** @returns 'a•••@ural.example' for an e-mail address, '+7•••4567' for a phone number */
export function maskedLogin(login: string): string {
  const at = login.lastIndexOf('@')
  if (at > 0) return `${[...login][0]}•••${login.slice(at)}`
  return `${login.slice(0, 2)}•••${login.slice(-4)}`
}
