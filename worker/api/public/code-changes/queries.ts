import { type SQL, sql } from 'drizzle-orm'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import type {
  CodeChange,
  CodeChangeList,
  CodeChangesQuery,
  EditionChanges,
} from '../../../../domain/contract/code-changes.ts'
import type { Database } from '../../../db/connection.ts'
import { cutPage } from '../../http/paging.ts'

const PER_PAGE = 50
const EDITIONS = 12

/** The code with this beginning that comes last: '~' is after all digits and points. */
const upTo = (code: string): string => `${code}~`

/** @returns the condition for the codes of `c` that begin so, by the more selective index; the keys rise with time */
export const ofCodes = (code: string): SQL =>
  code === '' ? sql`` : sql`AND c.code >= ${code} AND c.code < ${upTo(code)}`

/** @returns changes of the codes that begin so, those of the latest edition first, and the latest editions */
export async function readCodeChanges(
  db: Database,
  tree: ClassifierName,
  { code, before }: CodeChangesQuery,
): Promise<CodeChangeList> {
  const older = before === undefined ? sql`` : sql`AND c.num < ${before}`
  const [rows, editions] = await Promise.all([
    db.all<CodeChange>(sql`SELECT c.num AS key, c.code, c.kind, e.dated, c.since, c.was, c.now
      FROM code_changes AS c CROSS JOIN code_edition_changes AS e
        ON e.tree = c.tree AND e.edition = c.edition AND e.since = c.since
      WHERE c.tree = ${tree} ${ofCodes(code)} ${older} ORDER BY c.num DESC LIMIT ${PER_PAGE + 1}`),
    db.all<EditionChanges>(sql`SELECT dated, since, added, retired, reworded, duty FROM code_edition_changes
      WHERE tree = ${tree} ORDER BY num DESC LIMIT ${EDITIONS}`),
  ])
  const { shown, last } = cutPage(rows, PER_PAGE)
  return { data: shown, meta: { editions, next: last?.key ?? null } }
}
