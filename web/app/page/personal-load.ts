/** What the load.ts of a personal screen is given besides what every page's is. */
import type { ApiClient } from '../../../domain/api-client.ts'
import type { Pending } from '../../../domain/contract/pending-sign-in.ts'
import type { LoadContext, Loaded } from './load.ts'

export interface PersonalContext extends LoadContext {
  /** The API in the visitor's name: its responses, and the pages made of them, must not be cached. */
  own: ApiClient
  /** The sign-in that is pending in this browser. */
  pending: Pending | null
  /** Path on this site to redirect to after signing in. */
  next: string | null
}

export type PersonalLoad<Data, Islands = null> = (context: PersonalContext) => Promise<Loaded<Data, Islands>>
