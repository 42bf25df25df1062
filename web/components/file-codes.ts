/** Codes that a file may be refused with. */
export const FILE_ERROR_CODES = [
  'file.type',
  'file.heic',
  'file.name',
  'file.kind',
  'file.too-large',
  'file.too-many-pixels',
  'file.damaged',
  'file.encrypted',
  'file.bomb',
  'file.polyglot',
  'file.active',
  'file.used',
  'file.quota',
  'files.too-many',
  'unexpected',
]

/** @returns the messages for files that the browser refuses, by code, for the attribute `data-errors` of a form */
export const fileErrors = (messageOfCode: (code: string) => string | undefined): string =>
  JSON.stringify(Object.fromEntries(FILE_ERROR_CODES.map((code) => [code, messageOfCode(code)])))
