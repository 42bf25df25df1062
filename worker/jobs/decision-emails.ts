import { announceDecisions } from '../api/operator/moderation/announce-decisions.ts'
import type { Bindings } from '../bindings.ts'
import { HOUR, type Job } from './job.ts'

/** E-mails suppliers about decisions after which the moderators went on to others' goods, and no later decision has sent it. */
export const decisionEmails: Job = {
  name: 'decision-emails',
  every: HOUR,
  async run(env: Bindings, now) {
    // Links need the site's address, and a job has no request to take it from.
    if (!env.SITE_ORIGIN) return 'SITE_ORIGIN is not set: the next decision sends them'
    return `${await announceDecisions(env, env.SITE_ORIGIN, now)} companies`
  },
}
