import { Hono } from 'hono'
import { AddressQuery, AddressSuggestions } from '../../../../domain/contract/suggestions.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeRepeatable } from '../../http/openapi.ts'
import { countAgainst, lookUpLimits, SUGGESTIONS } from '../../http/rate-limit.ts'
import { body } from '../../http/validate.ts'
import { readAddressSuggestions } from './queries.ts'

/**
 * Mounted at the suggestions base path. With a token for an external service the edge calls this first, for what it refuses, and then that
 * service (worker/gateway/suggestions.ts).
 */
export const suggestions = new Hono<ApiEnv>().post(
  '/api/4_1/rs/suggest/address',
  describeRepeatable(
    'suggestions',
    'Suggests addresses that begin as the query, out of those known',
    { 200: AddressSuggestions },
    {
      429: 'Too many of this person, organization or address',
    },
  ),
  requires('address.suggest'),
  body(AddressQuery),
  async (c) => {
    await countAgainst(c, await lookUpLimits(c, 'address suggestions', SUGGESTIONS))
    return c.json(await readAddressSuggestions(database(c.env.DB), c.req.valid('json'), c.var.locale))
  },
)
