/**
 * The entries of the CommerceML files of one exchange. The files are read twice, because what goods refer to, and their offers, may be in
 * any of the files and come after the goods.
 */
import type { PriceTypeFound } from '../db/import/feed.ts'
import type { ReadEntry } from '../db/import/reader.ts'
import { emptyOffer, goodOffer, isDeleted } from './good-fields.ts'
import { type OfferStore, offerStore } from './offers.ts'
import { addPrices, type Pricing } from './priced-offer.ts'
import { readRecords } from './records.ts'
import { emptyReferences, noteReference } from './references.ts'

/** The root elements of CommerceML. */
export const COMMERCEML = /^(?:коммерческаяинформация|commerceinformation)$/iu

type Bytes = () => AsyncIterable<Uint8Array>

/** First reading: everything but the goods. */
async function collect(files: Bytes[], wanted: string | undefined) {
  const references = emptyReferences()
  const offers = offerStore()
  let hasGoods = false
  let isPart = false
  for (const bytes of files) {
    for await (const entry of readRecords(bytes())) {
      if (entry.kind === 'good') hasGoods = true
      else if (entry.kind === 'changes') isPart = true
      else if (entry.kind === 'offer' && entry.broken === null) offers.add(entry)
      else if ('node' in entry) noteReference(references, entry)
    }
  }
  const [[frequent = ''] = []] = offers.types()
  const type = offers.types().some(([id]) => id === wanted) ? (wanted ?? '') : frequent
  return { offers, pricing: { references, type }, hasGoods, isPart }
}

/** @returns the types that prices have, the most frequent first */
const typesOf = (offers: OfferStore, { references }: Pricing): PriceTypeFound[] =>
  offers.types().map(([id, count]) => ({ id, name: references.priceTypes.get(id)?.name || id, count }))

/** Types of prices that are not read, with how many prices they have. */
function* unreadTypes(types: PriceTypeFound[], read: string): Generator<ReadEntry> {
  for (const { id, name, count } of types) if (id !== read) yield { kind: 'unread', name: `Цена: ${name}`, count }
}

/** Offers of goods that are not in the files: they change goods that are stored already. */
function* leftOffers(offers: OfferStore, pricing: Pricing): Generator<ReadEntry> {
  for (const id of offers.left()) {
    const own = offers.take(id)
    const offer = emptyOffer(id, own[0]?.line ?? 1)
    addPrices(offer, own, pricing)
    yield { kind: 'offer', offer: { ...offer, contains: 'prices' } }
  }
}

async function* goodsOf(
  bytes: Bytes,
  offers: OfferStore,
  pricing: Pricing,
  isPartial: boolean,
): AsyncGenerator<ReadEntry> {
  let deleted = 0
  for await (const entry of readRecords(bytes())) {
    if (entry.kind === 'good') {
      if (isDeleted(entry.node)) {
        deleted += 1
        continue
      }
      const offer = goodOffer(entry, pricing.references)
      const own = offers.take(offer.id)
      addPrices(offer, own, pricing)
      yield { kind: 'offer', offer: isPartial && own.length === 0 ? { ...offer, contains: 'goods' } : offer }
    } else if (entry.kind === 'offer') {
      if (entry.broken !== null) yield { kind: 'offer', offer: goodOffer(entry, pricing.references) }
      for (const fault of entry.faults) yield { kind: 'fault', fault }
    } else if (entry.kind === 'category' || entry.kind === 'fault' || entry.kind === 'encoding') yield entry
  }
  if (deleted > 0) yield { kind: 'unread', name: 'Товар: Удален', count: deleted }
}

/**
 * @param files of one exchange: goods, offers, or both in each
 * @param wanted id of the type of prices to read; without it, or where the files do not have it, the one that most prices have
 * @throws RefusedFile for more offers than fit into memory
 */
export async function* commercemlEntries(files: Bytes[], wanted?: string): AsyncGenerator<ReadEntry> {
  const { offers, pricing, hasGoods, isPart } = await collect(files, wanted)
  if (isPart || !hasGoods) yield { kind: 'part' }
  if (hasGoods && offers.isEmpty()) yield { kind: 'fault', fault: { line: 1, code: 'prices.elsewhere' } }
  const currency = pricing.references.priceTypes.get(pricing.type)?.currency ?? ''
  if (currency !== '') yield { kind: 'currency', id: currency, rate: '1' }
  const types = typesOf(offers, pricing)
  if (types.length > 1) yield { kind: 'priceTypes', types, read: pricing.type }
  yield* unreadTypes(types, pricing.type)
  const isPartial = isPart || offers.isEmpty()
  for (const bytes of files) yield* goodsOf(bytes, offers, pricing, isPartial)
  yield* leftOffers(offers, pricing)
}
