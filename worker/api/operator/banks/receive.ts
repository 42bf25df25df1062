/** POST /api/operator/banks: reads a directory of banks and puts it in the place of the one before. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { newId } from '../../../db/id.ts'
import { type Bank, readBankDirectory } from '../../../db/import/bank-directory.ts'
import { insertRows } from '../../../db/insert.ts'
import { banks } from '../../../db/schema.ts'
import { joinedBytes } from '../../../joined-bytes.ts'
import { UnfitFile } from '../../../zip/unfit-file.ts'
import { inMemory, WindowedFile } from '../../../zip/windowed-file.ts'
import { readZipDirectory, refuseOverlaps, unpacked } from '../../../zip/zip.ts'
import { readFormFile } from '../../account/files/form-file.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { commit } from '../../http/writes/commit.ts'
import { responseOfRepeatedUpload } from '../../http/writes/idempotency.ts'

/** Bytes of the file, packed or not: the directory has some 2 MB. */
const MAX_DIRECTORY_BYTES = 10_000_000
const MAX_ENTRIES = 20

/** @returns the bytes of the directory: the first XML of an archive, such as the Bank of Russia publishes */
async function* content(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return yield bytes
  const file = new WindowedFile(inMemory(bytes))
  const entries = await readZipDirectory(file, MAX_ENTRIES)
  await refuseOverlaps(file, entries)
  const found = entries.find(({ name }) => name.toLowerCase().endsWith('.xml'))
  if (found && found.unpacked <= MAX_DIRECTORY_BYTES) yield* unpacked(file, found)
}

/** @returns its active banks, each once, as the file names it last; empty for a file that is not a whole directory */
async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Bank[]> {
  const found = await readBankDirectory(content(bytes)).catch((error: unknown) => {
    // An archive that is damaged, or unpacks to far more than its own size.
    if (error instanceof UnfitFile || error instanceof RangeError) return null
    throw error
  })
  return [...new Map((found ?? []).map((bank) => [bank.bic, bank])).values()]
}

/** @throws AppError as `readFormFile`; 422 `input.invalid` without a file, `banks.unusable`, `idempotency-key.reused` */
export async function receiveBanks(c: Context<ApiEnv>) {
  const pieces: Uint8Array[] = []
  const name = await readFormFile(c.req.raw, async (piece) => void pieces.push(piece.slice()), MAX_DIRECTORY_BYTES)
  const bytes = joinedBytes(pieces)
  if (name === null || bytes.length === 0)
    throw invalidInput([{ path: 'file', code: 'required', message: 'A field named file that holds a file' }])
  const digest = toHex(await sha256(bytes))
  const repeated = await responseOfRepeatedUpload(c, digest)
  if (repeated) return repeated
  const rows = await read(bytes)
  if (rows.length === 0) throw new AppError('banks.unusable', 422)
  const withAccount = rows.filter(({ correspondent }) => correspondent !== '').length
  const data = { id: newId(), banks: rows.length, withAccount }
  return commit(c, [sql`DELETE FROM banks`, ...insertRows(c.env.DB, banks, rows)], { status: 201, body: { data } })
}
