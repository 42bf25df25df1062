/** A product as a card: what every list, search and suggestion shows of it. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PictureWidth } from '../../../../domain/contract/files.ts'
import type { ProductCard, ProductFilter, ProductListQuery } from '../../../../domain/contract/products.ts'
import type { Tier } from '../../../../domain/contract/values.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { ParameterFilter } from '../../../../domain/parameters/filter.ts'
import type { TypedRange } from '../../../../domain/parameters/typed-ranges.ts'
import { priceAt } from '../../../../domain/price-at-quantity.ts'
import type { PriceBasis } from '../../../../domain/price-basis.ts'
import { oldPrice } from '../../../../domain/price-text.ts'
import { missingFrom, placeOfDispatch } from '../../../../domain/stock-text.ts'
import { smallestOrder } from '../../../../domain/tier-price.ts'
import { quantityIn } from '../../../../domain/trade-quantity.ts'
import type { Database } from '../../../db/connection.ts'
import { pictureKey } from '../../../db/picture-key.ts'
import { companies, products, type StoredPicture } from '../../../db/schema.ts'
import { named, translated, translatedEach } from '../../../db/select.ts'
import { cheapestColumn, namedVariant, namedVariantId, variantTiers } from '../../../db/variants.ts'
import { localized, localizedOrNull } from '../../http/locale.ts'
import { leadDays } from '../lead-days.ts'
import { type Rates, toTiers } from '../money.ts'
import { mainPicture } from '../pictures.ts'
import type { SearchedTexts } from '../search/found-in-text.ts'
import { compositionOf, productName } from './composed-name.ts'
import { isWithin } from './in-range.ts'
import { choosable } from './parameters/chosen-variant.ts'
import { parameterColumns } from './parameters/definitions.ts'
import { quantityOfRow, refuseFraction } from './quantity-of-row.ts'

/** The drawing of the product's category: one look-up by number for each card. */
export const categoryDrawing = sql<string | null>`(SELECT picture FROM categories WHERE num = ${products.category})`.as(
  'category_drawing',
)

export const cardColumns = (locale: Locale) => ({
  id: products.id,
  slug: products.slug,
  names: translated(products.names, locale, 'names'),
  composition: compositionOf(locale),
  model: products.model,
  pictures: products.pictures,
  categoryDrawing,
  tiers: translatedEach(products.tiers, locale, { place: 'text' }, 'tiers'),
  cheapest: cheapestColumn(),
  currency: products.currency,
  vatIncluded: products.vatIncluded,
  vatRate: products.vatRate,
  createdAt: products.createdAt,
  pricedAt: sql<number>`coalesce(${products.pricedAt}, ${products.updatedAt})`.as('priced_at'),
  unit: products.unit,
  moq: products.moq,
  stock: products.stock,
  leadMin: products.leadMin,
  leadMax: products.leadMax,
  companyId: named(companies.id, 'company_id'),
  companySlug: named(companies.slug, 'company_slug'),
  companyNames: translated(companies.names, locale, 'company_names'),
  companyCity: translated(companies.city, locale, 'company_city'),
  companyCountry: named(companies.country, 'company_country'),
  companyVerified: named(companies.verified, 'company_verified'),
})

interface WantedCards {
  columns?: ProductListQuery['columns']
  category?: string | undefined
  q?: string | undefined
  quantity?: number | undefined
  unit?: ProductFilter['unit']
  /** Filters by parameters, which some of a product's variants may not match. */
  params?: ParameterFilter[] | undefined
  /** Texts to say where words were found that the name does not have. */
  texts?: SQL.Aliased<SearchedTexts | null> | undefined
  /** Of the query: whether the row is within them is read, too. */
  ranges?: TypedRange[] | undefined
  /** A column with the index of what the row was chosen by. */
  choice?: SQL.Aliased<number | null> | undefined
}

const quantityOfCard = (wanted: WantedCards): SQL | undefined =>
  wanted.quantity === undefined ? undefined : quantityOfRow(sql`${products.unit}`, wanted)

/** Most lists have no query. Named as the column of `searchedTexts`, which is not imported here, because its module has the stemmers. */
const NO_TEXTS = sql<null>`NULL`.as('searched_texts')
const NO_CHOICE = sql<number | null>`NULL`.as('choice')

/**
 * @param rows a SELECT that has a `product` column, no longer than a page.
 * @param by terms of ORDER BY on its columns, which are called page.column here.
 * @param wanted.columns which parameters to read too: the columns of the table of the products' category, or all of the chosen category
 * @param wanted.q the query, which may be the article of a variant
 * @param wanted.quantity that prices are requested for, of `wanted.unit`, by default pieces
 * @param wanted.params what the rows were filtered by
 * @param wanted.texts a column of the texts in which a query was searched
 */
export const selectCards = (db: Database, rows: SQL, by: SQL, locale: Locale, wanted: WantedCards = {}) =>
  db
    .select({
      ...cardColumns(locale),
      cheapest: cheapestColumn(quantityOfCard(wanted), wanted.q),
      columns: parameterColumns(wanted.columns, wanted.category),
      variant: namedVariant(wanted.q),
      variantId: namedVariantId(wanted.q),
      choosable: choosable(wanted.params),
      categoryNum: sql<number>`${products.category}`.as('category_num'),
      texts: wanted.texts ?? NO_TEXTS,
      choice: wanted.choice ?? NO_CHOICE,
      isWithin: sql<number>`(${isWithin(sql`${products.num}`, wanted.ranges)})`.as('is_within'),
    })
    .from(sql`(${rows}) AS page`)
    .innerJoin(products, sql`${products.num} = page.product`)
    .innerJoin(companies, eq(companies.num, products.company))
    .orderBy(by)

type ReadRow = Awaited<ReturnType<typeof selectCards>>[number]
type CardRow = Omit<
  ReadRow,
  'columns' | 'variant' | 'variantId' | 'choosable' | 'categoryNum' | 'texts' | 'choice' | 'isWithin'
> &
  Partial<Pick<ReadRow, 'variant' | 'variantId'>>

/** What of a requested quantity is not in stock. */
function toOrder(row: CardRow, tiers: Tier[], asked: PriceBasis, locale: Locale): ProductCard['toOrder'] {
  const quantity = quantityIn(asked.quantity, asked.unit, row.unit)
  if (quantity === null) return undefined
  const place = placeOfDispatch(tiers, localizedOrNull(row.companyCity, locale))
  return missingFrom({ stock: row.stock, leadDays: leadDays(row), place }, quantity)
}

/** The fields of a card that depend on the requested quantity and basis. */
function atQuantity(
  card: Pick<ProductCard, 'tiers' | 'moq' | 'unit' | 'vat'>,
  row: CardRow,
  basis: PriceBasis | null,
  locale: Locale,
): Pick<ProductCard, 'atQuantity' | 'toOrder'> {
  if (!basis) return {}
  const price = priceAt(card, basis)
  // What is less than the smallest order cannot be ordered at all.
  const missing = price.apart === 'minimum' ? undefined : toOrder(row, card.tiers, basis, locale)
  return { atQuantity: price, ...(missing && { toOrder: missing }) }
}

/**
 * @returns the requested quantity and basis; null without a quantity
 * @throws AppError 422 `input.invalid` for a fraction of what is counted
 */
export function basisOf(wanted: Pick<ProductFilter, 'quantity' | 'unit' | 'vat'>): PriceBasis | null {
  refuseFraction(wanted)
  const { quantity, unit = 'piece', vat = 'without' } = wanted
  return quantity === undefined ? null : { quantity, unit, vat }
}

/** The variant's own picture in place of the product's; these, where it has none. */
function picturesOf(pictures: StoredPicture[], own: string | undefined): StoredPicture[] {
  const chosen = pictures.filter((picture) => pictureKey(picture) === own)
  return chosen.length > 0 ? chosen : pictures
}

interface CardOptions {
  /** Of the place where the card's picture is shown. */
  pictureWidth?: PictureWidth
  /** The quantity and basis that were requested; the row was read for that quantity. */
  basis?: PriceBasis | null
  /** Whether the card says when the product was added. */
  isDated?: boolean
}

export function toCard(
  stored: CardRow,
  locale: Locale,
  rates: Rates,
  { pictureWidth = '640', basis = null, isDated = false }: CardOptions = {},
): ProductCard {
  const { cheapest } = stored
  const { stock = stored.stock, picture, ...days } = cheapest?.own ?? {}
  const { leadMin = stored.leadMin, leadMax = stored.leadMax } = days
  const row = { ...stored, stock, leadMin, leadMax }
  const tiers = toTiers(variantTiers(row.tiers, cheapest), {
    currency: row.currency,
    rates,
    city: row.companyCity,
    locale,
  })
  const priced = {
    tiers,
    vat: row.vatRate === null ? null : { included: row.vatIncluded, rate: row.vatRate },
    unit: row.unit,
    // Below the first price nothing can be ordered, whatever minimum the seller has typed.
    moq: smallestOrder(tiers, row.moq),
  }
  return {
    id: row.id,
    slug: row.slug,
    ...(row.variant && { variant: row.variant, ...(row.variantId && { variantId: row.variantId }) }),
    ...productName(row, locale),
    model: row.model,
    picture: mainPicture(picturesOf(row.pictures, picture), row.categoryDrawing, pictureWidth),
    ...priced,
    ...atQuantity(priced, row, basis, locale),
    ...(cheapest?.isLowest && tiers.length > 0 && { fromPrice: true }),
    oldPrice: tiers.length > 0 ? oldPrice(row.pricedAt, Date.now()) : null,
    stock: row.stock,
    ...(isDated && { addedAt: new Date(row.createdAt).toISOString() }),
    supplier: {
      id: row.companyId,
      slug: row.companySlug,
      name: localized(row.companyNames, locale),
      country: row.companyCountry,
      verified: row.companyVerified,
    },
  }
}
