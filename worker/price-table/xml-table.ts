/** Reads price lists in XML of unknown formats as tables: a field of the goods is a column (docs/behaviour.md, "Price lists as tables"). */
import { getOrCreate } from '../../domain/get-or-create.ts'
import { tableHead } from '../../domain/price-table/heads.ts'
import { MAX_TABLE_COLUMNS } from '../../domain/price-table/roles.ts'
import { readXml, type XmlFormat } from '../db/import/xml-reader.ts'
import { local } from '../spreadsheet/part-reader.ts'
import { type PriceTable, sampleOf, type TableRow } from './price-table.ts'
import { CATEGORY, xmlRecords } from './xml-records.ts'

type Bytes = () => AsyncIterable<Uint8Array>

/** Bytes in which the elements of goods are looked for. */
const ENOUGH = 2_000_000
const MAX_NAMES = 500

async function* beginning(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let left = ENOUGH
  for await (const piece of bytes()) {
    yield piece.subarray(0, left)
    left -= piece.length
    if (left <= 0) return
  }
}

interface FieldStatistics {
  count: number
  /** Names of its attributes, and of its elements without elements inside. */
  fields: Set<string>
}

/** Collects which fields elements have, by the elements' names. */
function fieldNotes(found: Map<string, FieldStatistics>): XmlFormat<never> {
  const open: { name: string; isLeaf: boolean }[] = []
  const note = (name: string): FieldStatistics | undefined =>
    found.has(name) || found.size < MAX_NAMES
      ? getOrCreate(found, name, (): FieldStatistics => ({ count: 0, fields: new Set() }))
      : undefined
  const add = (at: FieldStatistics | undefined, field: string) => {
    if (at && at.fields.size < MAX_TABLE_COLUMNS) at.fields.add(field)
  }
  return {
    open(name, attributes) {
      const above = open.at(-1)
      if (above) above.isLeaf = false
      const own = note(local(name))
      if (own) own.count += 1
      for (const attribute of Object.keys(attributes)) add(own, local(attribute))
      open.push({ name: local(name), isLeaf: true })
    },
    text: () => undefined,
    close() {
      const closed = open.pop()
      const above = open.at(-1)
      if (closed?.isLeaf && above) add(found.get(above.name), closed.name)
    },
    fault: () => true,
    take: () => [],
    end: () => undefined,
  }
}

const KEYS = /^(?:id|article|model|name)/
const isKey = (role: string | undefined): boolean => role !== undefined && KEYS.test(role)

/** Fewest fields of goods, where no field's name is known. */
const MIN_FIELDS = 4

/** @returns how likely an element is a good: by the number of its known fields, else by the number of all */
function weight({ count, fields }: FieldStatistics): number {
  const roles = new Set([...fields].flatMap((field) => tableHead(field)?.role ?? []))
  if (roles.size > 2 && [...roles].some(isKey)) return roles.size * 1000
  return count > 1 && fields.size >= MIN_FIELDS ? fields.size : 0
}

/** @returns the name of the elements that are goods, and the file's encoding; null for a file that has none */
async function findGoods(bytes: Bytes): Promise<{ element: string; encoding: string } | null> {
  const found = new Map<string, FieldStatistics>()
  let encoding = ''
  for await (const entry of readXml({ [Symbol.asyncIterator]: () => beginning(bytes) }, fieldNotes(found))) {
    if (entry.kind === 'root' && entry.name === 'html') return null
    if (entry.kind === 'encoding') encoding = entry.encoding
  }
  const [best] = [...found]
    .map(([element, one]) => ({ element, weight: weight(one), count: one.count }))
    .sort((a, b) => b.weight - a.weight || b.count - a.count)
  return best && best.weight > 0 ? { element: best.element, encoding } : null
}

async function* xmlRows(bytes: Bytes, element: string, heads: readonly string[]): AsyncGenerator<TableRow> {
  for await (const entry of readXml(bytes(), xmlRecords(element))) {
    if (entry.kind === 'fault') yield { line: entry.fault.line, cells: [], fault: entry.fault }
    if (entry.kind !== 'record') continue
    const { line, fields, broken } = entry.record
    yield { line, cells: heads.map((head) => fields.get(head) ?? ''), ...(broken !== undefined && { broken }) }
  }
}

/** @returns null for a file without elements that could be goods */
export async function xmlTable(bytes: Bytes): Promise<PriceTable | null> {
  const goods = await findGoods(bytes)
  if (!goods) return null
  const { element, encoding } = goods
  const heads = new Set<string>()
  const sample = await sampleOf({
    async *rows() {
      for await (const entry of readXml(bytes(), xmlRecords(element))) {
        if (entry.kind !== 'record') continue
        for (const field of entry.record.fields.keys()) if (heads.size < MAX_TABLE_COLUMNS) heads.add(field)
        yield { line: entry.record.line, cells: [] }
      }
    },
  })
  if (sample.length === 0) return null
  // The category first: the tree in which goods are nested takes precedence over a field for their category.
  const keys = [...heads].toSorted((a, b) => Number(b === CATEGORY) - Number(a === CATEGORY))
  return { format: 'xml', encoding, sheets: [], sheet: '', heads: keys, rows: () => xmlRows(bytes, element, keys) }
}
