/**
 * The sections of locales/ that the API itself needs for e-mails and SMS: texts, the moderators' ready reasons, and how quantities, prices,
 * products and the operator's numbers are written. The build writes them to a file of their own (scripts/vite/edge-messages.ts).
 */
export const API_SECTIONS = [
  'card',
  'deskRoles',
  'each',
  'follow',
  'imprint',
  'inquiryItem',
  'mail',
  'moderation',
  'unit',
] as const
