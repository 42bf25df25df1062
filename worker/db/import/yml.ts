/** Reads the format of Yandex Market (YML) in pieces. */
import type { FeedEntry } from './feed.ts'
import { repairMojibake } from './mojibake.ts'
import { readXml, type XmlFormat, xmlReader } from './xml-reader.ts'
import { offerReader } from './yml-offer.ts'

/** Elements directly under <shop> that describe the shop. */
const SHOP_FIELDS = new Set(['name', 'company', 'url'])
const MAX_TEXT_LENGTH = 1000

interface Open {
  name: string
  attributes: Record<string, string>
  line: number
  text: string
}

/** @returns the entry of a closed element outside of offers; null where it has no entry. */
function entryOf({ name, attributes, line, text }: Open, parent: string): FeedEntry | null {
  const value = repairMojibake(text.trim())
  if (name === 'category') {
    const { id = '', parentid, parent_id: otherwise = '', code } = attributes
    const category = { line, id, parent: parentid ?? otherwise, name: value }
    return { kind: 'category', category: code === undefined ? category : { ...category, code } }
  }
  if (name === 'currency') return { kind: 'currency', id: attributes.id ?? '', rate: attributes.rate ?? '' }
  return parent === 'shop' && SHOP_FIELDS.has(name) ? { kind: 'shop', field: name, value } : null
}

function yml(): XmlFormat<FeedEntry> {
  const offers = offerReader()
  const open: Open[] = []
  const entries: FeedEntry[] = []
  return {
    open(name, attributes, line) {
      if (!offers.open(name, attributes, line)) open.push({ name, attributes, line, text: '' })
    },
    text(text) {
      const last = open.at(-1)
      if (!offers.text(text) && last) last.text = (last.text + text).slice(0, MAX_TEXT_LENGTH)
    },
    close(name) {
      // A tag left open in a broken offer was never added to `open`.
      if (offers.close(name) || open.at(-1)?.name !== name) return
      const ended = open.pop()
      const entry = ended && entryOf(ended, open.at(-1)?.name ?? '')
      if (entry) entries.push(entry)
    },
    fault: offers.fault,
    take: () => [...entries.splice(0), ...offers.take().map((offer) => ({ kind: 'offer' as const, offer }))],
    end: offers.end,
  }
}

/** @returns a reader that accepts any text and never throws; each call returns the entries that end in its piece. */
export const ymlReader = () => xmlReader(yml())

/** @returns the entries in the order of the file, the encoding first. */
export const readYml = (bytes: AsyncIterable<Uint8Array>) => readXml(bytes, yml())
