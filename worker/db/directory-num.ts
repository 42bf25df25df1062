/**
 * Numbers of the rows of directory and directory_fts, where several tables share one index. Apart from what fills the index
 * (search-index.ts), which brings stemmers and synonyms: a page that is not searched is drawn without them.
 */

/** Kinds of the directory, each with the base of its row numbers. */
const BASES = { company: 1_000_000_000, service: 2_000_000_000, category: 3_000_000_000, story: 4_000_000_000 } as const
export type DirectoryKind = keyof typeof BASES

/** The row of directory and directory_fts that belongs to a row of the kind's own table. */
export const directoryNum = (kind: DirectoryKind, num: number): number => BASES[kind] + num

/** Rows of companies in the directory's index are between these numbers. */
export const FIRST_COMPANY = directoryNum('company', 0)
export const LAST_COMPANY = directoryNum('service', 0) - 1
