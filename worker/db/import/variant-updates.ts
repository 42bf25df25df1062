/** Joins the offers of a file of prices and stock that are variants of one product, so that each product is changed, and counted, once. */
import { type Fault, type FaultCode, quotable } from './faults.ts'
import { type FeedOffer, fieldOf, type VariantUpdate } from './feed.ts'
import { hasName } from './offer-groups.ts'
import { hasStock, isUpdate } from './price-update.ts'
import { stockOf } from './product.ts'
import type { ReadEntry } from './reader.ts'

/** The variant of a stored product that an offer's id names; `product` is the product's key in files (plan-writes.ts). */
interface NamedVariant {
  product: string
  sku: string
}

/** @returns the variants by the ids of offers */
export type FindVariants = (ids: string[]) => Promise<ReadonlyMap<string, NamedVariant>>

/** Offers whose variants are looked up at once. */
const AT_ONCE = 500
/** Limit on variants that wait for others of their product; beyond it the products are updated with those read so far. */
const MAX_WAITING = 100_000

const namesVariant = (offer: FeedOffer): boolean =>
  offer.broken === null && offer.id !== '' && !hasName(offer) && !offer.fields.has('variants') && isUpdate(offer)

function updateOf(offer: FeedOffer, sku: string): { update: VariantUpdate; faults: Fault[] } {
  const faults: Fault[] = [...offer.faults]
  const report = (code: FaultCode, detail?: string) =>
    faults.push({ line: offer.line, code, ...(detail !== undefined && { detail: quotable(detail) }) })
  const price = fieldOf(offer, 'price').trim()
  const stock = hasStock(offer) ? stockOf(offer, report) : null
  return { update: { sku, ...(price !== '' && { price }), ...(stock !== null && { stock }) }, faults }
}

interface Waiting {
  /** The first offer, without the elements of its variant. */
  head: FeedOffer
  updates: VariantUpdate[]
}

function begun(product: string, { line, type, fields, params }: FeedOffer): FeedOffer {
  const shared = [...fields].filter(([name]) => ['currencyid', 'vat', 'vat_included'].includes(name))
  return { line, type, params, id: product, available: null, fields: new Map(shared), faults: [], broken: null }
}

/** Gives the joined offer a price, so that the steps after it see that the file has prices, and in which currency. */
function whole(head: FeedOffer, updates: VariantUpdate[]): FeedOffer {
  const price = updates.find((one) => one.price !== undefined)?.price
  return { ...head, updates, ...(price !== undefined && { fields: new Map([...head.fields, ['price', [price]]]) }) }
}

/** Prices of a product have one currency: an offer in another currency is not joined, and is reported as an unknown product. */
const isAlike = ({ head }: Waiting, offer: FeedOffer): boolean =>
  fieldOf(head, 'currencyid') === fieldOf(offer, 'currencyid')

/** @returns the same entries, with the offers that are variants joined to one for each product, at the latest at the end */
export async function* joinedUpdates(entries: AsyncIterable<ReadEntry>, find: FindVariants): AsyncGenerator<ReadEntry> {
  let looked: FeedOffer[] = []
  const waiting = new Map<string, Waiting>()
  let variants = 0

  function* release(): Generator<ReadEntry> {
    for (const { head, updates } of waiting.values()) yield { kind: 'offer', offer: whole(head, updates) }
    waiting.clear()
    variants = 0
  }

  async function* lookUp(): AsyncGenerator<ReadEntry> {
    const found = looked.length > 0 ? await find(looked.map(({ id }) => id)) : new Map<string, NamedVariant>()
    for (const offer of looked) {
      const named = found.get(offer.id)
      const one = named && (waiting.get(named.product) ?? { head: begun(named.product, offer), updates: [] })
      if (!named || !one || !isAlike(one, offer)) {
        yield { kind: 'offer', offer }
        continue
      }
      const { update, faults } = updateOf(offer, named.sku)
      one.updates.push(update)
      one.head.faults.push(...faults)
      waiting.set(named.product, one)
      variants += 1
    }
    looked = []
    if (variants > MAX_WAITING) yield* release()
  }

  for await (const entry of entries) {
    if (entry.kind !== 'offer' || !namesVariant(entry.offer)) {
      yield entry
      continue
    }
    looked.push(entry.offer)
    if (looked.length >= AT_ONCE) yield* lookUp()
  }
  yield* lookUp()
  yield* release()
}
