/** The sections of each text in their order, by their keys in locales (legal.terms, legal.privacy). */
export const TERMS = [
  'service',
  'account',
  'listings',
  'deals',
  'checks',
  'conduct',
  'rights',
  'liability',
  'changes',
] as const

export const PRIVACY = ['who', 'what', 'why', 'cookies', 'others', 'long', 'rights', 'safe', 'changes'] as const

/** The date of the present wording; change it with the wording. */
export const IN_FORCE = '2026-11-20'
