/** Currencies, units and delivery terms of offers. */

export const CURRENCIES = ['RUB', 'CNY', 'USD', 'EUR', 'KZT', 'BYN', 'UAH'] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (code: string): code is Currency => CURRENCIES.some((currency) => currency === code)

export const UNITS = ['piece', 'metre', 'kilogram', 'tonne', 'set', 'square-metre', 'roll', 'litre', 'pack'] as const
export type Unit = (typeof UNITS)[number]

/** Delivery terms of Incoterms 2020. */
export const INCOTERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const
