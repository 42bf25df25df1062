/** Writes everything an instance stores into one file: `npm run export`. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { R2HTTPMetadata } from '@cloudflare/workers-types'
import { type Pack, pack } from 'tar-stream'
import { RESIZED_PREFIX } from '../../worker/api/account/files/resized-picture.ts'
import {
  chainedDigest,
  FORMAT,
  jsonEntry,
  linesEntry,
  MANIFEST,
  type Manifest,
  NO_DIGEST,
  SUMMARY,
  type Summary,
  type TarEntry,
  VERSION,
} from '../../worker/archive/format.ts'
import { readTableRows } from '../../worker/archive/read-rows.ts'
import { type DumpTable, readTables } from '../../worker/archive/tables.ts'
import type { StorageBindings } from '../storage.ts'
import { UnusableArchive } from './unusable-archive.ts'

/** @param what table, or the files. */
export type Report = (what: string, done: number) => void

const append = (tar: Pack, { name, content }: TarEntry) =>
  new Promise<void>((done, failed) => {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.length)
    tar.entry({ name, size: content.length, mode: 0o600 }, bytes, (error) => (error ? failed(error) : done()))
  })

async function describe(storage: StorageBindings, tables: DumpTable[]): Promise<Manifest> {
  const { DB } = storage
  if (await DB.prepare('SELECT 1 FROM bulk_load').first()) {
    throw new UnusableArchive(
      'Products are being loaded: what the lists are made of is not complete. Let that end first.',
    )
  }
  const applied = await DB.prepare('SELECT name FROM d1_migrations ORDER BY id').all<{ name: string }>()
  return {
    format: FORMAT,
    version: VERSION,
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    migrations: applied.results.map(({ name }) => name),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  }
}

async function* rowEntries({ DB }: StorageBindings, table: DumpTable, count: (rows: number) => void) {
  let part = 0
  for await (const rows of readTableRows(DB, table)) {
    part += 1
    count(rows.length)
    yield linesEntry('rows', table.name, part, rows)
  }
}

/** Headers as text; stored files have no header with a date. */
const headers = (metadata: R2HTTPMetadata = {}) =>
  Object.fromEntries(Object.entries(metadata).filter(([, value]) => typeof value === 'string'))

/** Maximum number of files read at the same time, all of them in memory: 20 MB each at most. */
const FILES_AT_ONCE = 8

/** Leaves out files deleted meanwhile, and those that can be generated again. */
async function* objectsIn(storage: StorageBindings): AsyncGenerator<[TarEntry, TarEntry]> {
  let cursor: string | undefined
  do {
    const page = await storage.FILES.list({ limit: 500, ...(cursor && { cursor }) })
    const originals = page.objects.filter(({ key }) => !key.startsWith(RESIZED_PREFIX))
    for (let at = 0; at < originals.length; at += FILES_AT_ONCE) {
      const some = originals.slice(at, at + FILES_AT_ONCE)
      const entries = await Promise.all(some.map(({ key }) => objectEntries(storage, key)))
      yield* entries.filter((pair) => pair !== null)
    }
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
}

async function objectEntries({ FILES }: StorageBindings, key: string): Promise<[TarEntry, TarEntry] | null> {
  const object = await FILES.get(key)
  if (!object) return null
  const name = encodeURIComponent(key)
  const metadata = { http: headers(object.httpMetadata), custom: object.customMetadata ?? {} }
  const content = new Uint8Array(await object.arrayBuffer())
  return [jsonEntry(`metadata/${name}.json`, metadata), { name: `objects/${name}`, content }]
}

async function fill(tar: Pack, storage: StorageBindings, report: Report): Promise<Summary> {
  const tables = await readTables(storage.DB)
  const summary: Summary = { rows: {}, changes: 0, objects: 0, bytes: 0, digest: NO_DIGEST }
  const add = async (entry: TarEntry) => {
    summary.digest = await chainedDigest(summary.digest, entry)
    await append(tar, entry)
  }
  await add(jsonEntry(MANIFEST, await describe(storage, tables)))
  for (const table of tables) {
    let total = 0
    const count = (rows: number) => {
      total += rows
      report(table.name, total)
    }
    for await (const entry of rowEntries(storage, table, count)) await add(entry)
    summary.rows[table.name] = total
  }
  for await (const [metadata, object] of objectsIn(storage)) {
    await add(metadata)
    await add(object)
    summary.objects += 1
    summary.bytes += object.content.length
    report('stored files', summary.objects)
  }
  await append(tar, jsonEntry(SUMMARY, summary))
  tar.finalize()
  return summary
}

/**
 * Writes to a temporary name and renames the archive when it is complete; it is readable by its owner alone.
 * @throws UnusableArchive while a load of products is in progress
 */
export async function writeArchive(
  storage: StorageBindings,
  path: string,
  report: Report = () => {},
): Promise<Summary> {
  const tar = pack()
  const written = pipeline(tar, createGzip(), createWriteStream(`${path}.part`, { mode: 0o600 }))
  const filled = fill(tar, storage, report).catch((error: Error) => {
    tar.destroy(error)
    throw error
  })
  const [summary] = await Promise.all([filled, written])
  await rename(`${path}.part`, path)
  return summary
}
