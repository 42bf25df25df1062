/** The input cannot be imported, for a reason that the operator can correct and that the message names. */
export class UnusableInput extends Error {
  override name = 'UnusableInput'
}
