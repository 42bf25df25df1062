/** A supplier's price of a product, from the catalogue's price in roubles. */
import type { StoredTier } from '../../worker/db/schema.ts'
import { chance } from '../chance.ts'
import { type CompanySpec, type CountryCode, incotermPlace } from '../companies/model.ts'
import { RUB_PER } from '../tables/rates.ts'

/** Price level of a country's makers against the Russian wholesale market, delivery not counted. */
const LEVEL: Record<CountryCode, number> = {
  RU: 1,
  CN: 0.82,
  BY: 0.95,
  KZ: 1.03,
  UZ: 0.92,
  TR: 0.98,
  DE: 1.9,
  IT: 1.6,
  IN: 0.85,
  KR: 1.25,
  RS: 1.1,
}

/** Per cent, since 1 January 2026. Domestic sellers quote with the tax; exports are exempt. */
const RUSSIAN_VAT = 22

/** Share of offers without a price. */
const ON_REQUEST = 0.06

const STEPS = [1, 5, 20, 100] as const

/** Rounds to three significant digits, but no finer than the smallest coin: real price lists have no 1,234.57. */
function rounded(minor: number): number {
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(minor)) - 2))
  return Math.max(1, Math.round(minor / step) * step)
}

/** The price of the first tier, then 3 to 14 per cent less for more. Tiers that become equal by rounding are left out. */
function tiersOf(minor: number, moq: number, supplier: CompanySpec, key: string): StoredTier[] {
  const off = [
    0,
    0.03 + 0.02 * chance(`${key}:5`),
    0.06 + 0.03 * chance(`${key}:20`),
    0.1 + 0.04 * chance(`${key}:100`),
  ]
  const count = chance(`${key}:steps`) < 0.4 ? 3 : 4
  const tiers = STEPS.slice(0, count).map((step, at) => ({
    from: moq * step,
    amount: rounded(minor * (1 - (off[at] ?? 0))),
    incoterm: supplier.incoterm,
    place: incotermPlace(supplier),
  }))
  return tiers.filter(({ amount }, at) => amount < (tiers[at - 1]?.amount ?? Number.POSITIVE_INFINITY))
}

/**
 * @param key unique for this offer.
 * @param priceRub roubles for one unit, without tax.
 * @returns the price columns of a product; `priceRub` in them is kopecks of the first tier, null on request.
 */
export function offerPrice(supplier: CompanySpec, key: string, priceRub: number, moq: number) {
  const { country, currency } = supplier
  const domestic = country === 'RU'
  const level = LEVEL[country] * (0.94 + 0.12 * chance(supplier.key)) * (0.97 + 0.06 * chance(`${key}:price`))
  const minor = (priceRub * 100 * level * (domestic ? 1 + RUSSIAN_VAT / 100 : 1)) / RUB_PER[currency]
  const tiers = chance(`${key}:request`) < ON_REQUEST ? [] : tiersOf(minor, moq, supplier, key)
  const first = tiers[0]
  return {
    tiers,
    currency,
    vatIncluded: domestic,
    vatRate: domestic ? RUSSIAN_VAT : 0,
    priceRub: first ? Math.round(first.amount * RUB_PER[currency]) : null,
  }
}
