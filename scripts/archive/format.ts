/**
 * What an archive of an instance is (docs/operating.md, "Export and restore"): a tar file, compressed by gzip, with these entries
 * in this order:
 *
 * - `manifest.json`: what made it, when, the migrations its tables are of, and the tables with their columns;
 * - `rows/TABLE/00001.jsonl` …: the rows, one JSON array a line, cells in the order of the manifest's columns;
 * - `metadata/KEY.json`, then `objects/KEY`: headers and bytes of each stored file (KEY is percent-encoded);
 * - `summary.json`: totals, and a digest of all entries before it. An archive without it was cut off.
 */
import { createHash, type Hash } from 'node:crypto'
import * as v from 'valibot'

export const FORMAT = 'kontor-archive'
export const VERSION = 1

export const MANIFEST = 'manifest.json'
export const SUMMARY = 'summary.json'

/** Limit of an entry: a stored file has 20 MB at most. */
export const LARGEST_ENTRY = 64e6

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Becomes part of SQL, so its characters are restricted. */
const Identifier = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*$/))

export const Manifest = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  id: v.string(),
  /** ISO. */
  createdAt: v.string(),
  /** Names of the migrations that had been applied, oldest first. */
  migrations: v.array(v.string()),
  /** In the order of the rows: referenced tables before those that refer to them, as far as possible. */
  tables: v.array(v.object({ name: Identifier, columns: v.array(Identifier) })),
})
export type Manifest = v.InferOutput<typeof Manifest>

export const Summary = v.object({
  /** Rows by table. */
  rows: v.record(v.string(), Count),
  objects: Count,
  /** Of all objects together. */
  bytes: Count,
  /** SHA-256, hexadecimal, over name, length and content of every entry before. */
  digest: v.string(),
})
export type Summary = v.InferOutput<typeof Summary>

/** A cell as D1 returns it; no table has another type. */
const Cell = v.union([v.string(), v.number(), v.null()])
export const Row = v.array(Cell)
export type Row = v.InferOutput<typeof Row>

/** Headers that a stored file is served with. */
export const Metadata = v.object({
  http: v.record(v.string(), v.string()),
  custom: v.record(v.string(), v.string()),
})
export type Metadata = v.InferOutput<typeof Metadata>

export interface Entry {
  name: string
  content: Buffer
}

/** @returns a hash that takes every entry, and gives the digest of the summary. */
export function digest(): { add: (entry: Entry) => void; end: () => string } {
  const hash: Hash = createHash('sha256')
  return {
    add({ name, content }) {
      hash.update(`${name}\0${content.length}\0`)
      hash.update(content)
    },
    end: () => hash.digest('hex'),
  }
}

/** @returns the table of a `rows/…` entry, null for any other. */
export const tableOf = (entry: string): string | null => /^rows\/([a-z0-9_]+)\//.exec(entry)?.[1] ?? null

/** @returns the key of an entry below a folder, null for any other. */
export function keyOf(folder: 'objects' | 'metadata', entry: string): string | null {
  if (!entry.startsWith(`${folder}/`)) return null
  const name = entry.slice(folder.length + 1)
  return decodeURIComponent(folder === 'metadata' ? name.replace(/\.json$/, '') : name)
}
