/** The lines of an own order or request, to be asked for again: what is still sold, and what is gone (docs/behaviour.md, "Orders"). */
import { sql } from 'drizzle-orm'
import type { Repeated } from '../../../../domain/contract/request-lists.ts'
import { MAX_SKU_LENGTH } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { type ListLine, MAX_LINE_WORDS_LENGTH } from '../../../../domain/request-list/line.ts'
import type { Unit } from '../../../../domain/trade-terms.ts'
import type { Database } from '../../../db/connection.ts'
import { orders, type StoredItem, type StoredLine } from '../../../db/schema.ts'
import { inquiriesOfUser } from '../../account/requests/sender-conditions.ts'
import { orNotFound } from '../../http/id.ts'
import { localized } from '../../http/locale.ts'
import { waiting } from './compare.ts'
import { readSoldGoods, wantedLine } from './wanted-products.ts'

/** A line as it was asked for. */
interface AskedRow {
  position: number
  words: string
  quantity: number | null
  unit: Unit | null
  /** JSON of the item; null for a line in words. */
  item: string | null
  /** Public id; null for a line in words, and for a product that was deleted. */
  product: string | null
}

/** A line to ask for, and the product that it is about. */
interface Again extends ListLine {
  /** Null for what was never a product of the catalogue. */
  was: { product: string | null; sku: string | null; hasOptions: boolean } | null
}

/** @param inquiry SQL of its number */
const selectAsked = (db: Database, inquiry: ReturnType<typeof sql>) =>
  db.all<AskedRow>(sql`SELECT l.position, l.words, l.quantity, l.unit, l.item, p.id AS product
    FROM inquiry_lines AS part CROSS JOIN request_lines AS l ON l.num = part.line
      LEFT JOIN products AS p ON p.num = l.product AND p.deleted_at IS NULL
    WHERE part.inquiry = ${inquiry} ORDER BY l.position`)

const written = (words: string, article: string): Pick<ListLine, 'words' | 'article'> => ({
  words: words.slice(0, MAX_LINE_WORDS_LENGTH),
  article: article.slice(0, MAX_SKU_LENGTH),
})

function askedAgain({ words, quantity, unit, item, product }: AskedRow, locale: Locale): Again {
  if (item === null) return { ...written(words, ''), quantity, unit, was: null }
  const { names, sku, unit: own, options }: StoredItem = JSON.parse(item)
  const was = { product, sku, hasOptions: options.length > 0 }
  return { ...written(localized(names, locale).text, sku ?? ''), quantity, unit: unit ?? own, was }
}

async function ofRequest(db: Database, user: number, id: string, locale: Locale): Promise<Again[]> {
  const own = sql`(SELECT num FROM inquiries WHERE id = ${id} AND num IN ${inquiriesOfUser(user)})`
  const rows = await selectAsked(db, own)
  return orNotFound(rows.length > 0 ? rows : undefined, 'inquiry.unknown').map((row) => askedAgain(row, locale))
}

/** What was agreed on; a line that the supplier offered in place of another one is none of the catalogue's. */
async function ofOrder(db: Database, user: number, id: string, locale: Locale): Promise<Again[]> {
  const [found] = await db
    .select({ agreed: orders.agreed, inquiry: orders.inquiry })
    .from(orders)
    .where(sql`id = ${id} AND user = ${user}`)
  const { agreed, inquiry } = orNotFound(found, 'order.unknown')
  const asked = new Map((await selectAsked(db, sql`${inquiry}`)).map((row) => [row.position, askedAgain(row, locale)]))
  return agreed.content.lines.map(({ line, name, article, quantity, unit, alternative }) => ({
    ...written(name, article),
    quantity: Number(quantity),
    unit,
    was: alternative || line === null ? null : (asked.get(line)?.was ?? null),
  }))
}

/**
 * @param user who asks again
 * @returns its lines: `found` with the product, marked as gone where that is no longer sold, `waiting` for what was in words
 * @throws AppError 404 `order.unknown` or `inquiry.unknown` for what is not the person's own
 */
export async function repeatedLines(
  db: Database,
  user: number,
  { kind, id }: Repeated,
  locale: Locale,
): Promise<StoredLine[]> {
  const again = await (kind === 'order' ? ofOrder : ofRequest)(db, user, id, locale)
  const goods = await readSoldGoods(
    db,
    again.flatMap(({ was }) => was?.product ?? []),
    locale,
  )
  return again.map(({ was, ...line }): StoredLine => {
    if (was === null) return waiting(line)
    const sold = goods.get(was.product ?? '')
    const named = sold?.variants.find(({ sku }) => sku === was.sku)
    // Without a chosen variant the part number was the product's own, which may have changed since.
    const isWhole =
      sold && (was.sku === null || was.sku === sold.model || (sold.variants.length === 0 && !was.hasOptions))
    if (!sold || !(named || isWhole)) return { ...line, state: 'none', chosen: null, choices: [], gone: true }
    return { ...wantedLine(sold, named, line.quantity, locale), quantity: line.quantity, unit: line.unit }
  })
}
