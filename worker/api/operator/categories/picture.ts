import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { database } from '../../../db/connection.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import type { Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import type { ShownPicture } from '../../public/pictures.ts'
import type { PlacedCategory } from './queries.ts'

/**
 * @param wanted id of a file; null: none; undefined: the present one stays
 * @returns the picture that the category has then, and the statements that make an upload the site's: its address is public
 * @throws AppError 422 `file.unknown` for what is neither the present picture nor a picture that the operator has uploaded
 */
export async function chosenPicture(
  c: Context<ApiEnv>,
  { picture }: PlacedCategory,
  wanted: string | null | undefined,
): Promise<{ picture: ShownPicture | null; writes: Write[] }> {
  if (wanted === undefined || wanted === picture?.id) return { picture, writes: [] }
  if (wanted === null) return { picture: null, writes: [] }
  const own = sql`id = ${wanted} AND uploaded_by = ${signedIn(c).num} AND kind <> 'document'`
  const [found] = await database(c.env.DB).all<ShownPicture>(
    sql`SELECT id, kind, width, height FROM files WHERE ${own}`,
  )
  const unknown = new AppError('file.unknown', 422)
  if (!found) throw unknown
  const writes = [
    refuseUnless(sql`EXISTS (SELECT 1 FROM files WHERE ${own})`, unknown),
    sql`UPDATE files SET uploaded_by = NULL, company = NULL WHERE ${own}`,
  ]
  return { picture: found, writes }
}
