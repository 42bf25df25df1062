/** Begins an automatic import (from an address, or sent by 1C) with the answers that its supplier gave to an earlier one. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { lastAnswers } from '../api/organization/imports/queries.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { imports } from '../db/schema.ts'
import { queueJob } from '../jobs/queue-job.ts'
import type { FetchedFile } from './store-file.ts'

interface NewRun {
  id: string
  company: number
  /** 'exchange' or 'feed:…'. */
  source: string
  /** Digest of what an exchange has sent; '' of a feed. */
  files: string
  /** Name of the file as people see it. */
  name: string
  /** Whether the file should contain all goods. */
  complete: boolean
}

/** The new import supersedes older ones of its source that still wait for a person. */
const discardOlder = ({ company, source }: NewRun, now: number): SQL =>
  sql`UPDATE imports SET status = 'discarded', version = version + 1, updated_at = ${now}
    WHERE status IN ('asking', 'ready') AND num IN (SELECT import FROM import_runs
      WHERE company = ${company} AND source = ${source} AND status = 'waiting')`

/** @returns the writes that begin the import of a stored file */
export async function beginWrites(env: Bindings, run: NewRun, file: FetchedFile, size: number, now: number) {
  const db = database(env.DB)
  const answers = await lastAnswers(db, run.company)
  return [
    discardOlder(run, now),
    sql`INSERT INTO import_runs (id, company, source, files, name, import, complete, created_at, updated_at)
      SELECT ${run.id}, ${run.company}, ${run.source}, ${run.files}, ${run.name}, num, ${run.complete ? 1 : 0}, ${now}, ${now}
      FROM imports WHERE id = ${file.id}`,
    db
      .update(imports)
      .set({ fileName: run.name, size, status: 'reading', answers, updatedAt: now })
      .where(eq(imports.id, file.id)),
    queueJob({ name: `import ${file.id}`, kind: 'import-files', argument: { id: file.id } }, now),
  ]
}
