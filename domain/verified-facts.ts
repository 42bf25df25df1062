/** Facts of a company that operators verify. */
export const VERIFIED_FACTS = [
  'registration',
  'production-site',
  'certificate',
  'export-licence',
  'bank-account',
] as const
export type VerifiedFact = (typeof VERIFIED_FACTS)[number]
