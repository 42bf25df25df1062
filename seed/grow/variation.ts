/** The n-th product beyond the seed: a later revision of one of the seed's, offered by some supplier of its group. */
import { idFrom } from '../../worker/db/id.ts'
import { chance, pick } from '../chance.ts'
import { moment, NOW, OPENED } from '../clock.ts'
import type { Plan } from '../plan.ts'
import type { Offer } from '../rows/offers.ts'
import { offerPrice } from '../rows/price.ts'
import { brandOf, type ProductRow, rankOf, stockOf } from '../rows/products.ts'

/** Number of consecutive revisions of one product, so that a batch has few different products of the seed. */
const RUN = 8

/** A product of the seed that is varied. */
export interface Source {
  offer: Offer
  row: ProductRow
}

export interface Variation {
  num: number
  source: Source
  revision: number
}

/**
 * @returns the products that are varied: each of the catalogue once, in an order that mixes the categories, so that a small growth
 * covers all of them.
 */
export function sourcesOf({ offers, products }: Plan): Source[] {
  const first = new Map<string, Source>()
  for (const [at, offer] of offers.entries()) {
    const row = products[at]
    if (row && !first.has(row.externalId)) first.set(row.externalId, { offer, row })
  }
  return [...first].sort(([a], [b]) => chance(a) - chance(b)).map(([, source]) => source)
}

/**
 * @param num number of a product beyond the seed's; it always gives the same product, however large the catalogue is.
 * @param seeded number of products in the seed.
 */
export function variationOf(sources: Source[], seeded: number, num: number): Variation {
  const place = num - seeded - 1
  const round = Math.floor(place / (sources.length * RUN))
  const within = place % (sources.length * RUN)
  const source = sources[Math.floor(within / RUN)]
  if (place < 0 || !source) throw new RangeError(`${num} is not a product beyond the ${seeded} of the seed`)
  return { num, source, revision: round * RUN + (within % RUN) + 1 }
}

/** Products arrive in uploads of a thousand, one a second: neighbours by number are also neighbours by time and by id. */
const UPLOAD = 1000

const publishedAt = (num: number): number =>
  moment(`${Math.floor(num / UPLOAD)}:uploaded`, OPENED, NOW - UPLOAD * 1000) + (num % UPLOAD) * 1000

/** The values in which a variation differs from its source. */
export function variedCells({ num, source: { offer }, revision }: Variation) {
  const { product, suppliers, supplier } = offer
  const key = String(num)
  const seller = pick(suppliers, `${key}:supplier`) ?? supplier
  const createdAt = publishedAt(num)
  const price = Math.max(1, product.priceRub * (0.75 + 0.5 * chance(`${key}:base`)))
  return {
    num,
    id: idFrom(createdAt, num),
    revision,
    company: seller.num,
    brand: brandOf(seller.spec),
    country: seller.spec.country,
    stock: stockOf(key, product.moq),
    ...offerPrice(seller.spec, key, price, product.moq),
    rank: rankOf(key),
    createdAt,
  }
}
