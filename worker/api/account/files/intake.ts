/**
 * A file on its way in. At most one part of it is held: a file that is longer goes to R2 part by part, under a key from which nobody
 * is served, until it has been looked at.
 */
import type { R2Bucket, R2MultipartUpload, R2ObjectBody, R2UploadedPart } from '@cloudflare/workers-types'
import { callStore } from '../../../call-store.ts'
import { type FileSource, inMemory } from './content/windowed-file.ts'

/** Bytes: the least that R2 takes as a part; all but the last are of one size. */
export const PART = 5 * 1024 * 1024
/** Bytes to begin with: most pictures are no larger. */
const ROOM = 256 * 1024

/** Where a long file waits until it has been looked at. It is no id: GET finds nothing there. */
export const quarantineKey = (id: string): string => `quarantine/${id}`

interface Options {
  bucket: R2Bucket
  id: string
  /** Awaited once, before anything of the file goes to R2. */
  onLong: () => Promise<void>
}

/** Every method throws AppError 503 `storage.unavailable`. */
export class Intake {
  readonly #options: Options
  readonly #key: string
  #part = new Uint8Array(ROOM)
  #held = 0
  #upload: R2MultipartUpload | undefined
  readonly #sent: R2UploadedPart[] = []
  #isWhole = false

  constructor(options: Options) {
    this.#options = options
    this.#key = quarantineKey(options.id)
  }

  /** Whether something of the file is in R2. */
  get isLong(): boolean {
    return this.#upload !== undefined
  }

  /** @param bytes need not stay what they are afterwards. */
  async take(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      if (this.#held === PART) await this.#send()
      const next = bytes.subarray(at, at + PART - this.#held)
      this.#hold(next)
      at += next.length
    }
  }

  #hold(bytes: Uint8Array): void {
    const needed = this.#held + bytes.length
    if (needed > this.#part.length) {
      const room = Math.min(PART, Math.max(needed, 2 * this.#part.length))
      this.#part = new Uint8Array(this.#part.buffer.transfer(room))
    }
    this.#part.set(bytes, this.#held)
    this.#held = needed
  }

  async #begin(): Promise<R2MultipartUpload> {
    await this.#options.onLong()
    this.#upload = await callStore('R2 upload', () => this.#options.bucket.createMultipartUpload(this.#key))
    return this.#upload
  }

  /** R2 has all of the part by the end of this: its room is written anew. */
  async #send(): Promise<void> {
    const upload = this.#upload ?? (await this.#begin())
    const part = this.#part.subarray(0, this.#held)
    this.#sent.push(await callStore('R2 upload', () => upload.uploadPart(this.#sent.length + 1, part)))
    this.#held = 0
  }

  /** @returns the whole file, to be looked at. */
  async whole(): Promise<FileSource> {
    const upload = this.#upload
    if (!upload) return inMemory(this.#part.subarray(0, this.#held))
    await this.#send()
    this.#part = new Uint8Array()
    const { size } = await callStore('R2 upload', () => upload.complete(this.#sent))
    this.#isWhole = true
    return { size, read: (from, to) => callStore('R2 upload', async () => (await this.#get(from, to)).bytes()) }
  }

  async #get(from: number, to: number): Promise<R2ObjectBody> {
    const stored = await this.#options.bucket.get(this.#key, { range: { offset: from, length: to - from } })
    if (!stored) throw new Error('What was stored is not there')
    return stored
  }

  /** @param end bytes. @returns the file up to there, as R2 takes it. */
  async upTo(end: number) {
    return this.isLong
      ? callStore('R2 upload', async () => (await this.#get(0, end)).body)
      : this.#part.subarray(0, end)
  }

  /** Takes away what is in quarantine, if anything is. */
  async leaveQuarantine(): Promise<void> {
    const upload = this.#upload
    if (!upload) return
    await callStore('R2 upload', () => (this.#isWhole ? this.#options.bucket.delete(this.#key) : upload.abort()))
  }
}
