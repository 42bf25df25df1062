/**
 * POST /suggestions/api/4_1/rs/suggest/address: the part of the address-suggestion service's format, version 4.1, that
 * the built-in suggestions support. Any other parameter is passed on to a configured service and ignored otherwise.
 */
import * as v from 'valibot'
import { LOCALES } from '../locale.ts'

const Constraint = v.looseObject({
  /** ISO 3166-1 alpha-2; '*' is any country. */
  country_iso_code: v.optional(v.pipe(v.string(), v.maxLength(2))),
  city: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
export type Constraint = v.InferOutput<typeof Constraint>

export const AddressQuery = v.looseObject({
  query: v.pipe(v.string(), v.maxLength(300)),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 10),
  /** Language of the addresses; by default that of the request. */
  language: v.optional(v.picklist(LOCALES)),
  /** Suggested addresses satisfy at least one of them. */
  locations: v.optional(v.pipe(v.array(Constraint), v.maxLength(100)), []),
})
export type AddressQuery = v.InferOutput<typeof AddressQuery>

const Known = v.nullable(v.string())

export const AddressSuggestions = v.object({
  suggestions: v.array(
    v.object({
      value: v.string(),
      unrestricted_value: v.string(),
      data: v.object({ country_iso_code: v.string(), city: Known, geo_lat: Known, geo_lon: Known }),
    }),
  ),
})
export type AddressSuggestions = v.InferOutput<typeof AddressSuggestions>
