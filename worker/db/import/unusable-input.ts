/** Why a whole file cannot be imported, for messages in the reader's language (`imports.unusable` in locales/). */
export const UNUSABLE_REASONS = [
  'not-yml',
  'zip',
  'xls',
  'no-offers',
  'none-usable',
  'no-currency',
  'too-many',
] as const
export type UnusableReason = (typeof UNUSABLE_REASONS)[number]

/** The input cannot be imported, for a reason that the operator can correct and that the message names. */
export class UnusableInput extends Error {
  override name = 'UnusableInput'
  /** Absent: only the command line has such input. */
  readonly reason: UnusableReason | undefined

  constructor(message: string, reason?: UnusableReason) {
    super(message)
    this.reason = reason
  }
}
