/** Input as columns of the row. */

import type { ProductChange } from '../../../../domain/contract/organization-products.ts'
import type { PricesInput } from '../../../../domain/contract/product-sections.ts'
import { namingText } from '../../../../domain/contract/wordings.ts'
import { pictureKey } from '../../../db/picture-key.ts'
import type { StoredPicture } from '../../../db/schema.ts'
import { slugify } from '../../../db/slug.ts'
import { invalidInput } from '../../http/problem.ts'
import { reorder } from '../reorder.ts'
import type { ProductRowChange } from './edit.ts'
import type { ProductRow } from './queries.ts'

const NO_PICTURE = { path: 'drawings', code: 'choice', message: 'Pictures of the product' } as const

/** @returns the pictures, of which those with these keys show drawings and all others photos; documents show neither */
function shownAs(pictures: StoredPicture[], drawings: string[]): StoredPicture[] {
  const images = pictures.filter(({ kind }) => kind !== 'document').map(pictureKey)
  if (!drawings.every((key) => images.includes(key))) throw invalidInput([NO_PICTURE])
  return pictures.map(({ shows: _, ...picture }) => {
    const shows = drawings.includes(pictureKey(picture)) ? 'drawing' : 'photo'
    return picture.kind === 'document' || picture.kind === shows ? picture : { ...picture, shows }
  })
}

const ANOTHER_ORDER = { path: 'pictures', message: 'The same files in another order' }

const orNull = (text: string): string | null => (text === '' ? null : text)

/**
 * @returns the columns that change, except the category, which must be read from the database first
 * @throws AppError 422 `input.invalid` where `pictures` does not have each picture of the product exactly once, or `drawings` others
 */
export function toProductRowChange(before: Pick<ProductRow, 'pictures'>, change: ProductChange): ProductRowChange {
  const { category: _, model, brand, leadDays, pictures, drawings, ...columns } = change
  const ordered = pictures ? reorder(before.pictures, pictureKey, pictures, ANOTHER_ORDER) : before.pictures
  return {
    ...columns,
    ...(columns.names && { slug: slugify(namingText(columns.names)) }),
    ...(model !== undefined && { model: orNull(model) }),
    ...(brand !== undefined && { brand: orNull(brand) }),
    ...(leadDays !== undefined && { leadMin: leadDays?.from ?? null, leadMax: leadDays?.to ?? null }),
    ...((pictures || drawings) && { pictures: drawings ? shownAs(ordered, drawings) : ordered }),
  }
}

/** Stored tiers have no empty field. */
export const toPriceChange = ({ currency, onRequest, vat, tiers }: PricesInput): ProductRowChange => ({
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
