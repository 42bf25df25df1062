/**
 * The built-in overview of the classifiers (docs/behaviour.md, "Classifiers"): OKVED-2 down to subclasses, TN VED down
 * to headings, one row per code in the files of this folder. The Russian wording is the official one, the English is
 * that of NACE Rev. 2 and HS 2022, the Chinese is an unofficial aid. Titles in capitals are written in sentence case.
 */
import { readFileSync } from 'node:fs'
import type { ClassifierName, CodeRow, Level, TreeHead } from '../../../../../domain/classifier/compact.ts'

type Head = Omit<TreeHead, 'texts'>

/** Dates of the official editions that the wording was compared with. */
const HEADS: Record<ClassifierName, Head> = {
  okved: { tree: 'okved', dated: '2023-12-01', builtin: true, sources: ['rosstat', 'nace'], unofficial: ['zh'] },
  tnved: { tree: 'tnved', dated: '2026-03-08', builtin: true, sources: ['eec', 'hs'], unofficial: ['zh'] },
}

/** Level and depth by the shape of a code. */
const SHAPES: Record<ClassifierName, [shape: RegExp, level: Level][]> = {
  okved: [
    [/^[A-U]$/, 'section'],
    [/^\d\d$/, 'class'],
    [/^\d\d\.\d$/, 'subclass'],
  ],
  tnved: [
    [/^[IVX]+$/, 'section'],
    [/^\d\d$/, 'chapter'],
    [/^\d{4}$/, 'heading'],
  ],
}

const lines = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))

/** @returns further search words by code: trade names, and Chinese where there is no Chinese name. */
export const searchWords = (tree: ClassifierName): Map<string, string> =>
  new Map(lines(`${tree}.words.tsv`).map(([code = '', words = '']) => [code, words]))

function toRow(
  tree: ClassifierName,
  words: Map<string, string>,
  [code = '', ru = '', en = '', zh = '']: string[],
): CodeRow {
  const depth = SHAPES[tree].findIndex(([shape]) => shape.test(code))
  const level = SHAPES[tree][depth]?.[1]
  if (!level) throw new Error(`${code} is no code of ${tree}`)
  return {
    id: tree === 'tnved' && level === 'section' ? `S${code}` : code,
    level,
    depth,
    names: { ru, ...(en && { en }), ...(zh && { zh }) },
    words: words.get(code) ?? '',
  }
}

export function builtinRows(tree: ClassifierName): CodeRow[] {
  const words = searchWords(tree)
  return lines(`${tree}.tsv`).map((cells) => toRow(tree, words, cells))
}

export const builtinEdition = (tree: ClassifierName) => ({ head: HEADS[tree], rows: builtinRows(tree), texts: [] })
