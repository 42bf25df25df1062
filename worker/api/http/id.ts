import * as v from 'valibot'
import type { ProblemCode } from '../../../domain/contract/problem-details.ts'
import { Id } from '../../../domain/contract/values.ts'
import { AppError } from './problem.ts'

/**
 * @param id from the path.
 * @param code of the failure, such as 'product.unknown'.
 * @throws AppError 404: what is not even an id names nothing either, and asking the database would tell no more.
 */
export function knownId(id: string, code: ProblemCode): string {
  if (!v.is(Id, id)) throw new AppError(code, 404)
  return id
}

/** @throws AppError 404 where nothing was found. */
export function found<Row>(row: Row | null | undefined, code: ProblemCode): Row {
  if (row === null || row === undefined) throw new AppError(code, 404)
  return row
}
