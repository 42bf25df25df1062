/** The calls of a resource of named texts (domain/contract/named-texts.ts), which a person or an organization has a limited number of. */
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { NamedText, NewNamedText } from '../../../domain/contract/named-texts.ts'
import type { ProblemCode } from '../../../domain/contract/problem-codes.ts'
import type { Action } from '../../../domain/rights.ts'
import { database } from '../../db/connection.ts'
import { newId } from '../../db/id.ts'
import { requires } from './access/requires.ts'
import type { ApiEnv } from './api-env.ts'
import { loadOwn } from './id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from './openapi.ts'
import { AppError } from './problem.ts'
import { body } from './validate.ts'
import { commit, commitWithoutBody } from './writes/commit.ts'
import { refuseUnless } from './writes/refusal.ts'
import { editResult, unchanged } from './writes/version.ts'

/** What a change may leave out. */
type Change = { [Key in keyof NewNamedText]?: NewNamedText[Key] | undefined }

export interface NamedTextResource {
  tag: string
  table: SQLiteTable
  /** The column with the number of the texts' owner, and that number for the caller. */
  owner: AnyColumn
  ownerOf: (c: Context<ApiEnv>) => number
  order: SQL
  most: number
  failures: { unknown: ProblemCode; tooMany: ProblemCode }
  rights: { read: Action; edit: Action }
  schemas: {
    list: StandardSchemaV1
    one: StandardSchemaV1
    added: v.GenericSchema<Change & Pick<NewNamedText, 'text'>, NewNamedText>
    change: v.GenericSchema<Change, Change>
  }
  /** Summaries of the calls in the OpenAPI document. */
  summaries: { list: string; add: string; change: string; remove: string }
}

interface Row extends NewNamedText {
  num: number
  id: string
  version: number
  createdAt: number
  updatedAt: number
}

const toText = ({ id, version, name, text, createdAt, updatedAt }: Row): NamedText => ({
  id,
  version,
  name,
  text,
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
})

/** @returns the one among the caller's own that the path names. @throws AppError 404 */
export const ownText = (c: Context<ApiEnv>, { table, owner, ownerOf, failures }: NamedTextResource): Promise<Row> =>
  loadOwn(c, failures.unknown, (db, id) =>
    db.get<Row>(sql`SELECT num, id, version, name, text, created_at AS createdAt, updated_at AS updatedAt
      FROM ${table} WHERE id = ${id} AND ${owner} = ${ownerOf(c)}`),
  )

/** GET all, POST another one, PATCH and DELETE one; a change checks the version. */
export function namedTexts(resource: NamedTextResource) {
  const { tag, table, owner, ownerOf, order, most, failures, rights, schemas, summaries } = resource
  return new Hono<ApiEnv>()
    .get('/', describeGet(tag, summaries.list, schemas.list), requires(rights.read), async (c) => {
      const rows = await database(c.env.DB).all<Row>(sql`SELECT num, id, version, name, text,
        created_at AS createdAt, updated_at AS updatedAt FROM ${table} WHERE ${owner} = ${ownerOf(c)} ORDER BY ${order} LIMIT ${most}`)
      return c.json({ data: rows.map(toText) })
    })
    .post(
      '/',
      describeWrite(
        tag,
        summaries.add,
        { 201: schemas.one },
        { 409: `There are ${most} already: \`${failures.tooMany}\`` },
      ),
      requires(rights.edit),
      body(schemas.added),
      async (c) => {
        const whose = ownerOf(c)
        const now = Date.now()
        const row = { ...c.req.valid('json'), num: 0, id: newId(now), version: 1, createdAt: now, updatedAt: now }
        const hasRoom = sql`(SELECT count(*) FROM ${table} WHERE ${owner} = ${whose}) < ${most}`
        const writes = [
          refuseUnless(hasRoom, new AppError(failures.tooMany, 409)),
          sql`INSERT INTO ${table} (id, ${sql.identifier(owner.name)}, name, text, created_at, updated_at)
            VALUES (${row.id}, ${whose}, ${row.name}, ${row.text}, ${now}, ${now})`,
        ]
        return commit(c, writes, editResult(201, toText(row), 1))
      },
    )
    .patch(
      '/:id',
      describeWrite(tag, summaries.change, { 200: schemas.one }, EDIT_FAILURES),
      requires(rights.edit),
      body(schemas.change),
      async (c) => {
        const before = await ownText(c, resource)
        const { name = before.name, text = before.text } = c.req.valid('json')
        const after = { ...before, name, text, version: before.version + 1, updatedAt: Date.now() }
        const current = sql`(SELECT version FROM ${table} WHERE num = ${before.num})`
        const writes = [
          ...unchanged(c, current, before.version),
          sql`UPDATE ${table} SET name = ${name}, text = ${text}, version = ${after.version},
            updated_at = ${after.updatedAt} WHERE num = ${before.num}`,
        ]
        return commit(c, writes, editResult(200, toText(after), after.version))
      },
    )
    .delete(
      '/:id',
      describeRepeatable(tag, summaries.remove, { 204: null }, { 404: 'No such id' }),
      requires(rights.edit),
      async (c) => commitWithoutBody(c, [sql`DELETE FROM ${table} WHERE num = ${(await ownText(c, resource)).num}`]),
    )
}
