import type { Profile } from '../../../domain/contract/profile.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { type PersonalContext, privateScreen } from '../../app/page/personal-load.ts'

/** What every screen of the account is given besides its own data. */
export interface AccountData {
  /** Whether the visitor is a moderator: only then the navigation leads to the moderators' screen. */
  isAdmin: boolean
  posted: FormSubmission | null
  /** What has just been done: `done` of the address. */
  done: string | undefined
}

/** @returns a screen of the account with this title and data */
export const accountScreen = <Data>({ posted, query }: PersonalContext, { role }: Profile, title: string, data: Data) =>
  privateScreen<Data & AccountData>(title, { ...data, isAdmin: role === 'ADMIN', posted, done: query.done })
