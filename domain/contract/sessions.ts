/** /api/profile/sessions: the devices on which the user is signed in. */
import * as v from 'valibot'

export const Session = v.object({
  id: v.string(),
  /** Whether it is the session of this request. */
  current: v.boolean(),
  /** The browser's User-Agent, by which its owner recognizes the device. */
  agent: v.string(),
  createdAt: v.string(),
  /** Time of the last refresh, which happens every 25 minutes while the device is used. */
  seenAt: v.string(),
  /** When it ends if it is not refreshed. */
  expiresAt: v.string(),
})
export type Session = v.InferOutput<typeof Session>
export const SessionList = v.object({ data: v.array(Session) })
