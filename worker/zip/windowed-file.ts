/** Reads a file through a window of fixed size, so that memory use does not grow with the file. */
import { UnfitFile } from './unfit-file.ts'

/** A file that is stored somewhere, of known size. */
export interface FileSource {
  /** In bytes. */
  size: number
  /** @returns the bytes from `from` up to `to`, both within the file */
  read: (from: number, to: number) => Promise<Uint8Array>
}

export const inMemory = (bytes: Uint8Array): FileSource => ({
  size: bytes.length,
  read: async (from, to) => bytes.subarray(from, to),
})

/** Bytes per read: formats are parsed forwards, so about ten reads cover a whole picture. */
const WINDOW = 1024 * 1024
/** Maximum number of reads: a picture in a hundred thousand chunks is an attack on the parser's time. */
const MAX_READS = 200_000

export class WindowedFile {
  readonly size: number
  readonly #source: FileSource
  readonly #window: number
  #bytes: Uint8Array = new Uint8Array()
  /** Offset of the window in the file. */
  #start = 0
  #reads = 0

  /** @param window bytes per read; fewer in tests */
  constructor(source: FileSource, window = WINDOW) {
    this.size = source.size
    this.#source = source
    this.#window = window
  }

  async #load(from: number, to: number): Promise<Uint8Array> {
    this.#reads += 1
    if (this.#reads > MAX_READS) throw new UnfitFile('damaged')
    if (from < this.#start || to > this.#start + this.#bytes.length) {
      this.#bytes = await this.#source.read(from, Math.min(this.size, Math.max(to, from + this.#window)))
      this.#start = from
    }
    return this.#bytes.subarray(from - this.#start)
  }

  /** @returns the bytes from `from` up to `to`, or up to the end of the file */
  async slice(from: number, to: number): Promise<Uint8Array> {
    const first = Math.min(from, this.size)
    const last = Math.min(to, this.size)
    return (await this.#load(first, last)).subarray(0, Math.max(0, last - first))
  }

  /** @returns the same bytes as Latin-1, one character each */
  async latin1(from: number, to: number): Promise<string> {
    let text = ''
    for (const byte of await this.slice(from, to)) text += String.fromCharCode(byte)
    return text
  }

  /** @throws RangeError beyond the end, which means that the file was cut */
  async view(from: number, length: number): Promise<DataView> {
    if (from + length > this.size) throw new RangeError('Beyond the end of the file')
    const bytes = await this.slice(from, from + length)
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** @returns at least two bytes from there, and the rest of the window; fewer at the end of the file */
  async ahead(from: number): Promise<Uint8Array> {
    const first = Math.min(from, this.size)
    return this.#load(first, Math.min(first + 2, this.size))
  }
}
