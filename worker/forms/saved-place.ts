import type { Context } from 'hono'
import type { EdgeEnv } from '../edge-env.ts'
import { createOwnClient } from '../gateway/client.ts'
import { isTicked } from './field-values.ts'
import { type FieldError, readErrors } from './parse-form.ts'
import { type Fields, idempotencyKey } from './plain-form.ts'

const ADDRESSES = '/api/profile/addresses'

/**
 * Saves the typed place among the buyer's addresses if that box is ticked; an address that is there already stays as it is. It is done
 * before the request is sent, so that a refusal is beside its box and nothing is sent unnoticed.
 * @returns the errors, for the box
 */
export async function savePlace(c: Context<EdgeEnv>, fields: Fields): Promise<FieldError[]> {
  const text = fields.savedPlace ? '' : (fields.deliveredTo ?? '').trim()
  if (!isTicked(fields.savePlace) || text === '') return []
  const own = createOwnClient(c)
  const before = await own.get(ADDRESSES)
  if (before.ok && (await before.json()).data.some((address) => address.text === text)) return []
  const headers = { 'Idempotency-Key': await idempotencyKey({ place: text }) }
  const response = before.ok ? await own.post(ADDRESSES, { json: { text }, headers }) : before
  return response.ok ? [] : (await readErrors(response)).map(({ code }) => ({ field: 'savePlace', code }))
}
