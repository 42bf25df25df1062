/** The forms of a conversation without an account. */
import type { Context } from 'hono'
import { MAX_MESSAGE_LENGTH, NewMessage, TranslationOf } from '../../domain/contract/messages.ts'
import { personalHref } from '../../domain/personal-routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createOwnClient } from '../gateway/client.ts'
import { guestCookie, setOwnCookie } from '../gateway/cookies.ts'
import { byField, parseForm, readErrors } from './parse-form.ts'
import {
  type DrawScreen,
  type Fields,
  idempotencyKey,
  redirectAfterPost,
  redisplay,
  sameOriginForm,
} from './plain-form.ts'

/** One character more than a message may have, each of up to nine bytes when URL-encoded, and the other fields. */
const LIMITS = { bytes: 100_000, characters: MAX_MESSAGE_LENGTH + 1 }

const CONVERSATION = '/api/conversations/:id'

/** Notices of the screen after buttons other than the message's. */
const DONE: Record<string, string> = { translate: 'translated', 'show-contact': 'contactShown' }

/** Names of the message's field for paths of the schema. */
const FIELD: Record<string, string> = { text: 'reply', files: 'reply' }

/** @returns the response to the call of the form's button; null for a form of no button of this screen */
async function send(c: Context<EdgeEnv>, fields: Fields) {
  const headers = { 'Idempotency-Key': await idempotencyKey({ ...fields, path: c.var.resolved.path }) }
  const call = { params: { id: c.req.query('id') ?? '' }, query: { locale: c.var.locale }, headers }
  const own = createOwnClient(c)
  if (fields.action === 'translate') {
    const parsed = parseForm(TranslationOf, { message: fields.message || null })
    if ('errors' in parsed) return parsed
    return own.post(`${CONVERSATION}/translations`, { ...call, json: parsed.value })
  }
  if (fields.action === 'show-contact') return own.post(`${CONVERSATION}/contact`, call)
  const parsed = parseForm(NewMessage, { text: fields.reply ?? '' })
  if ('errors' in parsed) return parsed
  return own.post(`${CONVERSATION}/messages`, { ...call, json: parsed.value })
}

/** @param draw the page that was posted to, with what was typed (`posted`) */
export const conversationForms = (draw: DrawScreen) =>
  sameOriginForm(async (c, fields) => {
    const here = (done?: string) => personalHref('conversation', c.var.locale, { id: c.req.query('id'), done })
    if (fields.action === 'leave') {
      setOwnCookie(c, guestCookie(c), null, { httpOnly: true })
      return redirectAfterPost(c, here())
    }
    const sent = await send(c, fields)
    if (!('errors' in sent) && sent.ok) return redirectAfterPost(c, here(DONE[fields.action ?? ''] ?? 'written'))
    const errors = 'errors' in sent ? sent.errors : await readErrors(sent)
    const named = errors.map(({ field, code }) => ({ field: FIELD[field] ?? field, code }))
    return redisplay(c, draw, { fields, errors: byField(named) })
  }, LIMITS)
