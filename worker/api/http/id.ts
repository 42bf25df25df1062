import * as v from 'valibot'
import { Id } from '../../../domain/contract/values.ts'
import { AppError } from './problem.ts'

/**
 * @param id from the path.
 * @param code of the failure, such as 'product.unknown'.
 * @throws AppError 404: what is not even an id names nothing either, and asking the database would tell no more.
 */
export function knownId(id: string, code: string): string {
  if (!v.is(Id, id)) throw new AppError(code, 404)
  return id
}

/** @throws AppError 404 where nothing was found. */
export function found<Row>(row: Row | null | undefined, code: string): Row {
  if (row === null || row === undefined) throw new AppError(code, 404)
  return row
}
