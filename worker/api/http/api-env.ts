import type { Locale } from '../../../domain/locale.ts'
import type { Login } from '../../../domain/login.ts'
import type { Bindings } from '../../bindings.ts'
import type { Viewer } from './access/viewer.ts'
import type { Once } from './writes/idempotency.ts'

/** What the API's middleware knows about a request. */
interface ApiVariables {
  requestId: string
  /** Language of the response: ?locale=, else Accept-Language. */
  locale: Locale
  /** The user who sends the request; absent: the endpoint is public and does not authenticate. */
  viewer?: Viewer
  /** The contact that a caller of a guest's endpoint has proven. */
  guest?: Login
  /** Set for an operator's write, which the journal records. */
  isJournaled?: boolean
  /** Set for a member's write, which the journal of the organization records. */
  isMembersAct?: boolean
  /** Id of what a call creates, which the journals have as its subject. */
  created?: string
  /** Set for a PUT whose response is stored for its Idempotency-Key, as those of POST and PATCH are. */
  takesKey?: boolean
  /** Set for a write with an Idempotency-Key. */
  once?: Once
  /** Runs the waiting jobs of these kinds (worker/jobs/run-jobs.ts); absent: the run of each minute does. */
  runJobs?: (kinds: string[]) => Promise<unknown>
}

export interface ApiEnv {
  Bindings: Bindings
  Variables: ApiVariables
}
