import { type Storage, seedIfEmpty } from '../../seed/load.ts'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'
import { migrate } from '../../worker/db/migrate.ts'
import { readMigrations } from '../migrations.ts'
import { describeSeed } from '../report.ts'

/**
 * Categories to match and exchange rates come with the seed; a deployed database is not seeded without being asked to. Messages go to
 * stderr, beside a JSON report.
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
