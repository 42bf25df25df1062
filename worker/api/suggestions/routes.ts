import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { requires } from '../access/requires.ts'
import { describeRepeatable } from '../openapi.ts'
import { body } from '../validate.ts'
import { suggestAddresses } from './queries.ts'
import { AddressQuery, AddressSuggestions } from './schema.ts'

/** Mounted at the suggestions base path; the edge asks the configured service instead where it has a token for it. */
export const suggestions = new Hono<Env>().post(
  '/api/4_1/rs/suggest/address',
  describeRepeatable('suggestions', 'Addresses that begin so, out of those known', { 200: AddressSuggestions }),
  requires('address.suggest'),
  body(AddressQuery),
  async (c) => c.json(await suggestAddresses(database(c.env.DB), c.req.valid('json'), c.var.locale)),
)
