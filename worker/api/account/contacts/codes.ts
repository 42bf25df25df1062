/** The codes that verify a new contact (docs/behaviour.md, "Code and browser"). */
import type { Context } from 'hono'
import type { Login } from '../../../../domain/login.ts'
import type { SignedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { sessionOwner } from '../auth/code-owner.ts'
import { type LoginCode, sendCode } from '../auth/login-code.ts'
import type { Subject } from '../auth/one-time-code.ts'

/** A code is bound to the contact and its value, so that after a change the old code cannot verify the new value. */
const subjectOf = (id: string, value: string): Subject => `contact ${id} ${value}`

/** @returns the code that verifies a contact with this value */
export const contactCode = (viewer: SignedIn, id: string, to: Login): LoginCode => ({
  to,
  subject: subjectOf(id, to.value),
  owner: sessionOwner(viewer),
})

/** Sends the code that verifies a contact to its new value. */
export const sendContactCode = (c: Context<ApiEnv>, viewer: SignedIn, id: string, to: Login) =>
  sendCode(c, { ...contactCode(viewer, id, to), name: 'confirmContact', locale: viewer.locale })
