/** Joins the offers of a feed that have the same `group_id`, which need not follow one another (docs/behaviour.md, "Groups of offers"). */
import { MAX_VARIANTS } from '../../../domain/limits.ts'
import { type Fault, quotable } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { groupedOffer } from './grouped-offer.ts'
import type { ReadEntry } from './reader.ts'

/** Characters of the offers that wait for others of their group. They are stored as JSON: as objects they would not fit into the memory. */
const MAX_CHARACTERS = 24_000_000

const packed = (offer: FeedOffer): string => JSON.stringify({ ...offer, fields: [...offer.fields] })

function unpacked(text: string): FeedOffer {
  const offer: Omit<FeedOffer, 'fields'> & { fields: [string, string[]][] } = JSON.parse(text)
  return { ...offer, fields: new Map(offer.fields) }
}

interface Group {
  offers: string[]
  /** Lines of the offers, by id. */
  lines: Map<string, number>
  /** Faults of offers whose id another one of the group has. */
  repeated: Fault[]
  characters: number
}

const MAX_REPEATED = 20

const entry = (offer: FeedOffer): ReadEntry => ({ kind: 'offer', offer })

function marked(offers: FeedOffer[], code: 'group.long' | 'group.mixed', group: string): ReadEntry[] {
  const [first] = offers
  first?.faults.push({ line: first.line, code, detail: quotable(group) })
  return offers.map(entry)
}

/** @param taken ids of offers without a group, which a good with variants must not get */
function joined(group: string, { offers: texts, repeated }: Group, taken: ReadonlySet<string>): ReadEntry[] {
  const offers = texts.map(unpacked)
  offers[0]?.faults.push(...repeated)
  // A group of one offer is treated like an offer without a group.
  if (offers.length < 2) return offers.map(entry)
  const whole = groupedOffer(offers, group)
  if (!whole) return marked(offers, 'group.mixed', group)
  return [entry(taken.has(group) ? { ...whole, id: `${group}#` } : whole)]
}

export const hasName = ({ fields }: FeedOffer): boolean =>
  [...fields.keys()].some((name) => /^(?:name|model)/.test(name))

/** The group of an offer, '' for none. An offer without a name changes the price or stock of a known good, and is never grouped. */
const groupOf = (offer: FeedOffer): string =>
  offer.broken !== null || offer.id === '' || !hasName(offer) ? '' : fieldOf(offer, 'group_id').trim()

/**
 * @returns the same entries, with one offer for each group. It is returned when the memory has no more room for its offers, at the latest
 * at the end
 */
export async function* groupedEntries(entries: AsyncIterable<ReadEntry>): AsyncGenerator<ReadEntry> {
  const waiting = new Map<string, Group>()
  const taken = new Set<string>()
  const long = new Set<string>()
  let characters = 0

  const release = (id: string, group: Group): Group => {
    waiting.delete(id)
    characters -= group.characters
    return group
  }

  function* add(id: string, offer: FeedOffer): Generator<ReadEntry> {
    const group: Group = waiting.get(id) ?? { offers: [], lines: new Map(), repeated: [], characters: 0 }
    const first = group.lines.get(offer.id)
    if (first !== undefined) {
      const fault = { line: offer.line, code: 'offer.repeated' as const, detail: String(first) }
      if (group.repeated.length < MAX_REPEATED) group.repeated.push(fault)
      return
    }
    const text = packed(offer)
    group.lines.set(offer.id, offer.line)
    group.offers.push(text)
    group.characters += text.length
    characters += text.length
    // Moved to the end, so that the groups that have waited longest are returned first.
    waiting.delete(id)
    waiting.set(id, group)
    if (group.offers.length > MAX_VARIANTS) {
      long.add(id)
      yield* marked(release(id, group).offers.map(unpacked), 'group.long', id)
    }
    for (const [oldest, one] of waiting) {
      if (characters <= MAX_CHARACTERS) break
      yield* joined(oldest, release(oldest, one), taken)
    }
  }

  for await (const one of entries) {
    const id = one.kind === 'offer' ? groupOf(one.offer) : ''
    if (one.kind === 'offer' && id !== '' && !long.has(id)) yield* add(id, one.offer)
    else {
      if (one.kind === 'offer') taken.add(one.offer.id)
      yield one
    }
  }
  for (const [id, group] of waiting) yield* joined(id, group, taken)
}
