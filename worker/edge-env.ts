import type { FormSubmission } from '../domain/form-submission.ts'
import type { I18n } from '../domain/i18n.ts'
import type { Locale } from '../domain/locale.ts'
import type { Viewport } from '../domain/viewport.ts'
import type { Bindings } from './bindings.ts'

/** What the edge's middleware knows about a request, in the order in which it is set. */
export interface EdgeVariables {
  requestId: string
  locale: Locale
  /** Translations and formats of that language. */
  i18n: I18n
  /** Whether the path began with a language. */
  prefixed: boolean
  /** Path without language prefix and without the payload suffix: '/catalog'. */
  path: string
  /** Whether /_payload.json was requested. */
  wantsPayload: boolean
  viewport: Viewport
  isBot: boolean
  /** Where the rendered page is cached; absent: it is for this visitor alone. */
  cacheKey?: string
  /** Set where the response is a page: its headers are complete, and adding them one by one costs as much as a cached page. */
  hasAllHeaders?: boolean
  /** Set where a form was posted and refused: the page shows it again. */
  posted?: FormSubmission
  /** Marks for Server-Timing: name → milliseconds. */
  timings: Record<string, number>
}

export interface EdgeEnv {
  Bindings: Bindings
  Variables: EdgeVariables
}
