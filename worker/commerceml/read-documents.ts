/** Reads from the documents that 1C sends in which state each order is there. */
import { readXml, type XmlFormat } from '../db/import/xml-reader.ts'
import type { CmlNode } from './records.ts'
import { childOf, childText } from './records.ts'

/** Limits on documents of a file, and on the elements of one. */
const MAX_DOCUMENTS = 2000
const MAX_ELEMENTS = 20_000
const MAX_TEXT_LENGTH = 2000

const DOCUMENT = 'документ'

function documentsFormat(): XmlFormat<{ kind: 'document'; node: CmlNode }> {
  const open: CmlNode[] = []
  const done: { kind: 'document'; node: CmlNode }[] = []
  let elements = 0
  return {
    open(name, attributes, line) {
      if (name === DOCUMENT && open.length === 0) elements = 0
      if (name === DOCUMENT || open.length > 0) open.push({ name, attributes, line, text: '', children: [] })
    },
    text(text) {
      const last = open.at(-1)
      if (last && last.text.length < MAX_TEXT_LENGTH) last.text += text.slice(0, MAX_TEXT_LENGTH)
    },
    close(name) {
      const node = open.at(-1)
      if (node?.name !== name) return
      open.pop()
      node.text = node.text.trim()
      elements += 1
      const parent = open.at(-1)
      if (!parent) done.push({ kind: 'document', node })
      else if (elements <= MAX_ELEMENTS) parent.children.push(node)
    },
    fault: () => false,
    take: () => done.splice(0),
    end: () => undefined,
  }
}

/** The parts of a document that are used. */
export interface ReadDocument {
  id: string
  number: string
  requisites: Map<string, string>
}

function toDocument(node: CmlNode): ReadDocument {
  const each = childOf(node, 'значенияреквизитов')?.children ?? []
  const requisites = new Map(
    each.map((one) => [childText(one, 'наименование').toLowerCase(), childText(one, 'значение')]),
  )
  const removed = childText(node, 'пометкаудаления')
  if (removed !== '') requisites.set('пометкаудаления', removed)
  return { id: childText(node, 'ид'), number: childText(node, 'номер'), requisites }
}

/** @returns the documents; null for a file that is cut short, or is not XML */
export async function readDocuments(bytes: AsyncIterable<Uint8Array>): Promise<ReadDocument[] | null> {
  const documents: ReadDocument[] = []
  let hasRoot = false
  for await (const entry of readXml(bytes, documentsFormat())) {
    if (entry.kind === 'root') hasRoot = true
    if (entry.kind === 'fault' && entry.fault.code === 'xml.cut') return null
    if (entry.kind === 'document' && documents.length < MAX_DOCUMENTS) documents.push(toDocument(entry.node))
  }
  return hasRoot ? documents : null
}
