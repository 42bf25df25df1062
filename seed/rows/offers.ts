/** Decides which suppliers offer which products of the catalogue. */
import type { Leaf, ProductSpec, Root } from '../catalogue/model.ts'
import { chance, pick } from '../chance.ts'
import type { Supplier } from './companies.ts'

export interface Offer {
  leaf: Leaf
  /** Index of the product in its leaf. */
  index: number
  product: ProductSpec
  supplier: Supplier
  /** Possible suppliers: those of its group. */
  suppliers: Supplier[]
}

/** Number of offers in the seed; until it is reached, products that are worth comparing get a second offer. */
const WANTED = 800

const keyOf = ({ leaf, product }: Pick<Offer, 'leaf' | 'product'>): string => `${leaf.key}/${product.model}`

/** Price of the smallest order: the higher it is, the more likely a buyer compares two suppliers. */
const stake = ({ product }: Offer): number => product.priceRub * product.moq

function firstOffers(roots: Root[], suppliersOf: (group: string) => Supplier[]): Offer[] {
  return roots.flatMap(({ groups }) =>
    groups.flatMap(({ key, leaves }) => {
      const suppliers = suppliersOf(key)
      return leaves.flatMap((leaf) =>
        leaf.products.flatMap((product, index) => {
          const supplier = pick(suppliers, `${keyOf({ leaf, product })}:supplier`)
          return supplier ? [{ leaf, index, product, supplier, suppliers }] : []
        }),
      )
    }),
  )
}

function secondOffer(offer: Offer): Offer[] {
  const others = offer.suppliers.filter(({ num }) => num !== offer.supplier.num)
  const supplier = pick(others, `${keyOf(offer)}:second`)
  return supplier ? [{ ...offer, supplier }] : []
}

/**
 * @returns offers in the order of the catalogue, a second one directly after the first. Products of a group without
 *   suppliers have none.
 */
export function planOffers(roots: Root[], suppliersOf: (group: string) => Supplier[]): Offer[] {
  const first = firstOffers(roots, suppliersOf)
  const comparable = first.filter(({ suppliers }) => suppliers.length > 1)
  const dearest = comparable.sort((a, b) => stake(b) - stake(a) || chance(keyOf(a)) - chance(keyOf(b)))
  const twice = new Set(dearest.slice(0, Math.max(0, WANTED - first.length)))
  return first.flatMap((offer) => [offer, ...(twice.has(offer) ? secondOffer(offer) : [])])
}
