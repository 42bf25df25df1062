import { and, desc, eq } from 'drizzle-orm'
import type { ImportRun } from '../../domain/contract/exchange.ts'
import type { Database } from '../db/connection.ts'
import { importRuns, imports } from '../db/schema.ts'

/** Runs that are listed, latest first. */
const MAX_LISTED = 30

/** The last runs of a source, with the ids of their imports. */
export const selectRuns = (db: Database, company: number, source: string, most = MAX_LISTED) =>
  db
    .select({ run: importRuns, import: imports.id })
    .from(importRuns)
    .leftJoin(imports, eq(imports.num, importRuns.import))
    .where(and(eq(importRuns.company, company), eq(importRuns.source, source)))
    .orderBy(desc(importRuns.num))
    .limit(most)

type RunRow = Awaited<ReturnType<typeof selectRuns>>[number]

export const toRun = ({ run, import: of }: RunRow): ImportRun => {
  const { id, name, status, reason, detail, goods, createdAt } = run
  return { id, name, status, reason, detail, goods, import: of, createdAt: new Date(createdAt).toISOString() }
}

export const readRuns = async (...wanted: Parameters<typeof selectRuns>): Promise<ImportRun[]> =>
  (await selectRuns(...wanted)).map(toRun)
