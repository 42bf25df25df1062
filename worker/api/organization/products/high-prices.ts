/** Prices that are too high to be true wait for a moderator (docs/behaviour.md, "High prices"). */
import { eq } from 'drizzle-orm'
import { MAX_LISTED_PRICE } from '../../../../domain/limits.ts'
import { isApproved } from '../../../../domain/statuses/approved.ts'
import { HIGH_PRICE } from '../../../../domain/statuses/product.ts'
import type { Database } from '../../../db/connection.ts'
import { rates } from '../../../db/schema.ts'
import { variantTiers } from '../../../db/variants.ts'
import type { ProductRowChange } from './edit.ts'
import type { ProductRow } from './queries.ts'

/** @returns kopecks of the most expensive variant at its highest price */
async function highestPrice(db: Database, { tiers, variants, currency }: ProductRow): Promise<number> {
  const priced = [null, ...variants].flatMap((variant) => variantTiers(tiers, variant))
  const amount = Math.max(0, ...priced.map((tier) => tier.amount))
  const rate = await db.select({ rub: rates.rub }).from(rates).where(eq(rates.currency, currency)).get()
  return amount * (rate?.rub ?? 1)
}

/**
 * @param change of prices or variants
 * @returns the same change, by which a product that buyers could see goes to the moderators where a price of it is too high
 */
export async function withholdHighPrices(
  db: Database,
  row: ProductRow,
  change: ProductRowChange,
): Promise<ProductRowChange> {
  if (!isApproved(row.status) || (await highestPrice(db, { ...row, ...change })) <= MAX_LISTED_PRICE) return change
  return { ...change, status: 'moderation', statusReason: HIGH_PRICE, suspended: false }
}
