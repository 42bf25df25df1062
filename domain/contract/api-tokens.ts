/** /api/profile/company/api-tokens: tokens with which programs of an organization call the API. */
import * as v from 'valibot'
import { TOKEN_PREFIX } from '../api-token.ts'
import { TOKEN_DAYS, TOKEN_SCOPES } from '../token-scopes.ts'
import { Line } from './text-input.ts'
import { STORED } from './values.ts'

/** UTF-16 units of a token's name. */
const MAX_NAME_LENGTH = 80

const Scopes = v.pipe(
  v.array(v.picklist(TOKEN_SCOPES)),
  v.minLength(1),
  v.maxLength(TOKEN_SCOPES.length),
  v.description('What the token may do: read goods, change goods, change prices and stock alone, requests and orders'),
  v.examples([['goods.read', 'prices.write']]),
)

export const ApiToken = v.object({
  id: v.string(),
  name: v.string(),
  scopes: Scopes,
  ending: v.pipe(
    v.string(),
    v.description('Last four characters of the token, to tell it from others'),
    v.examples(['x7Qa']),
  ),
  madeBy: v.pipe(v.string(), v.description('Name of the owner who has made it'), v.examples(['Anna'])),
  createdAt: v.string(),
  expiresAt: v.pipe(
    v.string(),
    v.description('Moment from which the token is refused'),
    v.examples([STORED.createdAt]),
  ),
  usedAt: v.pipe(
    v.nullable(v.string()),
    v.description('Last call with the token, to the minute; null: it was never used'),
    v.examples([STORED.updatedAt]),
  ),
})
export type ApiToken = v.InferOutput<typeof ApiToken>

export const NewApiToken = v.object({
  name: v.pipe(Line(MAX_NAME_LENGTH), v.description('What the token is for'), v.examples(['1C in the warehouse'])),
  scopes: Scopes,
  days: v.pipe(v.picklist(TOKEN_DAYS), v.description('Days until it expires'), v.examples([90])),
})
export type NewApiToken = v.InferOutput<typeof NewApiToken>

export const ApiTokenList = v.object({ data: v.array(ApiToken) })
export type ApiTokenList = v.InferOutput<typeof ApiTokenList>

export const MadeApiToken = v.object({
  data: v.object({
    ...ApiToken.entries,
    token: v.pipe(
      v.string(),
      v.description('The token: it is stored as a hash, so it is never shown again'),
      v.examples([`${TOKEN_PREFIX}Jh2vN8yRt4wQzXc6bL0mPdKf3sGa9uEiTo5xYr1nVk7Qa`]),
    ),
  }),
})
export type MadeApiToken = v.InferOutput<typeof MadeApiToken>
