import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { TableColumn } from '../../domain/price-table/roles.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { imports } from '../db/schema.ts'
import type { StoredImport } from './context.ts'

/** @returns the supplier's last answer for a table with the same heads; null where there is none */
export async function rememberedColumns(
  { DB }: Bindings,
  row: StoredImport,
  heads: string,
): Promise<TableColumn[] | null> {
  const [last] = await database(DB)
    .select({ answers: imports.answers })
    .from(imports)
    .where(
      and(
        eq(imports.company, row.company),
        eq(imports.heads, heads),
        ne(imports.num, row.num),
        sql`answers ->> '$.columns' IS NOT NULL`,
      ),
    )
    .orderBy(desc(imports.num))
    .limit(1)
  return last?.answers.columns ?? null
}
