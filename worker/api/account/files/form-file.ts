/**
 * Reads the file of a form (multipart/form-data, RFC 7578) as a stream. The platform's own parser holds the form, the
 * file and its bytes at once, which exceeds an isolate's memory as soon as a few people upload at the same time.
 */
import { LARGEST_FILE } from '../../../../domain/file-types.ts'
import { AppError } from '../../http/problem.ts'

/** Maximum bytes of a part's own headers, and of everything in a form beside the file. */
const LONGEST_HEAD = 8 * 1024
const MOST_AROUND = 64 * 1024
/** Maximum bytes of a form: the largest file and the form around it. */
const LONGEST_FORM = LARGEST_FILE.document + MOST_AROUND
/** Consumes a chunk. Its memory is reused afterwards, so reading goes on only when the promise has resolved. */
type Take = (bytes: Uint8Array) => void | Promise<void>

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

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

const text = (parts: Uint8Array[]) => new TextDecoder().decode(parts.reduce(joined, new Uint8Array()))

/** @returns a consumer that throws after more than `most` bytes altogether */
function atMost(most: number, take: Take): Take {
  let left = most
  return (bytes) => {
    left -= bytes.length
    if (left < 0) throw tooLarge()
    return take(bytes)
  }
}

/** A body that is read from delimiter to delimiter. */
class Incoming {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  // Boundaries follow a line break; before the first one there is none in the body.
  #pending: Uint8Array = LINE

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader()
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#reader.read().catch(() => ({ done: true, value: undefined }))
    if (done || !value) throw malformed()
    this.#pending = joined(this.#pending, value)
  }

  /** Consumes the bytes before a delimiter and skips it. @throws AppError 400 where the body ends before it */
  async upTo(mark: Uint8Array, take: Take): Promise<void> {
    for (;;) {
      const at = indexOf(this.#pending, mark)
      // The last bytes may be the beginning of the delimiter, so they wait for the next chunk.
      const sure = at < 0 ? Math.max(0, this.#pending.length - mark.length + 1) : at
      if (sure > 0) await take(this.#pending.subarray(0, sure))
      this.#pending = this.#pending.subarray(at < 0 ? sure : at + mark.length)
      if (at >= 0) return
      await this.#more()
    }
  }

  async startsWith(mark: Uint8Array): Promise<boolean> {
    while (this.#pending.length < mark.length) await this.#more()
    return mark.every((byte, at) => this.#pending[at] === byte)
  }

  /**
   * Reads a short rest of the body and cancels a long one: a response that is sent before the body's end may not reach
   * the client.
   */
  async finish(): Promise<void> {
    let left = MOST_AROUND
    for (let part = await this.#reader.read(); !part.done && left > 0; part = await this.#reader.read()) {
      left -= part.value.length
    }
    await this.#reader.cancel()
  }
}

/** Browsers encode quotes and line breaks in names as `%22`, `%0D` and `%0A` (HTML, "multipart/form-data"). */
function parameter(head: string, name: string): string | null {
  const [, value] = new RegExp(`^content-disposition:.*;\\s*${name}="([^"\\r\\n]*)"`, 'im').exec(head) ?? []
  return value?.replace(/%(22|0D|0A)/gi, decodeURIComponent) ?? null
}

async function findFile(form: Incoming, boundary: Uint8Array, take: Take): Promise<string | null> {
  const skip = atMost(MOST_AROUND, () => undefined)
  await form.upTo(boundary, skip)
  while (!(await form.startsWith(ascii('--')))) {
    const parts: Uint8Array[] = []
    await form.upTo(
      HEAD_END,
      atMost(LONGEST_HEAD, (bytes) => void parts.push(bytes.slice())),
    )
    const head = text(parts)
    const name = parameter(head, 'filename')
    const isFile = parameter(head, 'name') === 'file' && name !== null
    await form.upTo(boundary, isFile ? atMost(LARGEST_FILE.document, take) : skip)
    if (isFile) return name
  }
  return null
}

/**
 * @param take consumes the content of the field `file`, chunk by chunk
 * @returns the name of the file; null where the form has none
 * @throws AppError 415 `body.not-form`, 400 `body.malformed`, 413 `file.too-large` as soon as it is; what `take` throws
 */
export async function readFormFile(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  take: Take,
): Promise<string | null> {
  const type = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('body.not-form', 415)
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined || !body) throw malformed()
  if (Number(headers.get('Content-Length')) > LONGEST_FORM) throw tooLarge()
  const form = new Incoming(body)
  const name = await findFile(form, ascii(`\r\n--${boundary}`), take)
  await form.finish()
  return name
}
