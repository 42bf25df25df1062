/** The quantity and the basis on which the prices of a list are compared (docs/behaviour.md, "Quantity and basis"). */

import { isQuantityOf, plainQuantity } from './trade-quantity.ts'
import { isUnit, type Unit } from './trade-terms.ts'

/** Quantities for which a price without VAT is stored; lists are sorted and filtered by it. */
export const QUANTITY_STEPS = [1, 10, 100, 1000] as const
type QuantityStep = (typeof QUANTITY_STEPS)[number]

/** @returns the highest step that is not above the quantity; of less than one unit, which no order is, the first */
export const quantityStep = (quantity: number): QuantityStep => QUANTITY_STEPS.findLast((step) => step <= quantity) ?? 1

/** Whether prices are shown with value added tax or without it. */
export const VAT_BASES = ['without', 'with'] as const
export type VatBasis = (typeof VAT_BASES)[number]

export const isVatBasis = (word: string | undefined): word is VatBasis => VAT_BASES.some((basis) => basis === word)

/** Why a product's price cannot be compared at a quantity: sold by another unit, on request, below its minimum order, VAT not stated. */
export const INCOMPARABLE_REASONS = ['unit', 'request', 'minimum', 'vat'] as const

export interface PriceBasis {
  quantity: number
  unit: Unit
  vat: VatBasis
}

/** Cookie with the chosen basis, for 365 days: '40.piece.with'. */
export const BASIS_COOKIE = 'basis'

export const basisToText = ({ quantity, unit, vat }: PriceBasis): string => `${quantity}.${unit}.${vat}`

/** '2.5.tonne.with': only a quantity has a point of its own. */
const AS_TEXT = /^(.*)\.([^.]*)\.([^.]*)$/

/** @returns null for anything but a basis as `basisToText` writes it */
export function basisFromText(text: string | undefined): PriceBasis | null {
  const [, typed, unit = '', vat = ''] = AS_TEXT.exec(text ?? '') ?? []
  const quantity = plainQuantity(typed)
  if (quantity === null || !isUnit(unit) || !isQuantityOf(quantity, unit) || !isVatBasis(vat)) return null
  return { quantity, unit, vat }
}

/** The keys of a basis in an address, where pieces and prices without VAT go without saying. */
export type BasisQuery = { quantity?: string | undefined; unit?: string | undefined; vat?: string | undefined }

/** @returns the basis as keys of an address; undefined takes a key out */
export const basisToQuery = (basis: PriceBasis | null): BasisQuery => ({
  quantity: basis ? String(basis.quantity) : undefined,
  unit: basis && basis.unit !== 'piece' ? basis.unit : undefined,
  vat: basis && basis.vat !== 'without' ? basis.vat : undefined,
})

/** @returns null where the address has no quantity, or anything in its keys that is not a basis */
export const basisFromQuery = ({ quantity, unit = 'piece', vat = 'without' }: BasisQuery): PriceBasis | null =>
  basisFromText(`${quantity ?? ''}.${unit}.${vat}`)
