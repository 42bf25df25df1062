/** A file that is looked at through a window: what is held of it at one time does not grow with it. */
import { UnfitFile } from './detected.ts'

/** Where the bytes of a whole file are. */
export interface FileSource {
  /** Bytes. */
  size: number
  /** @returns the bytes from `from` up to `to`; both lie within the file. */
  read: (from: number, to: number) => Promise<Uint8Array>
}

export const inMemory = (bytes: Uint8Array): FileSource => ({
  size: bytes.length,
  read: async (from, to) => bytes.subarray(from, to),
})

/** Bytes read at once: formats are walked forwards, so that ten reads see the whole of a picture. */
const WINDOW = 1024 * 1024
/** A picture in a hundred thousand pieces is made to keep its reader busy. */
const MOST_LOOKS = 200_000

export class WindowedFile {
  readonly size: number
  readonly #source: FileSource
  readonly #window: number
  #held: Uint8Array = new Uint8Array()
  /** Where in the file the held bytes begin. */
  #start = 0
  #looks = 0

  /** @param window bytes read at once; fewer for tests. */
  constructor(source: FileSource, window = WINDOW) {
    this.size = source.size
    this.#source = source
    this.#window = window
  }

  async #hold(from: number, to: number): Promise<Uint8Array> {
    this.#looks += 1
    if (this.#looks > MOST_LOOKS) throw new UnfitFile('damaged')
    if (from < this.#start || to > this.#start + this.#held.length) {
      this.#held = await this.#source.read(from, Math.min(this.size, Math.max(to, from + this.#window)))
      this.#start = from
    }
    return this.#held.subarray(from - this.#start)
  }

  /** @returns the bytes from `from` up to `to`. Beyond the end there is nothing. */
  async slice(from: number, to: number): Promise<Uint8Array> {
    const first = Math.min(from, this.size)
    const last = Math.min(to, this.size)
    return (await this.#hold(first, last)).subarray(0, Math.max(0, last - first))
  }

  /** @returns the same as Latin-1, which keeps every byte. */
  async latin1(from: number, to: number): Promise<string> {
    let text = ''
    for (const byte of await this.slice(from, to)) text += String.fromCharCode(byte)
    return text
  }

  /** @throws RangeError beyond the end, which means a file that was cut. */
  async view(from: number, length: number): Promise<DataView> {
    if (from + length > this.size) throw new RangeError('Beyond the end of the file')
    const bytes = await this.slice(from, from + length)
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** @returns two bytes from there, or as many more as are held; fewer at the end of the file. */
  async ahead(from: number): Promise<Uint8Array> {
    const first = Math.min(from, this.size)
    return this.#hold(first, Math.min(first + 2, this.size))
  }
}
