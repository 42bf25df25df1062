import * as v from 'valibot'
import { MINUTE_MS } from '../../domain/durations.ts'
import { passTrusted } from '../api/operator/moderation/pass-trusted.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Approves waiting goods of trusted suppliers (docs/behaviour.md, "Trusted suppliers"). */
export const trustedGoods = defineJob({
  name: 'trusted-goods',
  every: MINUTE_MS,
  argument: NO_VALUE,
  cursor: v.object({ company: v.number(), review: v.number(), passed: v.number() }),
  async step({ DB }, { cursor, now }) {
    const { passed, ...from } = cursor ?? { company: 0, review: 0, passed: 0 }
    const next = await passTrusted(DB, from, now)
    return next ? { next: { ...next, passed: passed + next.passed } } : { done: `${passed} passed` }
  },
})
