/**
 * Reads the format of Yandex Market (YML) in pieces. saxes only knows XML's five entities and never opens a file or
 * URL, so that a document type can neither fetch nor expand anything. Broken markup costs the offer that contains it,
 * not the file.
 */
import { SaxesParser } from 'saxes'
import { decodeXml } from './decode.ts'
import type { Fault } from './faults.ts'
import type { FeedEntry } from './feed.ts'
import { type MendedFault, xmlMender } from './mend.ts'
import { restored } from './mojibake.ts'
import { offerReader } from './yml-offer.ts'

/** Elements directly under <shop> that describe the shop. */
const SHOP_FIELDS = new Set(['name', 'company', 'url'])
const LONGEST_TEXT = 1000

/** Limit on open elements, all of which the parser holds in memory; a feed with HTML has a dozen or two. */
const DEEPEST = 500

interface Open {
  name: string
  attributes: Record<string, string>
  line: number
  text: string
}

const attributesOf = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value.trim()]))

/** @returns the entry of a closed element outside of offers; null where it is none. */
function entryOf({ name, attributes, line, text }: Open, parent: string): FeedEntry | null {
  const value = restored(text.trim())
  if (name === 'category') {
    const { id = '', parentid, parent_id: otherwise = '' } = attributes
    return { kind: 'category', category: { line, id, parent: parentid ?? otherwise, name: value } }
  }
  if (name === 'currency') return { kind: 'currency', id: attributes.id ?? '', rate: attributes.rate ?? '' }
  return parent === 'shop' && SHOP_FIELDS.has(name) ? { kind: 'shop', field: name, value } : null
}

/** @returns a reader that accepts any text and never throws; each call returns the entries that end in its piece. */
export function ymlReader() {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const mender = xmlMender()
  const offers = offerReader()
  const open: Open[] = []
  const entries: FeedEntry[] = []
  const mended: MendedFault[] = []
  let rooted = false
  let startLine = 1
  let depth = 0
  let cut = false

  const settle = () => {
    for (const offer of offers.take()) entries.push({ kind: 'offer', offer })
  }

  const place = (fault: Fault) => {
    if (!offers.fault(fault)) entries.push({ kind: 'fault', fault })
  }

  /** The mender is ahead of the parser, so its faults are held back until the parser reaches their position, in the right offer. */
  const placeMended = () => {
    const ahead = mended.findIndex(({ at }) => at >= parser.position)
    for (const { fault } of mended.splice(0, ahead < 0 ? mended.length : ahead)) place(fault)
  }

  parser.on('opentagstart', () => {
    startLine = parser.line
  })
  parser.on('opentag', (tag) => {
    const name = tag.name.toLowerCase()
    if (!rooted) entries.push({ kind: 'root', name })
    rooted = true
    settle()
    placeMended()
    depth += 1
    if (depth === DEEPEST + 1) place({ line: startLine, code: 'xml.deep', detail: String(DEEPEST) })
    if (!offers.open(name, attributesOf(tag.attributes), startLine)) {
      open.push({ name, attributes: attributesOf(tag.attributes), line: startLine, text: '' })
    }
  })
  const take = (text: string) => {
    settle()
    const last = open.at(-1)
    if (!offers.text(text) && last) last.text = (last.text + text).slice(0, LONGEST_TEXT)
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', (tag) => {
    settle()
    depth -= 1
    placeMended()
    if (offers.close(tag.name.toLowerCase())) return
    // A tag left open in a broken offer was never added to `open`.
    if (open.at(-1)?.name !== tag.name.toLowerCase()) return
    const ended = open.pop()
    const entry = ended && entryOf(ended, open.at(-1)?.name ?? '')
    if (entry) entries.push(entry)
  })
  parser.on('error', ({ message }) => {
    if (cut) return
    place({ line: parser.line, code: 'xml.form', detail: message.replace(/^\d+:\d+: |\.$/g, '') })
  })

  const parse = ({ text, faults }: ReturnType<typeof mender.write>) => {
    mended.push(...faults)
    parser.write(text)
    placeMended()
  }

  return {
    write: (text: string): FeedEntry[] => {
      if (depth <= DEEPEST) parse(mender.write(text))
      return entries.splice(0)
    },
    end: (): FeedEntry[] => {
      parse(mender.end())
      // Closing reports each element that is still open; that the file is cut says it all.
      const isCut = rooted && depth > 0
      if (isCut) entries.push({ kind: 'fault', fault: { line: parser.line, code: 'xml.cut' } })
      cut = isCut
      parser.close()
      offers.end()
      settle()
      return entries.splice(0)
    },
  }
}

/** @returns the entries in the order of the file, the encoding first. */
export async function* readYml(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FeedEntry | { kind: 'encoding'; encoding: string }> {
  const reader = ymlReader()
  for await (const { text, encoding, fault } of decodeXml(bytes)) {
    if (encoding) yield { kind: 'encoding', encoding }
    if (fault) yield { kind: 'fault', fault }
    yield* reader.write(text)
  }
  yield* reader.end()
}
