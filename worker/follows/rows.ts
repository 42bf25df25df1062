/** Stored follows with the names of their categories and suppliers. */
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { FOLLOW_KINDS } from '../../domain/contract/follows.ts'
import { MAX_FOLLOWS } from '../../domain/limits.ts'
import type { Text } from '../../domain/text.ts'
import type { Database } from '../db/connection.ts'

const Json = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema)
const Names = v.nullable(Json(v.custom<Text>((value) => typeof value === 'object' && value !== null)))

const Row = v.object({
  num: v.number(),
  id: v.string(),
  kind: v.picklist(FOLLOW_KINDS),
  filters: Json(v.record(v.string(), v.string())),
  seen: Json(v.array(v.string())),
  news: v.number(),
  changedAt: v.nullable(v.number()),
  createdAt: v.number(),
  category: Names,
  supplier: Names,
})
export type FollowRow = v.InferOutput<typeof Row>

/** @returns what a person follows, the latest first; a supplier that is not public has no name */
export const readFollows = async (db: Database, user: number): Promise<FollowRow[]> =>
  v.parse(
    v.array(Row),
    await db.all(sql`SELECT f.num, f.id, f.kind, f.filters, f.seen, f.news, f.changed_at AS changedAt,
        f.created_at AS createdAt, c.names AS category, s.names AS supplier
      FROM follows AS f
        LEFT JOIN category_redirects AS r ON r.id = f.filters ->> 'category'
        LEFT JOIN categories AS c ON c.num = coalesce(r.category, (SELECT num FROM categories WHERE id = f.filters ->> 'category'))
        LEFT JOIN companies AS s ON s.id = f.filters ->> 'supplier' AND s.status = 'active'
      WHERE f.user = ${user} ORDER BY f.num DESC LIMIT ${MAX_FOLLOWS}`),
  )
