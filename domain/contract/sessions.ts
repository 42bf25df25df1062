/** /api/profile/sessions: the devices on which one is signed in. */
import * as v from 'valibot'

export const Session = v.object({
  id: v.string(),
  /** Whether it is the one that asks. */
  current: v.boolean(),
  /** The browser's own name for itself, to know the device by. */
  agent: v.string(),
  createdAt: v.string(),
  /** When it was last refreshed, some 25 minutes apart while it is used. */
  seenAt: v.string(),
  /** When it ends unless it is used. */
  expiresAt: v.string(),
})
export type Session = v.InferOutput<typeof Session>
export const SessionList = v.object({ data: v.array(Session) })
