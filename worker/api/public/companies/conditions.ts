/** Filters as SQL on a row `l` of company_listing, and the sources of such rows. Every value is bound, names are our own. */
import { type SQL, sql } from 'drizzle-orm'
import { directoryNum } from '../../../db/reindex.ts'
import { CANDIDATES } from '../filter-or-scan.ts'
import type { Directory } from './directories.ts'
import type { Narrowing, Source } from './plan.ts'

/** Stands in company_listing for a year that is not told. */
export const NOT_TOLD = 9999

/** What is searched, in which directory. */
export interface Selection extends Narrowing {
  directory: Directory
  /** Id of a category or service. */
  branch?: string | undefined
  /** A MATCH string from matchQuery; there when `words` is. */
  match?: string | undefined
}

/** A condition of its own for the index of each activity: a row of company_activities is a seek. */
const hasActivity = (activity: string): SQL =>
  sql`EXISTS (SELECT 1 FROM company_activities AS has WHERE has.code = ${activity} AND has.company = l.company)`

/** @returns all conditions joined by AND; there is always one, the node. */
export function conditions(filter: Selection, source: Source): SQL {
  const { directory, branch, country, city, activity, verified, foundedBy } = filter
  const all = [
    sql`l.node = ${directory.node(branch)}`,
    ...(country === undefined ? [] : [sql`l.country = ${country}`]),
    ...(city === undefined ? [] : [sql`l.city = ${city}`]),
    ...(verified ? [sql`l.verified = 1`] : []),
    ...(foundedBy === undefined ? [] : [sql`l.founded <= ${foundedBy}`]),
    ...(activity === undefined || source === 'activity' ? [] : [hasActivity(activity)]),
  ]
  return sql.join(all, sql` AND `)
}

const [FIRST, LAST] = [directoryNum('company', 0), directoryNum('service', 0) - 1]

/**
 * Companies that have the words, the newest ones first and no more than are counted. A name counts ten times the rest; a lower
 * score is a better one. Rows of companies have numbers of their own in the index, so that nothing else is read.
 */
const hits = (match: string): SQL => sql`(
  SELECT rowid - ${FIRST} AS company, bm25(directory_fts, 10.0, 1.0) AS score
  FROM directory_fts WHERE directory_fts MATCH ${match} AND rowid BETWEEN ${FIRST} AND ${LAST}
  ORDER BY rowid DESC LIMIT ${CANDIDATES}
)`

/** CROSS JOIN keeps the order of tables: SQLite has no figures to choose it by. */
export function rowsOf(source: Source, { match, activity }: Selection): SQL {
  if (source === 'words') {
    return sql`${hits(match ?? '""')} AS w CROSS JOIN company_listing AS l ON l.company = w.company`
  }
  if (source === 'activity') {
    return sql`company_activities AS a CROSS JOIN company_listing AS l ON a.code = ${activity} AND l.company = a.company`
  }
  return sql`company_listing AS l INDEXED BY ${sql.raw(source)}`
}
