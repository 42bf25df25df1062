/** /api/operator/api-tokens: tokens with which programs of all organizations call the API. */
import * as v from 'valibot'
import { ApiToken } from './api-tokens.ts'
import { NamedCompany } from './desk-lists.ts'
import { Line } from './text-input.ts'
import { Id, PageMeta, PageParameters } from './values.ts'

const MAX_TOKEN_REASON_LENGTH = 300

export const DeskTokensQuery = v.object({
  company: v.pipe(
    v.optional(Id),
    v.description('Only those of the company with this id'),
    v.examples(['06d2k6t0000g1a2b']),
  ),
  ...PageParameters,
  locale: v.optional(v.string()),
})
export type DeskTokensQuery = v.InferOutput<typeof DeskTokensQuery>

const DeskToken = v.object({ ...ApiToken.entries, company: NamedCompany })
export type DeskToken = v.InferOutput<typeof DeskToken>

export const DeskTokens = v.object({ data: v.array(DeskToken), meta: PageMeta })
export type DeskTokens = v.InferOutput<typeof DeskTokens>

export const TokenRevocation = v.object({
  reason: v.pipe(
    Line(MAX_TOKEN_REASON_LENGTH),
    v.description('Why; it is sent to the owners of the company'),
    v.examples(['It was published in a repository']),
  ),
})
export const RevokeTokenResponse = v.object({ data: v.object({ id: Id }) })
