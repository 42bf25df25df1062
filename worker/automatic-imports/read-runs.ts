import { and, desc, eq } from 'drizzle-orm'
import type { ImportRun } from '../../domain/contract/exchange.ts'
import type { Database } from '../db/connection.ts'
import { importRuns, imports } from '../db/schema.ts'

/** Runs that are listed, latest first. */
const MOST_LISTED = 30

/** @returns the last runs of a source, with the ids of their imports */
export async function readRuns(
  db: Database,
  company: number,
  source: string,
  most = MOST_LISTED,
): Promise<ImportRun[]> {
  const rows = await db
    .select({ run: importRuns, import: imports.id })
    .from(importRuns)
    .leftJoin(imports, eq(imports.num, importRuns.import))
    .where(and(eq(importRuns.company, company), eq(importRuns.source, source)))
    .orderBy(desc(importRuns.num))
    .limit(most)
  return rows.map(({ run: { id, name, status, reason, detail, goods, createdAt }, import: of }) => ({
    ...{ id, name, status, reason, detail, goods, import: of },
    createdAt: new Date(createdAt).toISOString(),
  }))
}
