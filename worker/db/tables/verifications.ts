import type { Text } from '../../../domain/text.ts'
import type { VerifiedFact } from '../../../domain/verified-facts.ts'

/** A fact of a company that operators have verified, as its row in companies has it. */
export interface StoredVerification {
  fact: VerifiedFact
  source: Text
  /** ISO date. */
  checkedAt: string
  /** Id of who recorded it; absent: it came with the seed. */
  by?: string
}
