/** Imports a supplier's feed, from its bytes to the report. */
import type { D1Database } from '@cloudflare/workers-types'
import { readDefinitions } from '../parameter-definitions.ts'
import { readCategoryMap } from './category-map.ts'
import { categoryMatcher } from './category-match.ts'
import type { Fault } from './faults.ts'
import type { FeedCategory, FeedOffer } from './feed.ts'
import { demandFeed, emptyHead, readHead } from './feed-head.ts'
import { currencyCode } from './price.ts'
import { toProduct } from './product.ts'
import { productQueue } from './product-queue.ts'
import { Report } from './report.ts'
import { createUnsorted, readShopCategories, type ShopCategory, UNSORTED } from './shop-categories.ts'
import { createSupplier, findSupplier, guessCountry, type Supplier } from './supplier.ts'
import type { WriteCounts } from './write.ts'
import { readYml } from './yml.ts'

interface YmlImport {
  bytes: AsyncIterable<Uint8Array>
  /** Name of the company in any language; an unknown one is created. */
  company: string
  /** Text of a category map. */
  map?: string
  /** Whether values of the feed replace those edited by hand since the last import. */
  overwrite?: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** Characters of an id, of which the format allows 80. Longer ids are refused, because cut ones might be equal. */
const LONGEST_ID = 200

/** The currency of a feed that names none. */
const USUAL_CURRENCY = 'RUB'

/** The state of a running import. */
type Session = Awaited<ReturnType<typeof begin>>

async function readRates(db: D1Database): Promise<Map<string, number>> {
  const { results } = await db.prepare('SELECT currency, rub FROM rates').all<{ currency: string; rub: number }>()
  return new Map([...results.map(({ currency, rub }) => [currency, rub] as const), [USUAL_CURRENCY, 1]])
}

async function begin(db: D1Database, input: YmlImport) {
  const report = new Report()
  /** Lines of the accepted offers, by id. */
  const accepted = new Map<string, number>()
  const onWritten = (written: WriteCounts) => {
    report.countWritten(written)
    for (const { offer, groups } of written.byHand)
      for (const group of groups)
        report.note('skipped', { line: accepted.get(offer) ?? 0, code: `hand.${group}` }, offer)
  }
  const shop = await readShopCategories(db)
  return {
    db,
    input,
    report,
    shop,
    parameters: await readDefinitions(db),
    head: emptyHead(),
    rates: await readRates(db),
    matcher: categoryMatcher(shop, input.map === undefined ? new Map() : readCategoryMap(input.map, shop)),
    queue: productQueue(db, onWritten),
    supplier: await findSupplier(db, input.company),
    accepted,
  }
}

const unsortedOf = ({ shop }: Session): ShopCategory | undefined => shop.find(({ slug }) => slug === UNSORTED)

async function demandUnsorted(session: Session): Promise<ShopCategory> {
  const existing = unsortedOf(session)
  if (existing) return existing
  const created = await createUnsorted(session.db)
  session.shop.push(created)
  return created
}

/** A new company is created at the first offer, when the feed's currency and site have been read. */
async function demandSupplier(session: Session, offer: FeedOffer): Promise<Supplier> {
  const { db, input, report, head, rates } = session
  const { company: name, now } = input
  const created = session.supplier === null
  const quoted = head.currency || currencyCode(offer.fields.get('currencyid')?.[0] ?? '') || USUAL_CURRENCY
  const currency = rates.has(quoted) ? quoted : USUAL_CURRENCY
  const { website } = head
  session.supplier ??= await createSupplier(db, { name, country: guessCountry(quoted), currency, website, now })
  report.company ??= { id: session.supplier.id, name, created }
  return session.supplier
}

function refusalOf({ accepted }: Session, { line, id, broken }: FeedOffer): Fault | null {
  if (broken !== null) return { line, code: 'offer.broken', detail: broken }
  if (id === '') return { line, code: 'offer.no-id' }
  if (id.length > LONGEST_ID) return { line, code: 'offer.long-id', detail: String(LONGEST_ID) }
  const first = accepted.get(id)
  return first === undefined ? null : { line, code: 'offer.repeated', detail: String(first) }
}

/** @returns why the offer is refused; null when it is accepted. */
async function takeOffer(session: Session, offer: FeedOffer): Promise<Fault | null> {
  const { input, report, head, shop, parameters, rates, matcher, queue } = session
  const refusal = refusalOf(session, offer)
  if (refusal) return refusal
  const { num: company, country, currency: fallbackCurrency } = await demandSupplier(session, offer)
  const unsorted = () => demandUnsorted(session)
  const currency = head.currency || fallbackCurrency
  const result = await toProduct(offer, { matcher, unsorted, country, rates, currency, fallbackCurrency })
  if (!result) return { line: offer.line, code: 'offer.no-name' }
  const { product, faults } = result
  session.accepted.set(offer.id, offer.line)
  for (const fault of faults) report.note('mended', fault, offer.id)
  if (faults.length > 0) report.offers.mended += 1
  const lineageOf = (num: number) => shop.find((category) => category.num === num)?.lineage ?? []
  const { now, overwrite = false } = input
  const parametersOf = (num: number) => parameters.get(num) ?? []
  const unsortedNum = unsortedOf(session)?.num ?? null
  await queue.push(product, { company, now, overwrite, unsorted: unsortedNum, lineageOf, parametersOf })
  return null
}

function takeCategory({ report, matcher }: Session, category: FeedCategory): void {
  report.categories.read += 1
  const fault = matcher.add(category)
  if (fault) report.note('refused', fault)
  else report.categories.accepted += 1
}

/**
 * @returns a report of what was read, added, changed, mended and refused. Importing the same feed again changes
 *   nothing.
 * @throws UnusableInput when the file is not a YML feed, or the company or the map cannot be used.
 */
export async function importYml(db: D1Database, input: YmlImport): Promise<Report> {
  const session = await begin(db, input)
  const { report, head, matcher, queue } = session
  for await (const entry of readYml(input.bytes)) {
    if (entry.kind === 'encoding') report.encoding = entry.encoding
    else if (entry.kind === 'fault') report.note('mended', entry.fault)
    else if (entry.kind === 'category') takeCategory(session, entry.category)
    else if (entry.kind === 'offer') {
      report.offers.read += 1
      const refusal = await takeOffer(session, entry.offer)
      if (refusal) report.note('refused', refusal, entry.offer.id)
      if (refusal) report.offers.refused += 1
    } else readHead(head, entry)
  }
  demandFeed(head)
  await queue.flush()
  for (const orphan of matcher.orphans()) report.note('mended', orphan)
  report.lines.sort((a, b) => a.line - b.line)
  return report
}
