/** Nothing can be imported, for a reason that whoever runs the import can put right. The message says which. */
export class UnusableInput extends Error {
  override name = 'UnusableInput'
}
