/** What reading the files of a classifier's edition finds, in words that a page has in every language. */

/** What is wrong with a row, or with the files as a whole. */
export const ROW_FAULTS = [
  'row.cells',
  'code.missing',
  'code.form',
  'code.repeated',
  'code.no-parent',
  'level.unknown',
  'name.missing',
  'name.capitals',
  'name.spaces',
  'text.break',
  'text.no-code',
  'text.form',
  'edition.undated',
] as const
export type RowFaultCode = (typeof ROW_FAULTS)[number]

/** Kinds of files that an edition of TN VED is made of, by their content. */
export const TNVED_FILE_KINDS = [
  'tariff tree',
  'tariff notes',
  'tariff files',
  'tariff codes of 2022',
  'heading history',
  'Harmonized System',
  'Combined Nomenclature',
] as const
export const EDITION_FILE_KINDS = ['okved tree', 'statistics office', ...TNVED_FILE_KINDS] as const
export type EditionFileKind = (typeof EDITION_FILE_KINDS)[number]

/** Why the files cannot be imported at all. `failed`: the import has failed again and again. */
const EDITION_FAULTS = ['kind', 'no-tree', 'no-codes', 'most-refused', 'archive', 'csv'] as const
export type EditionFault = (typeof EDITION_FAULTS)[number]
export const EDITION_ERRORS = [...EDITION_FAULTS, 'failed'] as const
export type EditionError = (typeof EDITION_ERRORS)[number]
