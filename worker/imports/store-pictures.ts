/** Stores packed pictures under the same rules as uploads, when the goods that show them are written. */
import { eq, sql } from 'drizzle-orm'
import { MAX_FILE_BYTES } from '../../domain/file-types.ts'
import { inspectFile } from '../api/account/files/content/inspect.ts'
import { forgetFile } from '../api/account/files/queries.ts'
import { storeFile, VISITOR } from '../api/account/files/store-bytes.ts'
import { AppError } from '../api/http/problem.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import type { Fault } from '../db/import/faults.ts'
import { type PackedPicture, packedPicture } from '../db/import/pictures.ts'
import type { ImportedProduct } from '../db/import/product.ts'
import { files, type StoredPicture } from '../db/schema.ts'
import { valuesOf } from '../db/select.ts'
import { joinedBytes } from '../joined-bytes.ts'
import { UnfitFile } from '../zip/unfit-file.ts'
import { inMemory, WindowedFile } from '../zip/windowed-file.ts'
import { readZipDirectory, unpacked, type ZipEntry } from '../zip/zip.ts'
import type { StoredImport } from './context.ts'
import { fileKey } from './files.ts'
import { MAX_ENTRIES } from './open-file.ts'
import { storedSource } from './source.ts'

type Known = Map<string, StoredPicture>

const packedIn = (products: ImportedProduct[]): PackedPicture[] =>
  products.flatMap(({ pictures }) => pictures.flatMap((one) => ('url' in one ? (packedPicture(one.url) ?? []) : [])))

async function readKnown(env: Bindings, company: number, ids: string[]): Promise<Known> {
  const rows = await database(env.DB)
    .select({ id: files.id, kind: files.kind, width: files.width, height: files.height })
    .from(files)
    .where(sql`${files.id} IN ${valuesOf(ids)} AND ${eq(files.company, company)}`)
  return new Map(rows.map(({ id, kind, width, height }) => [id, { id, kind, width: width ?? 0, height: height ?? 0 }]))
}

/**
 * Forgets files whose bytes are missing: a step that was killed may have left a row before its bytes were stored. Only files that no
 * product uses can be such.
 */
async function forgetUnstored(env: Bindings, known: Known): Promise<void> {
  const unused = await database(env.DB).all<{ id: string }>(
    sql`SELECT value AS id FROM json_each(${JSON.stringify([...known.keys()])})
      WHERE NOT EXISTS (SELECT 1 FROM file_uses WHERE file = value)`,
  )
  for (const { id } of unused) {
    if (await env.FILES.head(id)) continue
    await forgetFile(env.DB, id)
    known.delete(id)
  }
}

async function unpack(archive: WindowedFile, entry: ZipEntry): Promise<Uint8Array> {
  if (entry.unpacked > MAX_FILE_BYTES.picture) throw new AppError('file.too-large', 413)
  const pieces: Uint8Array[] = []
  for await (const piece of unpacked(archive, entry)) pieces.push(piece.slice())
  return joinedBytes(pieces)
}

/** Turns a packed file into a picture. @throws AppError for one that is refused */
type Take = (file: {
  id: string
  name: string
  bytes: Uint8Array
}) => Promise<{ width?: number | null; height?: number | null }>

/** Stores a picture as an upload of the person who uploaded the price list. */
const storing =
  (env: Bindings, { author, company }: StoredImport): Take =>
  (file) =>
    storeFile(env, { num: author ?? VISITOR, organization: { num: company } }, file, 'picture')

/** Checks a picture for a dry run, which stores nothing but finds what would be refused. */
const inspecting: Take = async ({ bytes }) => {
  const found = await inspectFile(new WindowedFile(inMemory(bytes)))
  if (!found.type.startsWith('image/')) throw new AppError('file.type', 415)
  return found
}

/** @returns the picture; null for a file that is refused: not a picture, damaged, or beyond the quota */
async function taken(take: Take, archive: WindowedFile, entry: ZipEntry, id: string): Promise<StoredPicture | null> {
  try {
    const name = entry.name.split('/').at(-1) ?? ''
    const { width, height } = await take({ id, name, bytes: await unpack(archive, entry) })
    return { id, kind: 'photo', width: width ?? 0, height: height ?? 0 }
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null
    if (error instanceof RangeError || error instanceof UnfitFile) return null
    throw error
  }
}

/** Takes the files that are not stored yet: those that a killed step has stored are found when it is repeated. */
async function takeUnknown(
  env: Bindings,
  row: StoredImport,
  { wanted, known, take }: { wanted: PackedPicture[]; known: Known; take: Take },
): Promise<void> {
  const missing = new Map(wanted.filter(({ id }) => !known.has(id)).map(({ id, name }) => [name, id]))
  if (missing.size === 0) return
  const archive = await storedSource(env.FILES, fileKey(row.id), row.size).window()
  for (const entry of await readZipDirectory(archive, MAX_ENTRIES)) {
    const id = missing.get(entry.name)
    const picture = id === undefined ? null : await taken(take, archive, entry, id)
    if (id !== undefined && picture) known.set(id, picture)
  }
}

/**
 * Replaces packed pictures of products by stored ones; changes the products.
 * @param stores false in a dry run
 * @param report counts goods with a picture that was refused
 */
export async function resolvePictures(
  env: Bindings,
  row: StoredImport,
  products: ImportedProduct[],
  {
    stores,
    report,
  }: { stores: boolean; report: (product: ImportedProduct, code: Fault['code'], detail: string) => void },
): Promise<void> {
  const wanted = packedIn(products)
  if (wanted.length === 0) return
  const known = await readKnown(
    env,
    row.company,
    wanted.map(({ id }) => id),
  )
  if (stores) await forgetUnstored(env, known)
  await takeUnknown(env, row, { wanted, known, take: stores ? storing(env, row) : inspecting })
  for (const product of products) {
    product.pictures = product.pictures.flatMap((picture): StoredPicture[] => {
      const packed = 'url' in picture ? packedPicture(picture.url) : null
      if (!packed) return [picture]
      const stored = known.get(packed.id)
      if (stored) return [stored]
      report(product, 'pictures.refused', packed.name)
      return []
    })
  }
}

/** @returns the statement that records which stored files products show, so that none of them is deleted */
export const noteUsesOf = (ids: string[]) =>
  sql`INSERT OR IGNORE INTO file_uses (file, kind, owner)
    SELECT picture.value ->> 'id', 'product', p.num FROM products AS p CROSS JOIN json_each(p.pictures) AS picture
    WHERE p.id IN ${valuesOf(ids)} AND picture.value ->> 'id' IS NOT NULL`
