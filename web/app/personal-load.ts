/** What a personal screen's load.ts is given besides what every page's is. */
import type { Pending } from '../../worker/sign-in/pending.ts'
import type { ApiClient, LoadContext, Loaded } from './load.ts'

/** A form that was refused. */
export interface Posted {
  /** What was typed, by the fields' names. */
  fields: Record<string, string>
  /** Code words of what is wrong, by the fields' names; '' for the whole. */
  faults: Record<string, string>
}

export interface PersonalContext extends LoadContext {
  /** The api in the visitor's own name: what it answers is theirs alone, and so are these pages. */
  own: ApiClient
  /** The sign-in that is under way in this browser. */
  pending: Pending | null
  /** Where the visitor goes after signing in, if they were on their way to a screen of ours. */
  next: string | null
  /** Set where this screen's form has just been refused. */
  posted: Posted | null
}

export type PersonalLoad<Data, Live = null> = (context: PersonalContext) => Promise<Loaded<Data, Live>>
