/** Imports a supplier's feed, from its bytes to the report. */
import type { D1Database } from '@cloudflare/workers-types'
import { readDefinitions } from '../parameter-definitions.ts'
import { readCategoryMap } from './category-map.ts'
import { categoryMatcher } from './category-match.ts'
import type { Fault } from './faults.ts'
import type { FeedCategory, FeedOffer } from './feed.ts'
import { missingGoods } from './missing-goods.ts'
import type { WriteContext } from './plan-writes.ts'
import { currencyCode } from './price.ts'
import { isUpdate, updatePrices } from './price-update.ts'
import { toProduct } from './product.ts'
import { productQueue } from './product-queue.ts'
import { detectReader } from './reader.ts'
import { Report } from './report.ts'
import { createUnsorted, readShopCategories, type ShopCategory, UNSORTED } from './shop-categories.ts'
import { createSupplier, demandCountry, findSupplier, type Supplier } from './supplier.ts'
import { demandCurrency, type Survey, surveyFeed } from './survey.ts'
import { UnusableInput } from './unusable-input.ts'
import type { WriteCounts } from './write.ts'

interface YmlImport {
  /** Opens the file, which is read twice: whole before anything is written, since categories and currencies may come after offers. */
  open: () => AsyncIterable<Uint8Array>
  /** Name of the company in any language; an unknown one is created. */
  company: string
  /** ISO 4217: of prices for which the feed names none. */
  currency?: string
  /** ISO 3166-1 alpha-2: of a company that has to be created, where the feed's currency does not tell it. */
  country?: string
  /** Text of a category map. */
  map?: string
  /** Whether values of the feed replace those edited by hand since the last import. */
  overwrite?: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** Characters of an id, of which the format allows 80. Longer ids are refused, because cut ones might be equal. */
const LONGEST_ID = 200

/** The state of a running import. */
type Session = Awaited<ReturnType<typeof begin>>

/** Rates are in it. */
const ROUBLES = 'RUB'

async function readRates(db: D1Database): Promise<Map<string, number>> {
  const { results } = await db.prepare('SELECT currency, rub FROM rates').all<{ currency: string; rub: number }>()
  return new Map([...results.map(({ currency, rub }) => [currency, rub] as const), [ROUBLES, 1]])
}

async function begin(db: D1Database, input: YmlImport, survey: Survey) {
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
    survey,
    /** Of offers that name none; '' where neither the feed nor the input has one. */
    currency: survey.head.currency || (input.currency ?? ''),
    /** Offers without a name, which change goods of earlier imports. */
    updates: [] as FeedOffer[],
    rates: await readRates(db),
    matcher: categoryMatcher(shop, input.map === undefined ? new Map() : readCategoryMap(input.map, shop)),
    queue: productQueue(db, onWritten),
    onWritten,
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

/** A new company is created at the first offer that can be imported: a file that is refused leaves none behind. */
async function demandSupplier(session: Session, quoted: string): Promise<Supplier> {
  const { db, input, report, survey, rates } = session
  const { company: name, now } = input
  const created = session.supplier === null
  const currency = rates.has(quoted) ? quoted : ROUBLES
  const { website } = survey.head
  session.supplier ??= await createSupplier(db, {
    name,
    country: demandCountry(input.country, quoted),
    currency,
    website,
    now,
  })
  report.company ??= { id: session.supplier.id, name, created }
  return session.supplier
}

function refusalOf({ accepted, survey }: Session, { line, id, broken }: FeedOffer): Fault | null {
  if (broken !== null) return { line, code: 'offer.broken', detail: broken }
  if (id === '') return { line, code: 'offer.no-id' }
  if (id.length > LONGEST_ID) return { line, code: 'offer.long-id', detail: String(LONGEST_ID) }
  const lines = survey.ambiguous.get(id)
  if (lines) return { line, code: 'offer.ambiguous', detail: lines.join(', ') }
  const first = accepted.get(id)
  return first === undefined ? null : { line, code: 'offer.repeated', detail: String(first) }
}

/** @returns why the offer is refused; null when it is accepted. */
async function takeOffer(session: Session, offer: FeedOffer): Promise<Fault | null> {
  const { report, matcher, rates, currency } = session
  const refusal = refusalOf(session, offer)
  if (refusal) return refusal
  const quoted = currency || currencyCode(offer.fields.get('currencyid')?.[0] ?? '')
  const fallbackCurrency = session.supplier?.currency ?? (rates.has(quoted) ? quoted : ROUBLES)
  const unsorted = () => demandUnsorted(session)
  const result = await toProduct(offer, { matcher, unsorted, rates, currency, fallbackCurrency })
  if ('refusal' in result) {
    if (result.refusal !== 'offer.no-name' || !isUpdate(offer) || !session.supplier) {
      return { line: offer.line, code: result.refusal, ...(result.detail !== undefined && { detail: result.detail }) }
    }
    session.accepted.set(offer.id, offer.line)
    session.updates.push(offer)
    return null
  }
  const { num: company } = await demandSupplier(session, quoted)
  session.accepted.set(offer.id, offer.line)
  for (const fault of result.faults) report.note('mended', fault, offer.id)
  if (result.faults.length > 0) report.offers.mended += 1
  await session.queue.push(result.product, writeContext(session, company))
  return null
}

function writeContext(session: Session, company: number): WriteContext {
  const { input, shop, parameters } = session
  const { now, overwrite = false } = input
  return {
    company,
    now,
    overwrite,
    unsorted: unsortedOf(session)?.num ?? null,
    lineageOf: (num) => shop.find((category) => category.num === num)?.lineage ?? [],
    parametersOf: (num) => parameters.get(num) ?? [],
  }
}

function takeCategory({ report, matcher }: Session, category: FeedCategory): void {
  report.categories.read += 1
  const fault = matcher.add(category)
  if (fault) report.note('refused', fault)
  else report.categories.accepted += 1
}

async function takeUpdates(session: Session): Promise<void> {
  const { db, report, updates, supplier, rates, currency, onWritten } = session
  if (!supplier || updates.length === 0) return
  const write = writeContext(session, supplier.num)
  const result = await updatePrices(db, updates, { rates, currency, fallbackCurrency: supplier.currency, write })
  for (const written of result.written) onWritten(written)
  for (const { offer, fault } of result.faults) report.note('mended', fault, offer)
  for (const { line, id } of result.unknown) report.note('refused', { line, code: 'offer.no-name' }, id)
  report.offers.refused += result.unknown.length
  report.company ??= { id: supplier.id, name: session.input.company, created: false }
}

/** @throws UnusableInput where nothing was accepted, so that nothing was written */
function demandOffers({ offers, lines }: Report): void {
  if (offers.read === 0) throw new UnusableInput('The feed has no offers.')
  if (offers.accepted > 0) return
  const first = lines.find(({ outcome }) => outcome === 'refused')
  throw new UnusableInput(
    `None of the ${offers.read} offers can be imported, and nothing was changed. Line ${first?.line ?? 0}: ${first?.reason ?? ''}`,
  )
}

/**
 * @returns a report of what was read, added, changed, mended and refused. Importing the same feed again changes
 *   nothing.
 * @throws UnusableInput when the file is no YML feed or has nothing that can be imported, its currency has to be stated, or the company or
 *   the map cannot be used. Then nothing was changed.
 */
export async function importYml(db: D1Database, input: YmlImport): Promise<Report> {
  const reader = await detectReader(input.open())
  const survey = await surveyFeed(reader.read(input.open()))
  demandCurrency(survey, input.currency)
  const session = await begin(db, input, survey)
  const { report, matcher, queue } = session
  report.encoding = survey.encoding
  report.unknown = Object.fromEntries(survey.unknown)
  for (const fault of survey.faults) report.note('mended', fault)
  for (const category of survey.categories) takeCategory(session, category)
  for await (const entry of reader.read(input.open())) {
    if (entry.kind !== 'offer') continue
    report.offers.read += 1
    const refusal = await takeOffer(session, entry.offer)
    if (refusal) report.note('refused', refusal, entry.offer.id)
    if (refusal) report.offers.refused += 1
  }
  await queue.flush()
  await takeUpdates(session)
  demandOffers(report)
  for (const orphan of matcher.orphans()) report.note('mended', orphan)
  // In a file that was cut, offers after its end would look as if they were gone.
  if (session.supplier && !survey.isCut) report.missing = await missingGoods(db, session.supplier.num, session.accepted)
  report.lines.sort((a, b) => a.line - b.line)
  return report
}
