import type { Change } from '../../../../domain/contract/changes.ts'
import type { Text } from '../../../../domain/text.ts'
import type { RefusedChange } from '../reviews/queries.ts'
import { type Snapshot, shownFields } from './shown-fields.ts'

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const orNull = (value: unknown): unknown => (isEmpty(value) ? null : value)

/**
 * @param before snapshot of what was approved; {} the first time.
 * @param after the same fields as they are now.
 * @returns the fields that differ; a field that is empty in both does not.
 */
export const changesBetween = (before: Record<string, unknown>, after: Record<string, unknown>): Change[] =>
  Object.entries(after).flatMap(([field, value]) => {
    const change = { field, before: orNull(before[field]), after: orNull(value) }
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change]
  })

/**
 * The fields of a refused change, so that its supplier can read them and send in again what was right.
 * @param seen the fields as buyers see them
 * @param categories names of the category that buyers see, by number
 * @returns [] where no change was refused
 */
export function refusedChanges(
  refused: RefusedChange | null,
  seen: Snapshot,
  categories: [num: number, names: Text][] = [],
): Change[] {
  if (!refused) return []
  const { fields, category } = refused
  const names = new Map([...categories, [Number(fields.category), category ?? {}]])
  return changesBetween(shownFields(seen, names), shownFields(fields, names))
}
