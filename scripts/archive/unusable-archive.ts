/** An error that the caller of an export or a restore can correct; all others are printed with their stack. */
export class UnusableArchive extends Error {
  override name = 'UnusableArchive'
}
