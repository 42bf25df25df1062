/** Sends a long price list to the API in parts; what has arrived before is compared, and not sent again. */
import { MAX_PER_PAGE } from '../../../../domain/limits.ts'
import { PART_OF_FILE } from '../../../../domain/price-list/import-terms.ts'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { api } from '../../../app/api.ts'
import { fileForm, uploading } from './file-transfer.ts'
import { type Repetition, requestUntilAnswered } from './repeated-request.ts'

const IMPORTS = '/api/profile/company/imports'

interface Follower extends Repetition {
  /** Called with the number of bytes that have arrived. */
  onProgress: (bytes: number) => void
  /** Called where the upload of the same file was begun before. */
  onResumed: () => void
}

const digestOf = async (bytes: Blob): Promise<string> => toHex(await sha256(new Uint8Array(await bytes.arrayBuffer())))

const partOf = (file: File, part: number): Blob => file.slice((part - 1) * PART_OF_FILE, part * PART_OF_FILE)

/** @returns the parts of an upload of the same name and size that have the bytes of this file */
async function arrivedOf(file: File, id: string, follower: Follower): Promise<Set<number>> {
  const { data } = await requestUntilAnswered(() => api.get(`${IMPORTS}/:id`, { params: { id } }), follower)
  const same = new Set<number>()
  for (const { part, digest } of data.upload?.arrived ?? []) {
    follower.signal.throwIfAborted()
    if ((await digestOf(partOf(file, part))) === digest) same.add(part)
  }
  return same
}

/** @returns the id of an upload of a file of this name and size that was begun and not completed */
async function findBegun({ name, size }: File, follower: Follower): Promise<string | undefined> {
  const { data } = await requestUntilAnswered(
    () => api.get(IMPORTS, { query: { perPage: String(MAX_PER_PAGE) } }),
    follower,
  )
  return data.find((row) => row.status === 'uploading' && row.fileName === name.normalize('NFC') && row.size === size)
    ?.id
}

async function begin({ name, size }: File, follower: Follower): Promise<string> {
  const request = { json: { fileName: name, size }, headers: { 'Idempotency-Key': crypto.randomUUID() } }
  return (await requestUntilAnswered(() => api.post(`${IMPORTS}/uploads`, request), follower)).data.id
}

/**
 * @returns the id of the import, which is being read by then
 * @throws RefusedCall; DOMException once it is stopped
 */
export async function sendInParts(file: File, follower: Follower): Promise<string> {
  const begun = await findBegun(file, follower)
  if (begun !== undefined) follower.onResumed()
  const id = begun ?? (await begin(file, follower))
  const arrived = begun === undefined ? new Set<number>() : await arrivedOf(file, id, follower)
  const params = { id }
  let sent = [...arrived].reduce((sum, part) => sum + partOf(file, part).size, 0)
  for (let part = 1; (part - 1) * PART_OF_FILE < file.size; part += 1) {
    if (arrived.has(part)) continue
    const bytes = partOf(file, part)
    const uploads = uploading((loaded) => follower.onProgress(sent + Math.min(loaded, bytes.size)))
    const query = { part: String(part) }
    const request = { params, query, body: fileForm(bytes, file.name), signal: follower.signal }
    await requestUntilAnswered(() => uploads.post(`${IMPORTS}/:id/parts`, request), follower)
    sent += bytes.size
    follower.onProgress(sent)
  }
  await requestUntilAnswered(() => api.post(`${IMPORTS}/:id/complete`, { params }), follower)
  return id
}
