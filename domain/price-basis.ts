/** The quantity and the basis on which the prices of a list are compared (docs/behaviour.md, "Quantity and basis"). */
import type { PriceAtQuantity, ProductCard } from './contract/products.ts'
import { quote } from './quote.ts'
import { isUnit, type Unit } from './trade-terms.ts'

/** Quantities for which a price without VAT is stored; lists are sorted and filtered by it. */
export const STEPS = [1, 10, 100, 1000] as const
export type Step = (typeof STEPS)[number]

/** @returns the highest step that is not above the quantity */
export const stepOf = (quantity: number): Step => STEPS.findLast((step) => step <= quantity) ?? 1

/** Whether prices are shown with value added tax or without it. */
export const VAT_BASES = ['without', 'with'] as const
export type VatBasis = (typeof VAT_BASES)[number]

const isVatBasis = (word: string): word is VatBasis => VAT_BASES.some((basis) => basis === word)

/** Why a product's price cannot be compared at a quantity: sold by another unit, on request, below its minimum order, VAT not stated. */
export const INCOMPARABLE = ['unit', 'request', 'minimum', 'vat'] as const

/** As in the contract's other quantities (domain/contract/products.ts). */
export const HIGHEST_QUANTITY = 1e9

export interface PriceBasis {
  quantity: number
  unit: Unit
  vat: VatBasis
}

/** Cookie with the chosen basis, for 365 days: '40.piece.with'. */
export const BASIS_COOKIE = 'basis'

export const basisToText = ({ quantity, unit, vat }: PriceBasis): string => `${quantity}.${unit}.${vat}`

const isQuantity = (text: string | undefined): text is string =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= HIGHEST_QUANTITY

/** @returns null for anything but a basis as `basisToText` writes it */
export function basisFromText(text: string | undefined): PriceBasis | null {
  const [quantity, unit = '', vat = '', ...others] = text?.split('.') ?? []
  if (!isQuantity(quantity) || !isUnit(unit) || !isVatBasis(vat) || others.length > 0) return null
  return { quantity: Number(quantity), unit, vat }
}

/** The keys of a basis in an address, where pieces and prices without VAT go without saying. */
export type BasisQuery = { quantity?: string | undefined; unit?: string | undefined; vat?: string | undefined }

/** @returns the basis as keys of an address; undefined takes a key out */
export const basisToQuery = (basis: PriceBasis | null): BasisQuery => ({
  quantity: basis ? String(basis.quantity) : undefined,
  unit: basis && basis.unit !== 'piece' ? basis.unit : undefined,
  vat: basis && basis.vat !== 'without' ? basis.vat : undefined,
})

/** @returns null where the address has no quantity, or anything in its keys that is no basis */
export const basisFromQuery = ({ quantity, unit = 'piece', vat = 'without' }: BasisQuery): PriceBasis | null =>
  basisFromText(`${quantity ?? ''}.${unit}.${vat}`)

type Vat = ProductCard['vat']

/** What an amount is multiplied by, from the basis on which the seller states it to the wanted one. */
function taxFactor({ included, rate }: NonNullable<Vat>, wanted: VatBasis): number {
  // A rate of 0 says that no tax is in the price, not that none is due: with tax it cannot be computed.
  const tax = 1 + rate / 100
  if (included) return wanted === 'without' ? 1 / tax : 1
  return wanted === 'with' ? tax : 1
}

/**
 * The exact price of one unit at a quantity, on the wanted basis.
 * @param goods with all of their tiers
 * @returns `vat` is what the amount has: it differs from the wanted basis where no rate is stated, and is null where nothing is
 */
export function priceAt(
  { tiers, moq, unit, vat }: Pick<ProductCard, 'tiers' | 'moq' | 'unit' | 'vat'>,
  basis: PriceBasis,
): PriceAtQuantity {
  const { quantity } = basis
  const none = { quantity, price: null, vat: null }
  if (tiers.length === 0) return { ...none, apart: 'request' }
  if (unit !== basis.unit) return { ...none, apart: 'unit' }
  const found = quote(tiers, moq, quantity)
  if (!found) return { ...none, apart: 'minimum' }
  const { amount, currency, rub } = found.tier
  if (!vat) return { quantity, price: { amount, currency, rub }, vat: null, apart: 'vat' }
  const factor = taxFactor(vat, basis.vat)
  const price = { amount: Math.round(amount * factor), currency, rub: Math.round(rub * factor) }
  return { quantity, price, vat: vat.rate === 0 ? 'without' : basis.vat, apart: null }
}
