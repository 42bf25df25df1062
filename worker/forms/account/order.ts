/** Moves pictures in their order. */
import type { FieldError } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import type { FormResult } from './form-result.ts'

interface Moved {
  /** Keys in the new order; null: the picture is already in its place. */
  keys: string[] | null
  /** Fragment of the moved one on its screen (web/pages/account/file-buttons.tsx). */
  fragment: string
}

/**
 * @param key of the picture that is moved
 * @param to its new place, from 0
 * @returns null if there is no such key or place
 */
export function movedKey(keys: readonly string[], key: string | undefined, to: number): Moved | null {
  const at = keys.indexOf(key ?? '')
  const own = keys[at]
  if (own === undefined || keys[to] === undefined) return null
  const fragment = `#picture-${to + 1}`
  return { keys: at === to ? null : keys.toSpliced(at, 1).toSpliced(to, 0, own), fragment }
}

interface Pictures {
  /** Reads the keys of the pictures in their present order. */
  read: () => Promise<{ keys: string[] } | { errors: FieldError[] }>
  save: (keys: string[]) => Promise<FormResult>
  /** Address of the screen on which they are moved. */
  screen: string
}

/**
 * Moves a form's picture to a place that is computed from its position when the form was rendered: pressed twice, it moves once.
 * @param to from 0
 */
export async function move(fields: Fields, to: number, { read, save, screen }: Pictures): Promise<FormResult> {
  const look = async () => {
    const now = await read()
    return 'errors' in now ? now : { order: movedKey(now.keys, fields.key, to) }
  }
  const before = await look()
  if ('errors' in before) return before
  const { order } = before
  const location = screen + (order?.fragment ?? '')
  if (!order?.keys) return { location }
  const result = await save(order.keys)
  if ('location' in result) return { location }
  const meanwhile = await look()
  const isThere = 'order' in meanwhile && meanwhile.order?.keys === null
  return isThere ? { location } : result
}
