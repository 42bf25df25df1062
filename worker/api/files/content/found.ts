/** What the readers of file formats share. */

/** A picture or document, told by its bytes. */
export interface Found {
  type: string
  /** Pixels as shown, after the turn that the file asks for; absent for a document. */
  width?: number
  height?: number
  /** Pictures that move are decoded whole by some viewers: every frame counts. */
  frames?: number
  /** Where the file says that it ends; what follows belongs to something else. */
  end: number
}

/** Why a file is not taken: the ends of the codes that the api answers ('file.damaged'). */
export type Fault = 'damaged' | 'bomb' | 'polyglot' | 'active' | 'encrypted'

/** A file that begins as a known type and is not fit to be kept. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile'
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

/** Null: these bytes do not begin as this format. A format that is broken further on throws RangeError or UnfitFile. */
export type Reader = (bytes: Uint8Array) => Found | null

/** @returns bytes as Latin-1, which keeps every one of them. Beyond the end there is nothing. */
export function latin1(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (const byte of bytes.subarray(from, to)) text += String.fromCharCode(byte)
  return text
}

/** Reads beyond the end throw RangeError, which means a file that was cut. */
export const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
