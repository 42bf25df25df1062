/** The objects of an edition's import in R2: the files as they were sent, and the pieces that were read from them. */
import type { R2Bucket } from '@cloudflare/workers-types'
import type { EditionPiece } from '../db/import/classifier/edition-steps.ts'
import type { InputFile } from '../db/import/classifier/input-file.ts'
import type { RetiredCode } from '../db/import/classifier/write-edition.ts'
import { deleteObjects, KEYS_AT_ONCE } from '../delete-objects.ts'

const ROOT = 'editions/'
/** Files, which are stored before the import that reads them. */
const UPLOADS = `${ROOT}uploads/`
export const uploadKey = (id: string): string => `${UPLOADS}${id}/file`
const nameKey = (id: string): string => `${UPLOADS}${id}/name`
const root = (id: string): string => `${ROOT}${id}/`
const pieceKey = (id: string, at: number): string => `${root(id)}pieces/${at}`
const listedKey = (id: string): string => `${root(id)}listed`

async function requireFile(bucket: R2Bucket, key: string) {
  const stored = await bucket.get(key)
  if (!stored) throw new Error(`${key} is not there`)
  return stored
}

/** The name and size stored for a file. */
interface Named {
  name: string
  /** Bytes. */
  size: number
}

export const putName = (bucket: R2Bucket, id: string, named: Named) => bucket.put(nameKey(id), JSON.stringify(named))
/** @returns null for a file that is missing or incomplete */
export const readName = async (bucket: R2Bucket, id: string): Promise<Named | null> =>
  (await bucket.get(nameKey(id)))?.json<Named>() ?? null

/** @returns the files in the order in which they were chosen */
export async function readEditionFiles(
  bucket: R2Bucket,
  files: readonly { id: string; name: string }[],
): Promise<InputFile[]> {
  const read: InputFile[] = []
  // One by one: R2 gives each file as a stream, and all buffers together would be twice their size.
  for (const { id, name } of files)
    read.push({ name, bytes: new Uint8Array(await (await requireFile(bucket, uploadKey(id))).arrayBuffer()) })
  return read
}

export const putPiece = (bucket: R2Bucket, id: string, at: number, piece: EditionPiece) =>
  bucket.put(pieceKey(id, at), JSON.stringify(piece))
export const readPiece = async (bucket: R2Bucket, id: string, at: number) =>
  (await requireFile(bucket, pieceKey(id, at))).json<EditionPiece>()

export const putListed = (bucket: R2Bucket, id: string, listed: readonly RetiredCode[]) =>
  bucket.put(listedKey(id), JSON.stringify(listed))
export const readListed = async (bucket: R2Bucket, id: string) =>
  (await requireFile(bucket, listedKey(id))).json<RetiredCode[]>()

/**
 * @param parts number of pieces of the import, those with texts included.
 * @returns the compact form
 */
export async function readCompactText(bucket: R2Bucket, id: string, parts: number): Promise<string> {
  let text = ''
  for (let at = 0; at < parts; at += 1) {
    const piece = await readPiece(bucket, id, at)
    // The texts come after all parts of the compact form.
    if (!('body' in piece)) break
    text += piece.body
  }
  return text
}

/** Deletes some of an import's objects. @returns whether all are gone */
export const deleteEditionFiles = (bucket: R2Bucket, id: string): Promise<boolean> => deleteObjects(bucket, root(id))

/** Deletes some of the files that were sent before a day. @param until milliseconds since 1970. @returns whether there may be more */
export async function deleteOldUploads(bucket: R2Bucket, until: number): Promise<boolean> {
  const { objects, truncated } = await bucket.list({ prefix: UPLOADS, limit: KEYS_AT_ONCE })
  const old = objects.filter(({ uploaded }) => uploaded.getTime() < until).map(({ key }) => key)
  if (old.length > 0) await bucket.delete(old)
  return truncated && old.length > 0
}
