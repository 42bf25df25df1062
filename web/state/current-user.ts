import { proxy } from 'valtio/vanilla'
import { isAnonymous, type UserRole } from '../../domain/roles.ts'

/** Who uses this browser. Anonymous at the edge and until the session's cookie is read: pages are the same for every visitor. */
export const createCurrentUser = () =>
  proxy({
    role: 'ANONIM' as UserRole,
    get anonymous() {
      return isAnonymous(this.role)
    },
  })
export type CurrentUser = ReturnType<typeof createCurrentUser>

/** Takes over whether there is a session; which role its account has is known once its profile has been read. */
export function takeSession(user: CurrentUser, isSignedIn: boolean): void {
  if (!isSignedIn) user.role = 'ANONIM'
  else if (user.anonymous) user.role = 'USER'
}
