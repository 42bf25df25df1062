/** Bulk changes as the members of the organization read them. */
import { and, eq } from 'drizzle-orm'
import type { Edit } from '../../../../domain/contract/product-edits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { imports } from '../../../db/schema.ts'
import type { EditRow } from '../../../product-edits/context.ts'
import { isEdit } from '../../../product-edits/steps.ts'
import { selectImports, statusesToSet, undoOf, undoUntilOf } from '../imports/queries.ts'

interface OwnEdit {
  row: EditRow
  author: string | null
}

export async function readOwnEdit(db: Database, company: number, id: string): Promise<OwnEdit | undefined> {
  const [found] = await selectImports(db).where(and(eq(imports.id, id), eq(imports.company, company)))
  return found && isEdit(found.row) ? { row: found.row, author: found.author } : undefined
}

export async function toEdit(db: Database, { row, author }: OwnEdit, locale: Locale): Promise<Edit> {
  const { total, change, report } = row.edit
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    // A file is read again by these; a bulk change has none.
    moves: statusesToSet(row).filter((move) => move !== 'reading'),
    author: author ?? '',
    createdAt: new Date(row.createdAt).toISOString(),
    total,
    change,
    report,
    undoUntil: undoUntilOf(row),
    undo: await undoOf(db, row, locale),
    error: row.error,
  }
}
