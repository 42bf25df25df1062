/**
 * The file of a form (multipart/form-data, RFC 7578), taken out while the form comes in: the platform's own reader holds the form, the
 * file and its bytes at one time, which is more than an isolate may have as soon as some people upload together.
 */
import { AppError } from '../problem.ts'
import { LARGEST } from './content/inspect.ts'

/** Bytes of a part's own headers, and of all that is in a form beside the file. */
const LONGEST_HEAD = 8 * 1024
const MOST_AROUND = 64 * 1024
/** The largest file and the form around it. */
const LONGEST_FORM = LARGEST.document + MOST_AROUND
/** Bytes to begin with where nobody says how many will come. */
const ROOM = 256 * 1024

export interface FormFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

type Take = (bytes: Uint8Array) => void

const ascii = (text: string) => new TextEncoder().encode(text)
const [LINE, HEAD_END] = [ascii('\r\n'), ascii('\r\n\r\n')]
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

/** Bytes that are kept, in one buffer that grows in its place. */
function collect(expected: number, most: number) {
  let bytes = new Uint8Array(Math.min(expected, most))
  let size = 0
  const take: Take = (more) => {
    const needed = size + more.length
    if (needed > most) throw tooLarge()
    if (needed > bytes.length) {
      bytes = new Uint8Array(bytes.buffer.transfer(Math.min(most, Math.max(needed, bytes.length * 2))))
    }
    bytes.set(more, size)
    size = needed
  }
  return { take, whole: () => bytes.subarray(0, size) }
}

/** A body from which one takes what stands before a mark, and the mark. */
class Incoming {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  // The first boundary stands at the beginning of a line, too.
  #pending: Uint8Array = LINE

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader()
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#reader.read().catch(() => ({ done: true, value: undefined }))
    if (done || !value) throw malformed()
    this.#pending = joined(this.#pending, value)
  }

  /** @throws AppError 400 where the body ends before the mark */
  async upTo(mark: Uint8Array, take: Take): Promise<void> {
    for (;;) {
      const at = indexOf(this.#pending, mark)
      // What may be the beginning of the mark waits for the rest of it.
      const sure = at < 0 ? Math.max(0, this.#pending.length - mark.length + 1) : at
      take(this.#pending.subarray(0, sure))
      this.#pending = this.#pending.subarray(at < 0 ? sure : at + mark.length)
      if (at >= 0) return
      await this.#more()
    }
  }

  async startsWith(mark: Uint8Array): Promise<boolean> {
    while (this.#pending.length < mark.length) await this.#more()
    return mark.every((byte, at) => this.#pending[at] === byte)
  }

  /** Takes what is left, which is little, or lets go of it: an answer before the end may not reach who sends. */
  async finish(): Promise<void> {
    let left = MOST_AROUND
    for (let part = await this.#reader.read(); !part.done && left > 0; part = await this.#reader.read()) {
      left -= part.value.length
    }
    await this.#reader.cancel()
  }
}

/** `%22`, `%0D` and `%0A` are how browsers write what would end the name (HTML, "multipart/form-data"). */
function parameter(head: string, name: string): string | null {
  const [, value] = new RegExp(`^content-disposition:.*;\\s*${name}="([^"\\r\\n]*)"`, 'im').exec(head) ?? []
  return value?.replace(/%(22|0D|0A)/gi, decodeURIComponent) ?? null
}

async function findFile(form: Incoming, boundary: Uint8Array, expected: number): Promise<FormFile | null> {
  const around = collect(0, MOST_AROUND)
  await form.upTo(boundary, around.take)
  while (!(await form.startsWith(ascii('--')))) {
    const head = collect(0, LONGEST_HEAD)
    await form.upTo(HEAD_END, head.take)
    const text = new TextDecoder().decode(head.whole())
    const name = parameter(text, 'filename')
    const isFile = parameter(text, 'name') === 'file' && name !== null
    const content = isFile ? collect(expected, LARGEST.document) : around
    await form.upTo(boundary, content.take)
    if (isFile) return { name, bytes: content.whole() }
  }
  return null
}

/**
 * @returns the file of the field `file`; null where the form has none.
 * @throws AppError 415 `body.not-form`, 400 `body.malformed`, 413 `file.too-large` as soon as it is
 */
export async function readFormFile({ headers, body }: Pick<Request, 'headers' | 'body'>): Promise<FormFile | null> {
  const type = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('body.not-form', 415)
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined || !body) throw malformed()
  const length = Number(headers.get('Content-Length') ?? ROOM)
  if (length > LONGEST_FORM) throw tooLarge()
  const form = new Incoming(body)
  const file = await findFile(form, ascii(`\r\n--${boundary}`), length)
  await form.finish()
  return file
}
