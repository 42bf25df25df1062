import type { FormSubmission } from '../domain/form-submission.ts'
import type { I18n } from '../domain/i18n.ts'
import type { Locale } from '../domain/locale.ts'
import type { Viewport } from '../domain/viewport.ts'
import type { Bindings } from './bindings.ts'
import type { ResolvedRequest } from './request.ts'

/** What the edge's middleware knows about a request, in the order in which it is set. */
interface EdgeVariables {
  requestId: string
  /** What the URL, the method and the User-Agent of the request mean. */
  resolved: ResolvedRequest
  /** The path's language, else the visitor's (middleware/locale.ts). */
  locale: Locale
  /** Translations and formats of that language. */
  i18n: I18n
  viewport: Viewport
  /**
   * Set where the response already has the headers of middleware/security-headers.ts: setting them again costs as much as a cached page.
   */
  hasAllHeaders?: boolean
  /** A form that was posted and refused: the page shows it again with its errors. */
  posted?: FormSubmission
  /** Access token that this response sets: later calls of the same request use it instead of the older one in the cookie. */
  newAccess?: string
  /** For Server-Timing: name → milliseconds. */
  timings: Record<string, number>
}

export interface EdgeEnv {
  Bindings: Bindings
  Variables: EdgeVariables
}
