/** Tests that sign up operators: each has logins of its own, since a login gets one code a minute only. */
const TESTS = [
  'account-screens',
  'answers',
  'answers-by-mail',
  'conversation',
  'deal',
  'desk',
  'desk-acts',
  'desk-catalogue',
  'desk-codes',
  'desk-documents',
  'desk-keyboard',
  'desk-rates',
  'desk-roles',
  'desk-screens',
  'desk-screens-alone',
  'desk-statistics',
  'desk-stories',
  'inquiries',
  'keyboard',
  'one-seller',
  'own-site',
  'request-list',
  'second-factor',
  'supplier',
] as const

/** Logins of each test: it may be repeated, and may sign up several operators. */
const EACH = 24

export const adminOf = (test: (typeof TESTS)[number], repetition: number): string =>
  `${test}-${repetition}@market.example`

export const ADMIN_LOGINS = TESTS.flatMap((test) => Array.from({ length: EACH }, (_, at) => adminOf(test, at))).join(
  ',',
)
