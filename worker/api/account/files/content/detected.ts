/** What the readers of file formats share. */
import type { WindowedFile } from './windowed-file.ts'

/** A picture or document, told by its bytes. */
export interface DetectedFile {
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

/** Null: the file does not begin as this format. A format that is broken further on throws RangeError or UnfitFile. */
export type Reader = (file: WindowedFile) => Promise<DetectedFile | null>
