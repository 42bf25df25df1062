import type { Profile } from '../../../domain/contract/profile.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import type { Loaded } from '../../app/page/load.ts'
import { type PersonalContext, privateScreen } from '../../app/page/personal-load.ts'

/** Data that every screen of the account has. */
export interface AccountData {
  /** Whether the visitor is an operator: only then the navigation leads to the operators' desk. */
  isAdmin: boolean
  /** What they may do on the operators' desk: it offers nothing else. */
  desk: Profile['desk']
  /** Whether they work for an organization: the navigation leads to its screens. */
  isMember: boolean
  /** All organizations that they belong to, and the id of the one whose screens are shown; null for none. */
  organizations: Profile['organizations']
  organization: string | null
  /** Inquiries to their organization that no one has answered or closed yet, up to 100. */
  newInquiries: number
  /** Notices that they have not marked as read, up to 100. */
  unread: number
  /** The time zone that they have chosen for notices; null: none. */
  timeZone: Profile['noticeTimes']['timeZone']
  /** Whether to ask for the consent that the account lacks (docs/behaviour.md, "Consent"). */
  asksConsent: boolean
  posted: FormSubmission | null
  /** What has just been done: `done` of the address. */
  done: string | undefined
}

/** @returns a screen of the account with this title and data */
export function accountScreen<Data>(
  { posted, query }: PersonalContext,
  { id, name, role, desk, viewing, organization, organizations, asksConsent, unread, noticeTimes }: Profile,
  title: string,
  data: Data,
): Loaded<Data & AccountData> {
  const newInquiries = organization?.newInquiries ?? 0
  const common = {
    isAdmin: role === 'ADMIN',
    desk,
    isMember: organization !== null,
    organizations,
    organization: organization?.id ?? null,
    newInquiries,
    unread,
    timeZone: noticeTimes.timeZone,
    // An operator who sees the screen in the person's place cannot answer.
    asksConsent: asksConsent && !viewing,
    posted,
    done: query.done,
  }
  const viewed = viewing && { id, name, until: viewing.until }
  return { ...privateScreen(title, { ...data, ...common }), unread, viewed }
}
