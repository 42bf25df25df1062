/** What the parsers of file formats share. */
import type { WindowedFile } from '../../../../zip/windowed-file.ts'

/** A picture or document, recognized by its bytes. */
export interface DetectedFile {
  type: string
  /** Pixels as shown, after the rotation that the file declares; absent for a document. */
  width?: number
  height?: number
  /** Number of frames. Some viewers decode an animation completely, so each counts towards the limit of pixels. */
  frames?: number
  /** Where the format ends the file; bytes after it belong to something else. */
  end: number
}

/**
 * Returns null where the file does not start as this format. Throws RangeError or UnfitFile where it does but is broken
 * later.
 */
export type FormatReader = (file: WindowedFile) => Promise<DetectedFile | null>
