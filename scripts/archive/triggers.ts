/**
 * During a restore triggers must not run, because the rows that they maintain are in the archive themselves. So they are moved into a
 * table, which also records that a restore is in progress, and of which archive.
 */
import type { D1Database } from '@cloudflare/workers-types'

interface Trigger {
  name: string
  sql: string
}

const TABLE = 'restoring'
const ARCHIVE = 'archive'
/** There once all rows of the archive are loaded. */
const LOADED = 'loaded'

async function noted(db: D1Database, name: string): Promise<string | null> {
  const there = await db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '${TABLE}'`).first()
  return there ? db.prepare(`SELECT sql FROM ${TABLE} WHERE name = ?`).bind(name).first<string>('sql') : null
}

/** @returns id of the archive that is being restored, null where none is. */
export const archiveBeingRestored = (db: D1Database): Promise<string | null> => noted(db, ARCHIVE)

/** @returns whether all rows of this archive are loaded, and only what follows is left. */
export const isLoaded = async (db: D1Database, archive: string): Promise<boolean> =>
  (await noted(db, LOADED)) === archive

/** In one batch: an interrupted restore leaves either all of them in place or all of them moved. */
export async function removeTriggers(db: D1Database, archive: string): Promise<void> {
  const triggers = await db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all<Trigger>()
  const keep = db.prepare(`INSERT INTO ${TABLE} (name, sql) VALUES (?, ?)`)
  await db.batch([
    db.prepare(`CREATE TABLE ${TABLE} (name TEXT PRIMARY KEY, sql TEXT NOT NULL)`),
    keep.bind(ARCHIVE, archive),
    ...triggers.results.map(({ name, sql }) => keep.bind(name, sql)),
    ...triggers.results.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)),
  ])
}

/** Restores the triggers once all rows of the archive are loaded, and notes that they are, in one batch. */
export async function restoreTriggers(db: D1Database, archive: string): Promise<void> {
  const stored = await db
    .prepare(`SELECT name, sql FROM ${TABLE} WHERE name <> '${ARCHIVE}' ORDER BY rowid`)
    .all<Trigger>()
  await db.batch([
    ...stored.results.map(({ sql }) => db.prepare(sql)),
    db.prepare(`DELETE FROM ${TABLE} WHERE name <> '${ARCHIVE}'`),
    db.prepare(`INSERT INTO ${TABLE} (name, sql) VALUES (?, ?)`).bind(LOADED, archive),
  ])
}

/** Ends a restore. */
export const endRestore = async (db: D1Database): Promise<void> => void (await db.prepare(`DROP TABLE ${TABLE}`).run())
