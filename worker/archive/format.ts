/**
 * What an archive of an instance is (docs/operating.md, "Export and restore"): a tar file, compressed by gzip, with these entries
 * in this order:
 *
 * - `manifest.json`: what made it, when, the migrations its tables are of, and the tables with their columns;
 * - `rows/TABLE/00001.jsonl` …: the rows, one JSON array a line, cells in the order of the manifest's columns;
 * - `changes/TABLE/00001.jsonl` …, in a backup: rows that were written while it was made, a line `[key, row]` each, and `[key, null]` of
 *   a deleted one. The last line of a key is what counts, also against `rows/`;
 * - `metadata/KEY.json`, then `objects/KEY`, in an export: headers and bytes of each stored file (KEY is percent-encoded);
 * - `summary.json`: totals, and a digest of all entries before it. An archive without it was cut off.
 */
import * as v from 'valibot'
import { sha256, toHex } from '../../domain/sha256.ts'
import { joinedBytes } from '../joined-bytes.ts'

export const FORMAT = 'kontor-archive'
/** Version 1 had no changes, and one SHA-256 over all entries as its digest, which several steps cannot compute together. */
export const VERSION = 2

export const MANIFEST = 'manifest.json'
export const SUMMARY = 'summary.json'

/** Limit of an entry: a stored file has 20 MB at most. */
export const MAX_ENTRY_BYTES = 64e6

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Becomes part of SQL, so its characters are restricted. */
export const Identifier = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*$/))

export const Manifest = v.object({
  format: v.literal(FORMAT),
  version: v.picklist([1, VERSION]),
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
  /** Lines of `rows/`, by table. */
  rows: v.record(v.string(), Count),
  /** Lines of `changes/`. */
  changes: v.optional(Count, 0),
  objects: Count,
  /** Bytes of all objects together. */
  bytes: Count,
  /** SHA-256, hexadecimal, as `chainedDigest` computes it over every entry before. */
  digest: v.string(),
})
export type Summary = v.InferOutput<typeof Summary>

/** A cell as D1 returns it; no table has another type. */
const Cell = v.union([v.string(), v.number(), v.null()])
export const DumpRow = v.array(Cell)
export type DumpRow = v.InferOutput<typeof DumpRow>

/** A line of `changes/`: a row's key, and the row as it was then. */
export const ArchivedChange = v.tuple([DumpRow, v.nullable(DumpRow)])
export type ArchivedChange = v.InferOutput<typeof ArchivedChange>

/** Headers that a stored file is served with. */
export const Metadata = v.object({
  http: v.record(v.string(), v.string()),
  custom: v.record(v.string(), v.string()),
})
export type Metadata = v.InferOutput<typeof Metadata>

export interface TarEntry {
  name: string
  content: Uint8Array
}

const encoder = new TextEncoder()

export const jsonEntry = (name: string, value: unknown): TarEntry => ({
  name,
  content: encoder.encode(`${JSON.stringify(value)}\n`),
})

/** @returns an entry of JSON lines */
export const linesEntry = (folder: 'rows' | 'changes', table: string, part: number, lines: unknown[]): TarEntry => ({
  name: `${folder}/${table}/${String(part).padStart(5, '0')}.jsonl`,
  content: encoder.encode(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
})

/** Digest of no entries at all. */
export const NO_DIGEST = ''

/**
 * @param before the digest of all entries before this one
 * @returns hexadecimal SHA-256 over that digest, and the name, length and content of this entry, so that each step of a backup can continue
 *   it
 */
export async function chainedDigest(before: string, { name, content }: TarEntry): Promise<string> {
  const head = encoder.encode(`${before}\0${name}\0${content.length}\0`)
  return toHex(await sha256(joinedBytes([head, content])))
}

/** @returns the table of an entry of that folder, null for any other entry */
export function tableOf(folder: 'rows' | 'changes', entry: string): string | null {
  const [first, table, file] = entry.split('/')
  return first === folder && file !== undefined && table !== undefined ? table : null
}

/** @returns the key of an entry below a folder, null for any other. */
export function storeKey(folder: 'objects' | 'metadata', entry: string): string | null {
  if (!entry.startsWith(`${folder}/`)) return null
  const name = entry.slice(folder.length + 1)
  return decodeURIComponent(folder === 'metadata' ? name.replace(/\.json$/, '') : name)
}
