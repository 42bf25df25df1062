import type { Context } from 'hono'
import * as v from 'valibot'
import type { ProblemCode } from '../../../domain/contract/problem-codes.ts'
import { Id } from '../../../domain/contract/values.ts'
import { type Database, database } from '../../db/connection.ts'
import type { ApiEnv } from './api-env.ts'
import { AppError } from './problem.ts'

/**
 * @param id from the path
 * @param code of the error, such as 'product.unknown'
 * @throws AppError 404 for a text that is not an id; no query is needed to know that it is unknown
 */
export function parseId(id: string | undefined, code: ProblemCode): string {
  if (!v.is(Id, id)) throw new AppError(code, 404)
  return id
}

/** @throws AppError 404 where there is no row */
export function orNotFound<Row>(row: Row | null | undefined, code: ProblemCode): Row {
  if (row === null || row === undefined) throw new AppError(code, 404)
  return row
}

/**
 * Loads the row that the path's `:id` names among those of the caller.
 * @param read selects by id among the caller's own rows; anyone else's are a 404, which does not reveal that they exist
 * @throws AppError 404
 */
export async function loadOwn<Row>(
  c: Context<ApiEnv>,
  code: ProblemCode,
  read: (db: Database, id: string) => Promise<Row | null | undefined>,
): Promise<Row> {
  const id = parseId(c.req.param('id'), code)
  return orNotFound(await read(database(c.env.DB), id), code)
}
