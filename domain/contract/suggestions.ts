/**
 * POST /suggestions/api/4_1/rs/suggest/address: the shapes of the address-suggestion service, version 4.1, as far as known
 * addresses can answer them. What a caller sends beside is passed through to a configured service and means nothing here.
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
  /** Of the wordings; absent: the language of the call. */
  language: v.optional(v.picklist(LOCALES)),
  /** An address that satisfies any of them will do. */
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
