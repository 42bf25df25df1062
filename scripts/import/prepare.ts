import { type Storage, seedIfEmpty } from '../../seed/load.ts'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'
import { migrate } from '../../worker/db/migrate.ts'
import { readMigrations } from '../migrations.ts'
import { describeSeed } from '../report.ts'

/**
 * Migrates the database, and seeds a local one, since imports need categories and exchange rates. A deployed database is never seeded
 * without a command. Messages go to stderr, because the JSON report is on stdout.
 * @throws UnusableInput when the deployed database is empty
 */
export async function prepare(storage: Storage, remote: boolean): Promise<void> {
  if (remote) {
    const category = await storage.DB.prepare('SELECT 1 FROM categories LIMIT 1').first()
    if (!category) throw new UnusableInput('The deployed database has no categories: npm run seed -- --remote')
    return
  }
  await migrate(storage.DB, readMigrations())
  const summary = await seedIfEmpty(storage)
  if (summary) console.error(describeSeed(summary))
}
