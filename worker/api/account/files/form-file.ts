/**
 * The file of a form (multipart/form-data, RFC 7578), taken out while the form comes in and handed on piece by piece: the platform's own
 * reader holds the form, the file and its bytes at one time, which is more than an isolate may have as soon as some people upload
 * together.
 */
import { AppError } from '../../http/problem.ts'
import { LARGEST } from './content/inspect.ts'

/** Bytes of a part's own headers, and of all that is in a form beside the file. */
const LONGEST_HEAD = 8 * 1024
const MOST_AROUND = 64 * 1024
/** The largest file and the form around it. */
const LONGEST_FORM = LARGEST.document + MOST_AROUND
/** Takes the next bytes, which are its own only until it is done with them; what comes behind them waits for that. */
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

/** @returns what takes no more than so many bytes, in all. */
function atMost(most: number, take: Take): Take {
  let left = most
  return (bytes) => {
    left -= bytes.length
    if (left < 0) throw tooLarge()
    return take(bytes)
  }
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
    await form.upTo(boundary, isFile ? atMost(LARGEST.document, take) : skip)
    if (isFile) return name
  }
  return null
}

/**
 * @param take gets the content of the field `file`, piece by piece.
 * @returns the name that the file was given; null where the form has none.
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
