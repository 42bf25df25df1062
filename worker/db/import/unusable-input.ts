import type { EditionFault } from '../../../domain/edition-report.ts'

/** The input cannot be imported, for a reason that the operator can correct and that the message names. */
export class UnusableInput extends Error {
  override name = 'UnusableInput'
  /** Of a classifier's files, for the page of an import; undefined elsewhere. */
  readonly code: EditionFault | undefined
  /** What the code is about: a file's name, a number of rows. */
  readonly detail: string

  constructor(message: string, code?: EditionFault, detail = '') {
    super(message)
    this.code = code
    this.detail = detail
  }
}
