/**
 * Reads XML files in pieces, whatever their format. saxes only decodes XML's five entities and never opens a file or URL, so that a
 * document type can neither fetch nor expand anything. Broken markup costs the record that contains it, not the file.
 */
import { SaxesParser } from 'saxes'
import { decodeXml } from './decode.ts'
import type { Fault } from './faults.ts'
import { type MendedFault, xmlMender } from './mend.ts'

/** Limit on open elements, all of which the parser holds in memory; a feed with HTML has a dozen or two. */
const MAX_DEPTH = 500

/** The handlers of a format; names of elements are in lower case. */
export interface XmlFormat<Entry> {
  open: (name: string, attributes: Record<string, string>, line: number) => void
  text: (text: string) => void
  close: (name: string) => void
  /** @returns whether the fault belongs to a record of the format; else it is one of the file */
  fault: (fault: Fault) => boolean
  /**
   * Called before each event.
   * @returns the entries that are complete by then, each once
   */
  take: () => Entry[]
  /** Called at the end of the file; what is still open then is broken. */
  end: () => void
}

type OfFile = { kind: 'root'; name: string } | { kind: 'fault'; fault: Fault }

const attributesOf = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value.trim()]))

/** @returns a reader that accepts any text and never throws; each call returns the entries that end in its piece. */
export function xmlReader<Entry>(format: XmlFormat<Entry>) {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const mender = xmlMender()
  const entries: (Entry | OfFile)[] = []
  const mended: MendedFault[] = []
  let rooted = false
  let startLine = 1
  let depth = 0
  let cut = false

  const settle = () => {
    entries.push(...format.take())
  }

  const place = (fault: Fault) => {
    if (!format.fault(fault)) entries.push({ kind: 'fault', fault })
  }

  /**
   * The mender is ahead of the parser: its faults are held back until the parser reaches their position, so that they are reported with the
   * right record.
   */
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
    if (depth === MAX_DEPTH + 1) place({ line: startLine, code: 'xml.deep', detail: String(MAX_DEPTH) })
    format.open(name, attributesOf(tag.attributes), startLine)
  })
  const take = (text: string) => {
    settle()
    format.text(text)
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', (tag) => {
    settle()
    depth -= 1
    placeMended()
    format.close(tag.name.toLowerCase())
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
    write: (text: string): (Entry | OfFile)[] => {
      if (depth <= MAX_DEPTH) parse(mender.write(text))
      return entries.splice(0)
    },
    end: (): (Entry | OfFile)[] => {
      parse(mender.end())
      // On closing, the parser reports each element that is still open; the one fault that the file is cut short is enough.
      const isCut = rooted && depth > 0
      if (isCut) entries.push({ kind: 'fault', fault: { line: parser.line, code: 'xml.cut' } })
      cut = isCut
      parser.close()
      format.end()
      settle()
      return entries.splice(0)
    },
  }
}

/** @returns the entries in the order of the file, the encoding first. */
export async function* readXml<Entry>(
  bytes: AsyncIterable<Uint8Array>,
  format: XmlFormat<Entry>,
): AsyncGenerator<Entry | OfFile | { kind: 'encoding'; encoding: string }> {
  const reader = xmlReader(format)
  for await (const { text, encoding, fault } of decodeXml(bytes)) {
    if (encoding) yield { kind: 'encoding', encoding }
    if (fault) yield { kind: 'fault', fault }
    yield* reader.write(text)
  }
  yield* reader.end()
}
