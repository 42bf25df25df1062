/** The initial values of a quote's form: the requested lines, at today's prices. */
import { type SQL, sql } from 'drizzle-orm'
import type { OwnQuote } from '../../../../domain/contract/quotes.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { MAX_QUOTE_LINES } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { currencyDecimals } from '../../../../domain/quote-totals.ts'
import { isQuantityOf } from '../../../../domain/trade-quantity.ts'
import { type Currency, INCOTERMS, type Unit } from '../../../../domain/trade-terms.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import type { Database } from '../../../db/connection.ts'
import type { StoredItem } from '../../../db/schema.ts'
import { decoded } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { AppError } from '../../http/problem.ts'
import { type Rates, selectRates, toRates } from '../../public/money.ts'
import { GOODS } from '../inquiries/inquiry-supplier.ts'
import { itemOf } from '../inquiries/item.ts'
import type { ThreadRow } from './queries.ts'

type Draft = OwnQuote['draft']
type Line = Draft['lines'][number]

/** Days for which a new quote is valid unless the supplier says otherwise. */
const VALID_FOR = 14

/** Lines of one statement, as products with all their variants may be large. */
const AT_ONCE = 100

const LINE = {
  /** Null where the product is another supplier's, or no longer public: then none of the columns of GOODS has a value. */
  product: sql<number | null>`p.num`.as('product'),
  position: sql<number>`l.position`.as('position'),
  words: sql<string>`l.words`.as('words'),
  quantity: sql<number | null>`l.quantity`.as('quantity'),
  lineUnit: sql<Unit | null>`l.unit`.as('line_unit'),
  item: decoded<StoredItem | null>(sql`coalesce(l.item, 'null')`, 'item'),
  leadMin: sql<number | null>`p.lead_min`.as('lead_min'),
  leadMax: sql<number | null>`p.lead_max`.as('lead_max'),
}

/** The lines of a thread, with the supplier's own product as it is offered now. */
const selectLines = (db: Database, inquiry: number, from: number) =>
  db
    .select({ ...GOODS, ...LINE })
    .from(
      sql`inquiry_lines AS part CROSS JOIN request_lines AS l ON l.num = part.line
        LEFT JOIN products AS p ON p.num = l.product AND part.own = 1 AND p.status = 'published'
        LEFT JOIN companies AS c ON c.num = p.company`,
    )
    .where(sql`part.inquiry = ${inquiry}`)
    .orderBy(sql`l.position`)
    .limit(AT_ONCE)
    .offset(from)

type AskedLine = Awaited<ReturnType<typeof selectLines>>[number]

/** The product at today's price for the quantity; as it was requested where it is no longer offered in that variant. */
function offeredNow(line: AskedLine, rates: Rates, locale: Locale): StoredItem | null {
  const { item, quantity, variants } = line
  if (line.product === null) return item && { ...item, price: null }
  const variant = variants.some(({ sku }) => sku === item?.sku) ? (item?.sku ?? undefined) : undefined
  try {
    // The request may state a fraction of what the product now counts.
    const isKept = quantity === null || isQuantityOf(quantity, line.unit)
    return itemOf(
      line,
      { variant, quantity: isKept ? quantity : Math.max(1, Math.floor(quantity)) },
      { rates, locale, belowMinimum: 'mark' },
    )
  } catch (error) {
    if (error instanceof AppError) return item && { ...item, price: null }
    throw error
  }
}

/** Minor units as a decimal text of the currency: 99950 → '999.50'. */
function decimalOf(amount: number, currency: Currency): string {
  const decimals = currencyDecimals(currency)
  return (amount / 10 ** decimals).toFixed(decimals)
}

interface Offered {
  asked: { position: number; words: string; quantity: number | null; lineUnit: Unit | null }
  item: StoredItem | null
  lead: { from: number; to: number } | null
}

/** The terms that most of the lines have: those of the first one that has a price. */
function termsOf(offered: readonly Offered[], wished: Wished) {
  const price = offered.find(({ item }) => item?.price)?.item?.price
  return {
    currency: price?.currency ?? wished.currency ?? 'RUB',
    vatIncluded: price?.vat?.included ?? wished.vat !== 'excluded',
    incoterm: INCOTERMS.find((term) => term === (price?.incoterm ?? wished.incoterm)) ?? null,
    term: price,
  }
}

/** What the buyer wished of an offer. */
interface Wished {
  currency: Currency | null
  vat: string | null
  incoterm: string | null
  deliveredTo: string
}
const NO_WISH: Wished = { currency: null, vat: null, incoterm: null, deliveredTo: '' }

const selectWished = (db: Database, request: number | null) =>
  db
    .select({
      currency: sql<Currency | null>`currency`.as('currency'),
      vat: sql<string | null>`vat`.as('vat'),
      incoterm: sql<string | null>`incoterm`.as('incoterm'),
      deliveredTo: sql<string>`delivered_to`.as('delivered_to'),
    })
    .from(sql`requests`)
    .where(sql`num = ${request}`)

const selectMainEntity = (db: Database, company: number) =>
  db
    .select({ id: sql<string>`id`.as('id') })
    .from(sql`legal_entities`)
    .where(sql`company = ${company} AND deleted_at IS NULL`)
    .orderBy(sql`main DESC, num` satisfies SQL)
    .limit(1)

function toLine({ asked, item, lead }: Offered, terms: ReturnType<typeof termsOf>, locale: Locale): Line {
  const price = item?.price ?? null
  const isSameBasis =
    price !== null &&
    price.currency === terms.currency &&
    (price.vat === null || price.vat.included === terms.vatIncluded)
  return {
    line: asked.position,
    name: (item ? localized(item.names, locale).text : asked.words).slice(0, 300),
    article: item?.sku ?? '',
    // A quantity that the buyer wrote in another unit than the product's must not silently become one piece of it.
    note: item ? asked.words.slice(0, 300) : '',
    alternative: false,
    quantity: String(asked.quantity ?? 1),
    unit: item?.unit ?? asked.lineUnit ?? 'piece',
    price: isSameBasis ? decimalOf(price.amount, terms.currency) : '',
    vat: price?.vat ? String(price.vat.rate) : null,
    leadDays: lead,
  }
}

const leadOf = ({ leadMin, leadMax }: Pick<AskedLine, 'leadMin' | 'leadMax'>): Offered['lead'] => {
  const from = leadMin ?? leadMax
  const to = leadMax ?? leadMin
  return from === null || to === null ? null : { from, to }
}

/** An inquiry from before there were requests has its product in its own row. */
const fromThread = ({ item, quantity }: ThreadRow): Offered[] =>
  item
    ? [{ asked: { position: 0, words: '', quantity, lineUnit: null }, item: { ...item, price: null }, lead: null }]
    : []

/** @returns the draft that a supplier's form begins with; a line without a known price has an empty one */
export async function prefilledQuote(db: Database, thread: ThreadRow, now: number): Promise<Draft> {
  const { locale } = thread
  const [first, second, rateRows, [wished = NO_WISH], [entity]] = await db.batch([
    selectLines(db, thread.num, 0),
    selectLines(db, thread.num, AT_ONCE),
    selectRates(db),
    selectWished(db, thread.request),
    selectMainEntity(db, thread.company),
  ])
  const rates = toRates(rateRows)
  const rows = [...first, ...second].slice(0, MAX_QUOTE_LINES)
  const asked = rows.map((row) => ({ asked: row, item: offeredNow(row, rates, locale), lead: leadOf(row) }))
  const offered = asked.length > 0 ? asked : fromThread(thread)
  const { term, ...terms } = termsOf(offered, wished)
  return {
    ...terms,
    place: term?.place ? localized(term.place, locale).text : wished.deliveredTo,
    payment: '',
    validUntil: utcDay(now + VALID_FOR * DAY_MS),
    note: '',
    whole: false,
    entity: entity?.id ?? null,
    lines: offered.map((one) => toLine(one, { ...terms, term }, locale)),
  }
}
