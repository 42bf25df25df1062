import * as v from 'valibot'
import { PACED_CHANNELS } from '../../domain/notice-times.ts'
import { sendDue } from '../api/delivery/send-due.ts'
import { defineJob } from './job.ts'

const Destination = v.object({ channel: v.picklist(PACED_CHANNELS), recipient: v.string() })

/**
 * Sends notices that are due to one reader over one channel. An e-mail that was not accepted is tried again; an SMS is not: the phone's
 * owner sees in the account that it was not sent.
 */
export const sendNotices = defineJob({
  name: 'notice',
  argument: Destination,
  // How many were sent so far.
  cursor: v.number(),
  async step(env, { now, argument, cursor }) {
    const { sent, next } = await sendDue({ env, requestId: '' }, argument, now)
    const all = sent + (cursor ?? 0)
    return next === null ? { done: `${all} sent` } : { next: all, at: next }
  },
})
