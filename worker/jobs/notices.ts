import * as v from 'valibot'
import { Locale } from '../../domain/contract/values.ts'
import { channelsTo, sendNotice } from '../api/delivery/deliver.ts'
import { type Email, isEmailName } from '../api/delivery/emails.ts'
import { defineJob, NOTHING } from './job.ts'

const Notice = v.object({
  to: v.object({ kind: v.picklist(['email', 'phone']), value: v.string() }),
  email: v.looseObject({
    name: v.custom<Email['name']>(isEmailName),
    params: v.record(v.string(), v.union([v.string(), v.number()])),
    replyTo: v.optional(v.string()),
  }),
  locale: Locale,
})

/**
 * Sends a queued notice. One by e-mail that was not accepted is tried again; one by SMS is not, because it costs money and would come too
 * late: the phone's owner sees in the account that it was not sent.
 */
export const notices = defineJob({
  name: 'notice',
  argument: Notice,
  cursor: NOTHING,
  async step(env, { argument }) {
    const isAccepted = await sendNotice({ env, requestId: '' }, argument)
    // Where no channel is configured, trying again is useless: each attempt would only be logged.
    const isWorthAnother = argument.to.kind === 'email' && channelsTo(env, [argument]).length > 0
    if (!isAccepted && isWorthAnother) throw new Error('the e-mail was not accepted')
    return { done: isAccepted ? 'sent' : 'not sent' }
  },
})
