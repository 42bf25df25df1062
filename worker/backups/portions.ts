/** The content of an archive in its order, about a megabyte at a time (worker/archive/format.ts). */
import type { D1Database } from '@cloudflare/workers-types'
import {
  FORMAT,
  jsonEntry,
  linesEntry,
  MANIFEST,
  NO_DIGEST,
  SUMMARY,
  type TarEntry,
  VERSION,
} from '../archive/format.ts'
import { readPage, TABLE_START } from '../archive/read-rows.ts'
import { readChanges } from './change-log.ts'
import type { BackupPlan, BackupProgress } from './progress.ts'

export interface Portion {
  entries: TarEntry[]
  /** Progress after these entries, with the digest of all before it; null after the last one. */
  next: BackupProgress | null
}

/** Records of the change log whose rows are read at one time: a draft has at most 60 kB. */
const NOTES_AT_ONCE = 200

export const START: BackupProgress = {
  stage: 'manifest',
  table: 0,
  place: TABLE_START,
  entries: 0,
  note: 0,
  rows: [],
  changes: 0,
  digest: NO_DIGEST,
}

function manifest({ manifest: { id, createdAt, migrations }, tables }: BackupPlan, progress: BackupProgress): Portion {
  const columns = tables.map((table) => ({ name: table.name, columns: table.columns }))
  const value = { format: FORMAT, version: VERSION, id, createdAt, migrations, tables: columns }
  return {
    entries: [jsonEntry(MANIFEST, value)],
    next: { ...progress, stage: 'rows', rows: tables.map(() => 0) },
  }
}

async function rowsOf(db: D1Database, { tables }: BackupPlan, progress: BackupProgress): Promise<Portion> {
  const table = tables[progress.table]
  if (!table) {
    const next: BackupProgress = {
      ...progress,
      stage: 'changes',
      entries: 0,
      place: { after: null, limit: NOTES_AT_ONCE },
    }
    return { entries: [], next }
  }
  const { rows, next } = await readPage(db, table, progress.place)
  if (!next) return { entries: [], next: { ...progress, table: progress.table + 1, place: TABLE_START, entries: 0 } }
  return {
    entries: [linesEntry('rows', table.name, progress.entries + 1, rows)],
    next: {
      ...progress,
      place: next,
      entries: progress.entries + 1,
      rows: progress.rows.map((n, at) => (at === progress.table ? n + rows.length : n)),
    },
  }
}

async function changesOf(db: D1Database, { tables }: BackupPlan, progress: BackupProgress): Promise<Portion> {
  const { tables: changed, last, isAll } = await readChanges(db, tables, progress.note, progress.place.limit)
  return {
    entries: changed.map(({ name, changes }) => linesEntry('changes', name, progress.entries + 1, changes)),
    next: {
      ...progress,
      stage: isAll ? 'summary' : 'changes',
      place: { after: null, limit: NOTES_AT_ONCE },
      note: last,
      entries: progress.entries + 1,
      changes: progress.changes + changed.reduce((sum, one) => sum + one.changes.length, 0),
    },
  }
}

function summary({ tables }: BackupPlan, { rows, changes, digest }: BackupProgress): Portion {
  const counts = Object.fromEntries(tables.map(({ name }, at) => [name, rows[at] ?? 0]))
  return { entries: [jsonEntry(SUMMARY, { rows: counts, changes, objects: 0, bytes: 0, digest })], next: null }
}

/** @returns the next entries; none where only the progress changes */
export async function nextPortion(db: D1Database, plan: BackupPlan, progress: BackupProgress): Promise<Portion> {
  if (progress.stage === 'manifest') return manifest(plan, progress)
  if (progress.stage === 'rows') return rowsOf(db, plan, progress)
  if (progress.stage === 'changes') return changesOf(db, plan, progress)
  return summary(plan, progress)
}
