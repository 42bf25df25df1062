import { eq } from 'drizzle-orm'
import { Intake } from '../api/account/files/intake.ts'
import type { Bindings } from '../bindings.ts'
import { callStore } from '../call-store.ts'
import { database } from '../db/connection.ts'
import { imports } from '../db/schema.ts'
import { fileKey } from '../imports/files.ts'

export interface FetchedFile {
  /** Id of the import that will read it. */
  id: string
  company: number
  /** Number of the person in whose name it is imported. */
  author: number
}

/** Inserts a row without a file name before the upload: by it the job for old imports deletes what an interrupted upload has left. */
const expectImport = ({ DB }: Bindings, { id, company, author }: FetchedFile, now: number) =>
  database(DB)
    .insert(imports)
    .values({
      id,
      company,
      author,
      fileName: '',
      size: 0,
      status: 'discarded' as const,
      createdAt: now,
      updatedAt: now,
    })

/**
 * Stores the file of an import while it is received, with one part of it in memory at a time.
 * @returns its size in bytes
 * @throws AppError 503 `storage.unavailable`; what reading the pieces throws, after which nothing is left
 */
export async function storeFetchedFile(
  env: Bindings,
  file: FetchedFile,
  pieces: AsyncIterable<Uint8Array>,
  now: number,
): Promise<number> {
  const { id, author } = file
  const key = fileKey(id)
  await expectImport(env, file, now)
  const intake = new Intake({ bucket: env.FILES, id, person: author, onLong: async () => undefined, key })
  try {
    for await (const piece of pieces) await intake.take(piece)
    const { size } = await intake.whole()
    if (!intake.isLong) await callStore('R2 upload', async () => env.FILES.put(key, await intake.upTo(size)))
    return size
  } catch (error) {
    await intake.leaveQuarantine().catch(() => undefined)
    await database(env.DB).delete(imports).where(eq(imports.id, id))
    throw error
  } finally {
    intake.release()
  }
}
