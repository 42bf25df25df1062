/** /api/operator/companies/{id}/trust: goods of a trusted supplier pass without a moderator, except a sample. */
import * as v from 'valibot'
import { MAX_REASON_LENGTH } from '../limits.ts'
import { counted, when } from './desk-lists.ts'
import { LongText } from './text-input.ts'
import { Id } from './values.ts'

const reason = v.pipe(LongText(MAX_REASON_LENGTH), v.description('Why it is trusted, for the desk and the journal'))

export const CompanyTrust = v.pipe(
  v.object({ reason }),
  v.examples([{ reason: '400 products approved within a year, none refused' }]),
)
export type CompanyTrust = v.InferOutput<typeof CompanyTrust>
export const TrustCompanyResponse = v.object({
  data: v.object({ id: Id, trusted: v.pipe(v.boolean(), v.examples([true])) }),
})

/** On the screen of a company; null where it is not trusted. */
export const TrustOnDesk = v.pipe(
  v.nullable(
    v.object({
      since: when('Since when its goods pass'),
      reason: v.pipe(v.string(), v.description('Why'), v.examples(['None of 400 products was refused'])),
      passed: counted('Goods and changes that passed within 30 days'),
    }),
  ),
  v.description('Whether its goods pass without a moderator'),
)
