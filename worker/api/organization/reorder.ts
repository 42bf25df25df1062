import type { Issue } from '../../../domain/contract/problem.ts'
import { invalidInput } from '../http/problem.ts'

/**
 * @param keys of the items in their new order
 * @throws AppError 422 `input.invalid`, with the issue, unless these are the keys of all items, each once
 */
export function reorder<Item>(
  items: Item[],
  keyOf: (item: Item) => string,
  keys: string[],
  issue: Omit<Issue, 'code'>,
): Item[] {
  const ordered = keys.flatMap((key) => items.filter((item) => keyOf(item) === key))
  const isOrder = new Set(keys).size === keys.length && ordered.length === items.length && keys.length === items.length
  if (isOrder) return ordered
  throw invalidInput([{ ...issue, code: 'choice' }])
}
