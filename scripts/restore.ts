/** `npm run restore`: an archive into an empty instance. */
import { command, FLAG, readTyped } from './archive/command.ts'
import { countLine } from './archive/count-line.ts'
import { checkArchive } from './archive/read.ts'
import { restoreArchive } from './archive/restore.ts'
import { UnusableArchive } from './archive/unusable-archive.ts'
import { readMigrations } from './migrations.ts'
import { withStorage } from './storage.ts'

const USAGE = `npm run restore -- FILE.tar.gz [--check] [--remote]

  FILE      an archive that npm run export wrote
  --check   reads it from end to end, and writes nothing
  --remote  the deployed instance instead of the one on this machine`

await command(async () => {
  const { values, positionals } = readTyped(USAGE, { remote: FLAG, check: FLAG })
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new UnusableArchive(USAGE)
  if (values.check) {
    const { manifest, summary } = await checkArchive(path)
    return `${path} is complete: ${manifest.createdAt}, ${summary.objects} files.`
  }
  const restored = await withStorage(values.remote, (storage) =>
    restoreArchive(storage, { path, known: readMigrations(), report: countLine() }),
  )
  const all = Object.values(restored.rows).reduce((sum, n) => sum + n, 0)
  return `Restored ${all} rows and ${restored.objects} files of ${path}.`
})
