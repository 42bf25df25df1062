/** A file that is neither a text nor a spreadsheet that can be read. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile'
}
