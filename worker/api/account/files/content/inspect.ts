/** Finds the type of an uploaded file from its content alone (docs/behaviour.md, "Uploads"). */
import { MAX_FILE_BYTES } from '../../../../../domain/file-types.ts'
import { UnfitFile } from '../../../../zip/unfit-file.ts'
import type { WindowedFile } from '../../../../zip/windowed-file.ts'
import { endRecord } from '../../../../zip/zip.ts'
import { AppError } from '../../../http/problem.ts'
import { readAvif } from './avif.ts'
import type { DetectedFile, FormatReader } from './detected.ts'
import { readGif } from './gif.ts'
import { readJpeg } from './jpeg.ts'
import { readOffice } from './office.ts'
import { readPdf } from './pdf.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

const MAX_PIXELS = 40_000_000
/** Maximum pixels of all frames together. */
const MAX_MOVING_PIXELS = 10 * MAX_PIXELS

const READERS: FormatReader[] = [readPng, readJpeg, readWebp, readAvif, readGif, readPdf, readOffice]

/** The leading bytes in which PDF viewers and browsers look for a format's signature. */
const HEAD = 1024
/** The brands of HEIC files, behind the box that names them (ISO/IEC 23008-12 annex B). */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/
const MARKUP = /<(?:!doctype html|html|script|svg|body|iframe|\?php)/i

/** Whether another program would read the file as something else: an HTML page, a PDF, an archive. */
async function isPolyglot(file: WindowedFile, { type }: DetectedFile): Promise<boolean> {
  const head = await file.latin1(0, HEAD)
  const isArchive = type.startsWith('application/vnd.openxmlformats')
  return MARKUP.test(head) || head.indexOf('%PDF-') > 0 || (!isArchive && (await endRecord(file)) >= 0)
}

function refuseLarge({ type, width = 0, height = 0, frames = 1 }: DetectedFile, size: number): void {
  const isPicture = type.startsWith('image/')
  if (size > (isPicture ? MAX_FILE_BYTES.picture : MAX_FILE_BYTES.document)) throw new AppError('file.too-large', 413)
  const pixels = width * height
  if (isPicture && pixels === 0) throw new UnfitFile('damaged')
  if (pixels > MAX_PIXELS || pixels * frames > MAX_MOVING_PIXELS) throw new AppError('file.too-many-pixels', 422)
}

async function detect(file: WindowedFile): Promise<DetectedFile> {
  for (const read of READERS) {
    const detected = await read(file)
    if (detected) return detected
  }
  // Most phones that make these photos have a setting for JPEG instead: the message says where it is.
  throw new AppError(HEIC.test(await file.latin1(4, 12)) ? 'file.heic' : 'file.type', 415)
}

async function inspectOrThrow(file: WindowedFile): Promise<DetectedFile> {
  const detected = await detect(file)
  if (await isPolyglot(file, detected)) throw new UnfitFile('polyglot')
  // Only a JPEG may have data appended, since cameras do that (content/jpeg.ts); storing cuts it off.
  if (detected.end !== file.size && detected.type !== 'image/jpeg') throw new UnfitFile('polyglot')
  refuseLarge(detected, file.size)
  return detected
}

/**
 * @returns the file's type and, for a picture, its size in pixels; bytes after `end` must not be stored
 * @throws AppError 415 `file.heic`, and `file.type` for what is none of PNG, JPEG, WebP, AVIF, GIF, PDF, XLSX, DOCX (SVG is none: it can
 *   hold script); 413 `file.too-large`; 422 `file.too-many-pixels`, `file.damaged`, `file.polyglot`, `file.bomb`,
 *   `file.active`, `file.encrypted`
 */
export async function inspectFile(file: WindowedFile): Promise<DetectedFile> {
  try {
    return await inspectOrThrow(file)
  } catch (error) {
    if (error instanceof UnfitFile) throw new AppError(`file.${error.fault}`, 422)
    if (error instanceof RangeError) throw new AppError('file.damaged', 422)
    throw error
  }
}
