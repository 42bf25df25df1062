import type { Context } from 'hono'
import { Hono } from 'hono'
import { type Placed, PlaceQuery, PlaceResponse } from '../../../../domain/contract/places.ts'
import { findCity } from '../../../../domain/places/find-city.ts'
import { database } from '../../../db/connection.ts'
import { log } from '../../../observe/log.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { countAgainst, lookUpLimits } from '../../http/rate-limit.ts'
import { query } from '../../http/validate.ts'
import { readAddressSuggestions } from '../../public/address-suggestions/queries.ts'
import { geocode } from './geocoder.ts'

const alike = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The place of the same address of a public company; null where no such address is written exactly so. */
async function placeOfKnown(c: Context<ApiEnv>, { address, country }: PlaceQuery) {
  const constraint = { query: address, count: 20, locations: [{ country_iso_code: country }] }
  const { suggestions } = await readAddressSuggestions(database(c.env.DB), constraint, c.var.locale)
  const same = suggestions.find(({ value, data }) => alike(value, address) && data.geo_lat !== null)
  if (!same) return null
  return { latitude: Number(same.data.geo_lat), longitude: Number(same.data.geo_lon) }
}

/** The center of the typed town, else of one that the address names between its commas. */
function placeOfCity({ address, town, country }: PlaceQuery) {
  const found = [town, ...address.split(/[,，;]/)]
    .map((part) => findCity(part, country))
    .find((one) => one !== null && one.country === country)
  return found ? { latitude: found.latitude, longitude: found.longitude } : null
}

/** The geocoder's place; where it fails or has none, one that is known here. */
async function place(c: Context<ApiEnv>, asked: PlaceQuery): Promise<Placed | null> {
  const geocoded = await geocode(c.env, asked).catch((error: unknown) => {
    log('warn', 'geocoder', { requestId: c.var.requestId }, error)
    return null
  })
  const exact = geocoded ?? (await placeOfKnown(c, asked))
  if (exact) return { ...exact, of: 'address' }
  const center = placeOfCity(asked)
  return center && { ...center, of: 'city' }
}

/** /api/profile/company/place */
export const companyPlace = new Hono<ApiEnv>().get(
  '/',
  describeGet(
    'own company',
    'Where an address is, by the operator’s geocoder, else by what is known here',
    PlaceResponse,
    {
      unknown: true,
      limited: true,
    },
  ),
  requires('company.edit'),
  query(PlaceQuery),
  async (c) => {
    await countAgainst(c, await lookUpLimits(c, 'places'))
    return c.json({ data: orNotFound(await place(c, c.req.valid('query')), 'place.unknown') })
  },
)
