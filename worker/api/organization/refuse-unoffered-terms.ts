import { sql } from 'drizzle-orm'
import { invalidInput } from '../http/problem.ts'
import { type Refusal, refuseUnless } from '../http/writes/refusal.ts'

interface Chosen {
  currency?: string | undefined
  unit?: string | undefined
}

const TERMS = ['currency', 'unit'] as const

/**
 * @param before its present currency and unit, which stay allowed
 * @returns refusals of a currency or unit that operators do not offer (docs/behaviour.md, "Currencies and units on offer"): 422 `input.invalid`
 */
export const refuseNotOffered = (before: Chosen, change: Chosen): Refusal[] =>
  TERMS.flatMap((path) => {
    const code = change[path]
    if (code === undefined || code === before[path]) return []
    const isOffered = sql`NOT EXISTS (SELECT 1 FROM trade_terms WHERE code = ${code} AND accepted = 0)`
    return [refuseUnless(isOffered, invalidInput([{ path, code: 'choice', message: 'One that is offered' }]))]
  })
