/**
 * Reads a form with files (multipart/form-data, RFC 7578) part by part, as it comes in. The platform's own parser holds the whole form,
 * and a library's each file as a whole: either exceeds an isolate's memory as soon as a few people upload at the same time.
 */
import { AppError } from './api/http/problem.ts'

/** Maximum bytes of a part's own headers, and of what may come before the first part. */
const MAX_HEAD_BYTES = 8 * 1024
/** Most bytes that are still read of a body whose rest is not needed. */
const MAX_REST_BYTES = 64 * 1024

/** Consumes a chunk. The next one is read only when the promise has resolved. */
export type Take = (bytes: Uint8Array) => void | Promise<void>

/** What the headers of a part declare. */
interface Part {
  /** Name of the field; '' where it has none. */
  name: string
  /** Null for a field that is not a file; '' for a file field in which no file was chosen. */
  fileName: string | null
}

const ascii = (text: string) => new TextEncoder().encode(text)
const LINE = ascii('\r\n')
const HEAD_END = ascii('\r\n\r\n')
const malformed = () => new AppError('body.malformed', 400)
const tooLarge = () => new AppError('file.too-large', 413)

function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  const first = mark[0] ?? 0
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (mark.every((byte, offset) => bytes[at + offset] === byte)) return at
  }
  return -1
}

/** @returns the number of bytes that cannot be the beginning of a delimiter: nearly always all of them, so that nothing is copied */
function certainLength(bytes: Uint8Array, mark: Uint8Array): number {
  const maybe = bytes.indexOf(mark[0] ?? 0, Math.max(0, bytes.length - mark.length + 1))
  return maybe < 0 ? bytes.length : maybe
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** @returns a consumer that throws AppError 413 `file.too-large` after more than `most` bytes altogether */
export function limitBytes(most: number, take: Take): Take {
  let left = most
  return (bytes) => {
    left -= bytes.length
    if (left < 0) throw tooLarge()
    return take(bytes)
  }
}

/** Browsers encode quotes and line breaks in names as `%22`, `%0D` and `%0A` (HTML, "multipart/form-data"). */
function parameter(head: string, name: string): string | null {
  const [, value] = new RegExp(`^content-disposition:.*;\\s*${name}="([^"\\r\\n]*)"`, 'im').exec(head) ?? []
  return value?.replace(/%(22|0D|0A)/gi, decodeURIComponent) ?? null
}

/** Encodes a name, as `parameter` decodes it. */
const encoded = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent)

/** @returns the bytes before and after the content of a form's only file */
export const aroundFile = (boundary: string, field: string, fileName: string) => ({
  before: ascii(
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${encoded(fileName)}"\r\n\r\n`,
  ),
  after: ascii(`\r\n--${boundary}--\r\n`),
})

/** @throws AppError 415 `body.not-form`, 400 `body.malformed` */
function boundaryOf(headers: Headers): string {
  const type = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('body.not-form', 415)
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw malformed()
  return boundary
}

/** Call `next` and `read` in turn until there is no further part, then `finish`. After an error, `end`. */
export class MultipartBody {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #boundary: Uint8Array
  #left: number
  // Boundaries follow a line break; before the first one there is none in the body.
  #pending: Uint8Array = LINE
  #isBegun = false

  /**
   * @param most bytes of the whole body
   * @throws AppError 415 `body.not-form`, 400 `body.malformed`, 413 `file.too-large` by its declared length
   */
  constructor({ headers, body }: Pick<Request, 'headers' | 'body'>, most: number) {
    this.#boundary = ascii(`\r\n--${boundaryOf(headers)}`)
    if (!body) throw malformed()
    if (Number(headers.get('Content-Length')) > most) throw tooLarge()
    this.#reader = body.getReader()
    this.#left = most
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#reader.read().catch(() => ({ done: true, value: undefined }))
    if (done || !value) throw malformed()
    this.#left -= value.length
    if (this.#left < 0) throw tooLarge()
    this.#pending = this.#pending.length === 0 ? value : joined(this.#pending, value)
  }

  /** Consumes the bytes before a delimiter and skips it. @throws AppError 400 where the body ends before it */
  async #upTo(mark: Uint8Array, take: Take): Promise<void> {
    for (;;) {
      const at = indexOf(this.#pending, mark)
      const sure = at < 0 ? certainLength(this.#pending, mark) : at
      if (sure > 0) await take(this.#pending.subarray(0, sure))
      this.#pending = this.#pending.subarray(at < 0 ? sure : at + mark.length)
      if (at >= 0) return
      await this.#more()
    }
  }

  async #startsWith(mark: Uint8Array): Promise<boolean> {
    while (this.#pending.length < mark.length) await this.#more()
    return mark.every((byte, at) => this.#pending[at] === byte)
  }

  /** @returns the next part, whose content has to be read before the next call; null after the last one */
  async next(): Promise<Part | null> {
    if (!this.#isBegun) {
      this.#isBegun = true
      await this.read(limitBytes(MAX_HEAD_BYTES, () => undefined))
    }
    if (await this.#startsWith(ascii('--'))) return null
    let head: Uint8Array = new Uint8Array()
    await this.#upTo(
      HEAD_END,
      limitBytes(MAX_HEAD_BYTES, (bytes) => {
        head = joined(head, bytes)
      }),
    )
    const text = new TextDecoder().decode(head)
    return { name: parameter(text, 'name') ?? '', fileName: parameter(text, 'filename') }
  }

  /** Reads a part's content. @throws what `take` throws */
  read(take: Take): Promise<void> {
    return this.#upTo(this.#boundary, take)
  }

  /** Reads a short rest of the body and cancels a long one: a response sent before the end of the body may not reach the client. */
  async finish(): Promise<void> {
    let left = MAX_REST_BYTES
    for (let part = await this.#reader.read(); !part.done && left > 0; part = await this.#reader.read()) {
      left -= part.value.length
    }
    await this.end()
  }

  /** Reads no more: the connection ends with the response, without waiting for the client. */
  async end(): Promise<void> {
    await this.#reader.cancel().catch(() => undefined)
  }
}
