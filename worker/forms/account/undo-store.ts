/** Stores what undoes a form in KV for a while: prices of 96 products are too long for an address or a cookie. */

import type { Context } from 'hono'
import * as v from 'valibot'
import { HOUR_S } from '../../../domain/durations.ts'
import { callStore } from '../../call-store.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { cookie } from '../../gateway/cookies.ts'
import { OWNER_COOKIE } from '../../gateway/owner.ts'
import { idempotencyKey } from '../plain-form.ts'
import type { UndoStore } from './form-result.ts'

/** Seconds in which a saved list can be undone. */
const LIFE = HOUR_S

const Stored = v.object({ owner: v.string(), fields: v.record(v.string(), v.string()) })
const Key = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

const keyOf = (name: string) => `undo:${name}`

/** The undo store of the signed-in person: another person cannot read it even with the key. */
export function undoStore(c: Context<EdgeEnv>): UndoStore {
  const owner = cookie(c, OWNER_COOKIE)
  return {
    async put(form, fields) {
      if (owner === undefined) return undefined
      // A key of the form itself, so that a double press redirects to the same address; its field `once` cannot be guessed.
      const name = (await idempotencyKey(form)).slice(0, 32)
      const text = JSON.stringify({ owner, fields })
      const stored = callStore('KV', () => c.env.KV.put(keyOf(name), text, { expirationTtl: LIFE }))
      return stored.then(
        () => name,
        () => undefined,
      )
    },
    async get(name) {
      if (!v.is(Key, name)) return null
      const stored: unknown = await callStore('KV', () => c.env.KV.get(keyOf(name), 'json'))
      return v.is(Stored, stored) && stored.owner === owner ? stored.fields : null
    },
  }
}
