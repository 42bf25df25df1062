/** What a personal screen's load.ts is given besides what every page's is. */
import type { ApiClient } from '../../../domain/api-client.ts'
import type { Pending } from '../../../domain/contract/pending-sign-in.ts'
import type { LoadContext, Loaded } from './load.ts'

export interface PersonalContext extends LoadContext {
  /** The api in the visitor's own name: what it answers is theirs alone, and so are these pages. */
  own: ApiClient
  /** The sign-in that is under way in this browser. */
  pending: Pending | null
  /** Where the visitor goes after signing in, if they were on their way to a screen of ours. */
  next: string | null
}

export type PersonalLoad<Data, Live = null> = (context: PersonalContext) => Promise<Loaded<Data, Live>>
