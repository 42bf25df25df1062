/** The login with which a change of another one is confirmed (docs/behaviour.md, "Change of a login"). */

interface Contact {
  id: string
  kind: 'email' | 'phone'
  verified: boolean
  main: boolean
}

/**
 * A login other than the changed one comes first, since its owner may have lost access to that; then e-mail addresses, then the main
 * one.
 * @param contacts all of an account
 * @param changed id of the contact that is added, replaced or removed
 * @returns its logins, the preferred one first
 */
export function proofLogins<Known extends Contact>(contacts: readonly Known[], changed: string): Known[] {
  const rank = ({ id, kind, main }: Known): number =>
    (id === changed ? 4 : 0) + (kind === 'phone' ? 2 : 0) + (main ? 0 : 1)
  return contacts.filter(({ verified }) => verified).sort((one, other) => rank(one) - rank(other))
}
