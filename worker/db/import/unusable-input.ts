import type { EditionFault } from '../../../domain/edition-report.ts'

/** The input cannot be imported, for a reason that the operator can correct and that the message names. */
export class UnusableInput extends Error {
  override name = 'UnusableInput'
  /** Code of the fault for the page of an edition's import; undefined for other inputs. */
  readonly code: EditionFault | undefined
  /** Detail of the code: a file's name, or a number of rows. */
  readonly detail: string

  constructor(message: string, code?: EditionFault, detail = '') {
    super(message)
    this.code = code
    this.detail = detail
  }
}
