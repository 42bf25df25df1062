/** Currencies, units and delivery terms of offers. */

export const CURRENCIES = ['RUB', 'CNY', 'USD', 'EUR', 'KZT', 'BYN', 'UAH'] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (code: string): code is Currency => CURRENCIES.some((currency) => currency === code)

/** Minor units of one of each of these currencies: kopecks, fen, cents. */
export const MINOR_UNITS = 100

/** @returns an amount in minor units as files and forms of other programs have it: 99950 → '999.50' */
export const decimalAmount = (minor: number): string => (minor / MINOR_UNITS).toFixed(2)

export const UNITS = [
  'piece',
  'metre',
  'kilogram',
  'tonne',
  'set',
  'pair',
  'square-metre',
  'roll',
  'litre',
  'pack',
] as const
export type Unit = (typeof UNITS)[number]

export const isUnit = (word: string): word is Unit => UNITS.some((unit) => unit === word)

/** The units' codes of UN/ECE Recommendation 20, for structured data. */
export const UNIT_CODES = {
  piece: 'H87',
  metre: 'MTR',
  kilogram: 'KGM',
  tonne: 'TNE',
  set: 'SET',
  pair: 'PR',
  'square-metre': 'MTK',
  roll: 'NRL',
  litre: 'LTR',
  pack: 'XPK',
} as const satisfies Record<Unit, string>

/** Delivery terms of Incoterms 2020. */
export const INCOTERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const
export type Incoterm = (typeof INCOTERMS)[number]

/** The place that each term names (Incoterms 2020): where the seller hands the goods over, or where the seller has them delivered. */
export const NAMED_PLACES = {
  EXW: 'handover',
  FCA: 'handover',
  FAS: 'shipment',
  FOB: 'shipment',
  CFR: 'arrival',
  CIF: 'arrival',
  CPT: 'destination',
  CIP: 'destination',
  DAP: 'destination',
  DPU: 'destination',
  DDP: 'destination',
} as const satisfies Record<Incoterm, string>

/** Whether the goods are handed over in the seller's country: terms of the groups E and F. */
export const isAtSeller = (incoterm: string): boolean =>
  INCOTERMS.some((term) => term === incoterm && ['handover', 'shipment'].includes(NAMED_PLACES[term]))
