import { comparedEntry } from '../../../domain/compared.ts'
import type { Product, Variant } from '../../../domain/contract/products.ts'
import type { StoryCard } from '../../../domain/contract/stories.ts'
import { deliveryTerms, termsText } from '../../../domain/delivery-terms.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { pictureAddress } from '../../../domain/picture-address.ts'
import { basisFromQuery, type PriceBasis } from '../../../domain/price-basis.ts'
import { ageNote } from '../../../domain/price-text.ts'
import { placeOfDispatch } from '../../../domain/stock-text.ts'
import { quantityIn } from '../../../domain/trade-quantity.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import { typedQuantity } from '../../../domain/typed-quantity.ts'
import { vatNote } from '../../../domain/vat-note.ts'
import { writtenUnits } from '../../../domain/written-units.ts'
import { readGuides } from '../../app/page/guides.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import { forCard, type ShownProduct } from '../../components/shown-product.ts'
import { productHead } from './head.ts'
import { type ImportCosts, loadImportCosts } from './import-costs.ts'
import type { ProductIslandProps } from './page.tsx'
import { priceRows } from './price-rows.ts'
import { chosenVariant, inVariant, type SoldProduct } from './variant.ts'

export interface ProductData {
  product: Product
  /** The variant in the address. */
  chosen: Variant | null
  /** The product with the values of the chosen variant. */
  sold: SoldProduct
  /** Props of the islands, which the edge renders too. */
  islandProps: ProductIslandProps
  /** Guides about the product or its category. */
  guides: StoryCard[]
}

/** What may be streamed later: similar products, and the services and costs of importing this one. */
export type ProductDeferred = {
  similar: ShownProduct[]
  bring: ImportCosts | null
}

/** Notes on the price: delivery terms, with or without tax, and its age. */
function notesOf({ vat, tiers, oldPrice }: Product, i18n: I18n): string[] {
  return [termsText(deliveryTerms(tiers), i18n), vatNote(vat, i18n), oldPrice ? ageNote(oldPrice, i18n) : ''].filter(
    Boolean,
  )
}

function islandPropsOf(sold: SoldProduct, variant: Variant | null, i18n: I18n): ProductIslandProps {
  const { id, name, model, picture, pictures, moq, unit, tiers, vat, stock, leadDays, supplier } = sold
  const { basis } = i18n
  return {
    pictured: { name: name.text, model, picture, pictures },
    priced: {
      tiers,
      rows: priceRows(tiers, unit, i18n),
      heading: i18n.t('product.tierPrice', { unit: i18n.t(`perUnit.${unit}`) }),
      moq,
      unit,
      vat,
      available: { stock, leadDays, place: placeOfDispatch(tiers, supplier.city) },
      quantity: inUnitOf(basis, unit),
      written: writtenUnits(unit),
      notes: notesOf(sold, i18n),
      ask: {
        product: id,
        variant: variant?.sku ?? null,
        action: personalHref('inquiry', i18n.locale),
        entry: comparedEntry({ product: id, variant: variant?.id ?? null }),
        lists: personalHref('lists', i18n.locale),
      },
    },
  }
}

/** The quantity of lists in the product's unit; '' where it counts something else. */
function inUnitOf(basis: PriceBasis | null, unit: Unit): string {
  const quantity = basis && quantityIn(basis.quantity, basis.unit, unit)
  return quantity === null ? '' : String(quantity)
}

/** Similar goods are priced for the quantity and the basis in the address, else for those of lists. */
function basisOfSimilar(
  { unit }: Product,
  { quantity, vat }: LoadContext['query'],
  { basis, locale }: I18n,
): PriceBasis | null {
  if (quantity === undefined) return basis
  const typed = typedQuantity(quantity, locale, unit, writtenUnits(unit))
  return basisFromQuery({ quantity: String(typed), unit, vat: vat ?? basis?.vat }) ?? basis
}

/** A product. */
export const load: Load<ProductData, ProductIslandProps, ProductDeferred> = async (context) => {
  const { api, i18n, id, query, origin } = context
  const request = { params: { id }, query: { locale: i18n.locale } }
  const others = read(api.get('/api/products/:id/products', request))
  // If the product is not found, no one awaits these: without a handler their failure would be an unhandled rejection.
  others.catch(() => {})
  const [{ data: product }, guides] = await Promise.all([
    read(api.get('/api/products/:id', request)),
    readGuides({ api, i18n }, `product:${id}`),
  ])
  const chosen = chosenVariant(product, query.variant)
  const sold = inVariant(product, chosen)
  const islandProps = islandPropsOf(sold, chosen, i18n)
  const bring = loadImportCosts(context, product, sold)
  bring.catch(() => {})
  const basis = basisOfSimilar(product, query, i18n)
  return {
    data: { product, chosen, sold, islandProps, guides },
    islandProps,
    head: {
      ...productHead(product, i18n, origin),
      ...(sold.picture && { preloadImage: pictureAddress(sold.picture, i18n.locale) }),
    },
    deferred: { similar: others.then(({ data }) => data.map((other) => forCard(other, { basis }))), bring },
  }
}
