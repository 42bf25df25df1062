/** Recognises the files of published editions by their content, whatever their names. */

import type { EditionFileKind } from '../../../../domain/edition-report.ts'
import { type CsvOfferRow, csvRows } from '../csv.ts'
import { UnusableInput } from '../unusable-input.ts'

export interface InputFile {
  name: string
  bytes: Uint8Array
}

/** Kinds of tables, each with its header row. The statistics office's file has no header. */
const TABLES = [
  ['okved tree', 'code,parent_code,section,level,sort,name_ru,name_en,description_ru'],
  ['tariff tree', 'id,parent_id,sort,level,code,code_len,dashes,is_leaf,name_ru,unit_ru,duty_ru,note_refs'],
  ['tariff files', 'chapter,source_file,edition_date_in_file_name'],
  ['tariff codes of 2022', 'code,name_ru_fragment,valid_from,still_in_tree'],
  ['heading history', 'heading,name_ru,valid_from,valid_to'],
  ['Harmonized System', 'code,parent_code,level,name_en,name_zh'],
  ['Combined Nomenclature', 'key,code,dashes,name_en,unit'],
] as const satisfies [EditionFileKind, string][]

export interface ReadFile {
  name: string
  kind: EditionFileKind
  encoding: string
  /** Rows of a table without the header; of notes, a row of one cell for each line. */
  rows: CsvOfferRow[]
}

/** Decodes valid UTF-8 as such, anything else as windows-1251, which Russian offices use. */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1251').decode(bytes), encoding: 'windows-1251' }
  }
}

/** Matches "A";" ";"СЕЛЬСКОЕ …" and "A";"01";"…" */
const OFFICE_ROW = /^"?[A-U]"?;"?(?: |\d\d(?:\.\d+)*)?"?;/

function kindOf(text: string): EditionFileKind | null {
  const [first = ''] = text.slice(0, 1000).split(/\r?\n/, 1)
  if (OFFICE_ROW.test(first)) return 'statistics office'
  if (/^\{\s*"kind"/.test(first)) return 'tariff notes'
  return TABLES.find(([, header]) => header === first.replaceAll('"', '').trim())?.[0] ?? null
}

/** Whether a file is the tree of the tariff: another source then only adds to it. */
export const isTariffTree = ({ bytes }: InputFile): boolean =>
  kindOf(new TextDecoder().decode(bytes.subarray(0, 1000))) === 'tariff tree'

/**
 * @param kinds the kinds that the classifier is made of.
 * @throws UnusableInput for a file of another kind, or one that cannot be parsed.
 */
export function readInputFile({ name, bytes }: InputFile, kinds: readonly EditionFileKind[]): ReadFile {
  const { text, encoding } = decode(bytes)
  const kind = kindOf(text)
  if (!kind || !kinds.includes(kind)) {
    throw new UnusableInput(`${name} is none of the files that can be read here: ${kinds.join(', ')}.`, 'kind', name)
  }
  if (kind === 'tariff notes') {
    const lines = text.split('\n').map((line, at) => ({ line: at + 1, cells: [line] }))
    return { name, kind, encoding, rows: lines.filter(({ cells: [line] }) => line?.trim()) }
  }
  const hasHeader = kind !== 'statistics office'
  const rows = [...csvRows(text, hasHeader ? ',' : ';', `${name}, `)]
  return { name, kind, encoding, rows: hasHeader ? rows.slice(1) : rows }
}
