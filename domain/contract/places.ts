/** GET /api/profile/company/place: where an address is. */
import * as v from 'valibot'
import { Line, OptionalLine } from './text-input.ts'

const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

export const PlaceQuery = v.object({
  address: Line(300),
  town: v.optional(OptionalLine(100), ''),
  country: Country,
  locale: v.optional(v.string()),
})
export type PlaceQuery = v.InferOutput<typeof PlaceQuery>

export const PLACED_BY = ['address', 'city'] as const

export const PlaceResponse = v.object({
  data: v.object({
    latitude: v.number(),
    longitude: v.number(),
    of: v.pipe(
      v.picklist(PLACED_BY),
      v.description('`city`: the center of the city, where the address itself was not found'),
      v.examples(['address' as const]),
    ),
  }),
})
export type Placed = v.InferOutput<typeof PlaceResponse>['data']
