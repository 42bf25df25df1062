/**
 * Row numbers of directory and directory_fts, where several tables share one index. Separate from search-index.ts, which fills the index,
 * because that imports stemmers and synonyms, which most pages do not need.
 */

/** Kinds of the directory, each with the base of its row numbers. */
const BASES = { company: 1_000_000_000, service: 2_000_000_000, category: 3_000_000_000, story: 4_000_000_000 } as const
export type DirectoryKind = keyof typeof BASES

/** The row of directory and directory_fts that belongs to a row of the kind's own table. */
export const directoryNum = (kind: DirectoryKind, num: number): number => BASES[kind] + num

/** Row numbers of companies in the directory's index are at least this. */
export const FIRST_COMPANY = directoryNum('company', 0)
export const LAST_COMPANY = directoryNum('service', 0) - 1
