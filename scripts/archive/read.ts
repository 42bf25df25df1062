import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import * as v from 'valibot'
import { digest, type Entry, keyOf, LARGEST_ENTRY, MANIFEST, Manifest, SUMMARY, Summary, tableOf } from './format.ts'
import { UnusableArchive } from './unusable-archive.ts'

const TOO_LARGE = 'An entry of the archive is larger than any that an export writes.'

/**
 * @returns the entries in order, one at a time in memory
 * @throws UnusableArchive where it is not a tar file compressed by gzip, or was cut off
 */
export async function* readEntries(path: string): AsyncGenerator<Entry> {
  const tar = extract()
  const fed = pipeline(createReadStream(path), createGunzip(), tar)
  // The loop below throws the same error.
  fed.catch(() => {})
  try {
    for await (const entry of tar) {
      if ((entry.header.size ?? 0) > LARGEST_ENTRY) throw new UnusableArchive(TOO_LARGE)
      yield { name: entry.header.name, content: await buffer(entry) }
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

function parsed<Schema extends v.GenericSchema>(schema: Schema, { name, content }: Entry): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(content.toString()))
  } catch (error) {
    throw new UnusableArchive(`${name} is not what an export of this version writes.`, { cause: error })
  }
}

const linesIn = (content: Buffer): number => content.reduce((lines, byte) => lines + Number(byte === 10), 0)

/**
 * Reads it from end to end and compares it with its summary.
 * @throws UnusableArchive where anything is missing, changed or added
 */
export async function checkArchive(path: string): Promise<{ manifest: Manifest; summary: Summary }> {
  const seal = digest()
  let manifest: Manifest | undefined
  let summary: Summary | undefined
  const found: Omit<Summary, 'digest'> = { rows: {}, objects: 0, bytes: 0 }
  for await (const entry of readEntries(path)) {
    if (summary) throw new UnusableArchive('There is data after the end of the archive.')
    if (!manifest && entry.name !== MANIFEST) throw new UnusableArchive('This is no archive of an instance.')
    if (entry.name === SUMMARY) {
      summary = parsed(Summary, entry)
      continue
    }
    seal.add(entry)
    const table = tableOf(entry.name)
    if (entry.name === MANIFEST) manifest = parsed(Manifest, entry)
    else if (table) found.rows[table] = (found.rows[table] ?? 0) + linesIn(entry.content)
    else if (keyOf('objects', entry.name) !== null) {
      found.objects += 1
      found.bytes += entry.content.length
    }
  }
  if (!manifest || !summary) throw new UnusableArchive('The archive was cut off: its summary is missing.')
  if (seal.end() !== summary.digest) throw new UnusableArchive('The archive was changed after it was written.')
  const isSame = manifest.tables.every(({ name }) => (found.rows[name] ?? 0) === summary.rows[name])
  if (!isSame || found.objects !== summary.objects) throw new UnusableArchive('The archive does not hold what it says.')
  return { manifest, summary }
}
