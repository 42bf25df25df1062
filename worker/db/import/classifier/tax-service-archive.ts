/**
 * The tax service's archive of TN VED (TNVED.ZIP): TNVED1.TXT has sections, TNVED2.TXT chapters, TNVED3.TXT headings and TNVED4.TXT codes of
 * ten digits, in code page 866, the cells separated by bars, each row with the days between which it was valid. It has neither duties nor
 * notes nor the dash lines between a heading and its codes.
 */

import { utcDay } from '../../../../domain/utc-day.ts'
import { joinedBytes } from '../../../joined-bytes.ts'
import { inMemory, WindowedFile } from '../../../zip/windowed-file.ts'
import { readZipDirectory, refuseOverlaps, unpack } from '../../../zip/zip.ts'
import { UnusableInput } from '../unusable-input.ts'
import { type InputFile, isTariffTree } from './input-file.ts'

const MAX_ENTRIES = 100
/** Bytes of an unpacked file. */
const MAX_UNPACKED_BYTES = 25e6
const TREE_HEAD = 'id,parent_id,sort,level,code,code_len,dashes,is_leaf,name_ru,unit_ru,duty_ru,note_refs'
const CODES_HEAD = 'code,name_ru_fragment,valid_from,still_in_tree'

export const isArchive = ({ bytes }: InputFile): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

interface Row {
  code: string
  parent: string
  level: string
  name: string
  from: string
  /** Last day on which the row is valid, ISO 8601; '' if it is still valid. */
  to: string
}

const DAY = /^(\d\d)\.(\d\d)\.(\d{4})$/
const isoDay = (text = ''): string => text.trim().replace(DAY, '$3-$2-$1')

const ROMAN = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const
const roman = (n: number): string => {
  const [value, sign] = ROMAN.find(([value]) => value <= n) ?? [0, '']
  return sign === '' ? '' : sign + roman(n - value)
}

/** How the cells of each file make a row. */
const FILES: Record<string, (cells: string[]) => Row> = {
  'TNVED1.TXT': ([section = '', name = '', , from, to]) => row('section', { section, name, from, to }),
  'TNVED2.TXT': ([section = '', chapter = '', name = '', , from, to]) =>
    row('chapter', { section, code: chapter, name, from, to }),
  'TNVED3.TXT': ([chapter = '', heading = '', name = '', from, to]) =>
    row('heading', { code: chapter + heading, parent: chapter, name, from, to }),
  'TNVED4.TXT': ([chapter = '', heading = '', rest = '', name = '', from, to]) =>
    row('subheading10', { code: chapter + heading + rest, parent: chapter + heading, name, from, to }),
}

interface Cells {
  section?: string
  code?: string
  parent?: string
  name: string
  from: string | undefined
  to: string | undefined
}

function row(level: string, { section = '', code, parent = '', name, from, to }: Cells): Row {
  const own = `S${roman(Number(section))}`
  return {
    level,
    code: code ?? own,
    parent: level === 'chapter' ? own : parent,
    name: name.replace(/^(?:[-–]\s*)+/, '').trim(),
    from: isoDay(from),
    to: isoDay(to),
  }
}

async function textsOf(archive: InputFile): Promise<Map<string, string>> {
  const file = new WindowedFile(inMemory(archive.bytes))
  const texts = new Map<string, string>()
  try {
    const entries = await readZipDirectory(file, MAX_ENTRIES)
    await refuseOverlaps(file, entries)
    for (const entry of entries) {
      const name = entry.name.split('/').at(-1)?.toUpperCase() ?? ''
      if (!Object.hasOwn(FILES, name) || entry.unpacked > MAX_UNPACKED_BYTES) continue
      const pieces: Uint8Array[] = []
      await unpack(file, entry, (piece) => pieces.push(piece))
      texts.set(name, new TextDecoder('ibm866').decode(joinedBytes(pieces)))
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    throw new UnusableInput(`${archive.name} cannot be unpacked: ${why}`, 'archive', archive.name)
  }
  const missing = Object.keys(FILES).filter((name) => !texts.has(name))
  if (missing.length > 0)
    throw new UnusableInput(`${archive.name} has no ${missing.join(', ')}.`, 'archive', archive.name)
  return texts
}

const lineOf = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')

/** @returns the rows that are valid on a day, the latest where a code has several */
function validOn(rows: readonly Row[], day: string): Row[] {
  const valid = rows.filter(({ from, to }) => from <= day && (to === '' || to >= day))
  return [...new Map(valid.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map((one) => [one.code, one])).values()]
}

/**
 * @param asTree whether the archive is the edition itself; false if another file is the tree of the tariff: then only codes that are no
 * longer valid are taken from the archive
 * @param day on which the codes of the tree are to be valid, ISO 8601
 * @returns the same rows as a table that the importer reads
 */
export async function fromArchive(archive: InputFile, asTree: boolean, day: string): Promise<InputFile> {
  const texts = await textsOf(archive)
  const heads = [...texts.values()].map((text) => isoDay(text.split(/\r?\n/, 1)[0]?.split('|')[1]))
  const dated =
    heads
      .filter((head) => /^\d{4}-/.test(head))
      .sort()
      .at(-1) ?? ''
  const rows = Object.entries(FILES).flatMap(([name, read]) =>
    (texts.get(name) ?? '')
      .split(/\r?\n/)
      .slice(1)
      .filter((line) => line.includes('|'))
      .map((line) => read(line.split('|'))),
  )
  const valid = validOn(rows, day)
  const encode = (lines: string[]) => new TextEncoder().encode(lines.join('\n'))
  if (asTree) {
    const lines = valid.map(({ code, parent, level, name }, at) =>
      lineOf([
        code,
        parent,
        String(at),
        level,
        /^\d/.test(code) ? code : '',
        String(code.length),
        '0',
        '',
        name,
        '',
        '',
        '',
      ]),
    )
    return { name: `${archive.name} ${dated}`.trim(), bytes: encode([TREE_HEAD, ...lines]) }
  }
  const now = new Set(valid.map(({ code }) => code))
  const ended = rows.filter(({ code, level }) => level === 'subheading10' && !now.has(code))
  const last = new Map(ended.toSorted((a, b) => (a.to < b.to ? -1 : 1)).map((one) => [one.code, one]))
  const lines = [...last.values()].map(({ code, name, from }) => lineOf([code, name, from, '0']))
  return { name: archive.name, bytes: encode([CODES_HEAD, ...lines]) }
}

/**
 * Replaces archives of the tax service by tables. If another file is the tree of the tariff, only codes that are no longer valid are taken
 * from an archive; otherwise it is the tree.
 * @param now milliseconds since 1970: its codes are those of that day
 * @returns the files as the importer reads them
 */
export async function withoutArchives(files: InputFile[], now: number): Promise<InputFile[]> {
  const hasTree = files.some((file) => !isArchive(file) && isTariffTree(file))
  const today = utcDay(now)
  return Promise.all(files.map((file) => (isArchive(file) ? fromArchive(file, !hasTree, today) : file)))
}
