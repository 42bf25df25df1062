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

/** @returns id of the archive that is being restored, null where none is. */
export async function restoring(db: D1Database): Promise<string | null> {
  const there = await db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '${TABLE}'`).first()
  return there ? db.prepare(`SELECT sql FROM ${TABLE} WHERE name = 'archive'`).first<string>('sql') : null
}

/** In one batch: an interrupted restore leaves either all of them in place or all of them moved. */
export async function putTriggersAway(db: D1Database, archive: string): Promise<void> {
  const triggers = await db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all<Trigger>()
  const keep = db.prepare(`INSERT INTO ${TABLE} (name, sql) VALUES (?, ?)`)
  await db.batch([
    db.prepare(`CREATE TABLE ${TABLE} (name TEXT PRIMARY KEY, sql TEXT NOT NULL)`),
    keep.bind('archive', archive),
    ...triggers.results.map(({ name, sql }) => keep.bind(name, sql)),
    ...triggers.results.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)),
  ])
}

/** Restores the triggers at the end of a restore. */
export async function bringTriggersBack(db: D1Database): Promise<void> {
  const stored = await db
    .prepare(`SELECT name, sql FROM ${TABLE} WHERE name <> 'archive' ORDER BY rowid`)
    .all<Trigger>()
  await db.batch([...stored.results.map(({ sql }) => db.prepare(sql)), db.prepare(`DROP TABLE ${TABLE}`)])
}
