/** Reasons for refusing a file: the last part of the API's codes ('file.damaged'). */
type Fault = 'damaged' | 'bomb' | 'polyglot' | 'active' | 'encrypted'

/** A file that starts like a known type but must not be stored. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile'
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}
