/**
 * The shape of the seed catalogue: roots → groups → leaves, and in every leaf a list of parameter records
 * ("items") with functions that turn one record into a product. Authors write knowledge, not rows.
 */
import type { Unit } from '../../domain/trade-terms.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { FullText, Text } from '../text.ts'

export interface Fact {
  name: FullText
  /** A text per language, or one string when it reads the same everywhere ("DN 50", "1.6 MPa" is not: units differ). */
  value: FullText | string
}

interface VariantOption {
  name: FullText
  value: FullText | string
}

export interface VariantSpec {
  /** Appended to the product's model to make the sku: "BV-50" + "-L". */
  suffix: string
  options: VariantOption[]
  /** Multiplies the product's price. */
  factor: number
}

export interface ProductSpec {
  /** Manufacturer's designation, unique within the leaf: "BV-F-50-16". */
  model: string
  /** The trade name a buyer would search for, with the sizes in it. At most 90 characters. */
  name: FullText
  /** Two to four sentences a trade professional would write. A language may be missing on purpose. */
  description: Text
  facts: Fact[]
  /** Wholesale price of one unit at the smallest quantity, in whole roubles without VAT. */
  priceRub: number
  /** Smallest order, in units. */
  moq: number
  /** Days from order to dispatch, from–to. */
  leadDays: [number, number]
  /** At most 6; none where the product has no options. */
  variants?: VariantSpec[]
}

export interface Leaf {
  /** Stable key and English slug: "ball-valves". */
  key: string
  name: FullText
  /** One or two sentences for the head of the category page. */
  about: FullText
  /** TN VED EAEU heading or longer code, digits only. */
  tnved: string
  unit: Unit
  products: ProductSpec[]
  /**
   * The drawing of the n-th product: the leaf's parametric drawing with that item's dimensions.
   * @param variant index of one of its variants, whose sizes the drawing then has
   */
  draw: (index: number, variant?: number) => Sheet
  /** Whether its variants differ in what the drawing shows: a size, or a lever. */
  isSized: boolean
}

interface Group {
  key: string
  name: FullText
  about: FullText
  leaves: Leaf[]
}

export interface Root {
  key: string
  name: FullText
  about: FullText
  groups: Group[]
}

/**
 * Builds a leaf from parameter records, so that text, price, facts and drawing of a product all come from the same
 * numbers and cannot contradict one another.
 */
export function leaf<Item>(spec: {
  key: string
  name: FullText
  about: FullText
  tnved: string
  unit: Unit
  items: Item[]
  product: (item: Item) => ProductSpec
  draw: (item: Item) => Sheet
  /** The item with the sizes, or the drive, of its n-th variant. */
  sized?: (item: Item, variant: number) => Item
}): Leaf {
  const { items, product, draw, sized, ...rest } = spec
  return {
    ...rest,
    products: items.map(product),
    isSized: sized !== undefined,
    draw: (index, variant) => {
      const item = items[index % items.length]
      if (item === undefined) throw new Error(`${spec.key} has no items`)
      return draw(variant === undefined || !sized ? item : sized(item, variant))
    },
  }
}

/**
 * The element at a place, counted from the end when negative.
 * @throws RangeError where there is none: a drawing with a missing measure is a mistake of its author
 */
export function elementAt<Element>(list: readonly Element[], place: number): Element {
  const element = list.at(place)
  if (element === undefined) throw new RangeError(`no element at ${place} of ${list.length}`)
  return element
}
