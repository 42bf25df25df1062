/**
 * The built-in overview of the classifiers from its lines, wherever these were read (docs/behaviour.md, "Classifiers"): OKVED-2 down to
 * subclasses, TN VED down to headings. The Russian wording is the official one, the English is that of NACE Rev. 2 and HS 2022, the
 * Chinese is an unofficial aid. Titles in capitals are written in sentence case.
 */
import { aliasesOf, joinAliases } from '../../../../../domain/classifier/aliases.ts'
import type { ClassifierName, CodeRow, TreeHead } from '../../../../../domain/classifier/compact.ts'
import type { Level } from '../../../../../domain/classifier/levels.ts'
import { getOrCreate } from '../../../../../domain/get-or-create.ts'
import { otherNames } from '../../../search-text/synonyms.ts'

type Head = Omit<TreeHead, 'texts'>

/** The files of one classifier, their lines cut into cells. */
export interface OverviewLines {
  /** Code and its names in Russian, English and Chinese. */
  codes: string[][]
  /**
   * A code, which may be of a level that the overview does not have, what people call the goods or the trade, and further names, which
   * the search for goods does not learn from (scripts/leaf-words): of what makers make, much is in the catalogue.
   */
  names: string[][]
}

/** Dates of the official editions that the wording was compared with. */
export const HEADS: Record<ClassifierName, Head> = {
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

/** @returns the cells of each line of a file */
export const overviewCells = (text: string): string[][] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))

/** @returns everyday names by code, which may be of a level that the overview does not have. */
export const everydayNamesIn = ({ names }: OverviewLines): Map<string, string> =>
  new Map(
    names.map(([code = '', all = '', further = '']): [string, string] => [
      code,
      joinAliases([...aliasesOf(all), ...aliasesOf(further)]),
    ]),
  )

/** Whether one of the codes is above the other, or they are the same. */
const isOneBranch = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

/**
 * @param names everyday names by code
 * @returns them with the trade's names of the same things (worker/db/search-text/vocabulary.ts), so that a word that finds goods finds
 * their code. A name that other codes have as well gives none: "drill" is the tool and its bit.
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
 * Gives the everyday names of a code that an edition does not have to the nearest ancestor that it has.
 * @param ids of the edition's nodes by the codes they are looked up by
 * @returns everyday names by the node's id
 */
export function placedNamesOf(lines: OverviewLines, ids: ReadonlyMap<string, string>): Map<string, string> {
  const placed = new Map<string, string[]>()
  for (const [code, names] of withTradeNames(everydayNamesIn(lines))) {
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

/** @returns the nodes of the overview in the order of the tree */
export function overviewRows(tree: ClassifierName, lines: OverviewLines): CodeRow[] {
  const words = placedNamesOf(lines, new Map(lines.codes.map(([code = '']) => [code, code])))
  return lines.codes.map((cells) => toRow(tree, words, cells))
}
