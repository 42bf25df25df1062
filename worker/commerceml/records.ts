/** Reads CommerceML 2, in which 1C exchanges goods, as a stream of its records: groups, goods, offers, and what they refer to. */
import type { Fault } from '../db/import/faults.ts'
import type { FeedCategory } from '../db/import/feed.ts'
import { repairMojibake } from '../db/import/mojibake.ts'
import { BREAKS_OFF, MAX_ELEMENTS, MAX_FAULTS } from '../db/import/record-limits.ts'
import { readXml, type XmlFormat } from '../db/import/xml-reader.ts'

/** Limit on the characters of a text. */
const MAX_TEXT_LENGTH = 100_000

export interface CmlNode {
  /** In lower case. */
  name: string
  attributes: Record<string, string>
  line: number
  text: string
  children: CmlNode[]
}

/** Elements that are records of their own. Each value of a property is one, since a property may have very many. */
const KINDS = {
  товар: 'good',
  предложение: 'offer',
  типцены: 'priceType',
  свойство: 'property',
  справочник: 'value',
} as const
type Kind = (typeof KINDS)[keyof typeof KINDS]

export interface CmlRecord {
  kind: Kind
  node: CmlNode
  faults: Fault[]
  /** The error that ended it before its closing tag; null: it is complete. */
  broken: string | null
}

type CmlFormatEntry =
  | CmlRecord
  | { kind: 'category'; category: FeedCategory }
  /** The file has only what has changed since the last one. */
  | { kind: 'changes' }

/** Elements whose children matter: records, and groups, which are nested. */
const isKept = (name: string): boolean => name === 'группа' || Object.hasOwn(KINDS, name)

const kindOf = (name: string): Kind | undefined => Object.entries(KINDS).find(([element]) => element === name)?.[1]

/** Goods and offers, which are never inside one another. */
const isItem = (name: string): boolean => name === 'товар' || name === 'предложение'

const CHANGES = 'содержиттолькоизменения'

export const childOf = ({ children }: CmlNode, name: string): CmlNode | undefined =>
  children.find((child) => child.name === name)

/** @returns the text of a child; '' without one */
export const childText = (node: CmlNode, name: string): string => childOf(node, name)?.text ?? ''

interface Open extends CmlNode {
  faults: Fault[]
  elements: number
  /** An item that was abandoned because another one began inside it. */
  isOver: boolean
}

function recordsFormat(): XmlFormat<CmlFormatEntry> {
  const open: Open[] = []
  const done: CmlFormatEntry[] = []
  /** Closed groups inside a group that is still open: the id of the outer one may follow. */
  const groups: { node: CmlNode; parent: CmlNode | undefined }[] = []
  let closed: CmlRecord | null = null

  const around = (isOne: (name: string) => boolean): Open | undefined => open.findLast(({ name }) => isOne(name))
  const item = (): Open | undefined => open.findLast(({ name, isOver }) => isItem(name) && !isOver)

  const add = (faults: Fault[], fault: Fault) => {
    if (faults.length < MAX_FAULTS) faults.push(fault)
  }

  const finish = (
    { name, attributes, line, text, children, faults }: Open,
    broken: string | null,
  ): CmlRecord | null => {
    const kind = kindOf(name)
    return kind ? { kind, node: { name, attributes, line, text, children }, faults, broken } : null
  }

  function closeGroup(node: Open): void {
    const parent = around((name) => name === 'группа')
    groups.push({ node, parent })
    if (parent) return
    for (const { node: group, parent: above } of groups.splice(0)) {
      const id = childText(group, 'ид')
      const name = childText(group, 'наименование')
      const category = { line: group.line, id, parent: above ? childText(above, 'ид') : '', name }
      done.push({ kind: 'category', category })
    }
  }

  function attach(node: Open): void {
    const parent = open.at(-1)
    const owner = around(isKept)
    if (!parent || !owner || owner.isOver) return
    owner.elements += 1
    const isLong = owner.elements === MAX_ELEMENTS + 1
    if (isLong) add(owner.faults, { line: owner.line, code: 'offer.long', detail: String(MAX_ELEMENTS) })
    if (owner.elements > MAX_ELEMENTS) return
    const { name, attributes, line, text, children } = node
    parent.children.push({ name, attributes, line, text, children })
  }

  return {
    open(name, attributes, line) {
      const outer = isItem(name) ? item() : undefined
      const broken = outer && finish(outer, 'another one begins inside of it')
      if (outer && broken) {
        outer.isOver = true
        done.push(broken)
      }
      if (attributes[CHANGES] === 'true') done.push({ kind: 'changes' })
      open.push({ name, attributes, line, text: '', children: [], faults: [], elements: 0, isOver: false })
    },
    text(text) {
      const last = open.at(-1)
      if (!last || last.text.length >= MAX_TEXT_LENGTH) return
      last.text += text.slice(0, MAX_TEXT_LENGTH - last.text.length)
      const owner = around(isKept)
      if (last.text.length >= MAX_TEXT_LENGTH && owner)
        add(owner.faults, { line: owner.line, code: 'field.cut', detail: last.name })
    },
    close(name) {
      const node = open.pop()
      if (!node || node.name !== name) return
      const text = node.text.trim()
      node.text = repairMojibake(text)
      const owner = around(isKept)
      if (node.text !== text && owner) add(owner.faults, { line: owner.line, code: 'text.mojibake', detail: name })
      if (name === CHANGES && node.text === 'true') done.push({ kind: 'changes' })
      if (name === 'группа') closeGroup(node)
      else if (!kindOf(name)) attach(node)
      // At a wrong closing tag the parser reports the error after it has closed the element.
      else if (!node.isOver) closed = finish(node, null)
    },
    fault(fault) {
      if (closed && BREAKS_OFF.test(fault.detail ?? '')) {
        closed.broken ??= fault.detail ?? ''
        return true
      }
      const inside = item()
      if (inside) add(inside.faults, fault)
      return inside !== undefined
    },
    take() {
      if (closed) done.push(closed)
      closed = null
      return done.splice(0)
    },
    end() {
      const inside = item()
      const broken = inside && finish(inside, 'the file ends inside of it')
      if (broken) done.push(broken)
    },
  }
}

/** @returns the records in the order of the file; any bytes are accepted */
export const readRecords = (bytes: AsyncIterable<Uint8Array>) => readXml(bytes, recordsFormat())
