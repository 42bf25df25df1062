/** Input as columns of the row. */

import type { ProductChange } from '../../../../domain/contract/organization-products.ts'
import type { PricesInput } from '../../../../domain/contract/product-sections.ts'
import { namingText } from '../../../../domain/contract/wordings.ts'
import { pictureKey } from '../../../db/picture-key.ts'
import { slugify } from '../../../db/slug.ts'
import { reorder } from '../reorder.ts'
import type { RowChange } from './edit.ts'
import type { ProductRow } from './queries.ts'

const ANOTHER_ORDER = { path: 'pictures', message: 'The same files in another order' }

const orNull = (text: string): string | null => (text === '' ? null : text)

/**
 * @returns the columns that change, except the category, which must be read from the database first
 * @throws AppError 422 `input.invalid` where `pictures` does not have each picture of the product exactly once
 */
export function toRowChange(before: Pick<ProductRow, 'pictures'>, change: ProductChange): RowChange {
  const { category: _, model, brand, leadDays, pictures, ...columns } = change
  return {
    ...columns,
    ...(columns.names && { slug: slugify(namingText(columns.names)) }),
    ...(model !== undefined && { model: orNull(model) }),
    ...(brand !== undefined && { brand: orNull(brand) }),
    ...(leadDays !== undefined && { leadMin: leadDays?.from ?? null, leadMax: leadDays?.to ?? null }),
    ...(pictures && { pictures: reorder(before.pictures, pictureKey, pictures, ANOTHER_ORDER) }),
  }
}

/** Stored tiers have no empty field. */
export const toPriceChange = ({ currency, onRequest, vat, tiers }: PricesInput): RowChange => ({
  currency,
  onRequest,
  vatIncluded: vat?.included ?? false,
  vatRate: vat?.rate ?? null,
  tiers: tiers.map(({ from, amount, incoterm, place = {} }) => ({
    from,
    amount,
    ...(incoterm && { incoterm, ...(Object.keys(place).length > 0 && { place }) }),
  })),
})
