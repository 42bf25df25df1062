/** Failures as the API returns them: problem details (RFC 9457) with a stable code. */
import * as v from 'valibot'
import { QuoteChange } from './quote-change.ts'

/** One thing wrong with an input. `code` is stable, `message` is for developers only. */
export const Issue = v.object({ path: v.string(), code: v.string(), message: v.string() })
export type Issue = v.InferOutput<typeof Issue>

export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  /** An English sentence for developers (problem-details.ts). */
  detail: v.string(),
  /** A stable identifier; each language has a message for it (locales/). */
  code: v.string(),
  requestId: v.optional(v.string()),
  errors: v.optional(v.array(Issue)),
  /** With 409 `status.refused`: the statuses allowed next. */
  allowed: v.optional(v.array(v.string())),
  /** With 409 `quote.changed`: what is new in the quote since the version that was read. */
  changes: v.optional(v.array(QuoteChange)),
  /** With 412, and with 409 `quote.changed`: the current version. */
  version: v.optional(v.number()),
  /** With a wrong one-time code: attempts left. */
  attemptsLeft: v.optional(v.number()),
  /** With 429: seconds to wait, as in Retry-After. */
  retryAfter: v.optional(v.number()),
})
export type Problem = v.InferOutput<typeof Problem>

/** A problem as the edge reads it from a separate API, which may omit `detail`. */
export const UpstreamProblem = v.object({ ...Problem.entries, detail: v.optional(v.string()) })
