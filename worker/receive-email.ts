/** Handles an e-mail that Email Routing passes to the worker. */
import type { ForwardableEmailMessage } from '@cloudflare/workers-types'
import { MAX_MAIL_BYTES } from '../domain/limits.ts'
import { loadEmailTexts } from './api/delivery/messages.ts'
import { receiveMail } from './api/inbound/receive.ts'
import { loadData } from './asset-data.ts'
import type { Bindings } from './bindings.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { siteOriginOf } from './site-origin.ts'
import { streamBody } from './stream-body.ts'

/**
 * Adds the e-mail as a message to its thread, or leaves it to operators. A failure of the storage is thrown, so that the sender's mail
 * server retries.
 */
export async function receiveEmail(message: ForwardableEmailMessage, env: Bindings): Promise<void> {
  if (message.rawSize > MAX_MAIL_BYTES) return message.setReject('The message is larger than 25 MB')
  await Promise.all([loadEmailTexts(env.ASSETS), loadData(env.ASSETS)])
  const raw = new Uint8Array(await new Response(streamBody(message.raw)).arrayBuffer())
  const origin = siteOriginOf(env, `https://${env.REPLY_DOMAIN}`)
  const received = await receiveMail({ env, origin }, { from: message.from, to: message.to, raw })
  if (received.as === 'refused') message.setReject(received.reason)
  else if (received.as === 'message') await runJobs(env, Date.now(), { kinds: ['notice'] })
}
