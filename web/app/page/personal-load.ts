/** What the load.ts of a personal screen gets in addition. */
import type { ApiClient } from '../../../domain/api-client.ts'
import type { Pending } from '../../../domain/contract/pending-sign-in.ts'
import type { LoadContext, Loaded } from './load.ts'

export interface PersonalContext extends LoadContext {
  /** The API with the visitor's token: its responses, and pages made from them, must not be cached. */
  own: ApiClient
  /** The pending sign-in of this browser. */
  pending: Pending | null
  /** Path on this site to redirect to after signing in. */
  next: string | null
}

export type PersonalLoad<Data, Islands = null> = (context: PersonalContext) => Promise<Loaded<Data, Islands>>

/** @returns a screen of one visitor: it has no islands, and search engines leave it out */
export const privateScreen = <Data>(title: string, data: Data): Loaded<Data> => ({
  data,
  islandProps: null,
  head: { title, noindex: true },
})
