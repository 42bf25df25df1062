/** Requisites that our own files have for fields without an element in CommerceML, named as the elements of our YML feeds are. */
import { LOCALES } from '../../domain/locale.ts'
import { TRANSLATED } from '../../domain/price-table/roles.ts'

export const OWN_ELEMENTS: ReadonlySet<string> = new Set([
  ...TRANSLATED.flatMap((element) => LOCALES.map((locale) => `${element}_${locale}`)),
  'lead',
  'variants',
  'model',
  'unit',
  'min-quantity',
  'currencyid',
  'vat_included',
  'tnved',
  'country_of_origin',
  'vendor',
])
