import * as v from 'valibot'
import { MINUTE_MS } from '../../domain/durations.ts'
import { announceDecisions, MAX_COMPANIES } from '../api/operator/moderation/announce-decisions.ts'
import { defineJob } from './job.ts'

/**
 * E-mails suppliers about decisions: after each decision, and later for companies of which moderators have left other products undecided.
 */
export const decisionEmails = defineJob({
  name: 'decision-emails',
  every: 10 * MINUTE_MS,
  // The origin of the request with the decision: a scheduled run has no request from which it could take the site's address.
  argument: v.nullable(v.object({ origin: v.string() })),
  cursor: v.number(),
  async step(env, { now, argument, cursor }) {
    const origin = env.SITE_ORIGIN ?? argument?.origin
    if (!origin) return { done: 'SITE_ORIGIN is not set: the next decision sends them' }
    const companies = await announceDecisions(env, origin, now)
    const all = companies + (cursor ?? 0)
    return companies >= MAX_COMPANIES ? { next: all } : { done: `${all} companies` }
  },
})
