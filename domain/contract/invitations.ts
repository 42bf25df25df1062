import * as v from 'valibot'
import { OrganizationRole } from './profile.ts'
import { Localized } from './values.ts'

export const Invitation = v.object({
  id: v.string(),
  company: v.object({ id: v.string(), name: Localized }),
  role: OrganizationRole,
  position: v.string(),
  createdAt: v.string(),
})
export type Invitation = v.InferOutput<typeof Invitation>
export const InvitationList = v.object({ data: v.array(Invitation) })
export const AcceptInvitationResponse = v.object({ data: v.object({ id: v.string(), role: OrganizationRole }) })
