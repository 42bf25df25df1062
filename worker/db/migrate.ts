/** Brings a database up to date. Run from scripts and tests: the worker itself never changes its tables. */
import type { D1Database } from '@cloudflare/workers-types'

export interface Migration {
  /** Name of its file, by which the database records it: '0001_catalogue.sql'. */
  name: string
  statements: string[]
}

/** As wrangler creates it, so that `wrangler d1 migrations apply` and `migrate` agree on what has been applied. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/**
 * Applies missing migrations, in the order given. Each migration is one batch together with the record that it was applied: a failing one
 * leaves nothing behind.
 * @returns names of those applied now.
 */
export async function migrate(db: D1Database, migrations: Migration[]): Promise<string[]> {
  await db.prepare(APPLIED).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const done = new Set(results.map(({ name }) => name))
  const missing = migrations.filter(({ name }) => !done.has(name))
  for (const { name, statements } of missing) {
    const record = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)
    await db.batch([...statements.map((sql) => db.prepare(sql)), record])
  }
  return missing.map(({ name }) => name)
}
