import type { FileFault } from '../../domain/price-list/faults.ts'

/** A file that cannot be imported at all. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
  readonly code: FileFault
  /** A detail from the file, such as the name of its first element. */
  readonly detail: string

  constructor(code: FileFault, detail = '') {
    super(`${code} ${detail}`)
    this.code = code
    this.detail = detail
  }
}
