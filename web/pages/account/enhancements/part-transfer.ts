/** Sends a long price list to the API in parts; what has arrived before is compared, and not sent again. */
import { PART_OF_FILE } from '../../../../domain/price-list/import-terms.ts'
import { toHex } from '../../../../domain/sha256.ts'
import { requestUntilAnswered, send, sendForm } from './repeated-request.ts'

const IMPORTS = '/api/profile/company/imports'

interface Follower {
  signal: AbortSignal
  /** Called with the number of bytes that have arrived. */
  onProgress: (bytes: number) => void
  /** Called where the upload of the same file was begun before. */
  onResumed: () => void
  onWaiting: () => void
}

const digestOf = async (bytes: Blob): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer())))

const partOf = (file: File, part: number): Blob => file.slice((part - 1) * PART_OF_FILE, part * PART_OF_FILE)

interface Arrived {
  part: number
  digest: string
}

/** @returns the parts of an upload of the same name and size that have the bytes of this file */
async function arrivedOf(file: File, id: string, follower: Follower): Promise<Set<number>> {
  const { data } = JSON.parse(await requestUntilAnswered(() => send(`${IMPORTS}/${id}`, {}), follower))
  const same = new Set<number>()
  const arrived: Arrived[] = data.upload?.arrived ?? []
  for (const { part, digest } of arrived) {
    follower.signal.throwIfAborted()
    if ((await digestOf(partOf(file, part))) === digest) same.add(part)
  }
  return same
}

/** @returns the id of an upload of a file of this name and size that was begun and not completed */
async function findBegun({ name, size }: File, follower: Follower): Promise<string | undefined> {
  const { data } = JSON.parse(await requestUntilAnswered(() => send(`${IMPORTS}?perPage=96`, {}), follower))
  const rows: { id: string; fileName: string; size: number; status: string }[] = data
  return rows.find((row) => row.status === 'uploading' && row.fileName === name.normalize('NFC') && row.size === size)
    ?.id
}

async function begin({ name, size }: File, follower: Follower): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
  const body = JSON.stringify({ fileName: name, size })
  return JSON.parse(
    await requestUntilAnswered(() => send(`${IMPORTS}/uploads`, { method: 'POST', headers, body }), follower),
  ).data.id
}

/**
 * @returns the id of the import, which is being read by then
 * @throws Refused; DOMException once it is stopped
 */
export async function sendInParts(file: File, follower: Follower): Promise<string> {
  const begun = await findBegun(file, follower)
  if (begun !== undefined) follower.onResumed()
  const id = begun ?? (await begin(file, follower))
  const arrived = begun === undefined ? new Set<number>() : await arrivedOf(file, id, follower)
  let sent = [...arrived].reduce((sum, part) => sum + partOf(file, part).size, 0)
  for (let part = 1; (part - 1) * PART_OF_FILE < file.size; part += 1) {
    if (arrived.has(part)) continue
    const bytes = partOf(file, part)
    const body = new FormData()
    body.set('file', bytes, file.name)
    const attempt = () =>
      sendForm(`${IMPORTS}/${id}/parts?part=${part}`, { body }, follower.signal, (loaded) =>
        follower.onProgress(sent + Math.min(loaded, bytes.size)),
      )
    await requestUntilAnswered(attempt, follower)
    sent += bytes.size
    follower.onProgress(sent)
  }
  await requestUntilAnswered(() => send(`${IMPORTS}/${id}/complete`, { method: 'POST' }), follower)
  return id
}
