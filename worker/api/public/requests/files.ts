/** Files of a request, of people without an account too: stored and checked as every upload is, and named by a secret ticket. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Bindings } from '../../../bindings.ts'
import { database } from '../../../db/connection.ts'
import type { StoredMessageFile } from '../../../db/schema.ts'
import { valuesOf } from '../../../db/select.ts'
import { unknownFile } from '../../account/files/attachments.ts'
import { VISITOR } from '../../account/files/store-bytes.ts'
import { type Uploader, upload } from '../../account/files/upload.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'
import { mac } from '../../secrets/hmac.ts'

/** A file's id is not a secret: a visitor without a session proves by the ticket that the file is theirs. */
const ticketOf = async (env: Pick<Bindings, 'AUTH_KEY'>, id: string): Promise<string> =>
  `${id}.${await mac(env, 'request-file', id)}`

/** @throws AppError as `upload` */
export function uploadRequestFile(c: Context<ApiEnv>) {
  const { viewer } = c.var
  const uploader: Uploader =
    viewer && viewer.role !== 'ANONIM' ? viewer : { id: null, num: VISITOR, organization: null }
  return upload(c, uploader, async (stored) => ({ ...stored, ticket: await ticketOf(c.env, stored.id) }))
}

/**
 * @returns what the request stores of each file, in their order
 * @throws AppError 422 `file.unknown` for a ticket that is none, or of a file that is deleted
 */
export async function requestFiles(c: Context<ApiEnv>, tickets: readonly string[]): Promise<StoredMessageFile[]> {
  const ids = [...new Set(tickets)].map((ticket) => ticket.slice(0, ticket.indexOf('.')))
  if (ids.length === 0) return []
  const real = await Promise.all(ids.map((id) => ticketOf(c.env, id)))
  if (!real.every((ticket) => tickets.includes(ticket))) throw unknownFile()
  const rows = await database(c.env.DB).all<StoredMessageFile>(
    sql`SELECT id, name, type, size FROM files WHERE id IN ${valuesOf(ids)}`,
  )
  return ids.map((id) => {
    const found = rows.find((row) => row.id === id)
    if (!found) throw unknownFile()
    return found
  })
}

/** @returns the condition that none of these files was deleted in the meantime */
export const refuseDeletedFiles = (files: readonly StoredMessageFile[]): Refusal[] =>
  files.length === 0
    ? []
    : [
        refuseUnless(
          sql`(SELECT count(*) FROM files WHERE id IN ${valuesOf(files.map(({ id }) => id))})
            = ${files.length}`,
          unknownFile(),
        ),
      ]
