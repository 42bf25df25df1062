/** What whoever exports or restores can put right; anything else is a fault and keeps its stack. */
export class UnusableArchive extends Error {
  override name = 'UnusableArchive'
}
