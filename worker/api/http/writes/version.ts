/** Optimistic concurrency (RFC 9110 section 13.1.1): an edit names the version that it is based on. */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { database } from '../../../db/connection.ts'
import { valuesOf } from '../../../db/select.ts'
import type { ApiEnv } from '../api-env.ts'
import { AppError } from '../problem.ts'
import { type Refusal, refuseUnless } from './refusal.ts'

/** @returns the entity tag of a version: `ETag` of a response, `If-Match` of an edit */
export const versionTag = (version: number): string => `"${version}"`

/** Tables whose rows have a version. */
export type VersionedTable =
  | 'border_rates'
  | 'categories'
  | 'category_proposals'
  | 'companies'
  | 'edition_imports'
  | 'employees'
  | 'goods_rules'
  | 'imports'
  | 'inquiries'
  | 'legal_entities'
  | 'legal_texts'
  | 'lists'
  | 'orders'
  | 'parameters'
  | 'products'
  | 'reasons'
  | 'regulations'
  | 'reports'
  | 'services'
  | 'stories'
  | 'synonyms'
  | 'tags'
  | 'users'

/**
 * The current version of a row in SQL, for `unchanged`.
 * @param key its number, or its id
 */
export const versionOf = (table: VersionedTable, key: number | string): SQL =>
  sql`(SELECT version FROM ${sql.identifier(table)} WHERE ${sql.identifier(typeof key === 'number' ? 'num' : 'id')} = ${key})`

/**
 * Responds with data and the version that an edit of them names in If-Match.
 * @param beside what else the response has
 */
export function sendVersioned<Data extends object, Beside extends object = object>(
  c: Context<ApiEnv>,
  data: Data,
  version: number,
  beside?: Beside,
) {
  c.header('ETag', versionTag(version))
  return c.json(Object.assign({ data }, beside))
}

/** @returns the response to an edit, for `commit`: the data as they are after it, and their new version */
export const editResult = <Data, Status extends 200 | 201>(status: Status, data: Data, version: number) => ({
  status,
  body: { data },
  headers: { ETag: versionTag(version) },
})

/** Versions in If-Match; null where any is accepted. A compressing proxy makes tags weak, which is ignored. */
function expected(c: Context<ApiEnv>): number[] | null {
  const header = c.req.header('If-Match')
  if (header === undefined || header.trim() === '*') return null
  return [...header.matchAll(/"(\d{1,15})"/g)].map(([, version]) => Number(version))
}

/**
 * Goes before the statements of an edit, which itself raises the version by one.
 * @param current the row's version in SQL
 * @param read version of the row that the handler has read, if any: it must still be the current one
 * @returns the conditions; none where the handler read nothing and there is no If-Match: the last write wins
 */
export function unchanged(c: Context<ApiEnv>, current: SQL, read?: number): Refusal[] {
  const named = expected(c)
  if (named === null && read === undefined) return []
  const versions = (named ?? [read]).filter((version) => read === undefined || version === read)
  const holds = sql`${current} IN ${valuesOf(versions)}`
  return [refuseUnless(holds, () => outdated(c, current))]
}

/** The same for a row of a table: `[...unchangedRow(c, 'employees', num, read), …]`. */
export const unchangedRow = (c: Context<ApiEnv>, table: VersionedTable, key: number | string, read?: number) =>
  unchanged(c, versionOf(table, key), read)

/** @returns 412 `version.outdated` with the current version */
async function outdated(c: Context<ApiEnv>, current: SQL): Promise<AppError> {
  const row = await database(c.env.DB).get<{ version: number | null }>(sql`SELECT ${current} AS version`)
  const version = row?.version ?? 0
  return new AppError('version.outdated', 412, {
    members: { version },
    headers: { ETag: versionTag(version) },
  })
}
