/** Failures as callers of the API get them: problem details of RFC 9457 with a stable code. */
import * as v from 'valibot'

/** One thing wrong with an input. `code` is stable, `message` is for developers only. */
export const Issue = v.object({ path: v.string(), code: v.string(), message: v.string() })
export type Issue = v.InferOutput<typeof Issue>

export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  /** An English sentence for developers (problem-details.ts). */
  detail: v.string(),
  /** A machine word that never changes: screens have a sentence for it in each language. */
  code: v.string(),
  requestId: v.optional(v.string()),
  errors: v.optional(v.array(Issue)),
  /** 409 `status.refused`: the statuses that may follow. */
  allowed: v.optional(v.array(v.string())),
  /** 412: the current version. */
  version: v.optional(v.number()),
  /** A wrong code: how many more can be tried. */
  attemptsLeft: v.optional(v.number()),
  /** 429: seconds to wait, as in the header Retry-After. */
  retryAfter: v.optional(v.number()),
})
export type Problem = v.InferOutput<typeof Problem>

/** As the edge reads it from an API elsewhere, which may leave the sentence out. */
export const UpstreamProblem = v.object({ ...Problem.entries, detail: v.optional(v.string()) })
