import { desc, eq, sql } from 'drizzle-orm'
import type { EditionImport, EditionImportList } from '../../../../domain/contract/editions.ts'
import { isEditionWork } from '../../../../domain/statuses/edition-import.ts'
import type { Database } from '../../../db/connection.ts'
import { classifierEditions, editionImports, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'

/** Imports that the list shows. */
const LATEST = 20

const select = (db: Database) =>
  db
    .select({ row: editionImports, author: named(users.name, 'author_name') })
    .from(editionImports)
    .leftJoin(users, eq(users.num, editionImports.author))

type FoundImport = Awaited<ReturnType<typeof select>>[number]

export const findEditionImport = async (db: Database, id: string): Promise<FoundImport | undefined> =>
  (await select(db).where(eq(editionImports.id, id)))[0]

const toRow = ({ row, author }: FoundImport) => ({
  id: row.id,
  tree: row.tree,
  status: row.status,
  dated: row.dated,
  files: row.files.map(({ name, size }) => ({ name, size })),
  author: author ?? '',
  createdAt: new Date(row.createdAt).toISOString(),
})

export function toEditionImport(found: FoundImport): EditionImport {
  const { row } = found
  const { version, status, position, parts, report, edition, base, changes, error, errorDetail } = row
  return {
    ...toRow(found),
    version,
    progress: isEditionWork(status) ? { done: position, total: status === 'applying' ? parts : 0 } : null,
    report,
    isServed: edition !== null && edition === base,
    changes,
    error: error === null ? null : { code: error, detail: errorDetail ?? '' },
  }
}

/** @returns the latest imports, and the editions that are served */
export async function readEditionImports(db: Database): Promise<EditionImportList> {
  const [rows, served] = await db.batch([
    select(db).orderBy(desc(editionImports.num)).limit(LATEST),
    db
      .select()
      .from(classifierEditions)
      .where(sql`${classifierEditions.tree} IN ('okved', 'tnved') AND ${classifierEditions.current} = 1`)
      .orderBy(desc(classifierEditions.tree)),
  ])
  return {
    data: rows.map(toRow),
    meta: {
      served: served.map(({ tree, dated, builtin, nodes, loadedAt }) => ({
        tree,
        dated,
        builtin,
        nodes,
        loadedAt: new Date(loadedAt).toISOString(),
      })),
    },
  }
}
