/** The built-in overview of the classifiers from the files of this folder, one row per code (overview.ts); for commands and tests. */
import { readdirSync, readFileSync } from 'node:fs'
import type { ClassifierName, CodeRow } from '../../../../../domain/classifier/compact.ts'
import { HEADS, type OverviewLines, overviewCells, overviewRows } from './overview.ts'

const lines = (file: string): string[][] => overviewCells(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** Everyday names of the codes, in files by chapters. */
const NAMES = new URL('names/', import.meta.url)

/** @returns the files of a classifier */
export const readOverviewLines = (tree: ClassifierName): OverviewLines => ({
  codes: lines(`${tree}.tsv`),
  names: readdirSync(NAMES)
    .filter((file) => file.startsWith(tree))
    .flatMap((file) => lines(`names/${file}`)),
})

export const builtinRows = (tree: ClassifierName): CodeRow[] => overviewRows(tree, readOverviewLines(tree))

export const builtinEdition = (tree: ClassifierName) => ({ head: HEADS[tree], rows: builtinRows(tree), texts: [] })
