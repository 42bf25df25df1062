/** What stories are about: goods, categories and codes, linked from both sides (docs/behaviour.md, "Content desk"). */
import { type SQL, sql } from 'drizzle-orm'
import type { StoryAbout } from '../../../../domain/contract/stories.ts'
import { decoded } from '../../../db/select.ts'
import type { LinkRow } from '../links.ts'

const of = (kind: string, refs: SQL): SQL =>
  sql`SELECT story FROM story_subjects WHERE kind = ${kind} AND ref IN (${refs})`

/** Ids of a category and of those above it. @param category its number */
const upwards = (category: SQL): SQL =>
  sql`SELECT c.id FROM category_ancestors AS up CROSS JOIN categories AS c ON c.num = up.ancestor WHERE up.category = ${category}`

/** The code and every beginning of it, from two digits on: a guide to 8481 is one to 8481 80. */
const beginnings = (code: string): string[] =>
  Array.from({ length: Math.max(0, code.length - 1) }, (_, at) => code.slice(0, at + 2)).filter(
    (one) => !one.endsWith('.'),
  )

/** @param about `kind:ref` @returns a SELECT of the numbers of the stories about it, or about what is above it */
export function aboutSubject(about: string): SQL {
  const [kind = '', ref = ''] = about.split(':')
  if (kind === 'category') return of(kind, upwards(sql`(SELECT num FROM categories WHERE id = ${ref})`))
  if (kind !== 'product') return of(kind, sql`SELECT value FROM json_each(${JSON.stringify(beginnings(ref))})`)
  return sql`${of(kind, sql`SELECT ${ref}`)} UNION ${of('category', upwards(sql`(SELECT category FROM products WHERE id = ${ref})`))}`
}

const subjects = (kind: string): SQL => sql`story_subjects AS s CROSS JOIN ${sql.identifier(kind)} AS t ON t.id = s.ref`

const LINK = sql`json_group_array(json_object('id', t.id, 'slug', t.slug, 'names', json(t.names)))`

/** The public subjects of a story: columns of a SELECT from `stories`. */
export const subjectColumns = () => ({
  products: decoded<LinkRow[]>(
    sql`(SELECT ${LINK} FROM ${subjects('products')} WHERE s.story = stories.num AND s.kind = 'product' AND t.status = 'published'
      AND EXISTS (SELECT 1 FROM companies WHERE num = t.company AND status = 'active'))`,
    'products',
  ),
  categories: decoded<LinkRow[]>(
    sql`(SELECT ${LINK} FROM ${subjects('categories')} WHERE s.story = stories.num AND s.kind = 'category')`,
    'categories',
  ),
  codes: decoded<StoryAbout['codes']>(
    sql`(SELECT json_group_array(json_object('tree', s.kind, 'code', s.ref)) FROM story_subjects AS s
      WHERE s.story = stories.num AND s.kind IN ('okved', 'tnved'))`,
    'codes',
  ),
})
