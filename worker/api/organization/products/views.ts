import { Missing, type OwnProduct, type OwnProductCard } from '../../../../domain/contract/organization-products.ts'
import type { ProductFiles } from '../../../../domain/contract/product-sections.ts'
import { toFactWordings } from '../../../../domain/contract/wordings.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import { PRODUCT_BY_MEMBERS } from '../../../../domain/statuses/product.ts'
import type { Text } from '../../../../domain/text.ts'
import { UNSORTED } from '../../../db/import/shop-categories.ts'
import { pictureKey } from '../../../db/picture-key.ts'
import { cheapestVariant, stockOfVariants, variantId } from '../../../db/variants.ts'
import { localized } from '../../http/locale.ts'
import { refusedChanges } from '../../operator/moderation/changes.ts'
import { productSnapshot } from '../../operator/reviews/moderated-fields.ts'
import { leadDays } from '../../public/lead-days.ts'
import { fileUrl, mainPicture, toPictures } from '../../public/pictures.ts'
import type { OwnProductRow, ProductRow } from './queries.ts'

/** A product that is being created has no number yet. */
type Row = Omit<ProductRow, 'num'>

/** @returns what a product lacks until it can be published. */
export function missingOfProduct(row: Row, categorySlug: string): OwnProduct['missing'] {
  const isThere = {
    names: Object.keys(row.names).length > 0,
    category: categorySlug !== UNSORTED,
    picture: row.pictures.some(({ kind }) => kind !== 'document'),
    price: row.onRequest || cheapestVariant(row.tiers, row.variants) !== null || row.tiers.length > 0,
    incotermPlace: row.tiers.every(({ incoterm, place }) => !incoterm || place),
  }
  return Missing.options.filter((section) => !isThere[section])
}

export const toPrices = ({ currency, onRequest, vatIncluded, vatRate, tiers }: Row): OwnProduct['prices'] => ({
  currency,
  onRequest,
  vat: vatRate === null ? null : { included: vatIncluded, rate: vatRate },
  tiers,
})

const toCommon = (
  row: Row,
  { categorySlug, statusAt, seenAt }: Pick<OfCategory, 'categorySlug' | 'statusAt' | 'seenAt'>,
) => ({
  id: row.id,
  slug: row.slug,
  status: row.status,
  reason: row.statusReason,
  statusAt: isoOrNull(statusAt),
  seenAt: isoOrNull(seenAt),
  suspended: row.suspended,
  missing: missingOfProduct(row, categorySlug),
  unit: row.unit,
  moq: row.moq,
  stock: row.stock,
  leadDays: leadDays(row),
  prices: toPrices(row),
  version: row.version,
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
})

export const toVariants = ({ id, variants, pictures }: Row): OwnProduct['variants'] =>
  variants.map((variant, place) => ({
    id: variantId(id, variant, place),
    sku: variant.sku,
    options: variant.options.map(toFactWordings),
    factor: variant.factor,
    tiers: variant.tiers ?? null,
    stock: variant.stock ?? null,
    leadDays: leadDays(variant),
    // The picture may have been removed from the product meanwhile.
    picture: pictures.map(pictureKey).find((key) => key === variant.picture) ?? null,
    tnved: variant.tnved ?? null,
    weight: variant.weight ?? null,
    facts: (variant.facts ?? []).map(toFactWordings),
  }))

/**
 * Documents in the order of the product. A picture on the supplier's own site has no fallback here, so that the supplier sees when it fails
 * to load.
 */
export const toProductFiles = ({ row, documents }: Pick<OwnProductRow, 'documents'> & { row: Row }): ProductFiles => ({
  pictures: toPictures(row.pictures, null, '320'),
  documents: row.pictures.flatMap((file) => {
    const document = 'id' in file ? documents.find(({ id }) => id === file.id) : undefined
    return document ? [{ ...document, url: fileUrl(document.id) }] : []
  }),
})

export function toOwnProduct(own: Omit<OwnProductRow, 'row'> & { row: Row }, locale: Locale): OwnProduct {
  const { row, category, statusAt, seenAt, refused } = own
  return {
    ...toCommon(row, { categorySlug: category.slug, statusAt, seenAt }),
    allowed: [...PRODUCT_BY_MEMBERS[row.status]],
    refused: refusedChanges(refused, productSnapshot(row), [[row.category, category.names]]),
    names: row.names,
    description: row.description,
    category: { id: category.id, slug: category.slug, name: localized(category.names, locale) },
    model: row.model ?? '',
    brand: row.brand ?? '',
    tnved: row.tnved,
    country: row.country,
    facts: row.facts.map(toFactWordings),
    variants: toVariants(row),
    ...toProductFiles(own),
  }
}

interface OfCategory {
  drawing: string | null
  categorySlug: string
  statusAt: number | null
  seenAt: number | null
}

type OfCard = OfCategory & { categoryId: string; categoryNames: Text; views: number; requests: number }

export const toOwnCard = (
  row: ProductRow,
  { drawing, categoryId, categoryNames, views, requests, ...others }: OfCard,
  locale: Locale,
): OwnProductCard => ({
  ...toCommon(row, others),
  name: localized(row.names, locale),
  untranslated: LOCALES.filter((language) => !row.names[language]),
  model: row.model ?? '',
  article: row.externalId,
  stockOfVariants: stockOfVariants(row.variants) !== null,
  picture: mainPicture(row.pictures, drawing, '320'),
  category: { id: categoryId, name: localized(categoryNames, locale) },
  views,
  requests,
})
