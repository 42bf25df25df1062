/** Pictures in an order of their own. */
import type { Fields } from '../plain-form.ts'
import type { FieldFault, FormResult } from './form-result.ts'

export interface Moved {
  /** Null: it stands there already. */
  keys: string[] | null
  /** Where the moved one stands now, as a part of the screen's address (web/pages/account/move-buttons.tsx). */
  place: string
}

/**
 * @param key of the one that is moved
 * @param to where it is to stand, from 0
 * @returns null where it is none of them, or there is no such place
 */
export function moved(keys: readonly string[], key: string | undefined, to: number): Moved | null {
  const [at, other] = [keys.indexOf(key ?? ''), keys[to]]
  const own = keys[at]
  if (own === undefined || other === undefined) return null
  const place = `#picture-${to + 1}`
  return { keys: at === to ? null : keys.toSpliced(at, 1).toSpliced(to, 0, own), place }
}

interface Pictures {
  /** Keys of the pictures as they stand now. */
  read: () => Promise<{ keys: string[] } | { faults: FieldFault[] }>
  save: (keys: string[]) => Promise<FormResult>
  /** The screen that they are moved on. */
  place: string
}

/**
 * Moves a form's picture by a place from where it stood when the form was drawn: pressed twice, it has moved once.
 * @param by places: −1 is earlier
 */
export async function move(fields: Fields, by: -1 | 1, { read, save, place }: Pictures): Promise<FormResult> {
  const look = async () => {
    const now = await read()
    return 'faults' in now ? now : { order: moved(now.keys, fields.key, Number(fields.at) + by) }
  }
  const looked = await look()
  if ('faults' in looked) return looked
  const { order } = looked
  if (!order?.keys) return { place: place + (order?.place ?? '') }
  const outcome = await save(order.keys)
  if ('place' in outcome) return { place: place + order.place }
  const meanwhile = await look()
  const isThere = 'order' in meanwhile && meanwhile.order?.keys === null
  return isThere ? { place: place + order.place } : outcome
}
