/**
 * Receives a file with at most one part of it in memory. A longer file goes to R2 in parts, under a key that is never
 * served, until it has been inspected.
 */
import type { R2Bucket, R2MultipartUpload, R2ObjectBody, R2UploadedPart } from '@cloudflare/workers-types'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { callStore } from '../../../call-store.ts'
import { type FileSource, inMemory } from '../../../zip/windowed-file.ts'
import { returnBuffer, takeBuffer } from './upload-buffers.ts'

/** Bytes of a part: the minimum of R2, where all parts but the last must have the same size. */
export const PART = 5 * 1024 * 1024
/** Initial buffer in bytes: most pictures fit into it. */
const ROOM = 256 * 1024

/** Key under which a long file waits for inspection. It is not a valid id, so GET returns 404 for it. */
export const quarantineKey = (id: string): string => `quarantine/${id}`

interface Options {
  bucket: R2Bucket
  id: string
  /** Number of the person who uploads. */
  person: number
  /** Awaited once, before the first byte goes to R2. */
  onLong: () => Promise<void>
  /** Where a long file goes; absent: into quarantine. */
  key?: string
}

/** Each method throws AppError 503 `storage.unavailable` where R2 fails. After the last one, `release`. */
export class Intake {
  readonly #options: Options
  readonly #key: string
  #part = new Uint8Array(ROOM)
  #filled = 0
  #upload: R2MultipartUpload | undefined
  readonly #sent: R2UploadedPart[] = []
  /** SHA-256 of each part that was sent. */
  readonly #digests: Uint8Array[] = []
  #isWhole = false
  #hasBuffer = false

  constructor(options: Options) {
    this.#options = options
    this.#key = options.key ?? quarantineKey(options.id)
  }

  /** Whether part of the file is in R2. */
  get isLong(): boolean {
    return this.#upload !== undefined
  }

  /**
   * @param bytes are copied, so the caller may reuse their memory
   * @throws AppError 503 `storage.unavailable` where too many files arrive at once
   */
  async take(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      if (this.#filled === PART) await this.#send()
      const next = bytes.subarray(at, at + PART - this.#filled)
      if (this.#filled + next.length > ROOM) await this.#reserve()
      this.#buffer(next)
      at += next.length
    }
  }

  async #reserve(): Promise<void> {
    if (this.#hasBuffer) return
    await takeBuffer(this.#options.person)
    this.#hasBuffer = true
  }

  /** Releases the memory. It must be called whatever happens to the file. */
  release(): void {
    this.#part = new Uint8Array()
    if (this.#hasBuffer) returnBuffer(this.#options.person)
    this.#hasBuffer = false
  }

  #buffer(bytes: Uint8Array): void {
    const needed = this.#filled + bytes.length
    if (needed > this.#part.length) {
      const room = Math.min(PART, Math.max(needed, 2 * this.#part.length))
      this.#part = new Uint8Array(this.#part.buffer.transfer(room))
    }
    this.#part.set(bytes, this.#filled)
    this.#filled = needed
  }

  async #begin(): Promise<R2MultipartUpload> {
    await this.#options.onLong()
    this.#upload = await callStore('R2 upload', () => this.#options.bucket.createMultipartUpload(this.#key))
    return this.#upload
  }

  /** Sends the buffered part. R2 has stored all of it when this resolves, so the buffer can be overwritten. */
  async #send(): Promise<void> {
    const upload = this.#upload ?? (await this.#begin())
    const part = this.#part.subarray(0, this.#filled)
    this.#digests.push(await sha256(part))
    this.#sent.push(await callStore('R2 upload', () => upload.uploadPart(this.#sent.length + 1, part)))
    this.#filled = 0
  }

  /** @returns the whole file for inspection */
  async whole(): Promise<FileSource> {
    const upload = this.#upload
    if (!upload) return inMemory(this.#part.subarray(0, this.#filled))
    await this.#send()
    this.#part = new Uint8Array()
    const { size } = await callStore('R2 upload', () => upload.complete(this.#sent))
    this.#isWhole = true
    return { size, read: (from, to) => callStore('R2 upload', async () => (await this.#get(from, to)).bytes()) }
  }

  /** @returns a digest of the whole content, in hexadecimal: after `whole` */
  async digest(): Promise<string> {
    const parts = this.isLong ? this.#digests : [await sha256(this.#part.subarray(0, this.#filled))]
    return toHex(await sha256(parts.map(toHex).join()))
  }

  async #get(from: number, to: number): Promise<R2ObjectBody> {
    const stored = await this.#options.bucket.get(this.#key, { range: { offset: from, length: to - from } })
    if (!stored) throw new Error('What was stored is not there')
    return stored
  }

  /** @param end in bytes. @returns the file up to there, in a form that R2 accepts */
  async upTo(end: number) {
    return this.isLong
      ? callStore('R2 upload', async () => (await this.#get(0, end)).body)
      : this.#part.subarray(0, end)
  }

  /** Deletes the file from quarantine, if it is there. */
  async leaveQuarantine(): Promise<void> {
    const upload = this.#upload
    if (!upload) return
    await callStore('R2 upload', () => (this.#isWhole ? this.#options.bucket.delete(this.#key) : upload.abort()))
  }
}
