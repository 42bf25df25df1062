import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import * as v from 'valibot'
import {
  chainedDigest,
  MANIFEST,
  MAX_ENTRY_BYTES,
  Manifest,
  NO_DIGEST,
  SUMMARY,
  Summary,
  storeKey,
  type TarEntry,
  tableOf,
} from '../../worker/archive/format.ts'
import { UnusableArchive } from './unusable-archive.ts'

const TOO_LARGE = 'An entry of the archive is larger than any that an export writes.'

/**
 * @returns the entries in order, one at a time in memory
 * @throws UnusableArchive where it is not a tar file compressed by gzip, or was cut off
 */
export async function* readEntries(path: string): AsyncGenerator<TarEntry> {
  const tar = extract()
  const fed = pipeline(createReadStream(path), createGunzip(), tar)
  // Handled here, because the loop below throws the same error.
  fed.catch(() => {})
  try {
    for await (const entry of tar) {
      if ((entry.header.size ?? 0) > MAX_ENTRY_BYTES) throw new UnusableArchive(TOO_LARGE)
      yield { name: entry.header.name, content: Uint8Array.from(await buffer(entry)) }
    }
    await fed
  } catch (error) {
    if (error instanceof UnusableArchive) throw error
    throw new UnusableArchive(`${path} cannot be read: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  } finally {
    tar.destroy()
  }
}

export const textOf = ({ content }: TarEntry): string => new TextDecoder().decode(content)

/** @returns the parsed lines of a `.jsonl` entry, not validated yet */
export const linesOf = (entry: TarEntry): unknown[] =>
  textOf(entry)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

function parsed<Schema extends v.GenericSchema>(schema: Schema, entry: TarEntry): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(textOf(entry)))
  } catch (error) {
    throw new UnusableArchive(`${entry.name} is not what an export of this version writes.`, { cause: error })
  }
}

const linesIn = (content: Uint8Array): number => content.reduce((lines, byte) => lines + Number(byte === 10), 0)

/** The digests of what was read so far, of both versions of the format; version 1 has one SHA-256 over all entries. */
function digests() {
  const whole = createHash('sha256')
  let chained = NO_DIGEST
  return {
    async add(entry: TarEntry): Promise<void> {
      whole.update(`${entry.name}\0${entry.content.length}\0`).update(entry.content)
      chained = await chainedDigest(chained, entry)
    },
    of: ({ version }: Manifest): string => (version === 1 ? whole.digest('hex') : chained),
  }
}

type Counts = Omit<Summary, 'digest'>

function count(counts: Counts, { name, content }: TarEntry): void {
  const table = tableOf('rows', name)
  if (table) counts.rows[table] = (counts.rows[table] ?? 0) + linesIn(content)
  else if (tableOf('changes', name)) counts.changes += linesIn(content)
  else if (storeKey('objects', name) !== null) {
    counts.objects += 1
    counts.bytes += content.length
  }
}

/**
 * Reads the whole archive and compares it with its summary.
 * @throws UnusableArchive where anything is missing, changed or added
 */
export async function checkArchive(path: string): Promise<{ manifest: Manifest; summary: Summary }> {
  const digest = digests()
  let manifest: Manifest | undefined
  let summary: Summary | undefined
  const found: Counts = { rows: {}, changes: 0, objects: 0, bytes: 0 }
  for await (const entry of readEntries(path)) {
    if (summary) throw new UnusableArchive('There is data after the end of the archive.')
    if (!manifest && entry.name !== MANIFEST) throw new UnusableArchive('This is no archive of an instance.')
    if (entry.name === SUMMARY) {
      summary = parsed(Summary, entry)
      continue
    }
    await digest.add(entry)
    if (entry.name === MANIFEST) manifest = parsed(Manifest, entry)
    else count(found, entry)
  }
  if (!manifest || !summary) throw new UnusableArchive('The archive was cut off: its summary is missing.')
  const { rows, changes, objects, digest: sealed } = summary
  if (digest.of(manifest) !== sealed) throw new UnusableArchive('The archive was changed after it was written.')
  const hasRows = manifest.tables.every(({ name }) => (found.rows[name] ?? 0) === rows[name])
  if (!hasRows || found.changes !== changes || found.objects !== objects) {
    throw new UnusableArchive('The archive does not hold what it says.')
  }
  return { manifest, summary }
}
