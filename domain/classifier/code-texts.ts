/** The long texts that a published edition has for some codes. */
export const CODE_TEXT_KINDS = ['note', 'explanation'] as const
export type CodeTextKind = (typeof CODE_TEXT_KINDS)[number]
