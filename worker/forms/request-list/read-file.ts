/** The text of an uploaded list, whatever kind of file it is. */
import { quotedCell } from '../../../domain/csv.ts'
import type { Locale } from '../../../domain/locale.ts'
import { ZIP_SIGNATURE } from '../../spreadsheet/zip-signature.ts'
import { encodingOf } from '../../text-encoding.ts'
import { readXlsx } from './read-xlsx.ts'
import { UnusableFile } from './unusable-file.ts'
import { type Reserve, SPREADSHEET } from './upload-memory.ts'

const begins = (bytes: Uint8Array, mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte)

/** Old spreadsheets and encrypted ones (a compound file), PDF, pictures. */
const OTHERS = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

/**
 * @param bytes of XLSX, CSV or text
 * @returns the text, with the cells of a spreadsheet separated by tabs
 * @param reserve memory for the cells of a spreadsheet
 * @throws UnusableFile; NoMemory
 */
export async function readFile(bytes: Uint8Array, locale: Locale, reserve: Reserve): Promise<string> {
  if (OTHERS.some((mark) => begins(bytes, mark))) throw new UnusableFile()
  if (!begins(bytes, ZIP_SIGNATURE)) return new TextDecoder(encodingOf(bytes)).decode(bytes)
  reserve(SPREADSHEET)
  const rows = await readXlsx(bytes, locale === 'ru' ? ',' : '.')
  return rows.map((cells) => cells.map((cell) => quotedCell(cell, '\t')).join('\t')).join('\n')
}
