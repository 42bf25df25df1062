/**
 * The built-in overview of the classifiers (docs/behaviour.md, "Classifiers"): OKVED-2 down to subclasses, TN VED down
 * to headings, one row per code in the files of this folder. The Russian wording is the official one, the English is
 * that of NACE Rev. 2 and HS 2022, the Chinese is an unofficial aid. Titles in capitals are written in sentence case.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { aliasesOf, joinAliases } from '../../../../../domain/classifier/aliases.ts'
import type { ClassifierName, CodeRow, Level, TreeHead } from '../../../../../domain/classifier/compact.ts'
import { getOrCreate } from '../../../../../domain/get-or-create.ts'
import { otherNames } from '../../../search-text/synonyms.ts'

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

/** Everyday names of the codes, in files by chapters: a code and what people call the goods or the trade. */
const NAMES = new URL('names/', import.meta.url)

/** @returns everyday names by code, which may be deeper than the overview's. */
export const everydayNames = (tree: ClassifierName): Map<string, string> =>
  new Map(
    readdirSync(NAMES)
      .filter((file) => file.startsWith(tree))
      .flatMap((file) => lines(`names/${file}`).map(([code = '', names = '']): [string, string] => [code, names])),
  )

/** Whether one of the codes is above the other, or they are the same. */
const isOneBranch = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

/**
 * @param names everyday names by code
 * @returns them with what the trade calls the same things (worker/db/search-text/trade-terms.ts), so that a word that finds goods finds
 *   their code. A name that other codes have as well gives none: "drill" is the tool and its bit.
 */
function withTradeNames(names: Map<string, string>): Map<string, string> {
  const codes = new Map<string, string[]>()
  for (const [code, own] of names) {
    for (const alias of aliasesOf(own)) getOrCreate(codes, alias.toLowerCase(), () => []).push(code)
  }
  const isOnlyOf = (code: string) => (alias: string) =>
    (codes.get(alias.toLowerCase()) ?? []).every((other) => isOneBranch(code, other))
  const further = (code: string, alias: string): string[] => {
    const others = otherNames(alias)
    return [alias, ...others].every(isOnlyOf(code)) ? others : []
  }
  return new Map(
    [...names].map(([code, own]) => {
      const aliases = aliasesOf(own)
      return [code, joinAliases([...aliases, ...aliases.flatMap((alias) => further(code, alias))])]
    }),
  )
}

/**
 * Gives the names of a code that an edition lacks to the nearest one above it that the edition has.
 * @param ids of the edition's nodes by the codes they are looked up by
 * @returns everyday names by the node's id
 */
export function placedNames(tree: ClassifierName, ids: ReadonlyMap<string, string>): Map<string, string> {
  const placed = new Map<string, string[]>()
  for (const [code, names] of withTradeNames(everydayNames(tree))) {
    let above = code
    while (above !== '' && !ids.has(above)) above = above.slice(0, -1)
    const id = ids.get(above)
    if (id !== undefined) getOrCreate(placed, id, () => []).push(...aliasesOf(names))
  }
  return new Map([...placed].map(([id, aliases]) => [id, joinAliases(aliases)]))
}

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
  const rows = lines(`${tree}.tsv`)
  const words = placedNames(tree, new Map(rows.map(([code = '']) => [code, code])))
  return rows.map((cells) => toRow(tree, words, cells))
}

export const builtinEdition = (tree: ClassifierName) => ({ head: HEADS[tree], rows: builtinRows(tree), texts: [] })
