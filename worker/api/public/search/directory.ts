/** Searches categories, companies, services and stories, which share one index. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { type DirectoryKind, directoryNum } from '../../../db/directory-num.ts'
import { categories, services } from '../../../db/schema.ts'
import { decoded, number, translated, translation } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { productCount } from '../categories/queries.ts'
import { selectCompanyCards } from '../companies/cards.ts'
import { type LinkRow, toLink } from '../links.ts'
import { CANDIDATES } from '../listing/filter-or-scan.ts'
import { companyCount } from '../services/queries.ts'
import { selectStoryCards } from '../stories/cards.ts'

/** Only so many hits are ranked, the newest ones, because ranking all hits of a common word is too slow. */
const RANKED = sql.raw('1000')

/** Conditions on `hit.num` for the public rows of each kind. A story with a later date is not published yet. */
const visible = (): Record<DirectoryKind, SQL> => ({
  category: sql`EXISTS (SELECT 1 FROM categories WHERE num = hit.num)`,
  company: sql`EXISTS (SELECT 1 FROM companies WHERE num = hit.num AND status = 'active')`,
  service: sql`EXISTS (SELECT 1 FROM services WHERE num = hit.num)`,
  story: sql`EXISTS (SELECT 1 FROM stories WHERE num = hit.num AND published_at <= ${Date.now()} AND withdrawn_at IS NULL)`,
})

/** Each kind has a contiguous range of row numbers in the index. */
const ofKind = (kind: DirectoryKind): SQL =>
  sql`rowid >= ${directoryNum(kind, 0)} AND rowid < ${directoryNum(kind, 1_000_000_000)}`

/** The parameters of a search. */
interface DirectorySearch {
  match: string
  limit: number
  locale: Locale
}

/** The rows with all words in their name. */
const namedRows = (kind: DirectoryKind, match: string): SQL =>
  sql`SELECT rowid - ${directoryNum(kind, 0)} FROM directory_fts
    WHERE directory_fts MATCH ${`name : (${match})`} AND ${ofKind(kind)}`

/**
 * A category has the names above it in its text: "Polyethylene pipes" below "Pipes, valves and fittings" is no answer to "valve". So one that is
 * found below another that has the words in its name is left out, unless its own name has them (docs/behaviour.md, "Categories found").
 */
function byOwnName(kind: DirectoryKind, match: string): SQL {
  if (kind !== 'category') return sql``
  const named = namedRows(kind, match)
  return sql`AND (hit.num IN (${named}) OR NOT EXISTS (
    SELECT 1 FROM category_ancestors AS up WHERE up.category = hit.num AND up.ancestor IN (${named})))`
}

/** Above any bm25 score. */
const NAMED = sql.raw('1000.0')

/** Categories with all words in their own name come first: of "pallet tr" pallet trucks, and not what is packed on pallets. */
const scoreOf = (kind: DirectoryKind, match: string): SQL =>
  kind === 'category' ? sql`hit.score - ${NAMED} * (hit.num IN (${namedRows(kind, match)}))` : sql`hit.score`

/** A match in the name has ten times the weight; a lower score is better. */
const hits = (kind: DirectoryKind, { match, limit }: DirectorySearch): SQL => sql`
  SELECT hit.num, hit.num AS ${sql.raw(kind)}, ${scoreOf(kind, match)} AS score FROM (
    SELECT rowid - ${directoryNum(kind, 0)} AS num, bm25(directory_fts, 10.0, 1.0) AS score
    FROM directory_fts WHERE directory_fts MATCH ${match} AND ${ofKind(kind)} ORDER BY rowid DESC LIMIT ${RANKED}
  ) AS hit WHERE ${visible()[kind]} ${byOwnName(kind, match)} ORDER BY 3, hit.num LIMIT ${limit}`

const byScore = sql`page.score, page.num`

export const selectDirectoryCount = (db: Database, kind: DirectoryKind, { match }: DirectorySearch) =>
  db
    .select({ n: number(sql`count(*)`, 'n') })
    .from(sql`(
    SELECT rowid - ${directoryNum(kind, 0)} AS num FROM directory_fts
    WHERE directory_fts MATCH ${match} AND ${ofKind(kind)} LIMIT ${CANDIDATES}
  ) AS hit`)
    .where(sql`${visible()[kind]} ${byOwnName(kind, match)}`)

export const selectCompanyHits = (db: Database, search: DirectorySearch) =>
  selectCompanyCards(db, hits('company', search), byScore, search.locale)

export const selectStoryHits = (db: Database, search: DirectorySearch) =>
  selectStoryCards(db, hits('story', search), byScore, search.locale)

const categoryPath = (locale: Locale) => sql`(SELECT json_group_array(json(${translation(sql`names`, locale)})) FROM (
  SELECT above.names FROM category_ancestors AS up CROSS JOIN categories AS above ON above.num = up.ancestor
  WHERE up.category = ${categories.num} AND up.ancestor <> ${categories.num} ORDER BY above.level))`

const categoryColumns = (locale: Locale) => ({
  id: categories.id,
  slug: categories.slug,
  names: translated(categories.names, locale, 'names'),
  path: decoded<Text[]>(categoryPath(locale), 'path'),
  count: number(productCount, 'count'),
})

export const selectCategoryHits = (db: Database, search: DirectorySearch) =>
  db
    .select(categoryColumns(search.locale))
    .from(sql`(${hits('category', search)}) AS page`)
    .innerJoin(categories, sql`${categories.num} = page.num`)
    .orderBy(byScore)

/** @param slug '' for none */
export const selectCategoryOf = (db: Database, slug: string, locale: Locale) =>
  db
    .select(categoryColumns(locale))
    .from(sql`(SELECT num FROM categories WHERE slug = ${slug}) AS page`)
    .innerJoin(categories, sql`${categories.num} = page.num`)

/** Names of the service's parent: services have two levels, so that there is at most one. */
const servicePath = (locale: Locale) =>
  sql`(SELECT json_group_array(json(${translation(sql`above.names`, locale)})) FROM services AS above WHERE above.num = ${services.parent})`

export const selectServiceHits = (db: Database, search: DirectorySearch) =>
  db
    .select({
      id: services.id,
      slug: services.slug,
      names: translated(services.names, search.locale, 'names'),
      path: decoded<Text[]>(servicePath(search.locale), 'path'),
      count: number(companyCount, 'count'),
    })
    .from(sql`(${hits('service', search)}) AS page`)
    .innerJoin(services, sql`${services.num} = page.num`)
    .orderBy(byScore)

/** A category or a service as a hit. */
export const toBranchHit = (row: LinkRow & { path: Text[]; count: number }, locale: Locale) => ({
  ...toLink(row, locale),
  path: row.path.map((above) => localized(above, locale).text),
  count: row.count,
})
