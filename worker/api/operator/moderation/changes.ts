import type { Change } from '../../../../domain/contract/moderation.ts'

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const orNull = (value: unknown): unknown => (isEmpty(value) ? null : value)

/**
 * @param before snapshot of what was approved; {} the first time.
 * @param after the same fields as they are now.
 * @returns the fields that differ; what is empty in both is none.
 */
export const changesBetween = (before: Record<string, unknown>, after: Record<string, unknown>): Change[] =>
  Object.entries(after).flatMap(([field, value]) => {
    const change = { field, before: orNull(before[field]), after: orNull(value) }
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change]
  })
