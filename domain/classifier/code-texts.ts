/** Long texts that a published edition has for a code: notes, explanations. */
export const CODE_TEXT_KINDS = ['note', 'explanation'] as const
export type CodeTextKind = (typeof CODE_TEXT_KINDS)[number]
