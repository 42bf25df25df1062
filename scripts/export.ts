/** `npm run export`: everything an instance stores, as one archive. */
import { existsSync } from 'node:fs'
import { command, FLAG, readTyped } from './archive/command.ts'
import { countLine } from './archive/count-line.ts'
import { UnusableArchive } from './archive/unusable-archive.ts'
import { writeArchive } from './archive/write.ts'
import { withStorage } from './storage.ts'

const USAGE = `npm run export -- FILE.tar.gz [--remote]

  FILE      where the archive goes; a file that is there already is not overwritten
  --remote  the deployed instance instead of the one on this machine`

await command(async () => {
  const { values, positionals } = readTyped(USAGE, { remote: FLAG })
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new UnusableArchive(USAGE)
  if (existsSync(path)) throw new UnusableArchive(`There is a file ${path} already.`)
  const { rows, objects, bytes } = await withStorage(values.remote, (storage) =>
    writeArchive(storage, path, countLine()),
  )
  const all = Object.values(rows).reduce((sum, n) => sum + n, 0)
  return `${path}: ${all} rows of ${Object.keys(rows).length} tables, ${objects} files of ${bytes} bytes.
It holds personal data, and not the secrets: store AUTH_KEY beside it, or everyone has to sign in again.`
})
