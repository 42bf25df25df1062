import { sha256 } from '@noble/hashes/sha2.js'
import { idFrom } from '../db/id.ts'

/** @returns the id of a product that an import adds: the same where a step runs twice */
export function importedId({ id, createdAt }: { id: string; createdAt: number }, externalId: string): string {
  const { buffer, byteOffset } = sha256(`${id}\n${externalId}`)
  return idFrom(createdAt, new DataView(buffer, byteOffset).getUint32(0))
}
