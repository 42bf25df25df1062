import type { I18n, MessageKey } from '../../../domain/i18n.ts'
import type { MissingPage } from './load.ts'

/** Names of the keys in an address, as the filters and forms that write them are called. */
const NAMES: Partial<Record<string, MessageKey>> = {
  q: 'error.parameter.q',
  category: 'error.parameter.category',
  supplier: 'error.parameter.supplier',
  country: 'error.parameter.country',
  priceMin: 'error.parameter.priceMin',
  priceMax: 'error.parameter.priceMax',
  priceIn: 'error.parameter.priceIn',
  moq: 'error.parameter.moq',
  inStock: 'error.parameter.inStock',
  tnved: 'error.parameter.tnved',
  params: 'error.parameter.params',
  quantity: 'error.parameter.quantity',
  unit: 'error.parameter.unit',
  vat: 'error.parameter.vat',
  sort: 'error.parameter.sort',
  view: 'error.parameter.view',
  page: 'error.parameter.page',
  range: 'error.parameter.range',
  from: 'error.parameter.from',
  to: 'error.parameter.to',
  ids: 'error.parameter.ids',
  variant: 'error.parameter.variant',
  only: 'error.parameter.only',
  city: 'error.parameter.city',
  activity: 'error.parameter.activity',
  verified: 'error.parameter.verified',
  years: 'error.parameter.years',
  service: 'error.parameter.service',
  regulation: 'error.parameter.regulation',
  tag: 'error.parameter.tag',
  currency: 'error.parameter.currency',
  incoterm: 'error.parameter.incoterm',
}

/** Longest part of a value that is quoted. */
const QUOTED = 60

const quoted = (value: string): string => (value.length > QUOTED ? `${value.slice(0, QUOTED)}…` : value)

/** @returns what is wrong with a value in an address: which one it is, by its name and its key, and why */
export function refusalText({ key, value, most }: NonNullable<MissingPage['refused']>, t: I18n['t']): string {
  const known = NAMES[key]
  const name = known ? t(known) : key
  if (most !== null) return t('error.longValue', { name, key, most: String(most) })
  return t('error.refusedValue', { name, key, value: quoted(value) })
}
