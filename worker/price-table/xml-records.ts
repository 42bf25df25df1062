/** Reads goods from XML in an unknown format: each is an element that occurs again and again, and its elements are its fields. */
import type { XmlFormat } from '../db/import/xml-reader.ts'
import { local } from '../spreadsheet/part-reader.ts'
import { factValueOf, fieldName, isFact, isGroup, isShippingOrPayment, labelOf } from './xml-fields.ts'

interface XmlRecord {
  line: number
  fields: Map<string, string>
  broken?: string
}

interface RecordEntry {
  kind: 'record'
  record: XmlRecord
}

/** The field of a good's categories, from the largest on; it is a head that tables recognise. */
export const CATEGORY = 'category'
/** The field of its characteristics, one on each line. */
const FACTS = 'characteristics'

const MAX_FIELD_LENGTH = 100_000
const MAX_FIELDS = 500
const MAX_CATEGORIES = 20_000

interface Frame {
  name: string
  attributes: Record<string, string>
  text: string
  isLeaf: boolean
  /** Texts of its elements, among them the name and id of a group. */
  said: Map<string, string>
  /** The good of an element of goods; null for any other element. */
  record: XmlRecord | null
}

/** @param element the local name of the elements that are goods; one with others inside is a group of them */
export function xmlRecords(element: string): XmlFormat<RecordEntry> {
  const open: Frame[] = []
  const done: RecordEntry[] = []
  const categories = new Map<string, string>()

  const put = ({ fields }: XmlRecord, name: string, text: string): void => {
    const value = text.trim().slice(0, MAX_FIELD_LENGTH)
    if (value === '' || (!fields.has(name) && fields.size >= MAX_FIELDS)) return
    fields.set(name, [fields.get(name), value].filter(Boolean).join('\n'))
  }
  const label = ({ attributes, said, text, isLeaf }: Frame): string =>
    labelOf(new Map([...said, ...Object.entries(attributes)])) || (isLeaf ? text.trim() : '')
  /** Names of the groups around a good, from the largest on. */
  const path = (frames: readonly Frame[]): string =>
    frames
      .filter(({ name }) => name === element || isGroup(name))
      .map(label)
      .filter(Boolean)
      .join(' > ')

  function finish(frame: Frame, record: XmlRecord): void {
    const { fields } = record
    // A group without goods in it is marked as a group by an element or attribute.
    if (/^(?:1|true|yes|да)$/i.test(fields.get('isgroup') ?? fields.get('is_group') ?? fields.get('этогруппа') ?? ''))
      return
    fields.delete('isgroup')
    for (const [name, value] of fields) {
      const known = isGroup(name) ? categories.get(value) : undefined
      if (known === undefined) continue
      fields.delete(name)
      fields.set(CATEGORY, known)
    }
    const around = path(open)
    if (around !== '' && !fields.has(CATEGORY)) fields.set(CATEGORY, around)
    if (fields.size > 0) done.push({ kind: 'record', record })
    frame.record = null
  }

  /** Stores a category with an id, which goods refer to. */
  function noteCategory(frame: Frame): void {
    const values = new Map([...frame.said, ...Object.entries(frame.attributes)])
    const id = values.get('id') ?? values.get('code')
    const name = label(frame)
    const parent = values.get('parentid') ?? values.get('parent_id') ?? ''
    if (id && name && categories.size < MAX_CATEGORIES)
      categories.set(id, [categories.get(parent), name].filter(Boolean).join(' > '))
  }

  function closeField(frame: Frame): void {
    const at = open.findLastIndex(({ record }) => record !== null)
    const record = open[at]?.record
    const { name, attributes, text, isLeaf, said } = frame
    const above = open.slice(at + 1).map((one) => one.name)
    if (isLeaf) open.at(-1)?.said.set(name, text.trim())
    if (!record) return
    const values = new Map([...said, ...Object.entries(attributes)])
    const named = labelOf(values)
    if (isFact(name) && named !== '') {
      const value = [factValueOf(values) || text.trim(), values.get('unit')].filter(Boolean).join(' ')
      put(record, FACTS, `${named}: ${value}`.replace(/\s+/g, ' '))
      return
    }
    if (!isLeaf || above.some((one) => isFact(one) || isShippingOrPayment(one))) return
    const { key, more } = fieldName(name, attributes, above)
    put(record, key, [text.trim(), text.trim() && attributes.unit].filter(Boolean).join(' '))
    for (const [other, value] of more) put(record, other, value)
  }

  return {
    open(written, attributes, line) {
      const name = local(written)
      const above = open.at(-1)
      if (above) above.isLeaf = false
      const frame: Frame = { name, attributes, text: '', isLeaf: true, said: new Map(), record: null }
      if (name === element) {
        // An element with goods inside is a group, and not a good itself.
        for (const around of open) around.record = null
        frame.record = { line, fields: new Map() }
        for (const [key, value] of Object.entries(attributes)) put(frame.record, local(key), value)
      }
      open.push(frame)
    },
    text(text) {
      const frame = open.at(-1)
      if (frame && frame.text.length < MAX_FIELD_LENGTH) frame.text += text
    },
    close(written) {
      const name = local(written)
      if (open.at(-1)?.name !== name) return
      const frame = open.pop()
      if (!frame) return
      if (frame.record) finish(frame, frame.record)
      else if (name !== element) closeField(frame)
      if (isGroup(name) && !open.some(({ record }) => record)) noteCategory(frame)
    },
    // At a wrong closing tag the parser first closes what is open, and reports the error afterwards.
    fault(fault) {
      const record = open.findLast(({ record }) => record !== null)?.record ?? done.at(-1)?.record
      if (!record || fault.code !== 'xml.form') return false
      record.broken ??= fault.detail ?? ''
      return true
    },
    take: () => done.splice(0),
    end() {
      for (const { record } of open)
        if (record) done.push({ kind: 'record', record: { ...record, broken: 'the file ends inside of it' } })
    },
  }
}
